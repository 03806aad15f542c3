import Foundation
import SendFax
import SendFaxUI

// With Integrations/ReownWallet added to the app (App/README.md says how), wallet apps on the phone can
// pay. Without it this file is all there is of them.
#if canImport(ReownWallet)
  import ReownWallet
  import SendFaxAPI

  /// The wallet apps on this phone.
  @MainActor
  struct WalletApps {
    private let connection: ReownConnection?
    private let words = AppWords(Words.preferred(Locale.preferredLanguages).language)

    /// None in a sandbox: a real wallet would pay real money to nobody.
    init(_ surroundings: Surroundings) {
      guard surroundings.sandbox == nil, let id = surroundings.reownProjectID,
        let group = surroundings.appGroup, let scheme = surroundings.urlScheme,
        let site = URL(string: "https://sendfax.sh"),
        let app = try? ReownApp(
          projectID: id, appGroup: group, name: "SendFax", summary: "Sends a PDF to a fax machine",
          site: site, icons: [], scheme: scheme)
      else {
        connection = nil
        return
      }
      connection = ReownConnection(app)
    }

    var choices: [WalletChoice] {
      guard let connection else { return [] }
      return [
        WalletChoice(id: "reown", name: words.walletApp) { try await connection.wallet() }
      ]
    }

    /// Whether a link was for a wallet; one that only brings the person back is nobody's.
    func handle(_ url: URL) -> Bool { connection?.handle(url) ?? false }

    func resume(in outbox: Outbox) async { await connection?.resume(in: outbox) }

    func canReopen(for fax: FaxSnapshot) -> Bool {
      connection?.canReopenWallet(for: fax) ?? false
    }

    func reopen(for fax: FaxSnapshot) async { await connection?.reopenWallet(for: fax) }
  }
#else
  /// No wallet apps: card, and a wallet on another device.
  @MainActor
  struct WalletApps {
    init(_ surroundings: Surroundings) {}
    var choices: [WalletChoice] { [] }
    func handle(_ url: URL) -> Bool { false }
    func resume(in outbox: Outbox) async {}
    func canReopen(for fax: FaxSnapshot) -> Bool { false }
    func reopen(for fax: FaxSnapshot) async {}
  }
#endif
