import Foundation

@testable import SendFaxAPI

/// What a 402 says.
enum Challenges {
  /// Lines of `WWW-Authenticate`.
  static func read(_ bytes: [UInt8]) {
    let all = AuthenticationChallenges(bytes.parts.map(\.text))
    for challenge in all.read {
      demand(!challenge.scheme.isEmpty, "a challenge has a scheme")
      demand(challenge.token68 == nil || challenge.parameters.isEmpty, "token68 or parameters")
      demand(challenge.parameters.keys.allSatisfy { !$0.isEmpty }, "a parameter has a name")
    }
  }

  /// The `request` parameter, and a whole 402 with it.
  static func readPayment(_ bytes: [UInt8]) {
    let parts = bytes.parts
    if let plain = ChargeRequest(plain: parts[0]) {
      let decoded = try? ChargeRequest(decoding: parts[0])
      demand(plain == decoded, "what is read plainly is what Foundation reads")
    }
    let request = Data(parts[0]).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
    for text in [request, parts[0].text] {
      let challenge = AuthenticationChallenge(
        scheme: "Payment",
        parameters: [
          "id": "a", "realm": "b", "method": "evm", "intent": "charge", "request": text,
          "expires": parts.last?.text ?? "",
        ])
      guard let payment = try? PaymentChallenge(challenge) else { continue }
      demand(!payment.id.isEmpty, "a payment challenge has an id")
    }
    let names = ["network", "address", "token", "amount-micros", "payment-intent"]
    var fields = HTTPFields()
    for (name, value) in zip(names, parts.dropFirst()) {
      fields.append("x-payment-deposit-\(name)", value.text)
    }
    if let quote = try? DepositQuote(fields) {
      let digits = "\(quote.address)".dropFirst(2).lowercased()
      demand(!"\(quote)".lowercased().contains(digits), "a quote doesn't show its address")
    }
    fields.append(
      "WWW-Authenticate",
      "Payment id=\"a\", realm=\"b\", method=\"evm\", intent=\"charge\", request=\"\(request)\"")
    let answer = PaymentRequired(HTTPResponse(status: 402, fields: fields, body: Data()))
    let bounds = QuoteBounds(pages: .exact(1), ceiling: .pagePrice)
    guard let quote = try? bounds.admit(answer, at: Date(timeIntervalSince1970: 1_800_000_000))
    else { return }
    demand(quote.amount == .pagePrice, "only the price of the pages is paid")
    demand(quote.token == .usdcOnBase && quote.network == "base", "only USDC on Base is paid")
    demand(!quote.address.isZero && quote.address != quote.token, "a quote's address is its own")
  }
}
