import Foundation

/// The wallet's node: what may be read.
extension Service {
  mutating func rpc(_ request: SandboxRequest) -> SandboxAnswer {
    do {
      let body = try NodeCall.read(request)
      if let list = body as? [Any] { return batch(list) }
      guard let call = NodeCall(body) else { throw NodeCall.Malformed.noRequest }
      return answer(call)
    } catch {
      return (error as? NodeCall.Malformed ?? .noRequest).answer
    }
  }

  /// Several requests in one; what the wallet's holder has to see comes alone.
  private mutating func batch(_ list: [Any]) -> SandboxAnswer {
    guard !list.isEmpty, list.count <= 1000 else { return NodeCall.Malformed.noRequest.answer }
    var text = ""
    for value in list {
      let answer: SandboxAnswer
      if let call = NodeCall(value) {
        answer =
          call.method == "eth_sendTransaction"
          ? call.error(-32600, "Ask the wallet to send in a request of its own.")
          : self.answer(call)
      } else {
        answer = NodeCall.Malformed.noRequest.answer
      }
      text += (text.isEmpty ? "[" : ",") + String(decoding: answer.body, as: UTF8.self)
    }
    return SandboxAnswer(
      status: 200, fields: ["Content-Type": "application/json"], body: Data((text + "]").utf8))
  }

  private mutating func answer(_ call: NodeCall) -> SandboxAnswer {
    switch call.method {
    case "eth_sendTransaction": return sendTransaction(call)
    case "eth_chainId": return call.result(hex(chainShown))
    case "net_version": return call.result(.string(String(chainShown)))
    case "net_listening": return call.result(.bool(true))
    case "eth_syncing": return call.result(.bool(false))
    case "web3_clientVersion": return call.result(.string("SendFaxSandbox/1"))
    case "wallet_switchEthereumChain":
      guard call.object(0)["chainId"].flatMap(Service.number) == UInt64(configuration.chainID)
      else { return call.error(4902, "Unrecognized chain ID.") }
      return call.result(.null)
    case "eth_accounts", "eth_requestAccounts":
      return call.result(.list(ledger.chain.accounts.map { .string($0.address) }))
    case "eth_getBalance":
      guard let address = call.digits(0, 40) else { return call.invalid(0, "an address") }
      return call.result(hex(account(address)?.wei ?? 0))
    case "eth_getCode":
      guard let address = call.digits(0, 40) else { return call.invalid(0, "an address") }
      return call.result(.string(same(address, configuration.token) ? "0x60806040" : "0x"))
    case "eth_call": return read(call)
    case "eth_getTransactionCount": return transactionCount(call)
    case "eth_estimateGas":
      if let refused = refusal(call) { return refused }
      return call.result(hex(UInt64(65_000)))
    case "eth_gasPrice": return call.result(hex(Service.gasPrice))
    case "eth_maxPriorityFeePerGas": return call.result(hex(Service.gasPrice / 10))
    case "eth_feeHistory": return feeHistory(call)
    case "eth_blockNumber": return call.result(hex(block(at: now)))
    case "eth_getBlockByNumber", "eth_getBlockByHash": return blockAnswer(call)
    case "eth_getLogs": return logs(call)
    case "eth_getTransactionReceipt": return receipt(call)
    case "eth_getTransactionByHash": return transaction(call)
    default:
      return call.error(
        -32601, "the method \(call.method.prefix(40)) does not exist/is not available")
    }
  }

  static let gasPrice: UInt64 = 10_000_000

  private var chainShown: UInt64 {
    troubles.contains(.wrongChain) ? 1 : UInt64(configuration.chainID)
  }

  private func account(_ address: String?) -> SendFaxSandbox.Ledger.Account? {
    address.flatMap { ledger.chain.account($0) }.map { ledger.chain.accounts[$0] }
  }

  /// A call that changes nothing, of the token alone: no other contract has code.
  private func read(_ call: NodeCall) -> SandboxAnswer {
    let object = call.object(0)
    guard !call.members(0).isEmpty else { return call.invalid(0, "a transaction") }
    guard same(object["to"] ?? "", configuration.token) else { return call.result(.string("0x")) }
    let data = object["data"] ?? object["input"] ?? ""
    if let holder = Calldata.balanceOf(data) {
      return call.result(.string(Calldata.word(account(holder)?.usdc ?? 0)))
    }
    if let constant = Calldata.constant(data) { return call.result(.string(constant)) }
    guard let transfer = Calldata.transfer(data),
      (account(object["from"])?.usdc ?? 0) >= transfer.amount
    else { return call.error(3, "execution reverted") }
    return call.result(.string(Calldata.word(1)))
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

  func hex(_ value: UInt64) -> JSONText { .string("0x" + String(value, radix: 16)) }

  /// A quantity in hexadecimal.
  static func number(_ text: String) -> UInt64? {
    text.lowercased().hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : nil
  }
}
