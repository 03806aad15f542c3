import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox

/// An outbox, a sandbox and a clock on one desk, as most tests want them.
public final class Desk: Sendable {
  /// The service.
  public let sandbox: SendFaxSandbox
  /// The time of both.
  public let clock: SteppedClock
  /// Where the outbox is.
  public let folder: TemporaryFolder
  /// A document of three pages.
  public let document: FaxDocument

  /// Lays the desk; `scenarios` trouble the service from the start.
  public init(
    scenarios: [SendFaxSandbox.Scenario] = [],
    configure: (inout SendFaxSandbox.Configuration) -> Void = { _ in }
  ) throws {
    var configuration = SendFaxSandbox.Configuration()
    configuration.scenarios = scenarios
    configuration.seed = 7
    configure(&configuration)
    sandbox = SendFaxSandbox(configuration: configuration)
    clock = SteppedClock(with: sandbox)
    folder = try TemporaryFolder()
    document = try FaxDocument.read(path: SamplePDF.pages(3).write(in: folder.url))
  }

  /// Where the outbox's files are.
  public var outboxPath: String { folder.path("outbox") }

  /// A number that delivers.
  public var number: FaxNumber { get throws { try FaxNumber("+1 613 555 0100") } }

  /// Opens the outbox, as a launch does.
  public func open(
    transport: (any HTTPTransport)? = nil, install: String = "here", lanes: Int = 64
  ) async throws -> Outbox {
    try await Outbox.open(
      .init(
        folder: outboxPath, base: sandbox.baseURL, transport: transport ?? sandbox.transport(),
        clock: clock, install: { _ in install }, lanes: lanes))
  }

  /// A fax of the three pages.
  public func add(to outbox: Outbox) async throws -> FaxSnapshot {
    try await outbox.add(document, to: number)
  }
}

extension Outbox {
  /// Waits until a fax is in one of the states; a test hangs where it never is, and its limit ends it.
  public func wait(for job: JobID, in states: FaxState...) async -> FaxSnapshot? {
    for await fax in updates(of: job) where states.contains(fax.state) { return fax }
    return nil
  }
}
