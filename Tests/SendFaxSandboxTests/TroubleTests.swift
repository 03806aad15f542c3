import Foundation
import SendFaxAPI
import SendFaxSandbox
import Testing

@Suite struct TroubleTests {
  @Test(arguments: [
    (SendFaxSandbox.Trouble.unavailable, 503), (.tooManyRequests, 429),
    (.tooManyRequestsDate, 429), (.longRetryAfter, 503), (.htmlBadGateway, 502), (.html402, 402),
    (.forbidden, 403), (.garbage, 200), (.redirect, 307),
  ])
  func `an answer in the place of the service's does no work`(
    trouble: SendFaxSandbox.Trouble, status: Int
  ) async throws {
    let client = Client()
    let answer = try await client.upload(fields: ["X-Sandbox-Scenario": trouble.rawValue])
    #expect(answer.status == status)
    #expect(client.sandbox.ledger.faxes.isEmpty)
    #expect(client.sandbox.ledger.requests.last?.scenario == trouble.rawValue)
  }

  @Test func `troubles below HTTP come as a transport's failures`() async throws {
    let cases: [(SendFaxSandbox.Trouble, TransportFailure.Reason, Int)] = [
      (.closedBeforeWork, .connectionClosed, 0), (.hang, .timedOut, 0),
      (.answerLost, .connectionClosed, 1), (.reset, .connectionClosed, 1),
      (.cutOff, .answerTruncated, 1), (.hugeBody, .answerTooLarge, 0),
      (.gzipBomb, .answerTooLarge, 0),
    ]
    for (trouble, reason, uploads) in cases {
      let client = Client { $0.scenarios = [.init(trouble, first: 1)] }
      do {
        _ = try await client.upload()
        Issue.record("\(trouble) brought an answer")
      } catch let failure as TransportFailure {
        #expect(failure.reason == reason, "\(trouble)")
        #expect(failure.delivery != .neverSent, "\(trouble)")
      }
      #expect(client.sandbox.ledger.faxes.count == uploads, "\(trouble)")
      #expect(try await client.upload().status == 200, "\(trouble) is over")
    }
  }

  @Test func `a trouble is on for the first requests of its call only`() async throws {
    let client = Client { $0.scenarios = [.init(.unavailable, on: .checkout, first: 2)] }
    let id = try await client.upload().text("id")
    var answers: [Int] = []
    for _ in 0..<3 { answers.append(try await client.checkout(id).status) }
    #expect(answers == [503, 503, 200])
    #expect(client.sandbox.scenarios.isEmpty)
  }

  @Test func `a claim can be troubled apart from the first ask`() async throws {
    let client = Client { $0.scenarios = [.init(.htmlBadGateway, on: .claim, first: 1)] }
    #expect(try await client.fax().status == 402)
    #expect(try await client.fax().status == 502)
    #expect(try await client.fax().status == 402)
  }

  @Test func `answers differ from what the client expects`() async throws {
    func field(_ trouble: SendFaxSandbox.Trouble) -> HTTPFields {
      ["X-Sandbox-Scenario": trouble.rawValue]
    }
    let client = Client()
    #expect(try await client.upload(fields: field(.pageCountDiffers)).number("pageCount") == 2)
    #expect(try await client.upload(fields: field(.priceHigher)).number("amountCents") == 150)
    let id = try await client.upload().text("id")
    let page = try await client.checkout(id, fields: field(.foreignCheckoutURL)).text("url")
    #expect(page.hasPrefix("https://checkout.example/"))
    #expect(try await client.status(id, fields: field(.unknownStatus)).text("status") == "retrying")
    #expect(try await client.status(id, fields: field(.forgottenFax)).status == 404)
    #expect(try await client.status(id, fields: field(.dateMissing)).fields["Date"] == nil)
    #expect(
      try await client.status(id, fields: field(.dateAhead)).fields["Date"]
        == "Mon, 05 Jan 2026 10:00:00 GMT")
    #expect(try await client.status(id, fields: field(.truncatedJSON)).json.isEmpty)
    #expect(try await client.status(id, fields: ["X-Sandbox-Scenario": "typo"]).status == 400)
  }

  @Test func `quotes differ from what the client expects`() async throws {
    func quote(_ trouble: SendFaxSandbox.Trouble) async throws -> HTTPFields {
      try await Client().fax(fields: ["X-Sandbox-Scenario": trouble.rawValue]).fields
    }
    let plain = try await Client().fax().fields
    #expect(try await quote(.missingDepositHeaders)["x-payment-deposit-address"] == nil)
    #expect(try await quote(.missingDepositHeaders)["WWW-Authenticate"] != nil)
    #expect(try await quote(.missingChallenge)["WWW-Authenticate"] == nil)
    let apart = try await quote(.challengeDisagrees)
    #expect(apart["WWW-Authenticate"] != plain["WWW-Authenticate"])
    #expect(apart["x-payment-deposit-amount-micros"] == "50000")
    #expect(
      try await quote(.staticRecipient)["x-payment-deposit-address"]
        == "0x5afe00000000000000000000000000000000fa75")
    #expect(try await quote(.wrongAmount)["x-payment-deposit-amount-micros"] == "50001")
    #expect(
      try await quote(.wrongToken)["x-payment-deposit-token"]
        != plain["x-payment-deposit-token"])
    #expect(try await quote(.wrongNetwork)["x-payment-deposit-network"] == "ethereum")
  }

  @Test func `rotating intents are new on every request`() async throws {
    let client = Client { $0.scenarios = [.init(.rotatingIntents)] }
    for _ in 0..<3 { _ = try await client.fax() }
    #expect(Set(client.sandbox.ledger.intents.map(\.address)).count == 3)
  }

  @Test func `every trouble has a sentence and a call`() {
    for trouble in SendFaxSandbox.Trouble.allCases {
      #expect(trouble.summary.hasSuffix("."), "\(trouble)")
      #expect(!trouble.calls.isEmpty, "\(trouble)")
    }
  }
}
