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

  @Test func `troubles have a chapter each, and a name that is one word`() {
    let names = SendFaxSandbox.Trouble.allCases.map(\.rawValue)
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
    let chapters = SendFaxSandbox.Trouble.allCases.map(\.chapter)
    // The order of the names is that of the chapters.
    var order: [SendFaxSandbox.Trouble.Chapter] = []
    for chapter in chapters where order.last != chapter { order.append(chapter) }
    #expect(order == SendFaxSandbox.Trouble.Chapter.allCases)
  }

  @Test(arguments: SendFaxSandbox.Trouble.allCases.filter { $0.chapter == .problem })
  func `a problem document of any shape is a 422 for which nothing was done`(
    trouble: SendFaxSandbox.Trouble
  ) async throws {
    let client = Client()
    var bodies: Set<Data> = []
    for path in ["api/v1/uploads", "api/v1/faxes"] {
      let answer = try await client.post(
        path, form: Client.form(Client.pdf(pages: 1), to: "+16135550100"),
        fields: ["X-Sandbox-Scenario": trouble.rawValue])
      #expect(answer.status == 422)
      bodies.insert(answer.body)
    }
    #expect(bodies.count == 1)
    #expect(client.sandbox.ledger.faxes.isEmpty && client.sandbox.ledger.intents.isEmpty)
  }

  @Test func `the shapes of problem documents differ`() async throws {
    let client = Client()
    let shapes = SendFaxSandbox.Trouble.allCases.filter { $0.chapter == .problem }
    var seen: Set<String> = []
    for trouble in shapes {
      let answer = try await client.upload(fields: ["X-Sandbox-Scenario": trouble.rawValue])
      seen.insert((answer.fields["Content-Type"] ?? "") + answer.body.base64EncodedString())
    }
    #expect(seen.count == shapes.count)
  }

  @Test(arguments: [
    (SendFaxSandbox.Trouble.claim400, 400), (.claim404, 404), (.claim409, 409), (.claim422, 422),
  ])
  func `a claim is refused, the ask before it is not`(
    trouble: SendFaxSandbox.Trouble, status: Int
  ) async throws {
    let client = Client { $0.scenarios = [.init(trouble, first: 1)] }
    var statuses: [Int] = []
    for _ in 0..<3 { statuses.append(try await client.fax().status) }
    #expect(statuses == [402, status, 402])
  }

  @Test func `two intents take turns`() async throws {
    let client = Client { $0.scenarios = [.init(.flappingIntents)] }
    var seen: [String] = []
    for _ in 0..<6 {
      seen.append(try await client.fax().fields["x-payment-deposit-payment-intent"] ?? "")
    }
    #expect(Set(seen).count == 2)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func `the challenge's expires moves, flaps or is past`() async throws {
    func expires(_ trouble: SendFaxSandbox.Trouble) async throws -> [String] {
      let client = Client { $0.scenarios = [.init(trouble)] }
      var seen: [String] = []
      for _ in 0..<3 {
        let challenge = try await client.fax().fields["WWW-Authenticate"] ?? ""
        seen.append(challenge.components(separatedBy: "expires=\"").last ?? "")
        client.sandbox.advance(by: .seconds(60))
      }
      return seen.map { String($0.dropFirst(11).prefix(8)) }
    }
    #expect(try await expires(.movingExpires) == ["09:05:00", "09:06:00", "09:07:00"])
    #expect(try await expires(.flappingExpires) == ["09:15:00", "09:02:00", "09:15:00"])
    #expect(try await expires(.expiredChallenge) == ["08:59:00", "09:00:00", "09:01:00"])
  }

  @Test func `a deposit is seen late`() async throws {
    let client = Client { $0.scenarios = [.init(.depositSeenLate)] }
    _ = try await client.fax()
    let intent = client.sandbox.ledger.intents[0]
    client.sandbox.deposit(intent.amount, to: intent.address)
    client.sandbox.advance(by: .seconds(120))
    #expect(try await client.fax().status == 402)
    client.sandbox.advance(by: .seconds(10))
    #expect(try await client.fax().status == 202)
  }

  @Test func `the Date field is no date`() async throws {
    let answer = try await Client().upload(fields: ["X-Sandbox-Scenario": "date-garbage"])
    #expect(answer.fields["Date"] == "soon")
  }
}
