import Foundation
import SendFaxAPI
import Testing

@testable import SendFaxSandbox

@Suite struct ControlTests {
  private func call(
    _ client: Client, _ name: String, _ json: String = "{}", fields: HTTPFields = [:]
  ) async throws -> HTTPResponse {
    try await client.send(
      .post, "sandbox/\(name)", fields: fields, body: .bytes(Data(json.utf8)))
  }

  @Test func `the list and the OpenAPI file name every call that is answered`() async throws {
    let client = Client()
    let list = try await client.send(.get, "sandbox/").body
    let calls = try #require(JSONSerialization.jsonObject(with: list) as? [[String: Any]])
    let openAPI = try await client.send(.get, "sandbox/openapi.json").json
    #expect(openAPI["openapi"] as? String == "3.1.0")
    let paths = try #require(openAPI["paths"] as? [String: [String: Any]])
    #expect(calls.count == ControlCall.all.count)
    #expect(paths.values.map(\.count).reduce(0, +) == calls.count)
    for call in calls {
      let (method, path) = (call["method"] as? String ?? "", call["path"] as? String ?? "")
      #expect(paths[path]?[method.lowercased()] != nil, "\(path)")
      let answer = try await client.send(method == "GET" ? .get : .post, String(path.dropFirst()))
      #expect(![404, 405, 500].contains(answer.status) || path.contains("/pay"), "\(path)")
    }
  }

  @Test(arguments: [
    ("clock", "{}", 400), ("clock", "{\"advance_seconds\":\"soon\"}", 400),
    ("clock", "{\"advance_seconds\":1e300}", 400), ("clock", "{\"advance_seconds\":true}", 400),
    ("clock", "[1]", 400), ("clock", "{\"advance_seconds\":{}}", 400), ("pay", "{}", 400),
    ("pay", "{\"id\":\"nobody\"}", 404), ("pay", "{\"id\":\"cs_nobody\"}", 404),
    ("decline", "{\"id\":\"nobody\"}", 404), ("expire", "{\"id\":\"nobody\"}", 404),
    ("deposit", "{}", 400), ("deposit", "{\"address\":\"0x12\",\"amount\":1}", 400),
    ("deposit", "{\"intent\":\"pi_nobody\"}", 400), ("scenarios", "{}", 400),
    ("scenarios", "{\"name\":\"typo\"}", 400),
    ("scenarios", "{\"name\":\"hang\",\"on\":\"lunch\"}", 400),
    ("scenarios", "{\"name\":\"hang\",\"first\":0}", 400),
    ("scenarios", "{\"name\":\"hang\",\"first\":-1}", 400),
    ("scenarios/end", "{\"name\":\"typo\"}", 400), ("wallet", "{}", 400),
    ("wallet", "{\"habit\":\"odd\"}", 400), ("wallet", "{\"ask\":\"ask_1\"}", 400),
    ("wallet", "{\"ask\":\"ask_1\",\"answer\":\"approve\"}", 404), ("nothing", "{}", 404),
    ("state", "{}", 405),
  ])
  func `a call that can't be taken is a problem document, and nothing happens`(
    name: String, json: String, status: Int
  ) async throws {
    let client = Client()
    let before = client.sandbox.ledger.faxes
    let answer = try await call(client, name, json)
    #expect(answer.status == status)
    #expect(answer.fields["Content-Type"] == "application/problem+json")
    #expect(answer.number("status") == status)
    #expect(!answer.text("detail").isEmpty)
    #expect(client.sandbox.ledger.faxes == before)
    #expect(client.sandbox.events.isEmpty)
    if status == 405 { #expect(answer.fields["Allow"] == "GET") }
  }

  @Test func `troubles begin and end by name`() async throws {
    let client = Client()
    #expect(try await call(client, "scenarios", "{\"name\":\"unavailable\"}").status == 200)
    #expect(
      try await call(
        client, "scenarios", "{\"name\":\"date-missing\",\"on\":\"status\",\"first\":2}"
      ).status == 200)
    #expect(client.sandbox.scenarios.map(\.remaining) == [nil, 2])
    #expect(try await call(client, "scenarios/end", "{\"name\":\"unavailable\"}").status == 200)
    #expect(client.sandbox.scenarios.map(\.trouble) == [.dateMissing])
    #expect(try await call(client, "scenarios/end").status == 200)
    #expect(client.sandbox.scenarios.isEmpty)
  }

