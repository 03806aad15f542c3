import Foundation
import SendFaxAPI
import Testing

/// Rule 6: what a quote must be before a wallet is asked.
@Suite struct DepositBoundsTests {
  static let now = Date(timeIntervalSince1970: 1_796_126_700)
  static let recipient = "0x52908400098527886E0F7030069857D2E4169EE7"
  static let usdc = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"

  static func answer(
    _ changes: [String: String] = [:], challenges: [String] = [challenge()]
  ) -> PaymentRequired {
    var fields = DepositQuoteTests.fields
    for (name, value) in changes { fields["x-payment-deposit-\(name)"] = value }
    for challenge in challenges { fields.append("WWW-Authenticate", challenge) }
    return PaymentRequired(HTTPResponse(status: 402, fields: fields))
  }

  static func challenge(
    amount: String = "50000", currency: String = usdc, chain: String = "8453",
    decimals: String = "6", recipient: String = recipient, intent: String = "charge",
    expires: String = "2026-12-01T12:10:00Z"
  ) -> String {
    let json = """
      {"amount":"\(amount)","currency":"\(currency)","recipient":"\(recipient)",\
      "methodDetails":{"chainId":\(chain),"decimals":\(decimals)}}
      """
    return """
      Payment id="a", realm="sendfax.sh", method="tempo", intent="\(intent)", \
      request="\(ChallengePaymentTests.encoded(json))", expires="\(expires)"
      """
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var answer: PaymentRequired
    var bounds: QuoteBounds
    /// The name of the refusal's case, or `paid`.
    var outcome: String
    var testDescription: String { name }

    init(_ name: String, _ answer: PaymentRequired, _ outcome: String) {
      self.init(name, answer, DepositBoundsTests.bounds(.exact(1), ceiling: 5_000_000), outcome)
    }

    init(_ name: String, _ answer: PaymentRequired, _ bounds: QuoteBounds, _ outcome: String) {
      self.name = name
      self.answer = answer
      self.bounds = bounds
      self.outcome = outcome
    }
  }

  static func times(_ pages: Int) -> [String: String] { ["amount-micros": "\(pages * 50_000)"] }
  static func bounds(
    _ pages: PageCount, consent: Int? = nil, ceiling: UInt64? = nil
  ) -> QuoteBounds {
    QuoteBounds(
      pages: pages, consentedPages: consent, ceiling: ceiling.map { USDC(baseUnits: $0) })
  }

