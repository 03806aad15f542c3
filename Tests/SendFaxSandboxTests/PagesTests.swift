import Foundation
import SendFaxAPI
import SendFaxSandbox
import Testing

@Suite struct PagesTests {
  @Test func `a person pays on the Checkout page and lands on the status page`() async throws {
    let client = Client()
    let id = try await client.opened(pages: 2)
    let session = client.sandbox.ledger.checkoutSessions[0].id
    let page = try await client.send(.get, "checkout/\(session)")
    let html = String(decoding: page.body, as: UTF8.self)
    #expect(html.contains("$0.50"))
    #expect(html.contains("2 pages"))
    let declined = try await client.send(.post, "checkout/\(session)/decline")
    #expect(declined.fields["Location"] == "/checkout/\(session)?declined=1")
    let paid = try await client.send(.post, "checkout/\(session)/pay")
    #expect(paid.status == 303)
    #expect(paid.fields["Location"] == "/f/\(id)?paid=1")
    let status = try await client.send(.get, "f/\(id)")
    #expect(String(decoding: status.body, as: UTF8.self).contains("http-equiv=\"refresh\""))
    client.sandbox.advance(by: .seconds(60))
    let end = String(decoding: try await client.send(.get, "f/\(id)").body, as: UTF8.self)
    #expect(end.contains("Delivered"))
    #expect(!end.contains("http-equiv=\"refresh\""))
  }

  @Test func `the home page lists numbers, troubles and the ledger`() async throws {
    let client = Client()
    let id = try await client.opened()
    let home = try await client.send(.get, "")
    let html = String(decoding: home.body, as: UTF8.self)
    for number in SendFaxSandbox.numbers { #expect(html.contains(number.e164)) }
    #expect(html.contains(id))
    #expect(home.fields["Content-Security-Policy"] != nil)
  }

  @Test func `another site can't press the buttons`() async throws {
    let client = Client()
    let id = try await client.opened()
    for fields: HTTPFields in [
      ["Origin": "https://evil.example", "Host": "127.0.0.1:1"], ["Origin": "null"],
      ["Sec-Fetch-Site": "cross-site"],
    ] {
      let body = HTTPRequest.Body.bytes(Data("{\"id\":\"\(id)\"}".utf8))
      let answer = try await client.send(.post, "sandbox/pay", fields: fields, body: body)
      #expect(answer.status == 403)
    }
    #expect(client.sandbox.ledger.payments.isEmpty)
  }

  @Test func `the control calls pay, turn the clock and show the ledger`() async throws {
    let client = Client()
    func call(_ name: String, _ json: String) async throws -> HTTPResponse {
      try await client.send(.post, "sandbox/\(name)", body: .bytes(Data(json.utf8)))
    }
    let id = try await client.opened()
    #expect(try await call("pay", "{\"id\":\"\(id)\"}").status == 200)
    #expect(try await call("pay", "{\"id\":\"\(id)\"}").status == 409)
    #expect(try await call("pay", "{\"id\":\"nobody\"}").status == 404)
    #expect(try await call("clock", "{\"advance_seconds\":60}").status == 200)
    let state = try await client.send(.get, "sandbox/state").json
    let faxes = state["faxes"] as? [[String: Any]]
    #expect(faxes?.first?["status"] as? String == "delivered")
    let trouble = "{\"name\":\"unavailable\",\"on\":\"status\",\"first\":1}"
    #expect(try await call("scenarios", trouble).status == 200)
    #expect(try await client.status(id).status == 503)
    #expect(try await call("scenarios", "{\"name\":\"typo\"}").status == 400)
    _ = try await client.fax()
    let intent = client.sandbox.ledger.intents[0].id
    #expect(try await call("deposit", "{\"intent\":\"\(intent)\"}").status == 200)
    #expect(try await call("clock", "{\"advance_seconds\":10}").status == 200)
    #expect(try await client.fax().status == 202)
    #expect(try await call("reset", "").status == 200)
    #expect(client.sandbox.ledger.faxes.isEmpty)
  }

  @Test func `the ledger and the clock go on after a restart`() async throws {
    let path = NSTemporaryDirectory() + "/ledger-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = Client { $0.ledgerFile = path }
    let id = try await first.opened()
    try first.sandbox.payCheckout(of: id)
    first.sandbox.advance(by: .seconds(2))
    let second = Client { $0.ledgerFile = path }
    #expect(second.sandbox.now == first.sandbox.now)
    #expect(second.sandbox.ledger.payments == first.sandbox.ledger.payments)
    #expect(try await second.status(id).text("status") == "media_processed")
    try Data("{".utf8).write(to: URL(fileURLWithPath: path))
    #expect(Client { $0.ledgerFile = path }.sandbox.ledger.faxes.isEmpty)
    #expect(FileManager.default.fileExists(atPath: path + ".unreadable"))
    try? FileManager.default.removeItem(atPath: path + ".unreadable")
  }
}
