import Foundation
import SendFaxAPI
import SendFaxSandbox
import Testing

@Suite struct WalletTests {
  /// What a 402 quotes.
  struct Quote: Equatable {
    var address: String
    var amount: String
    var intent: String

    init(_ answer: HTTPResponse) {
      address = answer.fields["x-payment-deposit-address"] ?? ""
      amount = answer.fields["x-payment-deposit-amount-micros"] ?? ""
      intent = answer.fields["x-payment-deposit-payment-intent"] ?? ""
    }
  }

  /// Has the sandbox's wallet send `amount` to `address`.
  @discardableResult
  func transfer(_ client: Client, to address: String, _ amount: UInt64) async throws -> [String:
    Any]
  {
    let account = client.sandbox.ledger.chain.accounts[0].address
    let digits = String(amount, radix: 16)
    let data =
      "0xa9059cbb" + String(repeating: "0", count: 24) + address.dropFirst(2)
      + String(repeating: "0", count: 64 - digits.count) + digits
    let token = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"
    return try await client.rpc(
      "eth_sendTransaction",
      "[{\"from\":\"\(account)\",\"to\":\"\(token)\",\"data\":\"\(data)\",\"value\":\"0x0\","
        + "\"chainId\":\"0x2105\"}]")
  }

  @Test func `a 402 carries both families of fields as the contract writes them`() async throws {
    let answer = try await Client().fax(pages: 2)
    #expect(answer.status == 402)
    let quote = Quote(answer)
    #expect(quote.amount == "100000")
    #expect(answer.fields["x-payment-deposit-amount"] == "0.100000")
    #expect(answer.fields["x-payment-deposit-network"] == "base")
    #expect(quote.address.utf8.count == 42)
    #expect(quote.intent.hasPrefix("pi_"))
    let challenge = try #require(answer.fields["WWW-Authenticate"])
    #expect(challenge.hasPrefix("Payment id=\"ch_"))
    #expect(challenge.contains("intent=\"charge\""))
    #expect(challenge.contains("expires=\"2026-01-05T09:15:00Z\""))
    let encoded = try #require(challenge.components(separatedBy: "request=\"").last)
      .prefix { $0 != "\"" }.replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    let padded = encoded + String(repeating: "=", count: (4 - encoded.count % 4) % 4)
    let json = try #require(Data(base64Encoded: padded))
    let request = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(request["amount"] as? String == "100000")
    #expect(request["recipient"] as? String != quote.address)
    let details = request["methodDetails"] as? [String: Int]
    #expect(details == ["chainId": 8453, "decimals": 6])
  }

  @Test func `the same request gets the same intent for fifteen minutes`() async throws {
    let client = Client()
    let first = Quote(try await client.fax())
    client.sandbox.advance(by: .seconds(899))
    #expect(Quote(try await client.fax()) == first)
    client.sandbox.advance(by: .seconds(1))
    #expect(Quote(try await client.fax()) != first)
    #expect(client.sandbox.ledger.intents.count == 2)
  }

  @Test(arguments: SendFaxSandbox.OpenQuestions.Identity.allCases)
  func `what is the same request is an open question`(
    identity: SendFaxSandbox.OpenQuestions.Identity
  ) async throws {
    let client = Client { $0.openQuestions.identity = identity }
    let first = Quote(try await client.fax())
    // The same document and number in another order of the parts.
    let boundary = Client.boundary
    var other = Data(
      ("--\(boundary)\r\nContent-Disposition: form-data; name=\"to\"\r\n\r\n+16135550100\r\n"
        + "--\(boundary)\r\nContent-Disposition: form-data; name=\"document\"; "
        + "filename=\"x.pdf\"\r\n\r\n").utf8)
    other += Client.pdf(pages: 1) + Data("\r\n--\(boundary)--\r\n".utf8)
    let second = Quote(try await client.post("api/v1/faxes", form: other))
    #expect((first == second) == (identity == .documentAndNumber))
    #expect(Quote(try await client.fax(to: "+12125550100")) != first)
  }

