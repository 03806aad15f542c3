import Foundation
import SendFaxAPI

/// A connection to a wallet app, as far as a payment needs to know it, without Reown's types.
struct WalletSession: Sendable, Equatable {
  /// What the wallet lets this app do, under one key of its namespaces (CAIP-25).
  struct Grant: Sendable, Equatable {
    /// `eip155` or `eip155:8453`.
    var key: String
    /// Accounts with their chains (CAIP-10): `eip155:8453:0x…`.
    var accounts: [String]
    var methods: Set<String>
  }

  static let method = "eth_sendTransaction"

  var topic: String
  /// The wallet's name, in its own words.
  var wallet: String
  var grants: [Grant]
  var expires: Date
  /// How the wallet says it is opened.
  var native: String?
  var universal: String?

  /// The account that can pay on a chain, where the wallet lets it be asked.
  ///
  /// Only the account of this very chain: a contract account may be someone else's on another one.
  func payer(onChain chain: Int) -> EthereumAddress? {
    let prefix = "eip155:\(chain):"
    for grant in grants where grant.key == "eip155" || grant.key == "eip155:\(chain)" {
      guard grant.methods.contains(WalletSession.method) else { continue }
      for account in grant.accounts where account.hasPrefix(prefix) {
        // An account that can't be read can't pay; the next one may.
        if let address = try? EthereumAddress(String(account.dropFirst(prefix.count))) {
          return address
        }
      }
    }
    return nil
  }

  /// The wallet's name made fit for a sentence.
  var shownName: String {
    let kept = wallet.filter { $0.isLetter || $0.isNumber || " .-&()".contains($0) }
    let name = kept.prefix(40).trimmingCharacters(in: .whitespaces)
    return name.isEmpty ? "The wallet" : name
  }
}
