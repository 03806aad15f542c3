import Foundation
import SendFax
import SendFaxAPI
import Testing

@Suite struct JSONRPCWalletTests {
  static let deposit = "0x742d35cc6634c0532925a3b844bc9e7595f8fe01"

  actor Notes {
    private(set) var kept: [[String: String]] = []
    func keep(_ note: [String: String]) { kept.append(note) }
  }

  static func request(
    chainID: Int = 8453, lifetime: Duration = .seconds(300),
    note: @escaping @Sendable ([String: String]) async throws -> Void = { _ in }
  ) throws -> TransferRequest {
    TransferRequest(
      chainID: chainID, network: "base", token: .usdcOnBase,
      address: try EthereumAddress(deposit), amount: USDC(baseUnits: 50_000),
      paymentIntent: "pi_1", lifetime: lifetime, window: .seconds(900), note: note)
  }

  static func wallet(_ node: StubNode, from: String? = nil) throws -> JSONRPCWallet {
    try JSONRPCWallet(
      url: "http://127.0.0.1:8545", from: try from.map { try EthereumAddress($0) },
      transport: node)
  }

  // MARK: The one request

  @Test func `the transfer is asked for once, to the digit, after it was noted`() async throws {
    let node = StubNode()
    let notes = Notes()
    let request = try JSONRPCWalletTests.request(note: { note in
      #expect(await node.asked.allSatisfy { $0.method != "eth_sendTransaction" })
      await notes.keep(note)
    })
    #expect(
      await (try JSONRPCWalletTests.wallet(node)).submit(request) == .sent(hash: StubNode.hash))
    let sent = await node.asked.filter { $0.method == "eth_sendTransaction" }
    #expect(sent.count == 1)
    let ask = try #require(sent.first)
    #expect(
      ask.body == """
        {"id":\(ask.id),"jsonrpc":"2.0","method":"eth_sendTransaction","params":[{"chainId":"0x2105",\
        "data":"0xa9059cbb000000000000000000000000742d35cc6634c0532925a3b844bc9e7595f8fe01\
        000000000000000000000000000000000000000000000000000000000000c350",\
        "from":"\(StubNode.account)","nonce":"0x7",\
        "to":"0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913","value":"0x0"}]}
        """)
    #expect(ask.deadline > .seconds(290) && ask.deadline <= .seconds(300))
    #expect(
      await notes.kept == [
        ["from": StubNode.account, "nonce": "7", "block": "256", "rpc_id": String(ask.id)]
      ])
  }

  @Test func `a node that gives no nonce, gas or balance is asked all the same`() async throws {
    let refusals = [
      "eth_getTransactionCount", "eth_blockNumber", "eth_getBalance", "eth_gasPrice", "eth_call",
    ]
    let node = StubNode(
      Dictionary(uniqueKeysWithValues: refusals.map { ($0, StubNode.Answer.error(-32601)) }))
    let outcome = await (try JSONRPCWalletTests.wallet(node)).submit(
      try JSONRPCWalletTests.request())
    #expect(outcome == .sent(hash: StubNode.hash))
    #expect(await node.asked.last?.body.contains("nonce") == false)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var answer: StubNode.Answer
    var outcome: String
    var testDescription: String { name }
    init(_ name: String, _ answer: StubNode.Answer, _ outcome: String) {
      self.name = name
      self.answer = answer
      self.outcome = outcome
    }
  }

  static func word(_ outcome: TransferOutcome) -> String {
    switch outcome {
    case .sent(let hash): return "sent \(hash)"
    case .declined(let code): return "declined \(code)"
    case .notAsked: return "not asked"
    case .unknown: return "unknown"
    }
  }

  static func reply(_ members: String) -> StubNode.Answer {
    .body(#"{"jsonrpc":"2.0","id":ID,\#(members)}"#)
  }

  static let rejection = #""error":{"code":4001,"message":"User rejected the request."}"#
  static let head = HTTPResponse(status: 200, body: Data("{".utf8))

  static let rows: [Row] = [
    Row("a hash", .result("\"\(StubNode.hash)\""), "sent \(StubNode.hash)"),
    Row(
      "a hash in capitals", .result("\"0x\(String(repeating: "A1", count: 32))\""),
      "sent \(StubNode.hash)"),
    Row(
      "a hash beside an empty error", reply(#""error":null,"result":"\#(StubNode.hash)""#),
      "sent \(StubNode.hash)"),
    Row(
      "a hash beside a rejection", reply(#"\#(rejection),"result":"\#(StubNode.hash)""#),
      "sent \(StubNode.hash)"),

    Row("4001", .error(4001), "declined 4001"), Row("5000", .error(5000), "declined 5000"),
    Row("5001", .error(5001), "declined 5001"), Row("5002", .error(5002), "declined 5002"),
    Row("4001 with result null", reply(#"\#(rejection),"result":null"#), "declined 4001"),
    Row(
      "4001 with data", reply(#""error":{"code":4001,"message":"no","data":{"x":1}}"#),
      "declined 4001"),

    Row("refused connection", .failure(.unreachable, .neverSent), "not asked"),
    Row("no such host", .failure(.nameNotFound, .neverSent), "not asked"),

    Row("code 0", .error(0, ""), "unknown"), Row("code 1", .error(1, "Invalid Id"), "unknown"),
    Row("4000", .error(4000), "unknown"), Row("4002", .error(4002), "unknown"),
    Row("4100", .error(4100), "unknown"), Row("4902", .error(4902), "unknown"),
    Row("5003", .error(5003), "unknown"), Row("5201", .error(5201), "unknown"),
    Row("-32000", .error(-32000, "insufficient funds"), "unknown"),
    Row("-32603 that says rejected", .error(-32603, "User rejected the request"), "unknown"),
    Row("8000, expired", .error(8000, "Request expired"), "unknown"),
    Row("-4001", .error(-4001), "unknown"),
    Row("4001 as text", reply(#""error":{"code":"4001","message":"no"}"#), "unknown"),
    Row("4001 and a half", reply(#""error":{"code":4001.5,"message":"no"}"#), "unknown"),
    Row("4001 in the message", .error(-1, "4001"), "unknown"),
    Row("4001 for another id", .body(#"{"jsonrpc":"2.0","id":1,\#(rejection)}"#), "unknown"),
    Row("4001 for the id as text", .body(#"{"jsonrpc":"2.0","id":"ID",\#(rejection)}"#), "unknown"),
    Row("4001 without an id", .body(#"{"jsonrpc":"2.0",\#(rejection)}"#), "unknown"),
    Row("4001 with id null", .body(#"{"jsonrpc":"2.0","id":null,\#(rejection)}"#), "unknown"),
    Row("4001 of another protocol", .body(#"{"id":ID,\#(rejection)}"#), "unknown"),
    Row("4001 with a result that is no text", reply(#"\#(rejection),"result":7"#), "unknown"),
    Row("4001 with a result that is no hash", reply(#"\#(rejection),"result":"0x""#), "unknown"),
    Row("a batch", .body(#"[{"jsonrpc":"2.0","id":ID,\#(rejection)}]"#), "unknown"),
    Row("a cut answer", .body(#"{"jsonrpc":"2.0","id":ID,"error":{"code":4001,"mess"#), "unknown"),
    Row(
      "a hash for another id", .body(#"{"jsonrpc":"2.0","id":1,"result":"\#(StubNode.hash)"}"#),
      "unknown"),
    Row("a short hash", .result(#""0xabc""#), "unknown"),
    Row("a hash without 0x", .result("\"\(StubNode.hash.dropFirst(2))00\""), "unknown"),
    Row(
      "a hash of other letters", .result("\"0x\(String(repeating: "zz", count: 32))\""), "unknown"),
    Row("result null", .result("null"), "unknown"), Row("result true", .result("true"), "unknown"),
    Row("neither", .body(#"{"jsonrpc":"2.0","id":ID}"#), "unknown"),
    Row("nothing", .body(""), "unknown"), Row("HTML", .body("<html>", status: 502), "unknown"),
    Row("401", .body("", status: 401), "unknown"), Row("429", .body("", status: 429), "unknown"),
    Row("a redirect", .body("", status: 307), "unknown"),
    Row("deep JSON", .body(String(repeating: "[", count: 100_000)), "unknown"),
    Row("a timeout", .failure(.timedOut, .mayHaveArrived), "unknown"),
    Row("a reset", .failure(.connectionClosed, .mayHaveArrived), "unknown"),
    Row("cancelled", .failure(.cancelled, .mayHaveArrived), "unknown"),
    Row("cut behind the head", .failure(.answerTruncated, .answered(head)), "unknown"),
    Row("too large", .failure(.answerTooLarge, .answered(head)), "unknown"),
  ]

  @Test(arguments: rows)
  func `every answer to the request means one thing, and it is asked once`(row: Row) async throws {
    let node = StubNode(["eth_sendTransaction": row.answer])
    let outcome = await (try JSONRPCWalletTests.wallet(node)).submit(
      try JSONRPCWalletTests.request())
    #expect(JSONRPCWalletTests.word(outcome) == row.outcome)
    #expect(await node.asked.filter { $0.method == "eth_sendTransaction" }.count == 1)
  }

  // MARK: What is looked at before

  static let other = "0x52908400098527886E0F7030069857D2E4169EE7"

  static let obstacles: [(name: String, changes: [String: StubNode.Answer], says: String)] = [
    (
      "another chain", ["eth_chainId": .result(#""0x1""#)],
      "on chain 1, but this payment is on base"
    ),
    ("no chain", ["eth_chainId": .error(-32601)], "did not say on which chain"),
    ("a chain that is no number", ["eth_chainId": .result(#""base""#)], "can’t be read"),
    ("nobody there", ["eth_chainId": .failure(.unreachable, .neverSent)], "It failed."),
    (
      "no account", ["eth_accounts": .result("[]"), "eth_requestAccounts": .error(4001)],
      "offers no account"
    ),
    (
      "no account at all", ["eth_accounts": .result("[]"), "eth_requestAccounts": .result("[]")],
      "no account"
    ),
    ("an account that is none", ["eth_accounts": .result(#"["0x12"]"#)], "can’t be read"),
    (
      "several accounts", ["eth_accounts": .result(#"["\#(StubNode.account)","\#(other)"]"#)],
      "It holds \(StubNode.account), \(other)."
    ),
    (
      "too little USDC",
      ["eth_call": .result("\"0x" + String(repeating: "0", count: 60) + "c34f\"")],
      "has 0.049999 USDC, but 0.05 USDC is needed"
    ),
    ("no token there", ["eth_call": .result(#""0x""#)], "There is no token 0x8335"),
    ("no ether", ["eth_getBalance": .result(#""0x0""#)], "too little ether on base"),
    (
      "too little ether", ["eth_getBalance": .result(#""0x10""#)], "too little ether on base"
    ),
    (
      "no ether, gas unknown", ["eth_getBalance": .result(#""0x0""#), "eth_gasPrice": .error(-1)],
      "ether"
    ),
  ]

  @Test(arguments: obstacles.indices)
  func `what is amiss is explained before anything is asked`(index: Int) async throws {
    let (name, changes, says) = JSONRPCWalletTests.obstacles[index]
    let node = StubNode(changes)
    let outcome = await (try JSONRPCWalletTests.wallet(node)).submit(
      try JSONRPCWalletTests.request(note: { _ in Issue.record("noted: \(name)") }))
    guard case .notAsked(let reason) = outcome else {
      Issue.record("\(name): \(outcome)")
      return
    }
    #expect(reason.contains(says), "\(name): \(reason)")
    #expect(!reason.contains(JSONRPCWalletTests.deposit))
    #expect(await node.asked.allSatisfy { $0.method != "eth_sendTransaction" })
  }

  @Test func `the wallet is asked to change the chain, once`() async throws {
    let node = StubNode([
      "eth_chainId": .sequence([.result(#""0x1""#), .result(#""0x2105""#)]),
      "wallet_switchEthereumChain": .result("null"),
    ])
    let outcome = await (try JSONRPCWalletTests.wallet(node)).submit(
      try JSONRPCWalletTests.request())
    #expect(outcome == .sent(hash: StubNode.hash))
    let switches = await node.asked.filter { $0.method == "wallet_switchEthereumChain" }
    #expect(switches.count == 1)
    #expect(switches.first?.body.contains(#"[{"chainId":"0x2105"}]"#) == true)
  }

  @Test func `the named account pays, if the wallet holds it`() async throws {
    let both = StubNode.Answer.result(#"["\#(StubNode.account)","\#(Self.other)"]"#)
    let node = StubNode(["eth_accounts": both])
    let wallet = try JSONRPCWalletTests.wallet(node, from: Self.other)
    #expect(
      await wallet.submit(try JSONRPCWalletTests.request()) == .sent(hash: StubNode.hash))
    #expect(await node.asked.last?.body.contains(#""from":"\#(Self.other)""#) == true)
    let stranger = try JSONRPCWalletTests.wallet(StubNode(), from: Self.other)
    guard case .notAsked(let reason) = await stranger.submit(try JSONRPCWalletTests.request())
    else {
      Issue.record("asked")
      return
    }
    #expect(reason.contains("does not hold \(Self.other)"))
  }

  @Test func `what can't be noted is not asked`() async throws {
    let node = StubNode()
    let outcome = await (try JSONRPCWalletTests.wallet(node)).submit(
      try JSONRPCWalletTests.request(note: { _ in throw FaxError(.outboxUnwritable, "full") }))
    #expect(JSONRPCWalletTests.word(outcome) == "not asked")
    #expect(await node.asked.allSatisfy { $0.method != "eth_sendTransaction" })
  }

  @Test func `a request whose time is over is not asked`() async throws {
    let node = StubNode()
    let outcome = await (try JSONRPCWalletTests.wallet(node)).submit(
      try JSONRPCWalletTests.request(lifetime: .zero))
    #expect(JSONRPCWalletTests.word(outcome) == "not asked")
    #expect(await node.asked.allSatisfy { $0.method != "eth_sendTransaction" })
  }

  @Test(arguments: [
    "", "127.0.0.1:8545", "http://example.org", "ftp://127.0.0.1", "ws://127.0.0.1:8545",
    "https://user:secret@example.org", "https://example.org/?key=secret",
  ])
  func `a URL that could leak is refused, and not repeated`(url: String) {
    do {
      _ = try JSONRPCWallet(url: url, transport: StubNode())
      Issue.record("taken")
    } catch let error as FaxError {
      #expect(error.code == .walletURLInvalid)
      #expect(!error.message.contains("secret"))
    } catch {
      Issue.record("\(error)")
    }
  }
}
