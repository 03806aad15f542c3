import SendFax
import SendFaxAPI

/// A wallet app on this phone, asked through WalletConnect.
///
/// ```swift
/// let wallet = try await connection.wallet()
/// try await outbox.pay(quote, from: wallet)
/// ```
///
/// - Guaranteed: one `eth_sendTransaction` a request, from the connection's own account on that chain;
///   its id is in the journal before it is sent; it ends two minutes before the price does. `declined`
///   is said for the codes 4001, 5000, 5001 and 5002 only, `notAsked` only where nothing left this device.
/// - Not guaranteed: an answer. The relay may lose it while the app is suspended, and that is `unknown`;
///   the claims say how it went.
public struct ReownWallet: Wallet {
  /// `walletconnect`.
  public let name = "walletconnect"
  /// Six minutes: five are the least WalletConnect can say, and one is for reaching the relay.
  public let requestLifetime = RequestTime.lifetime
  let asking: Asking

  /// Asks for one transfer, once.
  public func submit(_ request: TransferRequest) async -> TransferOutcome {
    await asking.ask(request)
  }
}
