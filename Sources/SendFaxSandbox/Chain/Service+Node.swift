import Foundation

/// The wallet's node: what may be read.
extension Service {
  mutating func rpc(_ request: SandboxRequest) -> SandboxAnswer {
    guard let call = NodeCall(request) else {
      let error = JSONText.object([
        ("code", .int(-32600)), ("message", .string("One JSON-RPC request object is expected.")),
      ])
      return .json(
        200, .object([("jsonrpc", .string("2.0")), ("id", .null), ("error", error)]))
    }
    switch call.method {
    case "eth_sendTransaction": return sendTransaction(call)
    case "eth_chainId": return call.result(hex(chainShown))
    case "net_version": return call.result(.string(String(chainShown)))
    case "wallet_switchEthereumChain":
      guard call.object(0)["chainId"].flatMap(Service.number) == UInt64(configuration.chainID)
      else { return call.error(4902, "Unrecognized chain ID.") }
      return call.result(.null)
    case "eth_accounts", "eth_requestAccounts":
      return call.result(.list(ledger.chain.accounts.map { .string($0.address) }))
    case "eth_getBalance":
      return call.result(hex(account(call.text(0))?.wei ?? 0))
    case "eth_call": return balance(call)
    case "eth_getTransactionCount": return transactionCount(call)
    case "eth_estimateGas":
      if let refused = refusal(call) { return refused }
      return call.result(hex(UInt64(65_000)))
    case "eth_gasPrice": return call.result(hex(Service.gasPrice))
    case "eth_blockNumber": return call.result(hex(block(at: now)))
    case "eth_getTransactionReceipt": return receipt(call)
    case "eth_getTransactionByHash": return transaction(call)
    default: return call.error(-32601, "The method \(call.method.prefix(40)) does not exist.")
    }
  }

  static let gasPrice: UInt64 = 10_000_000

  private var chainShown: UInt64 {
    troubles.contains(.wrongChain) ? 1 : UInt64(configuration.chainID)
  }

  private func account(_ address: String?) -> SendFaxSandbox.Ledger.Account? {
    address.flatMap { ledger.chain.account($0) }.map { ledger.chain.accounts[$0] }
  }

  private func balance(_ call: NodeCall) -> SandboxAnswer {
    let object = call.object(0)
    guard let holder = Calldata.balanceOf(object["data"] ?? object["input"] ?? "") else {
      return call.error(3, "execution reverted")
    }
    guard same(object["to"] ?? "", configuration.token) else { return call.result(.string("0x")) }
    return call.result(.string(Calldata.word(account(holder)?.usdc ?? 0)))
  }

  private func transactionCount(_ call: NodeCall) -> SandboxAnswer {
    guard let account = account(call.text(0)) else { return call.result(hex(UInt64(0))) }
    if call.text(1) == "pending" { return call.result(hex(account.nonce)) }
    let now = now
    let mined = ledger.chain.transactions.filter {
      same($0.from, account.address) && $0.minedAt <= now && $0.status != .replaced
    }
    return call.result(hex(UInt64(mined.count)))
  }

  /// Why the node would not take a transaction, like an estimate that reverts.
  func refusal(_ call: NodeCall) -> SandboxAnswer? {
    let object = call.object(0)
    return refusal(
      call, from: object["from"], contract: object["to"] ?? "",
      data: object["data"] ?? object["input"] ?? "")
  }

  func refusal(
    _ call: NodeCall, from: String?, contract: String, data: String
  ) -> SandboxAnswer? {
    guard let from = account(from) else {
      return call.error(4100, "The account is not one of this wallet.")
    }
    guard from.wei >= 65_000 * Service.gasPrice else {
      return call.error(-32000, "insufficient funds for gas * price + value")
    }
    guard same(contract, configuration.token), let transfer = Calldata.transfer(data)
    else { return nil }
    guard from.usdc >= transfer.amount else {
      return call.error(3, "execution reverted: ERC20: transfer amount exceeds balance")
    }
    return nil
  }

  private func block(at instant: Date) -> UInt64 {
    UInt64(max(1, instant.timeIntervalSince1970 / 2) - 880_000_000)
  }

  private func mined(_ call: NodeCall) -> SendFaxSandbox.Ledger.Transaction? {
    ledger.chain.transactions.first {
      $0.hash == call.text(0)?.lowercased() && $0.status != .replaced
    }
  }

  private func receipt(_ call: NodeCall) -> SandboxAnswer {
    guard let found = mined(call), found.minedAt <= now else { return call.result(.null) }
    let number = block(at: found.minedAt)
    return call.result(
      .object([
        ("transactionHash", .string(found.hash)), ("blockNumber", hex(number)),
        ("blockHash", .string(Calldata.word(number))), ("transactionIndex", hex(UInt64(0))),
        ("from", .string(found.from)), ("to", .string(found.contract)),
        ("status", .string(found.status == .reverts ? "0x0" : "0x1")),
        ("gasUsed", hex(UInt64(48_000))), ("logs", .list([])),
      ]))
  }

  private func transaction(_ call: NodeCall) -> SandboxAnswer {
    guard let found = mined(call) else { return call.result(.null) }
    let isMined = found.minedAt <= now
    return call.result(
      .object([
        ("hash", .string(found.hash)), ("from", .string(found.from)),
        ("to", .string(found.contract)), ("input", .string(found.data)),
        ("nonce", hex(found.nonce)), ("value", .string("0x0")),
        ("chainId", hex(UInt64(configuration.chainID))),
        ("blockNumber", isMined ? hex(block(at: found.minedAt)) : .null),
      ]))
  }

  func hex(_ value: UInt64) -> JSONText { .string("0x" + String(value, radix: 16)) }

  /// A quantity in hexadecimal.
  static func number(_ text: String) -> UInt64? {
    text.lowercased().hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : nil
  }
}
