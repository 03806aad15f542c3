#if canImport(SwiftUI)
  import SendFax
  import SendFaxAPI
  import SwiftUI

  /// The most a wallet is asked for, the language, and the wallet.
  public struct FaxSettings: View {
    @ObservedObject private var desk: FaxDesk

    /// A view of a desk's settings.
    public init(desk: FaxDesk) { self.desk = desk }

    /// The view.
    public var body: some View {
      Form {
        Section {
          Picker(desk.words(.settingsCeiling), selection: $desk.settings.ceiling) {
            ForEach(WalletCeiling.choices, id: \.self) { choice in
              Text(verbatim: desk.words.price(choice)).tag(choice)
            }
          }
          Text(verbatim: desk.words(.settingsCeilingWhy)).font(.footnote)
            .foregroundStyle(.secondary)
        }
        Picker(desk.words(.settingsWallet), selection: $desk.settings.wallet) {
          Text(verbatim: desk.words(.settingsWalletAsk)).tag(String?.none)
          ForEach(desk.wallets) { Text(verbatim: $0.name).tag(String?.some($0.id)) }
        }
        Picker(desk.words(.settingsLanguage), selection: $desk.settings.language) {
          Text(verbatim: desk.words(.settingsLanguageOfDevice)).tag(Words.Language?.none)
          ForEach(Words.Language.allCases, id: \.self) { language in
            Text(verbatim: language.ownName).tag(Words.Language?.some(language))
          }
        }
        Section {
          LabeledContent(
            desk.words(.settingsService), value: desk.setup.configuration.base.description)
          Text(verbatim: desk.words(.settingsPrivacy)).font(.footnote).foregroundStyle(.secondary)
          if let status = desk.keychainProblem {
            Text(verbatim: desk.words(.settingsKeychain, [.number: .number(status)]))
              .font(.footnote)
          }
        }
      }
      .formStyle(.grouped)
      .navigationTitle(desk.words(.settingsTitle))
    }
  }
#endif
