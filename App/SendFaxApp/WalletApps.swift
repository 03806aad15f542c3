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
    private var connection: ReownConnection?
    /// What is wrong with the app's settings, told where a wallet app is chosen.
    private var fault: (any Error)?
    private let words = AppWords(Words.preferred(Locale.preferredLanguages).language)

    /// None in a sandbox: a real wallet would pay real money to nobody.
    init(_ surroundings: Surroundings) {
      guard surroundings.sandbox == nil, let id = surroundings.reownProjectID,
        let group = surroundings.appGroup, let scheme = surroundings.urlScheme,
        let site = URL(string: "https://sendfax.sh")
      else { return }
      do {
        connection = ReownConnection(
          try ReownApp(
            projectID: id, appGroup: group, name: "SendFax",
            summary: "Sends a PDF to a fax machine", site: site, icons: [], scheme: scheme))
      } catch { fault = error }
    }

    var choices: [WalletChoice] {
      let name = words.walletApp
      if let connection {
        return [WalletChoice(id: "reown", name: name) { try await connection.wallet() }]
      }
      return fault.map { fault in [WalletChoice(id: "reown", name: name) { throw fault }] } ?? []
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
