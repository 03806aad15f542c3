import Foundation
import SendFaxAPI
import Testing

@Suite struct DepositQuoteTests {
  static let deposit = "0x742d35cc6634c0532925a3b844bc9e7595f8fe01"
  static let fields: HTTPFields = [
    "x-payment-deposit-network": "base", "x-payment-deposit-address": deposit,
    "x-payment-deposit-token": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
    "x-payment-deposit-amount": "0.050000", "x-payment-deposit-amount-micros": "50000",
    "x-payment-deposit-payment-intent": "pi_3abc123XYZ",
  ]

  static func quote(_ name: String, _ value: String?) throws -> DepositQuote {
    var changed = fields
    changed["X-Payment-Deposit-\(name)"] = value
    return try DepositQuote(changed)
  }

  @Test func `a whole set of fields is a quote`() throws {
    let quote = try DepositQuote(DepositQuoteTests.fields)
    #expect(quote.network == "base")
    #expect(quote.token == .usdcOnBase)
    #expect(quote.amount.baseUnits == 50_000)
    #expect(quote.paymentIntent == "pi_3abc123XYZ")
    #expect(quote.address == (try EthereumAddress(DepositQuoteTests.deposit)))
  }

  @Test func `the displayed amount is never looked at`() throws {
    for display in [nil, "", "9.99", "1,5", "NaN"] {
      #expect(try DepositQuoteTests.quote("amount", display).amount.baseUnits == 50_000)
    }
  }

  @Test(arguments: ["network", "address", "token", "amount-micros", "payment-intent"])
  func `no field is defaulted`(name: String) {
    let missing = DepositQuote.Refusal.missing(["x-payment-deposit-\(name)"])
    for value in [nil, "", " \t"] {
      #expect(throws: missing) { try DepositQuoteTests.quote(name, value) }
    }
  }

  @Test(arguments: [
    ("amount-micros", "+50000"), ("amount-micros", "5e4"), ("amount-micros", "0.05"),
    ("amount-micros", "50 000"), ("amount-micros", "0xc350"), ("amount-micros", "-1"),
    ("amount-micros", "18446744073709551616"), ("amount-micros", "50000, 50000"),
    ("address", "0X742d35cc6634c0532925a3b844bc9e7595f8fe01"), ("address", "vitalik.eth"),
    ("address", "0x742d35cc6634c0532925a3b844bc9e7595f8fe0"),
    ("address", "0x742d35Cc6634C0532925a3b844Bc9e7595f8fE01"),
    ("token", "USDC"), ("token", "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA0291３"),
    ("network", "base, base"), ("network", "ba\u{1b}[31mse"), ("payment-intent", "pi_1\"x"),
    ("payment-intent", String(repeating: "p", count: 256)), ("payment-intent", "pi_é"),
  ])
  func `a malformed field is refused by name`(name: String, value: String) {
    #expect(throws: DepositQuote.Refusal.malformed("x-payment-deposit-\(name)")) {
      try DepositQuoteTests.quote(name, value)
    }
  }

  @Test(arguments: [
    ("network", "base-sepolia"), ("amount-micros", "50001"), ("amount-micros", "050000"),
    ("address", "0x742d35cc6634c0532925a3b844bc9e7595f8fe02"), ("payment-intent", "pi_other"),
  ])
  func `a field that says two things is refused, one that repeats itself is not`(
    name: String, other: String
  ) throws {
    let name = "x-payment-deposit-\(name)"
    var fields = DepositQuoteTests.fields
    fields.append(name.uppercased(), "\(fields[name] ?? "") ")
    #expect(try DepositQuote(fields) == DepositQuote(DepositQuoteTests.fields))
    fields.append(name, other)
    #expect(throws: DepositQuote.Refusal.conflicting(name)) { try DepositQuote(fields) }
  }

  @Test func `a 402 without deposit fields is no quote, and card is offered`() throws {
    let proxy = HTTPResponse(
      status: 402, fields: ["Content-Type": "text/html"], body: Data("<html>Pay</html>".utf8))
    let answer = PaymentRequired(proxy)
    #expect(answer.deposit == .failure(.absent))
    #expect(answer.challenges.isEmpty && answer.unreadable.isEmpty)
    do {
      _ = try QuoteBounds(pages: .exact(1)).admit(answer, at: Date(timeIntervalSince1970: 0))
      Issue.record("admitted")
    } catch let error as FaxError {
      #expect(error.code == .noDepositQuote)
      #expect(error.money == .notMoved)
      #expect(error.message.contains("card"))
    }
  }

  @Test(arguments: ["network", "payment-intent"])
  func `a field that is shown can't hold the address, which is not`(name: String) throws {
    let deposit = DepositQuoteTests.deposit
    for text in [deposit, deposit.uppercased(), "pi_\(deposit.dropFirst(2))_1"] {
      #expect(throws: DepositQuote.Refusal.malformed("x-payment-deposit-\(name)")) {
        try DepositQuoteTests.quote(name, text)
      }
    }
  }

  @Test func `no way of printing a quote shows the address`() throws {
    let quote = try DepositQuote(DepositQuoteTests.fields)
    var dumped = "\(quote) \(String(reflecting: quote)) \([quote]) \(Optional(quote) as Any)"
    dump(quote, to: &dumped)
    #expect(!dumped.lowercased().contains(DepositQuoteTests.deposit.dropFirst(2)))
    #expect(dumped.contains("0.05 USDC"))
  }
}
