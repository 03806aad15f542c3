#if canImport(SwiftUI)
  import SendFax

  /// A wallet that an app offers beside the card.
  ///
  /// ```swift
  /// WalletChoice(id: "mine", name: "My Wallet") { try await MyWallet.connect() }
  /// ```
  ///
  /// - Guaranteed: `connect` is called only after a person chose this wallet, and before anything is
  ///   asked of it. What it throws means that nothing was asked and nothing moved.
  public struct WalletChoice: Identifiable, Sendable {
    /// Remembered in the settings; never changes.
    public let id: String
    /// What a person calls it.
    public let name: String
    let connect: @MainActor @Sendable () async throws -> any Wallet

    /// A wallet of that name; `connect` may show a picker.
    public init(
      id: String, name: String,
      connect: @escaping @MainActor @Sendable () async throws -> any Wallet
    ) {
      self.id = id
      self.name = name
      self.connect = connect
    }
  }
#endif
