import Foundation
import SendFaxAPI
import Testing

/// The `Payment` scheme (draft-httpauth-payment-00); rows after the public tests of wevm/mppx.
@Suite struct ChallengePaymentTests {
  static let complete: [String: String] = [
    "id": "abc123", "realm": "api.example.com", "method": "tempo", "intent": "charge",
    "request": encoded(
      #"{"amount":"50000","currency":"0xabc","recipient":"0xdef","methodDetails":{"chainId":8453,"decimals":6}}"#
    ),
  ]

  static func encoded(_ json: String) -> String {
    Data(json.utf8).base64EncodedString().replacingOccurrences(of: "=", with: "")
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
  }

  static func challenge(_ changes: [String: String?] = [:]) throws -> PaymentChallenge {
    var parameters = complete
    for (name, value) in changes { parameters[name] = value }
    return try PaymentChallenge(
      AuthenticationChallenge(scheme: "payment", parameters: parameters))
  }

  @Test func `every parameter of the draft is read`() throws {
    let challenge = try ChallengePaymentTests.challenge([
      "expires": "2026-12-01T12:05:00.5Z", "description": "A fax", "digest": "sha-256=:X48=:",
      "opaque": "e30", "nobody-knows": "this",
    ])
    #expect(challenge.id == "abc123")
    #expect(challenge.realm == "api.example.com")
    #expect(challenge.method == "tempo")
    #expect(challenge.intent == "charge")
    #expect(challenge.expires == Date(timeIntervalSince1970: 1_796_126_700.5))
    #expect(challenge.description == "A fax")
    #expect(challenge.digest == "sha-256=:X48=:")
    #expect(challenge.opaque == "e30")
    #expect(challenge.terms.amount == "50000")
    #expect(challenge.terms.currency == "0xabc")
    #expect(challenge.terms.recipient == "0xdef")
    #expect(challenge.terms.chainID == 8453)
    #expect(challenge.terms.decimals == 6)
  }

  @Test func `the draft's own example is read`() throws {
    let line = """
      Payment id="x7Tg2pLqR9mKvNwY3hBcZa", realm="api.example.com", method="example", \
      intent="charge", expires="2025-01-15T12:05:00Z", \
      request="eyJhbW91bnQiOiIxMDAwIiwiY3VycmVuY3kiOiJVU0QiLCJyZWNpcGllbnQiOiJhY2N0XzEyMyJ9"
      """
    let challenge = try PaymentChallenge(AuthenticationChallenges([line]).read[0])
    #expect(challenge.terms.amount == "1000")
    #expect(challenge.terms.recipient == "acct_123")
    #expect(challenge.terms.chainID == nil)
  }

  @Test(
    arguments: [
      ("id", nil, .missing("id")), ("id", "", .missing("id")), ("realm", nil, .missing("realm")),
      ("method", nil, .missing("method")), ("intent", nil, .missing("intent")),
      ("request", nil, .missing("request")), ("request", "", .missing("request")),
      ("method", "Tempo", .methodNotLowerCase), ("method", "temp0", .methodNotLowerCase),
      ("expires", "tomorrow", .expiresUnreadable), ("expires", "1796126700", .expiresUnreadable),
      ("request", "e30", .requestUnreadable), ("request", "bnVsbA", .requestUnreadable),
      ("request", "eXkgd3Jvbmc", .requestUnreadable),
      ("request", "e30=x", .requestNotBase64URL), ("request", "e30 ", .requestNotBase64URL),
      ("request", "abcde", .requestNotBase64URL), ("request", "e30==", .requestNotBase64URL),
      ("request", "+/8w", .requestNotBase64URL), ("request", "====", .requestNotBase64URL),
    ] as [(String, String?, PaymentChallenge.Refusal)])
  func `a challenge with a fault says which`(
    name: String, value: String?, refusal: PaymentChallenge.Refusal
  ) {
    #expect(throws: refusal) { try ChallengePaymentTests.challenge([name: value]) }
  }

