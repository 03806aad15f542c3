import Foundation
import SendFaxAPI
import SendFaxSandbox
import Testing

@Suite struct CardTests {
  @Test func `an upload is counted and priced, and charges nothing`() async throws {
    let client = Client()
    let answer = try await client.upload(pages: 12)
    #expect(answer.status == 200)
    #expect(answer.number("pageCount") == 12)
    #expect(answer.number("amountCents") == 60)
    #expect(client.sandbox.ledger.payments.isEmpty)
    #expect(try await client.status(answer.text("id")).text("status") == "awaiting_payment")
  }

  @Test(arguments: [(1, 50), (10, 50), (11, 55), (100, 500)])
  func `the card price is five cents a page and at least fifty`(pages: Int, cents: Int) async throws
  {
    #expect(try await Client().upload(pages: pages).number("amountCents") == cents)
  }

  @Test func `a paid fax passes every status in order`() async throws {
    let client = Client()
    let id = try await client.opened()
    try client.sandbox.payCheckout(of: id)
    var seen: [String] = []
    for _ in 0..<9 {
      seen.append(try await client.status(id).text("status"))
      client.sandbox.advance(by: .milliseconds(500))
    }
    #expect(
      seen == [
        "paid", "paid", "queued", "queued", "media_processed", "media_processed", "sending",
        "delivered", "delivered",
      ])
    #expect(client.sandbox.ledger.refunds.isEmpty)
  }

  @Test func `a carrier failure gives the card payment back once`() async throws {
    let client = Client()
    let id = try await client.opened(to: "+16135550101")
    try client.sandbox.payCheckout(of: id)
    client.sandbox.advance(by: .seconds(60))
    let fax = try await client.status(id)
    #expect(fax.text("status") == "failed")
    #expect(fax.text("failureReason") == "busy")
    #expect(client.sandbox.ledger.refunds.count == 1)
    client.sandbox.advance(by: .seconds(60))
    #expect(client.sandbox.ledger.refunds.count == 1)
  }

  @Test func `an upload expires after a day unless it is paid`() async throws {
    let client = Client()
    let id = try await client.opened()
    client.sandbox.advance(by: .seconds(24 * 3600 - 1))
    #expect(try await client.status(id).text("status") == "awaiting_payment")
    client.sandbox.advance(by: .seconds(1))
    let fax = try await client.status(id)
    #expect(fax.text("status") == "expired")
    #expect(fax.number("terminalAt") == fax.number("createdAt").map { $0 + 86_400_000 })
    #expect(try await client.checkout(id).status == 409)
  }

  @Test func `a second Checkout is the same page or another one, as the open question says`()
    async throws
  {
    for (question, pages) in [
      (SendFaxSandbox.OpenQuestions.CheckoutSessions.same, 1), (.newEachTime, 2),
    ] {
      let client = Client { $0.openQuestions.checkoutSessions = question }
      let id = try await client.opened()
      _ = try await client.checkout(id)
      let sessions = client.sandbox.ledger.checkoutSessions
      #expect(sessions.count == pages)
      for session in sessions { try client.sandbox.pay(session: session.id) }
      #expect(client.sandbox.ledger.payments.map(\.isDuplicate) == Array([false, true][..<pages]))
    }
  }

  @Test func `a declined card leaves the page open`() async throws {
    let client = Client()
    let id = try await client.opened()
    try client.sandbox.declineCheckout(of: id)
    #expect(try await client.status(id).text("status") == "awaiting_payment")
    try client.sandbox.payCheckout(of: id)
    #expect(throws: SendFaxSandbox.Refusal.sessionClosed) {
      try client.sandbox.payCheckout(of: id)
    }
  }

  @Test func `the checks come in the contract's order`() async throws {
    let client = Client { $0.documentLimit = 1000 }
    let large = Data(repeating: 0, count: 1001)
    let cases: [(String, Data?, String?, Int, String)] = [
      ("no number", large, nil, 422, "Invalid destination"),
      ("a country that is not served", large, "+442079460000", 422, "Unsupported destination"),
      ("a number that is too short", large, "+1613555010", 422, "Invalid destination"),
      ("a refused number", large, "+16135550110", 422, "Invalid destination"),
      ("no document", nil, "+16135550100", 400, "Invalid request"),
      ("too large", large, "+16135550100", 413, "Document too large"),
      ("no PDF", Data("oops".utf8), "+16135550100", 422, "Invalid PDF"),
      ("encrypted", Client.pdf(pages: 1, encrypted: true), "+16135550100", 422, "Invalid PDF"),
    ]
    for (name, document, to, status, title) in cases {
      for path in ["api/v1/uploads", "api/v1/faxes"] {
        let answer = try await client.post(path, form: Client.form(document, to: to))
        #expect(answer.status == status, "\(name)")
        #expect(answer.text("title") == title, "\(name)")
        #expect(answer.fields["Content-Type"] == "application/problem+json", "\(name)")
      }
    }
    #expect(client.sandbox.ledger.faxes.isEmpty)
    #expect(client.sandbox.ledger.intents.isEmpty)
  }

  @Test func `an unknown fax is a 404 problem`() async throws {
    let answer = try await Client().status("nobody")
    #expect(answer.status == 404)
    #expect(answer.number("status") == 404)
  }

  @Test func `the Date field follows the sandbox's clock`() async throws {
    let client = Client()
    #expect(try await client.status("x").fields["Date"] == "Mon, 05 Jan 2026 09:00:00 GMT")
    client.sandbox.advance(by: .seconds(55 * 86_400 + 3_661))
    #expect(try await client.status("x").fields["Date"] == "Sun, 01 Mar 2026 10:01:01 GMT")
  }

  @Test(arguments: SendFaxSandbox.numbers.map(\.e164))
  func `every listed number does what it says`(number: String) async throws {
    let client = Client()
    let outcome = SendFaxSandbox.numbers.first { $0.e164 == number }?.outcome
    let upload = try await client.upload(pages: 4, to: number)
    if outcome == .refused || outcome == .notServed {
      #expect(upload.status == 422)
      return
    }
    let id = upload.text("id")
    if outcome == .expiresUnpaid {
      client.sandbox.advance(by: .seconds(60))
      #expect(try await client.status(id).text("status") == "expired")
      return
    }
    _ = try await client.checkout(id)
    try client.sandbox.payCheckout(of: id)
    client.sandbox.advance(by: .seconds(3))
    let middle = try await client.status(id).text("status")
    client.sandbox.advance(by: .seconds(3600))
    let end = try await client.status(id).text("status")
    switch outcome {
    case .delivers?: #expect(end == "delivered")
    case .unknownStatus?:
      #expect(middle == "retrying")
      #expect(end == "delivered")
    case .staysSending?: #expect(end == "sending")
    case .expiresPaid?: #expect(end == "expired")
    default:
      #expect(end == "failed")
      #expect(client.sandbox.ledger.refunds.count == 1)
    }
  }
}
