import Foundation
import SendFaxAPI

/// A wallet behind an Ethereum JSON-RPC endpoint that holds the keys: Frame, geth with Clef, a node.
///
/// ```swift
/// let wallet = try JSONRPCWallet(
///   url: "http://127.0.0.1:1248", transport: CurlTransport(usesProxy: false))
/// try await outbox.pay(quote, from: wallet)
/// ```
///
/// It looks before it asks: the chain, the paying account, its USDC and its ether for the network's fee,
/// the nonce. What it finds amiss is `notAsked`, with the reason. Then it sends exactly one
/// `eth_sendTransaction`, on a connection of its own, and never again.
///
/// - Guaranteed: no key is held; the account and nonce are persisted before the request goes out;
///   `declined` is said only for the codes 4001, 5000, 5001 and 5002 in an answer to this very request
///   that names no transaction; `notAsked` only where the request did not leave this device.
/// - Not guaranteed: that a wallet whose answer does not come in time has forgotten the request. That is
///   `unknown`, and unknown counts as moved.
public struct JSONRPCWallet: Wallet {
  /// `json-rpc`: the URL may hold a secret and is never printed.
  public let name = "json-rpc"
  /// How long a person has to approve.
  public let requestLifetime: Duration
  /// The account that pays, where one was named.
  let from: EthereumAddress?
  let node: JSONRPCNode
  private let clock: any FaxClock

  private static let declineCodes: Set<Int> = [4001, 5000, 5001, 5002]

  /// A wallet at a URL: `https`, or `http` on loopback.
  ///
  /// - Parameters:
  ///   - url: Where it is; it may hold a secret, so it is never printed.
  ///   - from: The paying account; without it the wallet's only one.
  ///   - transport: One that goes through no proxy: a proxy would see where the money comes from.
  ///   - requestLifetime: How long a person has to approve; later answers count as unknown.
  /// - Throws: ``/SendFaxAPI/FaxError`` with `walletURLInvalid`.
  public init(
    url: String, from: EthereumAddress? = nil, transport: any HTTPTransport,
    requestLifetime: Duration = .seconds(300)
  ) throws {
    try self.init(
      url: url, from: from, transport: transport, requestLifetime: requestLifetime,
      clock: SystemClock())
  }

  /// The same on another clock, and with calls numbered otherwise: for a simulation.
  package init(
    url: String, from: EthereumAddress? = nil, transport: any HTTPTransport,
    requestLifetime: Duration, clock: any FaxClock, newID: (@Sendable () -> Int)? = nil
  ) throws {
    guard let base = try? BaseURL(url), let url = URL(string: base.description) else {
      throw FaxError(
        .walletURLInvalid,
        "The wallet’s URL must be like https://host/path or http://127.0.0.1:8545, without a user, "
          + "query or fragment.")
    }
    node = JSONRPCNode(url: url, transport: transport, newID: newID ?? JSONRPCNode.randomID)
    self.from = from
    self.clock = clock
    self.requestLifetime = requestLifetime
  }

  /// Asks for one transfer, once.
  public func submit(_ request: TransferRequest) async -> TransferOutcome {
    let started = clock.now()
    let payment: Payment
    do {
      payment = try await prepare(request)
    } catch let obstacle as Obstacle {
      return .notAsked(reason: obstacle.reason)
    } catch {
      return .notAsked(reason: "The wallet could not be prepared.")
    }
    let id = node.newID()
    do {
      try await request.note(payment.reference(id: id))
    } catch {
      return .notAsked(reason: "The request could not be written down first, so it was not made.")
    }
    let left = request.lifetime - (clock.now().since(started) ?? request.lifetime)
    guard left > request.lifetime / 2, !Task.isCancelled else {
      return .notAsked(reason: "Preparing the payment took too long, so the wallet was not asked.")
    }
    return await send(payment, request, id: id, deadline: left)
  }

  private func send(
    _ payment: Payment, _ request: TransferRequest, id: Int, deadline: Duration
  ) async -> TransferOutcome {
    do {
      let hash: String = try await node.call(
        "eth_sendTransaction", [payment.transaction(request)], id: id, deadline: deadline)
      guard NodeQuantity.isHash(hash) else {
        return .unknown(reason: "The wallet answered without a transaction’s hash.")
      }
      return .sent(hash: hash.lowercased())
    } catch JSONRPCNode.Failure.refused(let code, _) where Self.declineCodes.contains(code) {
      return .declined(code: code)
    } catch JSONRPCNode.Failure.refused(let code, let message) {
      return .unknown(
        reason: "The wallet answered with error \(code): \(Obstacle.shown(message))")
    } catch JSONRPCNode.Failure.neverSent(let message) {
      return .notAsked(reason: "The wallet can’t be reached. \(message)")
    } catch JSONRPCNode.Failure.unclear(let message) {
      return .unknown(reason: message)
    } catch {
      return .unknown(reason: "The wallet’s answer is not known.")
    }
  }

  /// Who pays, and as which transaction of theirs.
  struct Payment {
    var from: EthereumAddress
    var nonce: UInt64?
    var block: UInt64?

    func reference(id: Int) -> [String: String] {
      var reference = ["from": from.description, "rpc_id": String(id)]
      reference["nonce"] = nonce.map { String($0) }
      reference["block"] = block.map { String($0) }
      return reference
    }

    func transaction(_ request: TransferRequest) -> NodeParameter {
      let call = TransferCalldata(to: request.address, amount: request.amount)
      var fields: [String: NodeParameter] = [
        "from": .text(from.description), "to": .text(request.token.description),
        "data": .text(call.hex), "value": "0x0",
        "chainId": .text(NodeQuantity.write(UInt64(request.chainID))),
      ]
      fields["nonce"] = nonce.map { .text(NodeQuantity.write($0)) }
      return .object(fields)
    }
  }
}
