import Foundation

/// What may be looked at below `/sandbox/`.
extension Service {
  func look(_ name: String, _ request: SandboxRequest) -> SandboxAnswer {
    switch name {
    case "": return .json(200, ControlCall.list)
    case "openapi.json": return .json(200, ControlCall.description)
    case "state": return state
    case "ledger": return .ledger(ledger)
    case "events": return events(request)
    case "clock": return .json(200, shownTime)
    case "wallet": return .json(200, shownWallet)
    case "scenarios":
      let all = SendFaxSandbox.Trouble.allCases.map { trouble -> JSONText in
        let calls = trouble.calls.map(\.rawValue).sorted()
        return .object([
          ("name", .string(trouble.rawValue)), ("summary", .string(trouble.summary)),
          ("calls", .list(calls.map { .string($0) })),
        ])
      }
      return .json(200, .object([("on", shownScenarios), ("all", .list(all))]))
    case "numbers":
      return .json(
        200,
        .list(
          SendFaxSandbox.numbers.map {
            .object([
              ("number", .string($0.e164)), ("country", .string($0.country)),
              ("outcome", .string($0.outcome.rawValue)),
              ("summary", .string($0.outcome.summary)),
            ])
          }))
    default: return .notFound
    }
  }

  /// Everything that happens from now on, or from where a client left off.
  private func events(_ request: SandboxRequest) -> SandboxAnswer {
    let asked = request.query.hasPrefix("after=") ? String(request.query.dropFirst(6)) : nil
    let place = log.place(after: request.fields["Last-Event-ID"] ?? asked)
    var answer = SandboxAnswer(status: 200, fields: ["Content-Type": "text/event-stream"])
    answer.body = Data(log.opening(isGap: place.isGap, now: now).utf8)
    answer.waits = .events(after: place.number)
    return answer
  }

  var shownTime: JSONText { .object([("now", .string(HTTPDate.rfc3339(now)))]) }

  var shownScenarios: JSONText {
    .list(
      scenarios.map { scenario in
        .object([
          ("name", .string(scenario.trouble.rawValue)),
          ("on", scenario.call.map { .string($0.rawValue) }),
          ("first", scenario.remaining.map { .int($0) }),
        ])
      })
  }

  var shownWallet: JSONText {
    .object([
      ("habit", .string(walletIsByHand ? "by-hand" : "automatic")),
      (
        "accounts",
        .list(
          ledger.chain.accounts.map {
            .object([
              ("address", .string($0.address)), ("usdc_base_units", .string(String($0.usdc))),
            ])
          })
      ), ("asks", .list(ledger.chain.asks.map(shown))),
    ])
  }

  private func shown(_ ask: SendFaxSandbox.Ledger.Ask) -> JSONText {
    let transfer = Calldata.transfer(ask.data)
    return .object([
      ("id", .string(ask.id)), ("at", .string(HTTPDate.rfc3339(ask.at))),
      ("from", .string(ask.from)), ("contract", .string(ask.contract)),
      ("to", transfer.map { .string($0.to) }),
      ("amount", transfer.map { .string(String($0.amount)) }), ("answer", .string(ask.answer)),
    ])
  }

  /// The ledger with what is beside it.
  private var state: SandboxAnswer {
    var answer = SandboxAnswer.ledger(ledger)
    guard answer.status == 200 else { return answer }
    let more = JSONText.object([
      ("now", .string(HTTPDate.rfc3339(now))), ("scenarios", shownScenarios),
      ("wallet_habit", .string(walletIsByHand ? "by-hand" : "automatic")),
      ("last_event", .string("\(log.run)-\(log.last)")),
    ])
    answer.body = Data(more.text.dropLast().utf8) + Data(",".utf8) + answer.body.dropFirst()
    return answer
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
