import SendFax
import SendFaxAPI
import SendFaxUI

extension WalletChoice {
  /// The sandbox's own wallet, which pays with its fake money at once.
  static func sandbox(at base: BaseURL, over transport: any HTTPTransport) -> WalletChoice {
    let url = base.endpoint("sandbox/rpc").absoluteString
    return WalletChoice(id: "sandbox", name: "The sandbox’s wallet") {
      try JSONRPCWallet(url: url, transport: transport)
    }
  }
}
