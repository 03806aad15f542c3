import Foundation
import SendFaxAPI
import Testing

@testable import SendFaxSandbox

/// The wallet by hand.
@Suite struct HolderTests {
  /// The request of a client that pays an intent.
  private static func transfer(_ sandbox: SendFaxSandbox) -> String {
    let ledger = sandbox.ledger
    let digits = ledger.intents.last?.address.dropFirst(2) ?? ""
    let data =
      "0xa9059cbb" + String(repeating: "0", count: 24) + digits
      + Calldata.word(ledger.intents.last?.amount ?? 0).dropFirst(2)
    return "{\"jsonrpc\":\"2.0\",\"id\":\"call 7\",\"method\":\"eth_sendTransaction\",\"params\":"
      + "[{\"from\":\"\(ledger.chain.accounts[0].address)\","
      + "\"to\":\"0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913\",\"data\":\"\(data)\"}]}"
  }

  private static func ask(_ served: ListenerTests.Served) throws -> PlainSocket {
    let body = transfer(served.sandbox)
    let socket = try PlainSocket(port: served.listener.port)
    socket.send(
      Data(
        ("POST /sandbox/rpc HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: \(body.utf8.count)\r\n"
          + "Connection: close\r\n\r\n\(body)").utf8))
    // The answer waits; that it does can be seen from the sandbox only.
    while served.listener.listeners == 0 { usleep(1000) }
    return socket
  }

  private static func served() throws -> ListenerTests.Served {
    let served = try ListenerTests.Served { $0.walletIsByHand = true }
    _ = try served.exchange(
      ListenerTests.upload(Client.pdf(pages: 1), path: "/api/v1/faxes"))
    return served
  }

  @Test(arguments: [
    ("approve", "\"result\":\"0x", "sent", 1), ("decline", "\"code\":4001", "declined", 0),
  ])
  func `whoever asks is answered when the holder has decided`(
    decision: String, answer: String, outcome: String, transactions: Int
  ) throws {
    let served = try Self.served()
    defer { served.listener.stop() }
    let socket = try Self.ask(served)
    defer { socket.close() }
    let ask = try #require(served.sandbox.ledger.chain.asks.first)
    #expect(ask.isPending)
    let body = "{\"ask\":\"\(ask.id)\",\"answer\":\"\(decision)\"}"
    let done = try served.exchange(
      "POST /sandbox/wallet HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    #expect(done.hasPrefix("HTTP/1.1 200"))
    let got = String(decoding: socket.readAll(), as: UTF8.self)
    #expect(got.contains("\"id\":\"call 7\""))
    #expect(got.contains(answer))
    #expect(served.sandbox.ledger.chain.asks.map(\.answer) == [outcome])
    #expect(served.sandbox.ledger.chain.transactions.count == transactions)
  }

  @Test func `one that is ignored waits on`() throws {
    let served = try Self.served()
    defer { served.listener.stop() }
    let socket = try Self.ask(served)
    defer { socket.close() }
    let ask = try #require(served.sandbox.ledger.chain.asks.first?.id)
    try served.sandbox.ignore(ask: ask)
    #expect(served.sandbox.ledger.chain.asks.map(\.answer) == ["ignored"])
    #expect(served.listener.listeners == 1)
    #expect(throws: SendFaxSandbox.Refusal.askAnswered) {
      try served.sandbox.approve(ask: ask)
    }
    #expect(served.sandbox.ledger.chain.transactions.isEmpty)
  }

  @Test func `a reset answers those who wait`() throws {
    let served = try Self.served()
    defer { served.listener.stop() }
    let socket = try Self.ask(served)
    defer { socket.close() }
    served.sandbox.reset()
    let got = String(decoding: socket.readAll(), as: UTF8.self)
    #expect(got.contains("\"code\":-32000"))
  }

  @Test func `an answer is not kept for a client that has gone, its troubles are`() throws {
    let served = try ListenerTests.Served {
      $0.walletIsByHand = true
      $0.scenarios = [.init(.walletReverts, first: 1)]
    }
    defer { served.listener.stop() }
    _ = try served.exchange(ListenerTests.upload(Client.pdf(pages: 1), path: "/api/v1/faxes"))
    let socket = try Self.ask(served)
    socket.close()
    while served.listener.listeners > 0 { usleep(1000) }
    let ask = try #require(served.sandbox.ledger.chain.asks.first?.id)
    try served.sandbox.approve(ask: ask)
    #expect(served.sandbox.ledger.chain.transactions.map(\.status) == [.reverts])
    #expect(served.sandbox.reply(to: ask) == nil)
  }

  @Test func `whoever presses a button twice is led back to the page`() async throws {
    let client = Client { $0.walletIsByHand = true }
    _ = try await client.fax()
    let body = HTTPRequest.Body.bytes(Data(Self.transfer(client.sandbox).utf8))
    _ = try? await client.send(.post, "sandbox/rpc", body: body)
    let ask = try #require(client.sandbox.ledger.chain.asks.first?.id)
    for _ in 0..<2 {
      let answer = try await client.send(
        .post, "sandbox/wallet", fields: ["Content-Type": "application/x-www-form-urlencoded"],
        body: .bytes(Data("ask=\(ask)&answer=approve&back=%2Fwallet".utf8)))
      #expect(answer.status == 303)
      #expect(answer.fields["Location"] == "/wallet")
    }
    #expect(client.sandbox.ledger.chain.transactions.count == 1)
  }

  @Test func `a transfer is made although nobody waits for the answer any more`() async throws {
    let client = Client { $0.walletIsByHand = true }
    _ = try await client.fax()
    await #expect(throws: TransportFailure.self) {
      try await client.send(
        .post, "sandbox/rpc", body: .bytes(Data(Self.transfer(client.sandbox).utf8)))
    }
    let ask = try #require(client.sandbox.ledger.chain.asks.first)
    #expect(ask.isPending)
    #expect(try await client.fax().status == 402)
    try client.sandbox.approve(ask: ask.id)
    client.sandbox.advance(by: .seconds(10))
    #expect(try await client.fax().status == 202)
    #expect(throws: SendFaxSandbox.Refusal.askAnswered) {
      try client.sandbox.approve(ask: ask.id)
    }
    #expect(client.sandbox.ledger.chain.transactions.count == 1)
  }

  @Test func `what is approved with nothing left in the account is refused`() async throws {
    let client = Client {
      $0.walletIsByHand = true
      $0.walletTokens = 50_000
    }
    _ = try await client.fax()
    let body = HTTPRequest.Body.bytes(Data(Self.transfer(client.sandbox).utf8))
    for _ in 0..<2 { _ = try? await client.send(.post, "sandbox/rpc", body: body) }
    let asks = client.sandbox.ledger.chain.asks.map(\.id)
    #expect(asks.count == 2)
    try client.sandbox.approve(ask: asks[0])
    client.sandbox.advance(by: .seconds(5))
    _ = client.sandbox.ledger
    try client.sandbox.approve(ask: asks[1])
    #expect(client.sandbox.ledger.chain.asks.map(\.answer) == ["sent", "refused"])
  }

  @Test func `the habit is kept over a reset, and written down`() async throws {
    let client = Client()
    client.sandbox.setWalletByHand(true)
    client.sandbox.reset()
    let wallet = try await client.send(.get, "sandbox/wallet").json
    #expect(wallet["habit"] as? String == "by-hand")
    #expect(client.sandbox.events.map(\.kind) == [.scenario, .reset])
  }
}
