import SendFax
import SendFaxAPI
import Testing

/// What a chain's answers mean for a transfer (rule 10).
@Suite struct TransferWitnessTests {
  static let topic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
  static let reference = ["from": StubNode.account, "nonce": "6", "block": "256"]

  static func mined(_ status: String, logs: String = "[]") -> StubNode.Answer {
    .result(#"{"status":"\#(status)","blockNumber":"0x110","logs":\#(logs)}"#)
  }
  static func log(token: String = usdc, to: String = deposit, amount: String = "c350") -> String {
    let zeros = String(repeating: "0", count: 24)
    return """
      {"address":"\(token)","topics":["\(topic)","0x\(zeros)\(deposit)","0x\(zeros)\(to)"],\
      "data":"0x\(String(repeating: "0", count: 64 - amount.utf8.count))\(amount)"}
      """
  }
  static func call(to: String = usdc, data: String = data(deposit, "c350")) -> StubNode.Answer {
    .result(#"{"to":"\#(to)","input":"\#(data)"}"#)
  }
  static func data(_ to: String, _ amount: String) -> String {
    "0xa9059cbb" + String(repeating: "0", count: 24) + to
      + String(repeating: "0", count: 64 - amount.utf8.count) + amount
  }
  static let usdc = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913"
  static let deposit = String(JSONRPCWalletTests.deposit.dropFirst(2))
  static let stranger = "52908400098527886e0f7030069857d2e4169ee7"

  static let rows: [(name: String, answers: [String: StubNode.Answer], says: String)] = [
    ("not mined", ["eth_getTransactionReceipt": .result("null")], "pending"),
    ("no answer", ["eth_getTransactionReceipt": .error(-32601)], "nil"),
    ("nonsense", ["eth_getTransactionReceipt": .result("7")], "nil"),
    (
      "mined, by the token's log", ["eth_getTransactionReceipt": mined("0x1", logs: "[\(log())]")],
      "succeeded"
    ),
    (
      "mined, by the call",
      ["eth_getTransactionReceipt": mined("0x1"), "eth_getTransactionByHash": call()],
      "succeeded"
    ),
    (
      "mined, and the node keeps the call to itself",
      ["eth_getTransactionReceipt": mined("0x1"), "eth_getTransactionByHash": .result("null")],
      "succeeded"
    ),
    (
      "one digit off in the address",
      [
        "eth_getTransactionReceipt": mined("0x1"),
        "eth_getTransactionByHash": call(data: data(deposit.dropLast() + "2", "c350")),
      ], "different"
    ),
    (
      "one unit off",
      [
        "eth_getTransactionReceipt": mined("0x1", logs: "[\(log(amount: "c351"))]"),
        "eth_getTransactionByHash": call(data: data(deposit, "c351")),
      ], "different"
    ),
    (
      "another token's log and contract",
      [
        "eth_getTransactionReceipt": mined("0x1", logs: "[\(log(token: "0x" + stranger))]"),
        "eth_getTransactionByHash": call(to: "0x" + stranger),
      ], "different"
    ),
    (
      "another call",
      [
        "eth_getTransactionReceipt": mined("0x1"), "eth_getTransactionByHash": call(data: "0x"),
      ], "different"
    ),
    (
      "reverted and final",
      [
        "eth_getTransactionReceipt": mined("0x0"),
        "eth_getBlockByNumber": .result(#"{"number":"0x110"}"#),
      ], "reverted"
    ),
    (
      "reverted, not final",
      [
        "eth_getTransactionReceipt": mined("0x0"),
        "eth_getBlockByNumber": .result(#"{"number":"0x10f"}"#),
      ], "pending"
    ),
    (
      "reverted and deep, the node knows nothing of final",
      ["eth_getTransactionReceipt": mined("0x0"), "eth_blockNumber": .result(#""0x494""#)],
      "reverted"
    ),
    (
      "reverted, one block less deep",
      ["eth_getTransactionReceipt": mined("0x0"), "eth_blockNumber": .result(#""0x493""#)],
      "pending"
    ),
    (
      "the nonce is used and the token knows of nothing",
      [
        "eth_getTransactionReceipt": .result("null"), "eth_getLogs": .result("[]"),
        "eth_getTransactionByHash": .result("null"),
      ], "replaced"
    ),
    (
      "the noted nonce was another's, and the transaction waits under its own",
      [
        "eth_getTransactionReceipt": .result("null"), "eth_getLogs": .result("[]"),
        "eth_getTransactionByHash": call(),
      ], "pending"
    ),
    (
      "the nonce is used, and the node does not say whether the transaction waits",
      ["eth_getTransactionReceipt": .result("null"), "eth_getLogs": .result("[]")], "pending"
    ),
    (
      "sped up under another hash",
      [
        "eth_getTransactionReceipt": .result("null"), "eth_getLogs": .result("[\(log())]"),
        "eth_getTransactionByHash": .result("null"),
      ],
      "succeeded"
    ),
    (
      "the nonce is used, and no logs",
      [
        "eth_getTransactionReceipt": .result("null"), "eth_getTransactionByHash": .result("null"),
      ], "pending"
    ),
    (
      "the nonce is not used yet",
      [
        "eth_getTransactionReceipt": .result("null"), "eth_getLogs": .result("[]"),
        "eth_getTransactionCount": .result(#""0x6""#),
        "eth_getTransactionByHash": .result("null"),
      ], "pending"
    ),
  ]

  @Test(arguments: rows.indices)
  func `what the chain says is believed only where it is proof`(index: Int) async throws {
    let (name, answers, says) = TransferWitnessTests.rows[index]
    let wallet = try JSONRPCWalletTests.wallet(StubNode(answers))
    let receipt = await wallet.receipt(
      of: StubNode.hash, for: try JSONRPCWalletTests.request(), reference: Self.reference)
    let word = receipt.map { "\("\($0)".prefix { $0.isLetter })" } ?? "nil"
    #expect(word == says, "\(name)")
  }

  @Test func `without a noted nonce nothing is said to be replaced`() async throws {
    let node = StubNode([
      "eth_getTransactionReceipt": .result("null"), "eth_getLogs": .result("[]"),
      "eth_getTransactionByHash": .result("null"),
    ])
    let receipt = await (try JSONRPCWalletTests.wallet(node)).receipt(
      of: StubNode.hash, for: try JSONRPCWalletTests.request(), reference: [:])
    #expect(receipt == .pending)
  }
}
