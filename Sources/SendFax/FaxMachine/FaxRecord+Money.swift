import SendFaxAPI

extension FaxRecord {
  /// What became of the money, as far as this device can know; the worse of two answers where a fax
  /// has more than one payment.
  public var money: Money {
    let known = moneyByState
    return known == .notMoved && hasStrayTransfer ? .mayHaveMoved : known
  }

  /// Whether a wallet named a transaction that paid no fax: an approval that came after all.
  var hasStrayTransfer: Bool { intents.contains { $0.outcome == .sent } }

  /// The same by the state alone, without an earlier payment that came after all.
  var moneyByState: Money {
    if settlement == .refunded { return .returned }
    switch state {
    case .drafted, .uploaded, .quoted, .withdrawn: return .notMoved
    case .transferRequested, .transferSent, .checkoutOpened, .needsAttention: return .mayHaveMoved
    case .accepted, .delivered, .failed: return .moved
    case .expired: return acceptance == nil ? .notMoved : .moved
    case .closed: return closedMoney
    }
  }

  private var closedMoney: Money {
    switch closing?.reason {
    case .alreadySent: return .notMoved
    case .outcomeUnknown: return .moved
    case nil: return acceptance == nil && settlement != .arrived ? .mayHaveMoved : .moved
    }
  }
}