  @Test func `the state is the ledger and what is beside it`() async throws {
    let client = Client()
    _ = try await client.opened()
    client.sandbox.begin(.init(.hang, on: .claim))
    let state = try await client.send(.get, "sandbox/state").json
    #expect(state["now"] as? String == "2026-01-05T09:00:00Z")
    #expect((state["scenarios"] as? [[String: Any]])?.first?["name"] as? String == "hang")
    #expect(state["wallet_habit"] as? String == "automatic")
    #expect((state["faxes"] as? [Any])?.count == 1)
    let ledger = try await client.send(.get, "sandbox/ledger").json
    #expect((ledger["checkout_sessions"] as? [Any])?.count == 1)
    #expect(ledger["now"] == nil)
  }

  @Test func `a Checkout page that expired can't be paid`() async throws {
    let client = Client()
    let id = try await client.opened()
    #expect(try await call(client, "expire", "{\"id\":\"\(id)\"}").status == 200)
    #expect(try await call(client, "pay", "{\"id\":\"\(id)\"}").status == 409)
    #expect(client.sandbox.ledger.payments.isEmpty)
  }

  @Test func `events over a transport are those that are remembered`() async throws {
    let client = Client()
    _ = try await client.opened()
    let answer = try await client.send(.get, "sandbox/events?after=0")
    #expect(answer.fields["Content-Type"] == "text/event-stream")
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(text.hasPrefix("retry: 1000\n\nid: "))
    #expect(text.components(separatedBy: "\n\n").count == 6)
  }

  @Test(
    arguments: [
      ["Origin": "https://evil.example", "Host": "127.0.0.1:1"], ["Origin": "null"],
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
      ["Origin": "http://127.0.0.1:2", "Host": "127.0.0.1:1"],
      ["Origin": "https://127.0.0.1:1", "Host": "127.0.0.1:1"],
    ] as [HTTPFields])
  func `another site can turn no knob`(fields: HTTPFields) async throws {
    let client = Client()
    let id = try await client.opened()
    let session = client.sandbox.ledger.checkoutSessions[0].id
    let names = ControlCall.all.filter { $0.method == "POST" }.map { "sandbox/\($0.name)" }
    let before = (client.sandbox.ledger.payments, client.sandbox.now, client.sandbox.events.count)
    for path in names + ["sandbox/rpc", "checkout/\(session)/pay", "checkout/\(session)/expire"] {
      let body = HTTPRequest.Body.bytes(Data("{\"id\":\"\(id)\"}".utf8))
      let answer = try await client.send(.post, path, fields: fields, body: body)
      #expect(answer.status == 403, "\(path)")
    }
    #expect(client.sandbox.ledger.payments == before.0)
    #expect(client.sandbox.now == before.1)
    #expect(client.sandbox.ledger.checkoutSessions[0].state == .open)
  }

  @Test(arguments: [
    ("/wallet", "/wallet"), ("", "/"), ("//evil.example", "/"), ("https://evil.example", "/"),
    ("/\\evil.example", "/"), ("/a\r\nSet-Cookie: x", "/"),
  ])
  func `a form leads back to a page of ours only`(asked: String, led: String) async throws {
    let allowed = CharacterSet.alphanumerics
    let encoded = asked.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    let answer = try await Client().send(
      .post, "sandbox/reset", fields: ["Content-Type": "application/x-www-form-urlencoded"],
      body: .bytes(Data("back=\(encoded)".utf8)))
    #expect(answer.status == 303)
    #expect(answer.fields["Location"] == led)
  }
}
