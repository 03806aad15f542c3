import Foundation
import SendFaxAPI

/// The service as a function of (request, clock, ledger): all its state, and no effect.
struct Service: Sendable {
  var configuration: SendFaxSandbox.Configuration
  var clock: SandboxClock
  var ledger = SendFaxSandbox.Ledger()
  var scenarios: [SendFaxSandbox.Scenario]
  var random: RandomSource
  /// What goes wrong with the request at hand.
  var troubles: Set<SendFaxSandbox.Trouble> = []
  /// The last text of the Date field, since a second has many answers.
  private var date = (second: 0, text: "")
  /// How often a request was answered with what takes turns.
  var turns: [String: Int] = [:]
  /// What happened.
  var log = EventLog()
  /// Whether the wallet waits for its holder to approve.
  var walletIsByHand: Bool
  /// The clients that wait for the wallet's holder, by request.
  var callers: [String: Caller] = [:]
  /// What the wallet's holder answered, until the request that waits for it takes it.
  var replies: [String: SandboxAnswer] = [:]
  /// Whether something changed that a ledger file should keep.
  var isChanged = false

  init(_ configuration: SendFaxSandbox.Configuration) {
    self.configuration = configuration
    clock = configuration.clock
    scenarios = configuration.scenarios
    walletIsByHand = configuration.walletIsByHand
    random = RandomSource(seed: configuration.seed)
    ledger.chain.accounts = [
      .init(
        address: random.hex(40), usdc: configuration.walletTokens, wei: configuration.walletWei,
        nonce: 0)
    ]
  }

  /// The time at which the request at hand is answered.
  var now: Date { clock.now }

  /// Forgets everything but the configuration and the time.
  mutating func reset() {
    let kept = (clock, log, walletIsByHand)
    let left = callers
    self = Service(configuration)
    (clock, log, walletIsByHand) = kept
    replies = left.filter(\.value.isWaiting).mapValues {
      NodeCall(id: $0.id).error(-32000, "The sandbox was reset.")
    }
    happen(.reset, "")
    isChanged = true
  }

  /// Writes down what happened.
  mutating func happen(
    _ kind: SendFaxSandbox.Event.Kind, _ subject: String, _ detail: String = ""
  ) {
    log.add(kind, subject, detail, at: now)
  }

  /// Answers one request. `submission` is the form of an upload or a fax, read beforehand.
  mutating func answer(
    _ request: SandboxRequest, _ submission: Result<Submission, FormDataParser.Malformed>?
  ) -> SandboxAnswer {
    settle()
    let calls = scenarios.isEmpty ? [] : calls(request, submission)
    var answer: SandboxAnswer
    if let unknown = choose(calls, request) {
      answer = .problem(400, "Unknown scenario", "There is no scenario “\(unknown)”.")
    } else {
      answer = instead(request) ?? route(request, submission)
      damage(&answer)
    }
    return finish(answer, of: request)
  }

  /// What every answer gets before it goes out.
  mutating func finish(_ answer: SandboxAnswer, of request: SandboxRequest) -> SandboxAnswer {
    var answer = answer
    stamp(&answer)
    record(request, answer)
    return answer
  }

  private mutating func route(
    _ request: SandboxRequest, _ submission: Result<Submission, FormDataParser.Malformed>?
  ) -> SandboxAnswer {
    let path = request.path.split(separator: "/", omittingEmptySubsequences: false)
    switch (request.method, path.count) {
    case ("POST", _) where request.path == "/api/v1/uploads": return upload(submission)
    case ("POST", _) where request.path == "/api/v1/checkout": return checkout(request)
    case ("POST", _) where request.path == "/api/v1/faxes": return fax(request, submission)
    case ("GET", 5) where request.path.hasPrefix("/api/v1/faxes/"):
      return status(String(path[4]))
    case ("GET", _) where request.path == "/openapi.json":
      return SandboxAnswer(
        status: 200, fields: ["Content-Type": "application/json"], body: Data(Contract.text.utf8))
    case ("GET", _) where request.path == "/docs": return page(.docs)
    default: break
    }
    let posted = ["/api/v1/uploads", "/api/v1/checkout", "/api/v1/faxes"]
    if posted.contains(request.path) { return .notAllowed("POST") }
    if path.count == 5, request.path.hasPrefix("/api/v1/faxes/") { return .notAllowed("GET, HEAD") }
    return people(request) ?? .nowhere
  }

  /// What a request is, for scenarios.
  private func calls(
    _ request: SandboxRequest, _ submission: Result<Submission, FormDataParser.Malformed>?
  ) -> Set<SendFaxSandbox.Call> {
    switch (request.method, request.path) {
    case ("POST", "/api/v1/uploads"): return [.uploads]
    case ("POST", "/api/v1/checkout"): return [.checkout]
    case ("POST", "/api/v1/faxes"):
      guard case .success(let form)? = submission else { return [.faxes] }
      let key = form.key(configuration.openQuestions.identity)
      return ledger.intents.contains { $0.key == key } ? [.faxes, .claim] : [.faxes]
    case ("POST", "/sandbox/rpc"): return NodeCall.isSend(request) ? [.wallet] : [.node]
    default: return request.path.hasPrefix("/api/v1/faxes/") ? [.status] : []
    }
  }

  /// `Date` from the clock, and what a cache must know.
  private mutating func stamp(_ answer: inout SandboxAnswer) {
    answer.fields.append("Cache-Control", "no-store")
    guard let skew = configuration.dateSkew, !troubles.contains(.dateMissing) else { return }
    let shift = troubles.contains(.dateAhead) ? 3600.0 : troubles.contains(.dateBehind) ? -3600 : 0
    let shown = now.addingTimeInterval(skew + shift)
    let second = Int(shown.timeIntervalSince1970.rounded(.down))
    if date.second != second { date = (second, HTTPDate.text(shown)) }
    answer.fields.append("Date", troubles.contains(.dateGarbage) ? "soon" : date.text)
  }

  private mutating func record(_ request: SandboxRequest, _ answer: SandboxAnswer) {
    ledger.requestCount += 1
    var status = answer.status
    switch answer.fault {
    case .closedBeforeWork?, .answerLost?, .reset?, .halfClosed?, .hang?: status = 0
    default: break
    }
    let isCall = request.path.hasPrefix("/api/") || request.path == "/sandbox/rpc"
    if isCall, answer.waits == nil {
      let line = "\(request.method) \(request.path)"
      for name in troubles.map(\.rawValue).sorted() { happen(.trouble, name, line) }
      happen(.request, line, String(status))
    }
    if ledger.requests.count >= 2000 { ledger.requests.removeFirst(1000) }
    ledger.requests.append(
      .init(
        at: now, method: request.method, path: request.path, status: status,
        bodyLength: request.body.length, scenario: troubles.map(\.rawValue).min()))
    troubles = []
  }
}

extension SandboxAnswer {
  /// The service's 404.
  static let notFound = SandboxAnswer.problem(404, "Not found", "There is no such fax.")

  /// Where no path leads.
  static let nowhere = SandboxAnswer.problem(
    404, "Not found", "There is nothing here; GET /docs lists the calls.")

  /// The answer to another method than `allowed`.
  static func notAllowed(_ allowed: String) -> SandboxAnswer {
    SandboxAnswer.problem(405, "Method not allowed", "Use \(allowed.prefix { $0 != "," }).")
      .adding("Allow", allowed)
  }
}
