import SendFax
import SendFaxAPI

/// Where a fax stands, in a few words.
enum FaxWords {
  /// For a list.
  static func title(_ fax: FaxSnapshot) -> Line {
    switch fax.state {
    case .drafted: return "Not sent yet"
    case .uploaded, .quoted: return "Priced, not paid"
    case .transferRequested, .transferSent: return "\("Payment under way", .warning)"
    case .checkoutOpened: return "\("Waiting for the payment", .warning)"
    case .accepted: return "\(StatusWords.title(fax.record.status?.status ?? .paid), .good)"
    case .needsAttention: return "\("Needs you", .bad)"
    case .delivered: return "\("Delivered", .good)"
    case .failed: return "\("Failed", .bad)"
    case .expired: return "\("Expired, not paid in time", .bad)"
    case .withdrawn: return "Withdrawn"
    case .closed: return "Closed"
    }
  }

  /// What became of the money.
  static func money(_ fax: FaxSnapshot) -> String {
    switch fax.money {
    case .notMoved: return "nothing was charged"
    case .mayHaveMoved: return "a payment may be out"
    case .moved: return "paid"
    case .returned: return "paid and returned"
    }
  }
}
