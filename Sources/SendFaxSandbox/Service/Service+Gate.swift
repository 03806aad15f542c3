import Foundation

/// The payment gate of the wallet rail.
extension Service {
  /// How long identical requests get the same intent.
  static let window: TimeInterval = 15 * 60
  /// Base units a page.
  static let pagePrice: UInt64 = 50_000
  /// The service's static address; money is never sent there.
  static let staticRecipient = "0x5afe00000000000000000000000000000000fa75"

  mutating func fax(
    _ request: SandboxRequest, _ submission: Result<Submission, FormDataParser.Malformed>?
  ) -> SandboxAnswer {
    switch accepted(submission) {
    case .failure(let refused): return refused.answer
    case .success(let (form, to, pages)):
      let key = form.key(configuration.openQuestions.identity)
      if !troubles.contains(.rotatingIntents) {
        if let paid = ledger.intents.lastIndex(where: { $0.key == key && honours($0) }) {
          return receipt(paid, form, to: to, pages: pages, origin: request.origin)
        }
        let now = now
        let open = ledger.intents.filter { $0.key == key && $0.endsAt > now }
        if !troubles.contains(.flappingIntents), let last = open.last {
          return paymentRequired(last)
        }
        if open.count > 1 { return paymentRequired(open[open.count - 2 + turn(key) % 2]) }
      }
      return paymentRequired(mint(key, pages: pages))
    }
  }

  /// Whether an identical request now is the claim of this intent.
  private func honours(_ intent: SendFaxSandbox.Ledger.Intent) -> Bool {
    guard let detectedAt = intent.detectedAt, detectedAt <= now else { return false }
    let open = configuration.openQuestions
    if troubles.contains(.depositSeenLate), detectedAt.addingTimeInterval(120) > now {
      return false
    }
    return intent.endsAt > now || open.receiptAfterWindow
      || (open.lateTransferPays && intent.faxID == nil && detectedAt > intent.endsAt)
  }

  /// How often this was called for a request before.
  private mutating func turn(_ key: String) -> Int {
    turns[key, default: 0] += 1
    return turns[key, default: 1] - 1
  }

  private mutating func mint(_ key: String, pages: Int) -> SendFaxSandbox.Ledger.Intent {
    let life = troubles.contains(.windowClosesEarly) ? 60 : Service.window
    let intent = SendFaxSandbox.Ledger.Intent(
      id: "pi_" + random.word(24), key: key, address: random.hex(40),
      amount: UInt64(pages) * Service.pagePrice, pageCount: pages, mintedAt: now,
      endsAt: now.addingTimeInterval(life))
    ledger.intents.append(intent)
    isChanged = true
    happen(.minted, intent.id, Service.display(intent.amount) + " USDC")
    return intent
  }

  /// The 202: the first claim makes the fax, every later one returns the same receipt.
  private mutating func receipt(
    _ index: Int, _ form: Submission, to: String, pages: Int, origin: String
  ) -> SandboxAnswer {
    let intent = ledger.intents[index]
    let id: String
    if let known = intent.faxID {
      id = known
    } else {
      let fax = add(.wallet, form, to: to, pages: pages)
      id = fax.id
      ledger.intents[index].faxID = id
      if let at = ledger.faxIndex[id] {
        ledger.faxes[at].paidAt = now
        ledger.faxes[at].status = "paid"
      }
      ledger.payments.append(
        .init(
          id: "py_" + random.word(16), faxID: id, rail: .wallet, amount: intent.amount,
          reference: intent.id, at: now, isDuplicate: false))
      isChanged = true
      happen(.accepted, id, intent.id)
      happen(.paid, id, Service.display(intent.amount) + " USDC")
    }
    if troubles.contains(.unreadable202) {
      return SandboxAnswer(
        status: 202, fields: ["Content-Type": "application/json"], body: Data("{\"id\":".utf8))
    }
    return .json(
      202,
      .object([
        ("id", .string(id)), ("pageCount", .int(intent.pageCount)),
        ("amountUsdMicros", .int(Int(intent.amount))),
        ("statusUrl", .string("\(origin)/f/\(id)")),
      ]))
  }

  /// The 402 with both families of fields.
  private mutating func paymentRequired(_ intent: SendFaxSandbox.Ledger.Intent) -> SandboxAnswer {
    var answer = SandboxAnswer.problem(
      402, "Payment required", "Send exactly the amount to the deposit address, then ask again.")
    let amount = intent.amount + (troubles.contains(.wrongAmount) ? 1 : 0)
    let token =
      troubles.contains(.wrongToken)
      ? "0x00000000000000000000000000000000decafbad" : configuration.token
    let isElsewhere = troubles.contains(.wrongNetwork)
    if !troubles.contains(.missingChallenge) {
      answer.fields.append(
        "WWW-Authenticate",
        challenge(
          intent, amount: amount + (troubles.contains(.challengeDisagrees) ? 50_000 : 0),
          token: token, chainID: isElsewhere ? 1 : configuration.chainID))
    }
    if !troubles.contains(.missingDepositHeaders) {
      let isStatic = troubles.contains(.staticRecipient)
      let address = isStatic ? Service.staticRecipient : intent.address
      answer.fields.append("x-payment-deposit-network", isElsewhere ? "ethereum" : "base")
      answer.fields.append("x-payment-deposit-address", address)
      answer.fields.append("x-payment-deposit-token", token)
      answer.fields.append("x-payment-deposit-amount", Service.display(amount))
      answer.fields.append("x-payment-deposit-amount-micros", String(amount))
      answer.fields.append("x-payment-deposit-payment-intent", intent.id)
    }
    return answer
  }

  /// `Payment id="…", realm="…", method="…", intent="charge", request="…", expires="…"`.
  private mutating func challenge(
    _ intent: SendFaxSandbox.Ledger.Intent, amount: UInt64, token: String, chainID: Int
  ) -> String {
    let request = JSONText.object([
      ("amount", .string(String(amount))), ("currency", .string(token)),
      ("recipient", .string(Service.staticRecipient)),
      ("methodDetails", .object([("chainId", .int(chainID)), ("decimals", .int(6))])),
    ])
    var text = "Payment id=\"ch_\(intent.id.dropFirst(3))\", realm=\"sendfax.sh\", method=\"evm\", "
    text += "intent=\"charge\", request=\"\(Service.base64URL(request.text))\""
    guard let expires = expires(intent) else { return text }
    return text + ", expires=\"\(HTTPDate.rfc3339(expires))\""
  }

  private mutating func expires(_ intent: SendFaxSandbox.Ledger.Intent) -> Date? {
    if troubles.contains(.expiredChallenge) { return now.addingTimeInterval(-60) }
    if troubles.contains(.movingExpires) { return now.addingTimeInterval(300) }
    if troubles.contains(.flappingExpires), turn("expires " + intent.key) % 2 == 1 {
      return now.addingTimeInterval(60)
    }
    switch configuration.openQuestions.expires {
    case .absent: return nil
    case .windowEnd: return intent.endsAt
    case .fiveMinutes: return now.addingTimeInterval(300)
    }
  }

  static func base64URL(_ text: String) -> String {
    Data(text.utf8).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  /// `0.050000`.
  static func display(_ amount: UInt64) -> String {
    let (whole, rest) = amount.quotientAndRemainder(dividingBy: 1_000_000)
    let digits = String(rest)
    return "\(whole).\(String(repeating: "0", count: 6 - digits.count))\(digits)"
  }
}
