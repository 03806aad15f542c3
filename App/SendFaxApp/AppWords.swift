import SendFax

/// The app's own words; all others are SendFax's.
struct AppWords {
  let walletApp: String
  let openWallet: String

  init(_ language: Words.Language) {
    switch language {
    case .english:
      walletApp = "Wallet app on this phone"
      openWallet = "Open the wallet again"
    case .spanish:
      walletApp = "App de billetera en este teléfono"
      openWallet = "Abrir de nuevo la billetera"
    case .french:
      walletApp = "App de portefeuille sur ce téléphone"
      openWallet = "Rouvrir le portefeuille"
    }
  }
}
