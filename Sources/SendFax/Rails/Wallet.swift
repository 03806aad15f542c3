import Foundation
import SendFaxAPI

/// Something that can be asked to pay: an app on the phone, a node with keys, a person with a QR code.
///
/// ```swift
/// struct AppWallet: Wallet {
///   let name = "app"
///   let requestLifetime = Duration.seconds(300)
///   let app: any WalletApp
///
///   func submit(_ request: TransferRequest) async -> TransferOutcome {
///     let id = app.newRequestID()
///     do { try await request.note(["request": id]) } catch {
///       return .notAsked(reason: "The request could not be written down first.")
///     }
///     switch await app.transfer(request.amount, of: request.token, to: request.address, id) {
///     case .transaction(let hash): return .sent(hash: hash)
///     case .refused(let code) where [4001, 5000, 5001, 5002].contains(code):
///       return .declined(code: code)
///     case .refused, .silent: return .unknown(reason: "The wallet did not say what it did.")
///     }
///   }
/// }
/// ```
///
/// - Guaranteed: the request's event is synced to disk before `submit` is called, and one request is
///   submitted at most once. Only `submit` sees the address before money may have moved.
/// - Yours to keep: say `declined` only for the codes 4001, 5000, 5001 and 5002 answered to this very
///   request before any hash; `notAsked` only where nothing left the device; everything else,
///   silence included, is `unknown`. Unknown counts as moved.
public protocol Wallet: Sendable {
  /// The kind of wallet, in a word or two for the journal: no account, no secret.
  var name: String { get }
  /// How long a request of this wallet lives before it can't be approved any more.
  var requestLifetime: Duration { get }
  /// Asks for one transfer, once, and answers when the wallet does or the request's lifetime is over.
  func submit(_ request: TransferRequest) async -> TransferOutcome
}

/// What a wallet is asked to pay: exactly this, once.
public struct TransferRequest: Sendable {
  /// The chain's id, 8453 for Base.
  public let chainID: Int
  /// The network's name as the service gave it, `base`.
  public let network: String
  /// The token's contract.
  public let token: EthereumAddress
  /// Where to send: unique to this request.
  public let address: EthereumAddress
  /// The exact amount.
  public let amount: USDC
  /// Stripe's PaymentIntent that waits for it.
  public let paymentIntent: String
  /// Counts the asks of this PaymentIntent from 1; a late answer names it
  /// (``Outbox/walletAnswered(_:for:paymentIntent:ask:)``).
  public let ask: Int
  /// How long the wallet may take from now.
  public let lifetime: Duration
  /// How long the service matches a payment to this request from now, as far as is known.
  public let window: Duration
  private let keep: @Sendable ([String: String]) async throws -> Void

  /// Creates a request; `note` persists what ``note(_:)`` is given.
  public init(
    chainID: Int, network: String, token: EthereumAddress, address: EthereumAddress, amount: USDC,
    paymentIntent: String, ask: Int = 1, lifetime: Duration, window: Duration,
    note: @escaping @Sendable ([String: String]) async throws -> Void
  ) {
    self.chainID = chainID
    self.network = network
    self.token = token
    self.address = address
    self.amount = amount
    self.paymentIntent = paymentIntent
    self.ask = ask
    self.lifetime = lifetime
    self.window = window
    keep = note
  }

  /// Persists, before anything is sent, what finds the request again: the wallet's own request id, the
  /// paying account, the nonce.
  ///
  /// - Throws: where it can't be written; then nothing may be sent and the answer is `notAsked`.
  public func note(_ reference: [String: String]) async throws { try await keep(reference) }

  /// The same request when some time has passed; nil where too little is left to ask a wallet (rule 8).
  func later(by spent: Duration) -> TransferRequest? {
    let left = window - spent
    guard left >= FaxMachine.neededWindow(lifetime: lifetime, slowestUpload: .zero) else {
      return nil
    }
    return TransferRequest(
      chainID: chainID, network: network, token: token, address: address, amount: amount,
      paymentIntent: paymentIntent, ask: ask, lifetime: lifetime, window: left, note: keep)
  }
}

/// The four things a wallet's answer can mean.
public enum TransferOutcome: Sendable, Equatable {
  /// The wallet named a transaction, `0x` and 64 hexadecimal digits.
  case sent(hash: String)
  /// The wallet's holder said no, with one of the codes 4001, 5000, 5001 and 5002.
  case declined(code: Int)
  /// Nothing left this device; the reason is for the person.
  case notAsked(reason: String)
  /// Anything else; the reason is for the person.
  case unknown(reason: String)
}

/// What a chain says of a transaction.
public enum TransferReceipt: Sendable, Equatable {
  /// Not mined, or not known to this node.
  case pending
  /// Mined, and the token moved as asked.
  case succeeded
  /// Mined and undone: nothing moved, finally.
  case reverted
  /// The nonce was finally used by another transaction: nothing of this one moved.
  case replaced
  /// Mined, but it is not the transfer that was asked for.
  case different(String)
}

/// A node that can say what became of a transaction; it paces the claims and never gates them.
public protocol TransferWitness: Sendable {
  /// What the chain says now, or nil where the node does not answer.
  func receipt(of hash: String, for request: TransferRequest, reference: [String: String]) async
    -> TransferReceipt?
}