  @Test(
    arguments: [
      (#"{"amount":50000,"currency":"x"}"#, .requestUnreadable),
      (#"{"amount":null,"currency":"x"}"#, .requestUnreadable),
      (#"{"currency":"x"}"#, .requestUnreadable),
      (#"{"amount":"50000"}"#, .requestUnreadable),
      (#"{"amount":"","currency":"x"}"#, .amountNotDigits),
      (#"{"amount":"-1","currency":"x"}"#, .amountNotDigits),
      (#"{"amount":"5e4","currency":"x"}"#, .amountNotDigits),
      (#"{"amount":"0.05","currency":"x"}"#, .amountNotDigits),
      (#"{"amount":"1","currency":"x","methodDetails":{"chainId":"8453"}}"#, .requestUnreadable),
      (#"{"amount":"1","currency":"x","methodDetails":{"chainId":8453.5}}"#, .requestUnreadable),
      (#"{"amount":"1","currency":"x","methodDetails":[]}"#, .requestUnreadable),
      (#"[{"amount":"1","currency":"x"}]"#, .requestUnreadable),
      (#"{"amount":"1","currency":"x""#, .requestUnreadable),
    ] as [(String, PaymentChallenge.Refusal)])
  func `a request that is not the draft's JSON is refused`(
    json: String, refusal: PaymentChallenge.Refusal
  ) {
    #expect(throws: refusal) {
      try ChallengePaymentTests.challenge(["request": ChallengePaymentTests.encoded(json)])
    }
  }

  /// Lengths 2, 3 and 0 past a multiple of four, with and without padding.
  @Test(arguments: ["", " ", "  ", "   "])
  func `base64url of any length is read`(blanks: String) throws {
    let json = #"{"amount":"1","currency":"ÿÿ?>"}"# + blanks
    let bare = ChallengePaymentTests.encoded(json)
    let padded = bare + String(repeating: "=", count: (4 - bare.utf8.count % 4) % 4)
    for request in [bare, padded] {
      let challenge = try ChallengePaymentTests.challenge(["request": request])
      #expect(challenge.terms.currency == "ÿÿ?>")
    }
  }

  @Test func `a request is capped before it is decoded`() throws {
    let limit = 16 << 10
    let padding = String(repeating: " ", count: limit / 4 * 3 - 30)
    let fits = ChallengePaymentTests.encoded(#"{"amount":"1","currency":"x"}"# + padding)
    #expect(fits.utf8.count > 16_000 && fits.utf8.count <= limit)
    #expect(try ChallengePaymentTests.challenge(["request": fits]).terms.amount == "1")
    let over = String(repeating: "a", count: limit + 1)
    #expect(throws: PaymentChallenge.Refusal.requestTooLong) {
      try ChallengePaymentTests.challenge(["request": over])
    }
  }

  @Test(arguments: [100, 512, 6_000, 100_000])
  func `deep JSON crashes nothing`(depth: Int) {
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let json = #"{"amount":"1","currency":"x","extra":\#(deep)}"#
    _ = try? ChallengePaymentTests.challenge(["request": ChallengePaymentTests.encoded(json)])
    let open = ChallengePaymentTests.encoded(String(repeating: #"{"a":"#, count: depth))
    #expect(throws: PaymentChallenge.Refusal.self) {
      try ChallengePaymentTests.challenge(["request": open])
    }
  }

  @Test func `another scheme is not a payment`() {
    #expect(throws: PaymentChallenge.Refusal.otherScheme) {
      try PaymentChallenge(AuthenticationChallenge(scheme: "Bearer"))
    }
  }

  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:00:00Z", 951_825_600),
      ("2026-12-01t12:05:00z", 1_796_126_700), ("2026-12-01T14:05:00+02:00", 1_796_126_700),
      ("2026-12-01T04:35:00-07:30", 1_796_126_700), ("2026-12-01T12:05:00.250Z", 1_796_126_700.25),
      ("2016-12-31T23:59:60Z", 1_483_228_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
      ("0000-01-01T00:00:00Z", -62_167_219_200), ("0001-01-01T00:00:00Z", -62_135_596_800),
    ] as [(String, Double)])
  func `a date of RFC 3339 is read`(text: String, seconds: Double) throws {
    let expires = try ChallengePaymentTests.challenge(["expires": text]).expires
    #expect(expires == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "2026-12-01", "2026-12-01T12:05Z", "2026-12-01T12:05:00", "2026-12-01 12:05:00Z",
    "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-01-00T00:00:00Z",
    "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:61Z",
    "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00+0200", "2026-01-01T00:00:00Zz",
    "26-01-01T00:00:00Z", "+2026-01-01T00:00:00Z", "2026-01-01T00:00:00+24:00",
    "Tue, 01 Dec 2026 12:05:00 GMT", "٢٠٢٦-01-01T00:00:00Z",
  ])
  func `what is no date of RFC 3339 is refused`(text: String) {
    #expect(throws: PaymentChallenge.Refusal.expiresUnreadable) {
      try ChallengePaymentTests.challenge(["expires": text])
    }
  }
}
