import Foundation
import SendFaxAPI

extension JSONRPCWallet {
  /// Why the wallet is not asked, in words for a person.
  struct Obstacle: Error {
    var reason: String

    init(_ reason: String) { self.reason = reason }

    /// A call that must succeed has failed.
    init(_ what: String, _ failure: any Error) {
      switch failure {
      case JSONRPCNode.Failure.refused(let code, let message):
        reason = "\(what) (error \(code): \(Obstacle.shown(message)))"
      case JSONRPCNode.Failure.neverSent(let message), JSONRPCNode.Failure.unclear(let message):
        reason = "\(what) \(message)"
      default:
        reason = what
      }
    }

    /// A node's words made fit for a terminal.
    static func shown(_ message: String) -> String {
      ShownText.clean(message, limit: 160) ?? "no message"
    }
  }

  /// A node answers at once; a person may have to unlock it or to agree.
  private static let promptly = Duration.seconds(10)
  private static let byAPerson = Duration.seconds(60)
  /// More than a transfer of USDC takes.
  private static let transferGas: UInt64 = 65_000

  /// Looks at everything that can be known before asking.
  ///
  /// - Throws: ``Obstacle``; nothing was asked.
  func prepare(_ request: TransferRequest) async throws -> Payment {
    guard request.chainID > 0 else { throw Obstacle("The chain’s id is not one.") }
    try await checkChain(request)
    let from = try await account()
    try await checkTokens(of: from, request)
    try await checkGas(of: from, request)
    let nonce = await quantity("eth_getTransactionCount", [.text(from.description), "pending"])
    return Payment(from: from, nonce: nonce, block: await quantity("eth_blockNumber", []))
  }

  // MARK: The chain

  private func checkChain(_ request: TransferRequest) async throws {
    let wanted = UInt64(request.chainID)
    if try await chain() == wanted { return }
    try? await switchChain(to: wanted)
    let found = try await chain()
    guard found == wanted else {
      throw Obstacle(
        "The wallet is on chain \(found), but this payment is on \(request.network) (chain "
          + "\(wanted)). Switch the wallet to it and try again.")
    }
  }

  private func chain() async throws -> UInt64 {
    do {
      let text: String = try await node.call("eth_chainId", [], deadline: Self.promptly)
      guard let chain = NodeQuantity.read(text) else {
        throw JSONRPCNode.Failure.unclear("Its chain id can’t be read.")
      }
      return chain
    } catch {
      throw Obstacle("The wallet did not say on which chain it is.", error)
    }
  }

  private func switchChain(to chain: UInt64) async throws {
    let _: String = try await node.call(
      "wallet_switchEthereumChain", [["chainId": .text(NodeQuantity.write(chain))]],
      deadline: Self.byAPerson)
  }

  // MARK: The account

  private func account() async throws -> EthereumAddress {
    let held = try await accounts()
    if let from {
      guard held.contains(from) else {
        throw Obstacle("The wallet does not hold \(from). \(listed(held))")
      }
      return from
    }
    guard let only = held.first else { throw Obstacle("The wallet offers no account.") }
    guard held.count == 1 else {
      throw Obstacle("Say which of the wallet’s accounts pays. \(listed(held))")
    }
    return only
  }

  private func accounts() async throws -> [EthereumAddress] {
    if let held: [String] = try? await node.call("eth_accounts", [], deadline: Self.promptly),
      !held.isEmpty
    {
      return try read(held)
    }
    do {
      let held: [String] = try await node.call(
        "eth_requestAccounts", [], deadline: Self.byAPerson)
      return try read(held)
    } catch let obstacle as Obstacle {
      throw obstacle
    } catch {
      throw Obstacle("The wallet offers no account.", error)
    }
  }

  private func read(_ accounts: [String]) throws -> [EthereumAddress] {
    do {
      return try accounts.map { try EthereumAddress($0) }
    } catch {
      throw Obstacle("The wallet’s list of accounts can’t be read.")
    }
  }

  private func listed(_ accounts: [EthereumAddress]) -> String {
    "It holds " + accounts.prefix(20).map(\.description).joined(separator: ", ") + "."
  }

  // MARK: What the account has

  private func checkTokens(of from: EthereumAddress, _ request: TransferRequest) async throws {
    let call: NodeParameter = [
      "to": .text(request.token.description), "data": .text("0x70a08231" + NodeQuantity.word(from)),
    ]
    guard
      let text: String = try? await node.call(
        "eth_call", [call, "latest"], deadline: Self.promptly)
    else { return }
    guard text != "0x" else {
      throw Obstacle("There is no token \(request.token) on the wallet’s chain.")
    }
    guard let units = NodeQuantity.read(text) else { return }
    guard units >= request.amount.baseUnits else {
      throw Obstacle(
        "The account \(from) has \(USDC(baseUnits: units)), but \(request.amount) is needed.")
    }
  }

  private func checkGas(of from: EthereumAddress, _ request: TransferRequest) async throws {
    guard let wei = await quantity("eth_getBalance", [.text(from.description), "latest"]) else {
      return
    }
    let price = await quantity("eth_gasPrice", []) ?? 0
    let (fee, overflow) = price.multipliedReportingOverflow(by: Self.transferGas)
    guard wei >= max(1, overflow ? .max : fee) else {
      throw Obstacle(
        "The account \(from) has too little ether on \(request.network) for the network’s fee. Send a "
          + "little ETH on \(request.network) to it and try again.")
    }
  }

  /// A number that helps but is not needed; nil where the node does not give it.
  private func quantity(_ method: String, _ parameters: [NodeParameter]) async -> UInt64? {
    let text: String? = try? await node.call(method, parameters, deadline: Self.promptly)
    return text.flatMap(NodeQuantity.read)
  }
}
