/// Where a fax stands on this device; the words are ours, the service's are in
/// ``/SendFaxAPI/FaxStatus``.
public enum FaxState: String, Sendable, Codable, CaseIterable {
  /// On disk; nothing was sent.
  case drafted
  /// Uploaded and priced for card; its page was never shown.
  case uploaded
  /// A wallet quote is at hand; nothing was asked of a wallet.
  case quoted
  /// A wallet was asked, and what it did is not known.
  case transferRequested = "transfer_requested"
  /// The wallet named a transaction.
  case transferSent = "transfer_sent"
  /// The Checkout page was shown; whether it was paid is not known.
  case checkoutOpened = "checkout_opened"
  /// The service has the payment and sends the fax.
  case accepted
  /// Money may be out and nothing automatic is left to do: a person decides.
  case needsAttention = "needs_attention"
  /// The other machine has it.
  case delivered
  /// The service gave up.
  case failed
  /// The service let it lapse.
  case expired
  /// Taken back before anything was paid.
  case withdrawn
  /// Settled by a person, or ended without a known outcome.
  case closed

  /// Whether nothing of it is going on any more.
  public var isSettled: Bool {
    switch self {
    case .delivered, .failed, .expired, .withdrawn, .closed: return true
    default: return false
    }
  }

  /// Whether it is still free of any payment, so that a person may pay, change rail or withdraw.
  public var isUnpaid: Bool { self == .drafted || self == .uploaded || self == .quoted }
}
