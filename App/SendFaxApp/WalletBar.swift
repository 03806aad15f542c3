import SendFax
import SendFaxUI
import SwiftUI

/// Under every screen while a wallet may still have a request to approve: the way to it once more. The
/// request itself is never made a second time.
struct WalletBar: View {
  @ObservedObject var desk: FaxDesk
  let wallets: WalletApps

  var body: some View {
    if let fax = desk.faxes.first(where: wallets.canReopen(for:)) {
      Button(AppWords(desk.words.language).openWallet) { Task { await wallets.reopen(for: fax) } }
        .buttonStyle(.borderedProminent)
        .padding(8)
    }
  }
}
