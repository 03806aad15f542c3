import Foundation
import SendFaxAPI

/// A stand-in for sendfax.sh: the same answers, make-believe money, a clock you turn.
///
/// ```swift
/// let sandbox = SendFaxSandbox()
/// let client = SendFaxClient(base: sandbox.baseURL, transport: sandbox.transport())
/// let id = try await client.upload(body).value.id
/// let page = try await client.checkoutURL(for: id).value
/// try sandbox.payCheckout(of: id.rawValue)                // what a person does on that page
/// sandbox.advance(by: .seconds(10))
/// let status = try await client.fax(id).value.status      // .delivered
/// ```
///
/// - Guaranteed: no request leaves the process, no time passes but what ``advance(by:)`` turns (with
///   the default clock), and the ledger shows every payment, duplicates included.
/// - Not guaranteed: that the real service agrees where the guide is silent. ``OpenQuestions`` names
///   those places and turns them.
public final class SendFaxSandbox: Sendable {
  /// Where the sandbox is: a name for its transport, or the listener's real address.
  public var baseURL: BaseURL { locked { $0.baseURL } }

  private let state: Locked<State>
  let intake: Intake

  struct State: Sendable {
    var service: Service
    var baseURL: BaseURL
    var store: LedgerStore?
  }

  /// Creates a sandbox.
  ///
  /// With ``Configuration/ledgerFile`` it goes on from what that file holds; a file that can't be read
  /// is put aside under another name, and the sandbox begins anew.
  public init(configuration: Configuration = .init()) {
    var service = Service(configuration)
    let store = configuration.ledgerFile.map(LedgerStore.init)
    store?.restore(&service)
    state = Locked(State(service: service, baseURL: .inProcess, store: store))
    intake = Intake(folder: PrivateFolder(), documentLimit: configuration.documentLimit)
  }

  /// Everything the sandbox knows, at this instant of its clock.
  public var ledger: Ledger {
    changing {
      $0.settle()
      return $0.ledger
    }
  }

  /// The clock's time.
  public var now: Date { locked { $0.service.now } }

  /// Turns the clock; the carrier, the chain and every expiry follow.
  public func advance(by duration: Duration) {
    keeping { $0.turn(by: duration) }
  }

  /// Turns a trouble on.
  public func begin(_ scenario: Scenario) { keeping { $0.begin(scenario) } }

  /// Turns all troubles off.
  public func endScenarios() { keeping { $0.endScenarios() } }

  /// Turns one trouble off, on every call it is on.
  public func end(_ trouble: Trouble) { keeping { $0.endScenarios(trouble) } }

  /// The troubles that are on.
  public var scenarios: [Scenario] { locked { $0.service.scenarios } }

  /// Forgets everything but the configuration; the clock stays where it is.
  public func reset() { keeping { $0.reset() } }

  /// Changes the service in a way the ledger file has to know of.
  private func keeping(_ change: (inout Service) -> Void) {
    changing { service in
      change(&service)
      service.isChanged = true
    }
  }

  /// Answers one request, whichever way it came. It may take as long as counting pages takes.
  func answer(_ request: SandboxRequest) -> SandboxAnswer {
    let submission = intake.submission(of: request)
    return changing { $0.answer(request, submission) }
  }

  /// What becomes of an upload in its middle; nil lets it go on.
  func early(_ request: SandboxRequest) -> SandboxAnswer? {
    changing {
      $0.scenarios.isEmpty && request.fields[Service.scenarioField] == nil
        ? nil : $0.early(request)
    }
  }

  /// Sets the address at which a listener is reached.
  func move(to baseURL: BaseURL) { locked { $0.baseURL = baseURL } }

  /// Changes the service and keeps what changed.
  @discardableResult
  func changing<Value>(_ change: (inout Service) throws -> Value) rethrows -> Value {
    try locked { state in
      defer {
        if state.service.isChanged {
          state.service.isChanged = false
          state.store?.save(state.service)
        }
      }
      return try change(&state.service)
    }
  }

  private func locked<Value>(_ use: (inout State) throws -> Value) rethrows -> Value {
    try state.withLock(use)
  }
}

extension BaseURL {
  /// Where an in-process sandbox says it is. Nothing listens there.
  static let inProcess: BaseURL = {
    do { return try BaseURL("http://127.0.0.1:1") } catch {
      preconditionFailure("a literal loopback URL is a base URL")
    }
  }()
}
