import Foundation

/// The calls below `/sandbox/`: JSON in, JSON out; a form of a page goes back to the page.
extension Service {
  /// Answers a control call; `name` is the path below `/sandbox/`.
  mutating func control(_ name: String, _ request: SandboxRequest) -> SandboxAnswer {
    let named = ControlCall.all.filter { $0.name == name }
    guard !named.isEmpty else {
      return .problem(404, "Not found", "There is no such call; GET /sandbox/ lists them.")
    }
    guard let call = named.first(where: { $0.method == request.method }) else {
      var answer = SandboxAnswer.problem(
        405, "Method not allowed", "Use \(named.map(\.method).joined(separator: " or ")).")
      answer.fields["Allow"] = named.map(\.method).joined(separator: ", ")
      return answer
    }
    return call.method == "GET" ? look(name, request) : act(call, request)
  }

  private mutating func act(_ call: ControlCall, _ request: SandboxRequest) -> SandboxAnswer {
    guard let form = ControlForm(request) else {
      return .problem(
        400, "Invalid request", "The body must be a JSON object of texts and numbers.")
    }
    if let fault = form.fault(in: call) { return .problem(400, "Invalid request", fault) }
    do {
      let answer = try act(call.name, form)
      return form.isPage && answer.status == 200 ? .see(form.back) : answer
    } catch let refusal as SendFaxSandbox.Refusal {
      // The page shows why: whoever pressed twice sees that it is done.
      return form.isPage ? .see(form.back) : .refusal(refusal)
    } catch {
      return .problem(500, "Internal error", "That did not work.")
    }
  }

  private mutating func act(_ name: String, _ form: ControlForm) throws -> SandboxAnswer {
    switch name {
    case "clock":
      turn(by: .milliseconds(Int(((form["advance_seconds"].flatMap(Double.init)) ?? 0) * 1000)))
      return .json(200, shownTime)
    case "pay":
      let payment = try pay(session: session(form["id"] ?? ""))
      return .json(
        200, .object([("payment", .string(payment.id)), ("id", .string(payment.faxID))]))
    case "decline":
      try decline(session: session(form["id"] ?? ""))
    case "expire":
      try expire(session: session(form["id"] ?? ""))
    case "deposit": return deposit(form)
    case "wallet": return try wallet(form)
    case "scenarios":
      guard let trouble = form["name"].flatMap(SendFaxSandbox.Trouble.init) else { break }
      begin(
        .init(
          trouble, on: form["on"].flatMap(SendFaxSandbox.Call.init),
          first: form["first"].flatMap(Int.init)))
      return .json(200, .object([("on", shownScenarios)]))
    case "scenarios/end":
      endScenarios(form["name"].flatMap(SendFaxSandbox.Trouble.init))
      return .json(200, .object([("on", shownScenarios)]))
    case "reset": reset()
    default: break
    }
    return .json(200, .object([]))
  }

  /// The Checkout page that is meant by its own id or by that of its fax.
  private func session(_ id: String) throws -> String {
    id.hasPrefix("cs_") ? id : try openSession(of: id)
  }

  private mutating func deposit(_ form: ControlForm) -> SandboxAnswer {
    let intent = ledger.intents.first { $0.id == form["intent"] }
    guard let address = form["address"] ?? intent?.address, address.utf8.count == 42,
      address.hasPrefix("0x"), address.dropFirst(2).allSatisfy(\.isHexDigit),
      let amount = form["amount"].flatMap(UInt64.init) ?? intent?.amount
    else {
      return .problem(
        400, "Invalid request", "Give an intent, or an address and an amount in base units.")
    }
    let hash = deposit(to: address, amount: amount, token: form["token"])
    return .json(200, .object([("hash", .string(hash))]))
  }

  private mutating func wallet(_ form: ControlForm) throws -> SandboxAnswer {
    guard (form["ask"] == nil) == (form["answer"] == nil),
      form["ask"] != nil || form["habit"] != nil
    else {
      return .problem(400, "Invalid request", "Give a habit, or an ask and an answer.")
    }
    if let habit = form["habit"] { setWallet(byHand: habit == "by-hand") }
    if let ask = form["ask"], let decision = form["answer"].flatMap(Decision.init) {
      try decide(ask, decision)
    }
    return .json(200, shownWallet)
  }
}

extension SandboxAnswer {
  /// Why a person's action is not possible, as a problem document.
  static func refusal(_ refusal: SendFaxSandbox.Refusal) -> SandboxAnswer {
    switch refusal {
    case .noSuchFax, .noSuchSession, .noSuchAsk:
      return .problem(404, "Not found", refusal.rawValue)
    case .sessionClosed, .askAnswered: return .problem(409, "Conflict", refusal.rawValue)
    }
  }
}
