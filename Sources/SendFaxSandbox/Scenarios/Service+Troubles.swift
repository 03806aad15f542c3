import Foundation

extension Service {
  /// The field that puts troubles on one request.
  static let scenarioField = "X-Sandbox-Scenario"

  /// Chooses the troubles of a request and counts them down; returns a name that is none.
  mutating func choose(_ calls: Set<SendFaxSandbox.Call>, _ request: SandboxRequest) -> String? {
    troubles = []
    for index in scenarios.indices where scenarios[index].matches(calls) {
      troubles.insert(scenarios[index].trouble)
      if let remaining = scenarios[index].remaining {
        scenarios[index].remaining = remaining - 1
        isChanged = true
      }
    }
    scenarios.removeAll { $0.remaining == 0 }
    for name in (request.fields[Service.scenarioField] ?? "").split(separator: ",") {
      let name = name.trimmingCharacters(in: .whitespaces)
      guard let trouble = SendFaxSandbox.Trouble(rawValue: name) else { return name }
      troubles.insert(trouble)
    }
    return nil
  }

  /// An answer that comes in the place of the service's.
  func instead(_ request: SandboxRequest) -> SandboxAnswer? {
    guard !troubles.isEmpty else { return nil }
    let order: [SendFaxSandbox.Trouble] = [
      .closedBeforeWork, .hang, .unavailable, .tooManyRequests, .tooManyRequestsDate,
      .longRetryAfter, .htmlBadGateway, .html402, .forbidden, .garbage, .hugeBody, .gzipBomb,
      .redirect,
    ]
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