  static let rows: [Row] = [
    Row("the usual", answer(), "paid"),
    Row("no challenge at all", answer(challenges: []), "paid"),
    Row("only another scheme's challenge", answer(challenges: [#"Bearer realm="a""#]), "paid"),
    Row("a broken challenge of another scheme", answer(challenges: ["Basic a=1, a=2"]), "paid"),
    Row(
      "addresses in another case", answer(challenges: [challenge(currency: usdc.lowercased())]),
      "paid"),
    Row(
      "another chain's challenge beside ours",
      answer(challenges: [challenge(amount: "7", chain: "1"), challenge()]), "paid"),
    Row(
      "a broken challenge beside ours", answer(challenges: ["Payment id=\"", challenge()]), "paid"),
    Row("ours without decimals", answer(challenges: [challenge(decimals: "null")]), "paid"),

    Row("another network", answer(["network": "polygon"]), "network"),
    Row("the network in capitals", answer(["network": "Base"]), "network"),
    Row("another token", answer(["token": recipient]), "token"),
    Row(
      "the zero address", answer(["address": "0x" + String(repeating: "0", count: 40)]),
      "addressIsZero"),
    Row("the token's own address", answer(["address": usdc]), "addressIsToken"),
    Row("the static address", answer(["address": recipient]), "addressIsStatic"),
    Row(
      "the static address of a challenge that is not ours",
      answer(["address": recipient], challenges: [challenge(chain: "1")]), "addressIsStatic"
    ),
    Row(
      "the static address in lower case",
      answer(["address": recipient], challenges: [challenge(recipient: recipient.lowercased())]),
      "addressIsStatic"),

    Row(
      "another chain alone", answer(challenges: [challenge(chain: "1")]), "challengeOfOther"
    ),
    Row(
      "no chain at all", answer(challenges: [challenge(chain: "null")]), "challengeOfOther"),
    Row(
      "another token alone", answer(challenges: [challenge(currency: recipient)]),
      "challengeOfOther"),
    Row(
      "eighteen decimals", answer(challenges: [challenge(decimals: "18")]),
      "challengeOfOther"),
    Row(
      "another intent", answer(challenges: [challenge(intent: "session")]),
      "challengeOfOther"),
    Row(
      "an unreadable challenge alone", answer(challenges: ["Payment id=\"x\""]),
      "challengeUnreadable"),
    Row(
      "a challenge that is broken off", answer(challenges: ["Payment id=\"x"]),
      "challengeUnreadable"),
    Row(
      "another amount", answer(challenges: [challenge(amount: "50001")]),
      "challengeDisagrees"),
    Row(
      "another amount in the second of ours",
      answer(challenges: [challenge(), challenge(amount: "100000")]), "challengeDisagrees"),
    Row(
      "an amount beyond 64 bits", answer(challenges: [challenge(amount: "18446744073709601616")]),
      "challengeDisagrees"),
    Row(
      "ended a second ago", answer(challenges: [challenge(expires: "2026-12-01T12:04:59Z")]),
      "challengeExpired"),
    Row(
      "ends now", answer(challenges: [challenge(expires: "2026-12-01T12:05:00Z")]),
      "challengeExpired"),

    Row(
      "one unit over a page", answer(["amount-micros": "50001"], challenges: []),
      "notWholePages"),
    Row(
      "one unit under a page", answer(["amount-micros": "49999"], challenges: []),
      "notWholePages"),
    Row("nothing", answer(["amount-micros": "0"], challenges: []), "notWholePages"),
    Row(
      "2^64 - 1", answer(["amount-micros": "18446744073709551615"], challenges: []),
      "notWholePages"),
    Row("two pages for one", answer(times(2), challenges: []), "pagesNeedConsent"),
    Row(
      "one page for two", answer(times(1), challenges: []), bounds(.exact(2)),
      "pagesNeedConsent"),
    Row(
      "an estimate, even if it agrees", answer(times(3), challenges: []), bounds(.estimate(3)),
      "pagesNeedConsent"),
    Row(
      "an estimate with consent", answer(times(3), challenges: []),
      bounds(.estimate(2), consent: 3),
      "paid"),
    Row(
      "other pages with consent", answer(times(3), challenges: []), bounds(.exact(2), consent: 3),
      "paid"),
    Row(
      "consent to other pages", answer(times(2), challenges: []), bounds(.exact(2), consent: 3),
      "pagesNotConsented"),
    Row(
      "at the ceiling", answer(times(100), challenges: []), bounds(.exact(100), ceiling: 5_000_000),
      "paid"),
    Row(
      "over the ceiling", answer(times(101), challenges: []),
      bounds(.exact(101), ceiling: 5_000_000), "overCeiling"),
    Row(
      "over the ceiling with consent", answer(times(101), challenges: []),
      bounds(.exact(101), consent: 101, ceiling: 5_000_000), "overCeiling"),
    Row("no ceiling", answer(times(101), challenges: []), bounds(.exact(101)), "paid"),
    Row(
      "another chain by agreement", answer(challenges: [challenge(chain: "31337")]),
      QuoteBounds(pages: .exact(1), chainID: 31_337), "paid"),
  ]

  @Test(arguments: rows)
  func `a quote is paid only inside its bounds`(row: Row) throws {
    let quote = try row.answer.deposit.get()
    let refusal = row.bounds.refusal(of: quote, in: row.answer, at: DepositBoundsTests.now)
    #expect(refusal.map { "\("\($0)".prefix { $0.isLetter })" } ?? "paid" == row.outcome)
    guard let refusal else {
      #expect(try row.bounds.admit(row.answer, at: DepositBoundsTests.now) == quote)
      return
    }
    do {
      _ = try row.bounds.admit(row.answer, at: DepositBoundsTests.now)
      Issue.record("admitted")
    } catch let error as FaxError {
      #expect(error.code == (refusal.canBeAgreedTo ? .pageCountDiffers : .quoteOutOfBounds))
      #expect(error.money == .notMoved)
      #expect(error.message.hasSuffix("No money has moved."))
      #expect(!error.message.contains(DepositQuoteTests.deposit), "the address stays hidden")
    }
  }

  @Test func `a refusal shows both numbers`() {
    let pages = QuoteBounds.Refusal.pagesNeedConsent(asked: 3, counted: .exact(2)).faxError.message
    #expect(
      pages == "The service asks for 0.15 USDC for 3 pages, but this document has 2 pages: "
        + "0.10 USDC is expected. No money has moved.")
    let part = QuoteBounds.Refusal.notWholePages(USDC(baseUnits: 50_001)).faxError.message
    #expect(part.contains("0.050001 USDC") && part.contains("50001") && part.contains("0.05 USDC"))
  }
}
