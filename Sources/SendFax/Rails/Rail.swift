/// The two ways money moves.
public enum Rail: String, Sendable, Codable, CaseIterable {
  /// A hosted Stripe Checkout page.
  case card
  /// A USDC transfer on Base.
  case wallet
}
