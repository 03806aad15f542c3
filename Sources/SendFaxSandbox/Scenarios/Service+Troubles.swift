import Foundation
import SendFaxAPI

extension Service {
  /// The field that puts troubles on one request.
  static let scenarioField = "X-Sandbox-Scenario"

  /// Chooses the troubles of a request and counts them down; returns a name that is none.
  mutating func choose(_ calls: Set<SendFaxSandbox.Call>, _ request: SandboxRequest) -> String? {
    troubles = []
    for index in scenarios.indices where scenarios[index].matches(calls) {
      troubles.insert(scenarios[index].trouble)
      countDown(index)
    }
    scenarios.removeAll { $0.remaining == 0 }
    for name in Service.named(request.fields) {
      guard let trouble = SendFaxSandbox.Trouble(rawValue: name) else { return name }
      troubles.insert(trouble)
    }
    return nil
  }

  private mutating func countDown(_ index: Int) {
    guard let remaining = scenarios[index].remaining else { return }
    scenarios[index].remaining = remaining - 1
    isChanged = true
  }

  /// The names that a request gives itself.
  private static func named(_ fields: HTTPFields) -> [String] {
    (fields[scenarioField] ?? "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// What becomes of an upload in its middle, while nothing but its head is known; nil lets it go on.
  mutating func early(_ request: SandboxRequest) -> SandboxAnswer? {
    guard request.method == "POST" else { return nil }
    let call: SendFaxSandbox.Call = request.path == "/api/v1/uploads" ? .uploads : .faxes
    let named = Service.named(request.fields).compactMap(SendFaxSandbox.Trouble.init(rawValue:))
    var found = named.first(where: \.isEarly)
    if found == nil,
      let index = scenarios.firstIndex(where: { $0.trouble.isEarly && $0.matches([call]) })
    {
      found = scenarios[index].trouble
      countDown(index)
      scenarios.removeAll { $0.remaining == 0 }
    }
    guard let found else { return nil }
    settle()
    troubles = [found]
    return instead(request).map { finish($0, of: request) }
  }

  /// An answer that comes in the place of the service's.
  func instead(_ request: SandboxRequest) -> SandboxAnswer? {
    guard !troubles.isEmpty else { return nil }
    let order: [SendFaxSandbox.Trouble] = [
      .closedBeforeWork, .hang, .unavailable, .tooManyRequests, .tooManyRequestsDate,
      .longRetryAfter, .htmlBadGateway, .html402, .early402, .resetMidUpload, .forbidden,
      .claim400, .claim404, .claim409, .claim422, .garbage, .hugeBody, .gzipBomb, .redirect,
    ]
    let problem = troubles.filter { $0.chapter == .problem }.min { $0.rawValue < $1.rawValue }
    if let problem { return ProblemShape.answer(problem) }
    return order.first(where: troubles.contains).flatMap { instead($0, request) }
  }

  private func instead(
    _ trouble: SendFaxSandbox.Trouble, _ request: SandboxRequest
  ) -> SandboxAnswer? {
    let busy = SandboxAnswer.problem(503, "Service unavailable", "Try again in a moment.")
    let many = SandboxAnswer.problem(429, "Too many requests", "Slow down.")
    switch trouble {
    case .closedBeforeWork: return SandboxAnswer(status: 0, fault: .closedBeforeWork)
    case .hang: return SandboxAnswer(status: 0, fault: .hang)
    case .unavailable: return busy
    case .longRetryAfter: return busy.adding("Retry-After", "86400")
    case .tooManyRequests: return many.adding("Retry-After", "2")
    case .tooManyRequestsDate:
      return many.adding("Retry-After", HTTPDate.text(now.addingTimeInterval(2)))
    case .htmlBadGateway:
      return .html(502, "<html><body><h1>502 Bad Gateway</h1>nginx</body></html>")
    case .html402: return .html(402, "<html><body>Please sign in to this network.</body></html>")
    case .early402: return .problem(402, "Payment required", "Pay first.")
    case .resetMidUpload: return SandboxAnswer(status: 0, fault: .reset)
    case .claim400: return .problem(400, "Invalid request", "The claim was not understood.")
    case .claim404: return .notFound
    case .claim409: return .problem(409, "Conflict", "The claim is in progress already.")
    case .claim422: return .problem(422, "Invalid PDF", "The PDF can't be read any more.")
    case .forbidden: return .problem(403, "Forbidden", "This request was blocked.")
    case .garbage:
      return SandboxAnswer(
        status: 200, fields: ["Content-Type": "application/json"],
        body: Data([0xFF, 0xFE, 0x7B, 0x00, 0x22]))
    case .hugeBody:
      return SandboxAnswer(
        status: 200, fields: ["Content-Type": "application/json"],
        body: Data(repeating: UInt8(ascii: " "), count: 64 << 10), fault: .endless(bytes: 1 << 30))
    case .gzipBomb:
      return SandboxAnswer(
        status: 200, fields: ["Content-Type": "application/json", "Content-Encoding": "gzip"],
        body: GzipBomb.body)
    case .redirect:
      return SandboxAnswer(status: 307).adding(
        "Location", "https://redirected.example\(request.path)")
    default: return nil
    }
  }

  /// What goes wrong with an answer whose work is done.
  func damage(_ answer: inout SandboxAnswer) {
    guard answer.fault == nil, !troubles.isEmpty else { return }
    if troubles.contains(.truncatedJSON) { answer.body = answer.body.prefix(answer.body.count / 2) }
    if troubles.contains(.answerLost) { answer.fault = .answerLost }
    if troubles.contains(.reset) { answer.fault = .reset }
    if troubles.contains(.halfClose) { answer.fault = .halfClosed }
    if troubles.contains(.cutOff) { answer.fault = .truncated(after: answer.body.count / 2) }
    if troubles.contains(.drip) { answer.fault = .drip(bytesPerSecond: 16) }
    if troubles.contains(.closedOnReuse) { answer.fault = .closedOnReuse }
  }
}

extension SandboxAnswer {
  func adding(_ name: String, _ value: String) -> SandboxAnswer {
    var copy = self
    copy.fields[name] = value
    return copy
  }
}
