import Foundation
import SendFaxAPI

/// The blocks of the make-believe chain, one every two seconds, and what is in them.
extension Service {
  /// The number of the block at an instant.
  func block(at instant: Date) -> UInt64 {
    UInt64(max(1, instant.timeIntervalSince1970 / 2 - 880_000_000))
  }

  /// A block's hash, which says its number.
  private func hash(_ number: UInt64) -> String { Calldata.word(number) }

  /// What is mined, oldest first.
  private var mined: [SendFaxSandbox.Ledger.Transaction] {
    let now = now
    return ledger.chain.transactions.filter { $0.status != .replaced && $0.minedAt <= now }
  }

  /// Where a mined transaction stands.
  private func place(
    _ transaction: SendFaxSandbox.Ledger.Transaction
  ) -> (block: UInt64, index: Int) {
    let number = block(at: transaction.minedAt)
    let among = mined.filter { block(at: $0.minedAt) == number }
    return (number, among.firstIndex { $0.hash == transaction.hash } ?? 0)
  }

  /// The number of a block by its number or a word for it; nil where it is neither.
  private func number(of tag: String?) -> UInt64? {
    switch tag {
    case "latest", "pending", nil: return block(at: now)
    case "safe": return block(at: now.addingTimeInterval(-Service.safeAfter))
    case "finalized": return block(at: now.addingTimeInterval(-Service.finalAfter))
    case "earliest": return 0
    case let text?: return Service.number(text)
    }
  }

  func blockAnswer(_ call: NodeCall) -> SandboxAnswer {
    let number: UInt64?
    if call.method == "eth_getBlockByHash" {
      guard let hash = call.digits(0, 64) else { return call.invalid(0, "a hash") }
      number = UInt64(hash.suffix(16), radix: 16).flatMap { self.hash($0) == hash ? $0 : nil }
    } else {
      guard let asked = call.text(0), let found = self.number(of: asked) else {
        return call.invalid(0, "a block number or tag")
      }
      number = found
    }
    guard let number, number <= block(at: now) else { return call.result(.null) }
    let isFull = call.parameters.count > 1 && call.parameters[1] as? Bool == true
    return call.result(describe(block: number, isFull: isFull))
  }

  private func describe(block number: UInt64, isFull: Bool) -> JSONText {
    let among = mined.filter { block(at: $0.minedAt) == number }
    let none = JSONText.string(Calldata.word(0))
    let logs = among.indices.compactMap { log(among[$0], number, $0) }
    return .object([
      ("number", hex(number)), ("hash", .string(hash(number))),
      ("parentHash", .string(hash(number == 0 ? 0 : number - 1))),
      ("timestamp", hex((number + 880_000_000) * 2)),
      ("nonce", .string("0x0000000000000000")), ("sha3Uncles", none), ("stateRoot", none),
      ("receiptsRoot", none), ("transactionsRoot", none), ("mixHash", none),
      ("logsBloom", .string(Bloom.text(logs))), ("miner", .string(Service.staticRecipient)),
      ("difficulty", hex(0)), ("totalDifficulty", hex(0)), ("extraData", .string("0x")),
      ("size", hex(1_000)), ("gasLimit", hex(60_000_000)),
      ("gasUsed", hex(UInt64(among.count) * Service.gasUsed)),
      ("baseFeePerGas", hex(Service.gasPrice)), ("uncles", .list([])), ("withdrawals", .list([])),
      (
        "transactions", .list(among.map { isFull ? describe($0) : .string($0.hash) })
      ),
    ])
  }

  static let gasUsed: UInt64 = 48_000
  /// After how many seconds a block is called safe: it is in a batch on Ethereum then.
  static let safeAfter: TimeInterval = 60
  /// After how many seconds it is called final: that batch is final then.
  static let finalAfter: TimeInterval = 20 * 60

  func transactionCount(_ call: NodeCall) -> SandboxAnswer {
    guard let address = call.digits(0, 40) else { return call.invalid(0, "an address") }
    guard let at = ledger.chain.account(address) else { return call.result(hex(0)) }
    if call.text(1) == "pending" { return call.result(hex(ledger.chain.accounts[at].nonce)) }
    guard let last = number(of: call.text(1)) else {
      return call.invalid(1, "a block number or tag")
    }
    let sent = mined.filter { same($0.from, address) && block(at: $0.minedAt) <= last }
    return call.result(hex(UInt64(sent.count)))
  }

  private func known(_ call: NodeCall) -> SendFaxSandbox.Ledger.Transaction? {
    let hash = call.digits(0, 64)
    return ledger.chain.transactions.first { $0.hash == hash && $0.status != .replaced }
  }

  func transaction(_ call: NodeCall) -> SandboxAnswer {
    guard call.digits(0, 64) != nil else { return call.invalid(0, "a hash") }
    return call.result(known(call).map(describe) ?? .null)
  }