  @Test func `a fax is accepted once its transfer is seen, and only once`() async throws {
    let client = Client()
    let quote = Quote(try await client.fax())
    let sent = try await transfer(client, to: quote.address, 50_000)
    #expect((sent["result"] as? String)?.utf8.count == 66)
    client.sandbox.advance(by: .seconds(3))
    #expect(try await client.fax().status == 402)
    client.sandbox.advance(by: .seconds(1))
    let receipt = try await client.fax()
    #expect(receipt.status == 202)
    #expect(receipt.number("amountUsdMicros") == 50_000)
    let again = try await client.fax()
    #expect(again.body == receipt.body)
    client.sandbox.advance(by: .seconds(10))
    #expect(try await client.status(receipt.text("id")).text("status") == "delivered")
    let ledger = client.sandbox.ledger
    #expect(ledger.paidFaxes.count == 1)
    #expect(ledger.payments.count == 1)
    #expect(ledger.chain.accounts[0].usdc == 1_000_000_000 - 50_000)
    #expect(ledger.stranded.isEmpty)
  }

  @Test(arguments: [
    (UInt64(49_999), SendFaxSandbox.Ledger.Stranded.Reason.under), (50_001, .over),
  ])
  func `an amount that is not exact is stranded`(
    amount: UInt64, reason: SendFaxSandbox.Ledger.Stranded.Reason
  ) async throws {
    let client = Client()
    let quote = Quote(try await client.fax())
    try await transfer(client, to: quote.address, amount)
    client.sandbox.advance(by: .seconds(10))
    #expect(try await client.fax().status == 402)
    #expect(client.sandbox.ledger.stranded.map(\.reason) == [reason])
  }

