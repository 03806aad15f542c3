import Foundation
import SendFaxAPI

/// What the node says of the transaction; it paces claims, and only its final word is believed.
extension JSONRPCWallet: TransferWitness {
  /// Keccak-256 of `Transfer(address,address,uint256)`, the event of ERC-20.
  private static let transferTopic =
    "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
  /// Half an hour on Base, for a node that does not know which block is final.
  private static let finalDepth: UInt64 = 900
  private static let witnessDeadline = Duration.seconds(10)

  /// What the chain says now, or nil where the node does not answer.
  public func receipt(
    of hash: String, for request: TransferRequest, reference: [String: String]
  ) async -> TransferReceipt? {
    guard NodeQuantity.isHash(hash) else { return nil }
    do {
      guard let receipt: Receipt = try await find("eth_getTransactionReceipt", hash) else {
        return await isWaiting(hash) ? .pending : await fate(request, reference)
      }
      guard receipt.status == "0x1" else {
        return await isFinal(receipt) && receipt.status == "0x0" ? .reverted : .pending
      }
      if receipt.moved(request) { return .succeeded }
      return try await compared(hash, request)
    } catch {
      return nil
    }
  }

  /// Compares what was mined with what was asked; a node that keeps it to itself is not held against us.
  private func compared(
    _ hash: String, _ request: TransferRequest
  ) async throws -> TransferReceipt {
    guard let transaction: Transaction = try await find("eth_getTransactionByHash", hash),
      let target = transaction.to, let data = transaction.input ?? transaction.data
    else { return .succeeded }
    let asked = TransferCalldata(to: request.address, amount: request.amount)
    guard target.lowercased() == request.token.description.lowercased() else {
      return .different("The transaction called another contract than the token’s.")
    }
    guard let call = TransferCalldata(hex: data) else {
      return .different("The transaction is not a transfer of the token.")
    }
    guard call == asked else {
      return .different(
        "The transaction moved \(call.amount) to \(call.recipient), but \(asked.amount) to "
          + "\(asked.recipient) was asked for.")
    }
    return .succeeded
  }

  /// Whether the transaction may still be mined: a wallet may have taken another nonce than the one it
  /// was given, and then the use of that one says nothing. A node that does not answer may have it.
  private func isWaiting(_ hash: String) async -> Bool {
    do {
      let transaction: Transaction? = try await find("eth_getTransactionByHash", hash)
      return transaction != nil
    } catch { return true }
  }

  /// A transaction the node does not know: still to come, sped up under another hash, or replaced.
  ///
  /// A wallet that speeds a transfer up mines the same call under another hash, and the money moves.
  /// So a used nonce alone proves nothing: the token's own log must be final and empty as well.
  private func fate(
    _ request: TransferRequest, _ reference: [String: String]
  ) async -> TransferReceipt? {
    guard let from = reference["from"].flatMap({ try? EthereumAddress($0) }),
      let nonce = reference["nonce"].flatMap({ UInt64($0) }),
      let block = reference["block"].flatMap({ UInt64($0) }),
      let count: String = try? await node.call(
        "eth_getTransactionCount", [.text(from.description), "finalized"],
        deadline: Self.witnessDeadline),
      let used = NodeQuantity.read(count), used > nonce
    else { return .pending }
    let filter: NodeParameter = [
      "address": .text(request.token.description), "toBlock": "finalized",
      "fromBlock": .text(NodeQuantity.write(block)),
      "topics": [
        .text(Self.transferTopic), .text("0x" + NodeQuantity.word(from)),
        .text("0x" + NodeQuantity.word(request.address)),
      ],
    ]
    guard
      let logs: [Log] = try? await node.call(
        "eth_getLogs", [filter], deadline: Self.witnessDeadline)
    else { return .pending }
    return logs.isEmpty ? .replaced : .succeeded
  }

  private func isFinal(_ receipt: Receipt) async -> Bool {
    guard let mined = receipt.blockNumber.flatMap(NodeQuantity.read) else { return false }
    if let block: Block = try? await node.call(
      "eth_getBlockByNumber", ["finalized", false], deadline: Self.witnessDeadline),
      let final = NodeQuantity.read(block.number)
    {
      return mined <= final
    }
    let text: String? = try? await node.call("eth_blockNumber", [], deadline: Self.witnessDeadline)
    guard let newest = text.flatMap(NodeQuantity.read) else { return false }
    return newest >= mined && newest - mined >= Self.finalDepth
  }

  private func find<Value: Decodable>(_ method: String, _ hash: String) async throws -> Value? {
    try await node.find(method, [.text(hash)], deadline: Self.witnessDeadline)
  }

  // MARK: What a node answers

  private struct Log: Decodable {
    var address: String
    var topics: [String]
    var data: String
  }

  private struct Receipt: Decodable {
    var status: String?
    var blockNumber: String?
    var logs: [Log]?

    /// Whether the token itself says that this amount reached this address.
    func moved(_ request: TransferRequest) -> Bool {
      (logs ?? []).contains { log in
        log.address.lowercased() == request.token.description.lowercased()
          && log.topics.count == 3 && log.topics[0].lowercased() == transferTopic
          && log.topics[2].lowercased() == "0x" + NodeQuantity.word(request.address)
          && log.data.utf8.count == 66
          && NodeQuantity.read(log.data) == request.amount.baseUnits
      }
    }
  }

  private struct Transaction: Decodable {
    var to: String?
    var input: String?
    var data: String?
  }

  private struct Block: Decodable {
    var number: String
  }
}