  private func describe(_ found: SendFaxSandbox.Ledger.Transaction) -> JSONText {
    let place = found.minedAt <= now ? place(found) : nil
    return .object([
      ("hash", .string(found.hash)), ("from", .string(found.from)),
      ("to", .string(found.contract)), ("input", .string(found.data)),
      ("nonce", hex(found.nonce)), ("value", .string("0x0")), ("type", .string("0x2")),
      ("chainId", hex(UInt64(configuration.chainID))), ("gas", hex(65_000)),
      ("gasPrice", hex(Service.gasPrice)), ("maxFeePerGas", hex(2 * Service.gasPrice)),
      ("maxPriorityFeePerGas", hex(Service.gasPrice / 10)), ("accessList", .list([])),
      ("v", hex(0)), ("yParity", hex(0)), ("r", hex(1)), ("s", hex(1)),
      ("blockNumber", place.map { hex($0.block) } ?? .null),
      ("blockHash", place.map { .string(hash($0.block)) } ?? .null),
      ("transactionIndex", place.map { hex(UInt64($0.index)) } ?? .null),
    ])
  }

  func receipt(_ call: NodeCall) -> SandboxAnswer {
    guard call.digits(0, 64) != nil else { return call.invalid(0, "a hash") }
    guard let found = known(call), found.minedAt <= now else { return call.result(.null) }
    let (number, index) = place(found)
    let log = log(found, number, index)
    return call.result(
      .object([
        ("transactionHash", .string(found.hash)), ("blockNumber", hex(number)),
        ("blockHash", .string(hash(number))), ("transactionIndex", hex(UInt64(index))),
        ("from", .string(found.from)), ("to", .string(found.contract)),
        ("contractAddress", .null), ("type", .string("0x2")),
        ("status", .string(found.status == .reverts ? "0x0" : "0x1")),
        ("gasUsed", hex(Service.gasUsed)),
        ("cumulativeGasUsed", hex(UInt64(index + 1) * Service.gasUsed)),
        ("effectiveGasPrice", hex(Service.gasPrice)),
        ("logsBloom", .string(Bloom.text(log.map { [$0] } ?? []))),
        ("logs", .list(log.map { [$0.json] } ?? [])),
      ]))
  }

  /// The `Transfer` that a transaction logged; a transaction has one at most, so its place is the log's.
  private func log(
    _ transaction: SendFaxSandbox.Ledger.Transaction, _ block: UInt64, _ index: Int
  ) -> TransferLog? {
    guard transaction.status == .succeeds, let to = transaction.to,
      let amount = transaction.amount
    else { return nil }
    return TransferLog(
      contract: transaction.contract.lowercased(),
      topics: [
        TransferLog.transfer, Calldata.word(address: transaction.from), Calldata.word(address: to),
      ], data: Calldata.word(amount), transaction: transaction.hash, block: hex(block),
      blockHash: hash(block), index: hex(UInt64(index)))
  }

  func logs(_ call: NodeCall) -> SandboxAnswer {
    let filter = call.members(0)
    guard !filter.isEmpty else { return call.invalid(0, "a filter") }
    var range: ClosedRange<UInt64>?
    if let hash = filter["blockHash"] as? String {
      guard filter["fromBlock"] == nil, filter["toBlock"] == nil else {
        return call.error(-32602, "cannot specify both BlockHash and FromBlock/ToBlock")
      }
      range = UInt64(hash.suffix(16), radix: 16).map { $0...$0 }
    } else {
      guard let from = number(of: filter["fromBlock"] as? String),
        let to = number(of: filter["toBlock"] as? String)
      else { return call.error(-32602, "Invalid params: a block number or tag can't be read.") }
      guard from <= to else { return call.error(-32602, "invalid block range params") }
      range = from...to
    }
    let wanted = LogFilter(filter)
    let found = mined.compactMap { transaction -> TransferLog? in
      let (number, index) = place(transaction)
      guard range?.contains(number) == true else { return nil }
      return log(transaction, number, index).flatMap { wanted.matches($0) ? $0 : nil }
    }
    return call.result(.list(found.map(\.json)))
  }

  func feeHistory(_ call: NodeCall) -> SandboxAnswer {
    let asked =
      call.text(0).flatMap(Service.number)
      ?? (call.parameters.first as? Int).flatMap { UInt64(exactly: $0) }
    guard let asked, let newest = number(of: call.text(1)), newest <= block(at: now) else {
      return call.error(-32602, "Invalid params: a count and a block are expected.")
    }
    let count = min(asked, 1024, newest + 1)
    let fee = hex(Service.gasPrice)
    let percentiles = call.parameters.count > 2 ? (call.parameters[2] as? [Any])?.count ?? 0 : 0
    let rewards = JSONText.list(
      Array(repeating: hex(Service.gasPrice / 10), count: min(percentiles, 100)))
    return call.result(
      .object([
        ("oldestBlock", hex(newest + 1 - count)),
        ("baseFeePerGas", .list(Array(repeating: fee, count: Int(count) + 1))),
        ("gasUsedRatio", .list(Array(repeating: .int(0), count: Int(count)))),
        (
          "reward",
          percentiles == 0 ? nil : .list(Array(repeating: rewards, count: Int(count)))
        ),
      ]))
  }
}
