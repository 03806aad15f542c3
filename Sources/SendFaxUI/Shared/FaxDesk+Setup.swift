#if canImport(SwiftUI)
  import Foundation
  import SendFax
  import SendFaxAPI
  import SendFaxURLSession

  extension FaxDesk {
    /// What a desk works with.
    public struct Setup: Sendable {
      /// The outbox.
      public var configuration: Outbox.Configuration
      /// The wallets the app offers, beside one on another device, which is always there.
      public var wallets: [WalletChoice]
      /// Where settings are kept; the app's own where it is nil.
      public var settingsSuite: String?

      /// A setup with these parts.
      public init(
        configuration: Outbox.Configuration, wallets: [WalletChoice] = [],
        settingsSuite: String? = nil
      ) {
        self.configuration = configuration
        self.wallets = wallets
        self.settingsSuite = settingsSuite
      }

      /// The usual setup: an outbox in Application Support, over URLSession.
      ///
      /// - Parameters:
      ///   - base: the service.
      ///   - folder: another folder for the outbox, of which it must be alone the owner.
      ///   - wallets: those the app offers.
      /// - Throws: where there is no such folder and none can be made.
      public static func standard(
        base: BaseURL = .production, folder: URL? = nil, wallets: [WalletChoice] = []
      ) throws -> Setup {
        let place =
          try folder
          ?? FileManager.default.url(
            for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil,
            create: true
          ).appendingPathComponent("Faxes", isDirectory: true)
        return Setup(
          configuration: Outbox.Configuration(
            folder: place.path, base: base, transport: URLSessionTransport()), wallets: wallets)
      }

      var defaults: UserDefaults {
        settingsSuite.flatMap { UserDefaults(suiteName: $0) } ?? .standard
      }
    }
  }

  /// What a person sets: how much a wallet may be asked for, the language, the wallet.
  public struct Preferences: Sendable, Equatable {
    /// The most a wallet may be asked for.
    public var ceiling: USD
    /// The language; nil is the device's.
    public var language: Words.Language?
    /// The wallet's ``WalletChoice/id``; nil asks each time.
    public var wallet: String?

    init(in defaults: UserDefaults) {
      ceiling = WalletCeiling.valid(cents: defaults.integer(forKey: Preferences.ceilingKey))
      language = defaults.string(forKey: Preferences.languageKey).flatMap {
        Words.Language(rawValue: $0)
      }
      wallet = defaults.string(forKey: Preferences.walletKey)
    }

    func save(in defaults: UserDefaults) {
      defaults.set(ceiling.cents, forKey: Preferences.ceilingKey)
      defaults.set(language?.rawValue, forKey: Preferences.languageKey)
      defaults.set(wallet, forKey: Preferences.walletKey)
    }

    var words: Words { language.map(Words.init) ?? Words.preferred(Locale.preferredLanguages) }

    private static let ceilingKey = "sendfax.ceiling.cents"
    private static let languageKey = "sendfax.language"
    private static let walletKey = "sendfax.wallet"
  }

  extension FaxDesk {
    /// What the person sets; a change is kept at once.
    var settings: Preferences {
      get { preferences }
      set {
        preferences = newValue
        preferences.save(in: setup.defaults)
        composition.ceiling = USDC(worth: newValue.ceiling)
      }
    }
  }
#endif
