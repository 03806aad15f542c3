import Foundation
import SendFax
import SendFaxAPI

/// A wallet's node: its chain is the sandbox's.
extension World {
  var nodeURL: String { "\(sandbox.baseURL)/sandbox/rpc" }

  /// What the node answers to a call, now.
  func node(_ call: SentCall, scenario: String? = nil) -> SimulatedNode.Outcome {
    guard let url = URL(string: nodeURL) else { return call.error(-32603) }
    var fields: HTTPFields = ["Content-Type": "application/json"]
    if let scenario { fields["X-Sandbox-Scenario"] = scenario }
    let request = HTTPRequest(.post, url, fields: fields, body: .bytes(call.body))
    let transport = sandbox.transport()
    return turns.atOnce { () -> SimulatedNode.Outcome in
      do { return .success(try await transport.exchange(request)) } catch let failure
        as TransportFailure
      { return .failure(failure) } catch {
        return .failure(.init(.other, .mayHaveArrived, "\(error)"))
      }
    }
  }

  /// A node is told to send a transaction: what a fax asked for and has on disk, to the digit.
  ///
  /// - Returns: nil where it is something else.
  func asked(_ call: SentCall, _ life: Life) -> Int? {
    guard let transfer = TransferCalldata(hex: call.members["data"] ?? "") else {
      violate("a wallet is told to do something else than a transfer")
      return nil
    }
    let address = transfer.recipient.description
    let owners = life.device.records.values.filter { record in
      record.intents.contains { $0.address.lowercased() == address.lowercased() }
    }
    guard owners.count == 1, let record = owners.first,
      let intent = record.intents.last(where: {
        $0.address.lowercased() == address.lowercased()
      })
    else {
      violate("a wallet is told to pay to where no fax asked for")
      return nil
    }
    let name = intent.quote.paymentIntent
    let token = EthereumAddress.usdcOnBase.description.lowercased()
    let isToken = call.members["to"]?.lowercased() == token
    let isOther = call.members["chainId"] != "0x2105" || call.members["value"] != "0x0"
    if !isToken || isOther {
      violate("a wallet is told to pay \(name) in something else than USDC on Base")
    }
    if truth.consents[record.job]?[name] != transfer.amount.baseUnits {
      violate("a wallet is told to pay another amount for \(name) than the person agreed to")
    }
    if !isOnDisk(call, intent.reference) {
      violate("a wallet is told to send before it is on disk who pays \(name), and as which nonce")
    }
    if plan.dishonesty == 0,
      let minted = sandbox.ledger.intents.first(where: { $0.id == name }),
      milliseconds(minted.endsAt) < call.sentAt + call.deadline + 120_000
    {
      violate("a wallet may still pay \(name) when its window is nearly over")
    }
    return ask(
      .init(
        job: record.job, intent: name, address: address, number: intent.asks, at: call.sentAt,
        lifetime: call.deadline, amount: transfer.amount.baseUnits))
  }

  /// Whether all is written down by which a later process finds the transaction again.
  private func isOnDisk(_ call: SentCall, _ reference: [String: String]) -> Bool {
    let nonce = reference["nonce"].flatMap { UInt64($0) }.map { "0x" + String($0, radix: 16) }
    return reference["rpc_id"] == String(call.id) && reference["from"] == call.members["from"]
      && nonce == call.members["nonce"]
  }

  /// The holder signs what was asked for, and the node takes it.
  ///
  /// - Returns: what the wallet calls the transaction, or nil where the node won't have it.
  func sign(_ call: SentCall, for index: Int, _ course: Holder.Course) -> String? {
    let answer: SimulatedNode.Outcome
    switch course {
    case .plain: answer = node(call)
    case .spedUp: answer = node(call, scenario: "wallet-speeds-up")
    case .reverted: answer = node(call, scenario: "wallet-reverts")
    case .replaced: answer = node(call.harmless)
    }
    guard case .success(let response) = answer,
      let object = (try? JSONSerialization.jsonObject(with: response.body)) as? [String: Any],
      let hash = object["result"] as? String
    else { return nil }
    switch course {
    case .plain, .spedUp: moved(index, hash)
    case .reverted: truth.asks[index].end(hash, .reverted)
    case .replaced:
      let named = madeUpHash()
      truth.asks[index].end(named, .replaced)
      return named
    }
    return hash
  }
}
