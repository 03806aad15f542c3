import Foundation

/// The calls below `/sandbox/`: JSON in, JSON out; a form of the home page goes back to it.
extension Service {
  /// What may be looked at.
  func look(_ name: String) -> SandboxAnswer? {
    switch name {
    case "state": return .ledger(ledger)
    case "scenarios":
      return .json(
        200,
        .object([
          ("on", .list(scenarios.map(Service.json))),
          (
            "all",
            .list(
              SendFaxSandbox.Trouble.allCases.map {
                .object([("name", .string($0.rawValue)), ("summary", .string($0.summary))])
              })
          ),
        ]))
    case "numbers":
      return .json(
        200,
        .list(
          SendFaxSandbox.numbers.map {
            .object([
              ("number", .string($0.e164)), ("outcome", .string($0.outcome.rawValue)),
              ("summary", .string($0.outcome.summary)),
            ])
          }))
    case "clock": return .json(200, .object([("now", .string(HTTPDate.rfc3339(now)))]))
    default: return nil
    }
  }

  /// Everything that happens from now on, or from where a client left off.
  func events(_ request: SandboxRequest) -> SandboxAnswer {
    let asked = request.query.hasPrefix("after=") ? String(request.query.dropFirst(6)) : nil
    let place = log.place(after: request.fields["Last-Event-ID"] ?? asked)
    var answer = SandboxAnswer(status: 200, fields: ["Content-Type": "text/event-stream"])
    answer.body = Data(log.opening(isGap: place.isGap, now: now).utf8)
    answer.waits = .events(after: place.number)
    return answer
  }

  /// What may be done.
  mutating func control(_ name: String, _ request: SandboxRequest) -> SandboxAnswer? {
    guard ["clock", "pay", "decline", "deposit", "reset", "scenario"].contains(name) else {
      return nil
    }
    guard let form = ControlForm(request) else {
      return .problem(
        400, "Invalid request", "The body must be a JSON object of texts and numbers.")
    }
    let answer: SandboxAnswer
    do {
      answer = try act(name, form)
    } catch let refusal as SendFaxSandbox.Refusal {
      let isUnknown = refusal != .sessionClosed
      return .problem(
        isUnknown ? 404 : 409, isUnknown ? "Not found" : "Conflict", refusal.rawValue)
    } catch {
      return .problem(500, "Internal error", "That did not work.")
    }
    return form.isPage && answer.status == 200 ? .see("/") : answer
  }

  private mutating func act(_ name: String, _ form: ControlForm) throws -> SandboxAnswer {
    isChanged = true
    switch name {
    case "clock":
      guard let seconds = form["advance_seconds"].flatMap(Double.init), abs(seconds) < 1e9 else {
        return .problem(400, "Invalid request", "advance_seconds must be a number.")
      }
      turn(by: .milliseconds(Int(seconds * 1000)))
      return look("clock") ?? .notFound
    case "pay":
      let id = form["id"] ?? ""
      let isSession = id.hasPrefix("cs_")
      let payment = try pay(session: isSession ? id : try openSession(of: id))
      return .json(
        200, .object([("payment", .string(payment.id)), ("id", .string(payment.faxID))]))
    case "decline":
      try decline(session: try openSession(of: form["id"] ?? ""))
      return .json(200, .object([]))
    case "deposit": return deposit(form)
    case "reset":
      reset()
      return .json(200, .object([]))
    default: return scenario(form)
    }
  }

  private mutating func deposit(_ form: ControlForm) -> SandboxAnswer {
    let intent = ledger.intents.first { $0.id == form["intent"] }
    guard let address = form["address"] ?? intent?.address, address.utf8.count == 42,
      address.hasPrefix("0x"),
      let amount = form["amount"].flatMap(UInt64.init) ?? intent?.amount
    else {
      return .problem(
        400, "Invalid request", "Give an intent, or an address and an amount in base units.")
    }
    let hash = deposit(to: address, amount: amount, token: form["token"])
    return .json(200, .object([("hash", .string(hash))]))
  }

  private mutating func scenario(_ form: ControlForm) -> SandboxAnswer {
    if form["name"] == "none" {
      endScenarios()
      return .json(200, .object([("on", .list([]))]))
    }
    guard let trouble = SendFaxSandbox.Trouble(rawValue: form["name"] ?? "") else {
      return .problem(
        400, "Unknown scenario", "GET /sandbox/scenarios lists the names; none turns all off.")
    }
    let call = form["on"].flatMap(SendFaxSandbox.Call.init)
    guard (form["on"] == nil) == (call == nil) else {
      let all = SendFaxSandbox.Call.allCases.map(\.rawValue).joined(separator: ", ")
      return .problem(400, "Invalid request", "on must be one of \(all).")
    }
    begin(.init(trouble, on: call, first: form["first"].flatMap(Int.init)))
    return .json(200, .object([("on", .list(scenarios.map(Service.json)))]))
  }

  private static func json(_ scenario: SendFaxSandbox.Scenario) -> JSONText {
    .object([
      ("name", .string(scenario.trouble.rawValue)),
      ("on", scenario.call.map { .string($0.rawValue) }),
      ("first", scenario.remaining.map { .int($0) }),
    ])
  }
}

/// The values of a control call, from JSON or from a form.
struct ControlForm {
  private var values: [String: String] = [:]
  /// Whether a page's form sent it.
  let isPage: Bool

  subscript(name: String) -> String? { values[name] }

  init?(_ request: SandboxRequest) {
    let type = (request.fields["Content-Type"] ?? "").lowercased()
    guard let bytes = request.bytes(upTo: 64 << 10) else { return nil }
    // `curl -d '{…}'` calls JSON a form.
    isPage =
      type.hasPrefix("application/x-www-form-urlencoded") && bytes.first != UInt8(ascii: "{")
    if isPage {
      for pair in String(decoding: bytes, as: UTF8.self).split(separator: "&") {
        let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let decoded = halves.map { String($0).replacingOccurrences(of: "+", with: " ") }
          .map { $0.removingPercentEncoding ?? $0 }
        values[decoded[0]] = decoded.count > 1 ? decoded[1] : ""
      }
      return
    }
    if bytes.isEmpty { return }
    guard let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
      return nil
    }
    for (name, value) in object {
      if let text = value as? String { values[name] = text }
      if let number = value as? NSNumber { values[name] = number.stringValue }
    }
  }
}

extension SandboxAnswer {
  /// The ledger as JSON, times in seconds since 1970.
  static func ledger(_ ledger: SendFaxSandbox.Ledger) -> SandboxAnswer {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var shown = ledger
    shown.faxIndex = [:]
    guard let data = try? encoder.encode(shown) else {
      return .problem(500, "Internal error", "The ledger can't be written as JSON.")
    }
    return SandboxAnswer(
      status: 200, fields: ["Content-Type": "application/json"], body: data)
  }
}
