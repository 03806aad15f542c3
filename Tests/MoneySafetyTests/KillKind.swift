import SendFax

/// Every kind of event, and the rails it happens on.
enum KillKind: String, CaseIterable {
  case drafted, redrafted, moved, accepted, attention, settled, replaced, withdrawn, closed
  case uploaded, consented, claimed
  case railChosen = "rail_chosen"
  case statusSeen = "status_seen"
  case notFound = "not_found"
  case bodyDeleted = "body_deleted"
  case uploadDropped = "upload_dropped"
  case checkoutOpened = "checkout_opened"
  case quoteAsked = "quote_asked"
  case quoteAnswered = "quote_answered"
  case quoteLapsed = "quote_lapsed"
  case transferRequested = "transfer_requested"
  case walletNoted = "wallet_noted"
  case transferAnswered = "transfer_answered"
  case transferFailed = "transfer_failed"
  case claimAsked = "claim_asked"

  /// Compiles only as long as no kind is missing above.
  init(_ event: FaxEvent) {
    switch event {
    case .drafted: self = .drafted
    case .redrafted: self = .redrafted
    case .moved: self = .moved
    case .railChosen: self = .railChosen
    case .statusSeen: self = .statusSeen
    case .notFound: self = .notFound
    case .accepted: self = .accepted
    case .attention: self = .attention
    case .settled: self = .settled
    case .replaced: self = .replaced
    case .withdrawn: self = .withdrawn
    case .closed: self = .closed
    case .bodyDeleted: self = .bodyDeleted
    case .uploaded: self = .uploaded
    case .uploadDropped: self = .uploadDropped
    case .consented: self = .consented
    case .checkoutOpened: self = .checkoutOpened
    case .quoteAsked: self = .quoteAsked
    case .quoteAnswered: self = .quoteAnswered
    case .quoteLapsed: self = .quoteLapsed
    case .transferRequested: self = .transferRequested
    case .walletNoted: self = .walletNoted
    case .transferAnswered: self = .transferAnswered
    case .transferFailed: self = .transferFailed
    case .claimAsked: self = .claimAsked
    case .claimed: self = .claimed
    }
  }

  /// Whether it happens only where a wallet pays.
  var isOfWallet: Bool {
    switch self {
    case .quoteAsked, .quoteAnswered, .quoteLapsed, .transferRequested, .walletNoted,
      .transferAnswered, .transferFailed, .claimAsked, .claimed:
      return true
    default: return false
    }
  }
}
