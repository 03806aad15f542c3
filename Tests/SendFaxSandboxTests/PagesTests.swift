import Foundation
import SendFaxAPI
import Testing

@testable import SendFaxSandbox

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

  @Test func `the card that is declined charges nothing, the other one pays`() async throws {
    let client = Client()
    let id = try await client.opened()
    let session = client.sandbox.ledger.checkoutSessions[0].id
    for (card, place) in [
      ("4000000000000002", "/checkout/\(session)?declined=1"),
      ("4242424242424242", "/f/\(id)?paid=1"),
    ] {
      let answer = try await client.send(
        .post, "checkout/\(session)/pay",
        fields: ["Content-Type": "application/x-www-form-urlencoded"],
        body: .bytes(Data("card=\(card)".utf8)))
      #expect(answer.fields["Location"] == place)
    }
    #expect(client.sandbox.ledger.checkoutSessions[0].declines == 1)
    #expect(client.sandbox.ledger.payments.count == 1)
  }

  @Test func `text in markup is escaped, markup is not`() {
    let unsafe = "<b class=\"x\">&'"
    let inner: HTML = "<i>\(unsafe)</i>"
    let outer: HTML = "<p title=\"\(unsafe)\">\(inner)\(7)\(unsafe.prefix(2))</p>"
    let safe = "&lt;b class=&quot;x&quot;&gt;&amp;&#39;"
    #expect(outer.text == "<p title=\"\(safe)\"><i>\(safe)</i>7&lt;b</p>")
  }

  @Test func `what a client sends appears on no page unescaped`() async throws {
    let client = Client { $0.walletIsByHand = true }
    let script = "<script>alert(1)</script>"
    _ = try? await client.rpc(
      "eth_sendTransaction",
      "[{\"from\":\"\(client.sandbox.ledger.chain.accounts[0].address)\",\"to\":\"\(script)\","
        + "\"data\":\"\(script)\"}]")
    #expect(client.sandbox.ledger.chain.asks.map(\.isPending) == [true])
    _ = try await client.send(.get, "api/v1/faxes/\(script)")
    for path in ["", "wallet", "f/\(script)", "checkout/\(script)"] {
      let page = try await client.send(.get, path)
      #expect(!String(decoding: page.body, as: UTF8.self).contains("<script>"), "\(path)")
    }
  }

  @Test func `pages run our own scripts only, and nothing frames them`() async throws {
    let client = Client()
    let id = try await client.opened()
    let session = client.sandbox.ledger.checkoutSessions[0].id
    for path in ["", "wallet", "f/\(id)", "f/nobody", "checkout/\(session)"] {
      let page = try await client.send(.get, path)
      let policy = page.fields["Content-Security-Policy"] ?? ""
      #expect(policy.hasPrefix("default-src 'none'; "), "\(path)")
      #expect(policy.contains("frame-ancestors 'none'"), "\(path)")
      #expect(!policy.contains("unsafe"), "\(path)")
      let html = String(decoding: page.body, as: UTF8.self)
      #expect(!html.contains(" style=") && !html.contains("<style"), "\(path)")
      for piece in html.components(separatedBy: "src=\"").dropFirst() {
        #expect(piece.hasPrefix("/assets/"), "\(path)")
      }
    }
    for (name, type) in [("style.css", "text/css"), ("live.js", "text/javascript")] {
      let asset = try await client.send(.get, "assets/\(name)")
      #expect(asset.fields["Content-Type"] == "\(type); charset=utf-8")
      #expect(!String(decoding: asset.body, as: UTF8.self).contains("http"), "\(name)")
    }
    #expect(try await client.send(.get, "assets/nothing").status == 404)
  }

  @Test(
    arguments: SendFaxSandbox.numbers.filter { $0.outcome != .refused && $0.outcome != .notServed })
  func `the status page has words for every way a fax can go`(
    number: SendFaxSandbox.Number
  ) async throws {
    let client = Client()
    let id = try await client.opened(pages: 4, to: number.e164)
    func heading() async throws -> String {
      let page = try await client.send(.get, "f/\(id)")
      let html = String(decoding: page.body, as: UTF8.self)
      #expect(html.components(separatedBy: "<h1>").count == 2)
      return html.components(separatedBy: "<h1>")[1].components(separatedBy: "</h1>")[0]
    }
    #expect(try await heading() == "Waiting for payment")
    if number.outcome != .expiresUnpaid { try client.sandbox.payCheckout(of: id) }
    var seen: [String] = []
    for _ in 0..<10 {
      seen.append(try await heading())
      client.sandbox.advance(by: .milliseconds(700))
    }
    client.sandbox.advance(by: .seconds(60))
    let end = try await heading()
    switch number.outcome {
    case .delivers, .unknownStatus: #expect(end == "Delivered")
    case .staysSending: #expect(end == "Sending")
    case .expiresPaid, .expiresUnpaid: #expect(end == "Expired")
    default: #expect(end == "Not delivered")
    }
    if number.outcome == .unknownStatus { #expect(seen.contains("On its way")) }
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