  @Test func `late, doubled, misdirected and foreign transfers are stranded`() async throws {
    let client = Client()
    let quote = Quote(try await client.fax())
    let sandbox = client.sandbox
    sandbox.deposit(50_000, to: quote.address, token: "0x" + String(repeating: "1", count: 40))
    sandbox.deposit(50_000, to: "0x5afe00000000000000000000000000000000fa75")
    sandbox.deposit(50_000, to: "0x" + String(repeating: "2", count: 40))
    sandbox.deposit(50_000, to: quote.address)
    sandbox.deposit(50_000, to: quote.address)
    sandbox.advance(by: .seconds(10))
    #expect(
      sandbox.ledger.stranded.map(\.reason) == [
        .wrongToken, .staticRecipient, .noIntent, .duplicate,
      ])
    let late = Quote(try await client.fax(pages: 3))
    sandbox.advance(by: .seconds(899))
    sandbox.deposit(150_000, to: late.address)
    sandbox.advance(by: .seconds(10))
    #expect(sandbox.ledger.stranded.map(\.reason).suffix(2) == [.late, .unclaimed])
  }

  @Test(arguments: [false, true])
  func `a claim after the window is an open question`(answersReceipt: Bool) async throws {
    let client = Client { $0.openQuestions.receiptAfterWindow = answersReceipt }
    let quote = Quote(try await client.fax())
    try await transfer(client, to: quote.address, 50_000)
    client.sandbox.advance(by: .seconds(901))
    #expect(try await client.fax().status == (answersReceipt ? 202 : 402))
    #expect(client.sandbox.ledger.stranded.map(\.reason) == (answersReceipt ? [] : [.unclaimed]))
  }

  @Test func `the node answers what a wallet's client reads`() async throws {
    let client = Client()
    let account = client.sandbox.ledger.chain.accounts[0].address
    let token = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913"
    let data = "0x70a08231" + String(repeating: "0", count: 24) + account.dropFirst(2)
    let cases: [(String, String, String)] = [
      ("eth_chainId", "[]", "0x2105"), ("net_version", "[]", "8453"),
      ("eth_getBalance", "[\"\(account)\",\"latest\"]", "0x16345785d8a0000"),
      (
        "eth_call", "[{\"to\":\"\(token)\",\"data\":\"\(data)\"},\"latest\"]",
        "0x" + String(repeating: "0", count: 56) + "3b9aca00"
      ), ("eth_getTransactionCount", "[\"\(account)\",\"pending\"]", "0x0"),
      ("eth_gasPrice", "[]", "0x989680"), ("eth_getCode", "[\"\(account)\",\"latest\"]", "0x"),
      ("eth_blockNumber", "[]", "0x3a02c8"), ("web3_clientVersion", "[]", "SendFaxSandbox/1"),
      (
        "eth_call", "[{\"to\":\"\(token)\",\"data\":\"0x313ce567\"}]",
        "0x" + String(repeating: "0", count: 63) + "6"
      ),
      (
        "eth_call", "[{\"to\":\"\(token)\",\"data\":\"0x95d89b41\"}]",
        "0x" + String(repeating: "0", count: 62) + "20" + String(repeating: "0", count: 63) + "4"
          + "55534443" + String(repeating: "0", count: 56)
      ),
    ]
    for (method, parameters, result) in cases {
      #expect(try await client.rpc(method, parameters)["result"] as? String == result, "\(method)")
    }
    #expect(try await client.rpc("eth_accounts")["result"] as? [String] == [account])
    let unknown = try await client.rpc("eth_mine")["error"] as? [String: Any]
    #expect(unknown?["code"] as? Int == -32601)
  }

  @Test func `a receipt comes when the transfer is mined`() async throws {
    let client = Client()
    let quote = Quote(try await client.fax())
    let hash = try await transfer(client, to: quote.address, 50_000)["result"] as? String ?? ""
    let early = try await client.rpc("eth_getTransactionReceipt", "[\"\(hash)\"]")
    #expect(early["result"] is NSNull)
    client.sandbox.advance(by: .seconds(2))
    let late = try await client.rpc("eth_getTransactionReceipt", "[\"\(hash)\"]")
    #expect((late["result"] as? [String: Any])?["status"] as? String == "0x1")
  }

  @Test(arguments: [
    (SendFaxSandbox.Trouble.walletDeclines, Int?(4001), 0), (.walletCodeZero, 0, 0),
    (.walletReverts, nil, 1), (.walletSpeedsUp, nil, 2),
  ])
  func `the wallet's holder does what the trouble says`(
    trouble: SendFaxSandbox.Trouble, code: Int?, transactions: Int
  ) async throws {
    let client = Client { $0.scenarios = [.init(trouble, first: 1)] }
    let quote = Quote(try await client.fax())
    let answer = try await transfer(client, to: quote.address, 50_000)
    #expect((answer["error"] as? [String: Any])?["code"] as? Int == code)
    client.sandbox.advance(by: .seconds(10))
    #expect(client.sandbox.ledger.chain.transactions.count == transactions)
    #expect(client.sandbox.ledger.chain.asks.count == 1)
    #expect(try await client.fax().status == (trouble == .walletSpeedsUp ? 202 : 402))
  }

  @Test func `a dropped answer leaves a transfer, a hang leaves none`() async throws {
    for (trouble, sent) in [(SendFaxSandbox.Trouble.walletDropsAnswer, 1), (.walletHangs, 0)] {
      let client = Client { $0.scenarios = [.init(trouble)] }
      let quote = Quote(try await client.fax())
      await #expect(throws: TransportFailure.self) {
        try await transfer(client, to: quote.address, 50_000)
      }
      #expect(client.sandbox.ledger.chain.transactions.count == sent)
    }
  }

  @Test func `a mined transfer is in its block, its receipt and the logs`() async throws {
    let client = Client()
    let quote = Quote(try await client.fax())
    let hash = try await transfer(client, to: quote.address, 50_000)["result"] as? String ?? ""
    client.sandbox.advance(by: .seconds(5))
    let receipt = try await client.rpc("eth_getTransactionReceipt", "[\"\(hash)\"]")
    let found = try #require(receipt["result"] as? [String: Any])
    let number = try #require(found["blockNumber"] as? String)
    let log = try #require((found["logs"] as? [[String: Any]])?.first)
    let topics = try #require(log["topics"] as? [String])
    // Keccak-256 of the event's signature, written out here so that it is not checked by itself.
    #expect(topics[0] == "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef")
    #expect(topics[2].hasSuffix(quote.address.dropFirst(2)))
    #expect(log["data"] as? String == "0x" + String(repeating: "0", count: 60) + "c350")
    let block = try await client.rpc("eth_getBlockByNumber", "[\"\(number)\",false]")
    let described = try #require(block["result"] as? [String: Any])
    #expect(described["transactions"] as? [String] == [hash])
    #expect(described["hash"] as? String == found["blockHash"] as? String)
    let whole = try await client.rpc("eth_getBlockByNumber", "[\"\(number)\",true]")
    let first = ((whole["result"] as? [String: Any])?["transactions"] as? [[String: Any]])?.first
    #expect(first?["hash"] as? String == hash)
    func logs(_ filter: String) async throws -> Int? {
      (try await client.rpc("eth_getLogs", "[{\(filter)}]")["result"] as? [Any])?.count
    }
    let range = "\"fromBlock\":\"earliest\",\"toBlock\":\"latest\""
    #expect(try await logs(range) == 1)
    #expect(try await logs(range + ",\"topics\":[null,null,\"\(topics[2])\"]") == 1)
    #expect(try await logs(range + ",\"topics\":[[\"0x1\",\"\(topics[0])\"]]") == 1)
    #expect(try await logs(range + ",\"topics\":[\"0x1\"]") == 0)
    #expect(try await logs(range + ",\"address\":\"0x1\"") == 0)
    #expect(try await logs("\"fromBlock\":\"0x1\",\"toBlock\":\"0x2\"") == 0)
    // What is mined is final after twenty minutes, as on a rollup.
    let final = "\"fromBlock\":\"earliest\",\"toBlock\":\"finalized\""
    #expect(try await logs(final) == 0)
    let account = client.sandbox.ledger.chain.accounts[0].address
    func count(_ tag: String) async throws -> String? {
      let answer = try await client.rpc("eth_getTransactionCount", "[\"\(account)\",\"\(tag)\"]")
      return answer["result"] as? String
    }
    #expect(try await count("latest") == "0x1")
    #expect(try await count("finalized") == "0x0")
    client.sandbox.advance(by: .seconds(20 * 60))
    #expect(try await logs(final) == 1)
    #expect(try await count("finalized") == "0x1")
    let later = try await client.rpc("eth_getBlockByNumber", "[\"0xffffffff\",false]")
    #expect(later["result"] is NSNull)
  }

  @Test func `a node's errors are those of JSON-RPC`() async throws {
    let client = Client()
    func code(_ method: String, _ parameters: String) async throws -> Int? {
      (try await client.rpc(method, parameters)["error"] as? [String: Any])?["code"] as? Int
    }
    #expect(try await code("eth_getBalance", "[]") == -32602)
    #expect(try await code("eth_getBalance", "[\"0x1\"]") == -32602)
    #expect(try await code("eth_getBlockByNumber", "[\"soon\"]") == -32602)
    #expect(try await code("eth_feeHistory", "[-1,\"latest\"]") == -32602)
    #expect(
      try await code(
        "eth_call", "[{\"to\":\"0x833589fcd6edb6e08f4c7c32d4f71b54bda02913\",\"data\":\"0x\"}]")
        == 3)
    #expect(try await code("eth_sendRawTransaction", "[\"0x\"]") == -32601)
    let body = HTTPRequest.Body.bytes(Data("{".utf8))
    let answer = try await client.send(.post, "sandbox/rpc", body: body)
    #expect((answer.json["error"] as? [String: Any])?["code"] as? Int == -32700)
  }

  @Test func `requests in a list are answered in a list`() async throws {
    let client = Client()
    let text =
      "[{\"id\":1,\"method\":\"eth_chainId\"},{\"id\":2,\"method\":\"eth_sendTransaction\"},7]"
    let answer = try await client.send(.post, "sandbox/rpc", body: .bytes(Data(text.utf8)))
    let list = try #require(JSONSerialization.jsonObject(with: answer.body) as? [[String: Any]])
    #expect(list.count == 3)
    #expect(list[0]["result"] as? String == "0x2105")
    #expect((list[1]["error"] as? [String: Any])?["code"] as? Int == -32600)
    #expect(client.sandbox.ledger.chain.asks.isEmpty)
  }

  @Test func `a node answers whatever the clock says`() async throws {
    let client = Client()
    client.sandbox.advance(by: .seconds(-900_000_000))
    #expect(try await client.rpc("eth_blockNumber")["result"] as? String == "0x1")
  }

  @Test func `a transfer that is mined late pays for nothing`() async throws {
    let client = Client { $0.scenarios = [.init(.walletMinesLate)] }
    let quote = Quote(try await client.fax())
    try await transfer(client, to: quote.address, 50_000)
    client.sandbox.advance(by: .seconds(16 * 60 + 10))
    #expect(client.sandbox.ledger.stranded.map(\.reason) == [.late])
  }

  @Test func `the receipt leads to a page that a person can open`() async throws {
    let client = Client()
    let quote = Quote(try await client.fax())
    try await transfer(client, to: quote.address, 50_000)
    client.sandbox.advance(by: .seconds(10))
    let receipt = try await client.fax()
    let url = try #require(URL(string: receipt.text("statusUrl")))
    #expect(url.path == "/f/\(receipt.text("id"))")
    #expect(try await client.send(.get, String(url.path.dropFirst())).status == 200)
  }
}
