import SendFaxAPI

extension FaxMachine {
  /// Whether an event can happen to this fax now; the journal refuses every other.
  static func allows(_ event: FaxEvent, in record: FaxRecord) -> Bool {
    let state = record.state
    switch event {
    case .drafted: return false
    case .redrafted, .railChosen: return state.isUnpaid
    case .moved: return !state.isUnpaid
    case .withdrawn: return state.isUnpaid && !record.isAskInDoubt
    case .bodyDeleted: return record.hasBody && (state.isSettled || state == .needsAttention)

    case .uploaded: return allowsCard(record)
    case .uploadDropped: return state == .uploaded
    case .consented: return state == .uploaded || state == .quoted
    case .checkoutOpened(let opened): return allowsPage(opened, in: record)

    case .statusSeen, .notFound:
      return record.faxID != nil
        && (state == .checkoutOpened || state == .accepted || state == .needsAttention
          || record.isWatchedExpiry)
    case .accepted(let accepted): return allowsAcceptance(accepted, in: record)
    case .attention(let attention):
      return state == .checkoutOpened || state == .transferRequested || state == .transferSent
        || record.isWatchedExpiry || allowsLateAttention(attention.reason, in: record)
    case .settled(let settled): return allowsSettling(settled.outcome, in: record)
    case .replaced: return state == .needsAttention
    case .closed(let closed):
      switch closed.reason {
      case .outcomeUnknown: return state == .accepted
      case .alreadySent: return state == .drafted && record.paidSuspect == nil
      }

    case .quoteAsked: return (state == .drafted || state == .quoted) && !record.wasPageShown
    case .quoteAnswered(let answer): return record.openAsk?.number == answer.ask
    case .quoteLapsed: return state == .quoted
    case .transferRequested(let requested): return allowsTransfer(requested, in: record)
    case .walletNoted(let noted): return record.intent(noted.paymentIntent) != nil
    case .transferAnswered(let answer): return record.intent(answer.paymentIntent) != nil
    case .transferFailed(let failed): return record.intent(failed.paymentIntent)?.outcome == .sent
    case .claimAsked: return allowsClaim(record)
    case .claimed(let claim): return record.claims.open?.number == claim.attempt
    }
  }

  /// Rules 2 and 4: at most three asks an intent, each but the last one clearly ended, and exactly the
  /// quote at hand.
  private static func allowsTransfer(
    _ requested: FaxEvent.TransferRequested, in record: FaxRecord
  ) -> Bool {
    guard record.state == .quoted, record.openAsk == nil, record.quote == requested.quote,
      record.claimable == nil
    else { return false }
    guard let intent = record.intent(requested.quote.paymentIntent) else {
      return requested.ask == 1
    }
    return intent.outcome == .declined && intent.endedAsks == intent.asks
      && requested.ask == intent.asks + 1 && requested.ask <= maximumAsks
  }

  /// How often one intent is asked of a wallet at most.
  static let maximumAsks = 3

  private static func allowsClaim(_ record: FaxRecord) -> Bool {
    record.claimable != nil && record.replacedBy == nil
      && (record.state == .transferRequested || record.state == .transferSent
        || record.state == .needsAttention)
  }

  /// Rule 3: card only from drafted or quoted, with no quote-ask open on a fax that ever asked a wallet;
  /// and not here where another device may do the same.
  static func allowsCard(_ record: FaxRecord) -> Bool {
    guard record.state == .drafted || record.state == .quoted || record.state == .uploaded
    else { return false }
    return !record.isAskInDoubt && !record.isMoved
  }

  /// A fax that is unpaid by its state, but whose money may be out after all.
  private static func allowsLateAttention(
    _ reason: FaxEvent.Attention.Reason, in record: FaxRecord
  ) -> Bool {
    record.state.isUnpaid && record.everAskedWallet
      && (reason == .lateTransfer || reason == .unansweredAsk || reason == .receiptOfAnother)
  }

  /// Rule 12: only the journaled id gets a page, and one page at a time.
  private static func allowsPage(_ opened: FaxEvent.CheckoutOpened, in record: FaxRecord) -> Bool {
    switch record.state {
    case .uploaded: return opened.id == record.upload?.id
    case .checkoutOpened: return opened.id == record.page?.opened.id && !record.isMoved
    default: return false
    }
  }

  private static func allowsAcceptance(_ accepted: FaxEvent.Accepted, in record: FaxRecord) -> Bool
  {
    switch accepted.rail {
    case .card:
      return record.page != nil
        && (record.state == .checkoutOpened || record.state == .needsAttention
          || record.isWatchedExpiry)
    case .wallet:
      return record.everAskedWallet && record.acceptance == nil && record.state != .checkoutOpened
    }
  }

  private static func allowsSettling(
    _ outcome: FaxEvent.Settled.Outcome, in record: FaxRecord
  ) -> Bool {
    if record.state == .needsAttention { return true }
    switch outcome {
    // The service's refund is automatic for cards; that it came is the person's word.
    case .refunded: return record.state.isSettled && record.money != .notMoved
    case .writtenOff, .arrived: return record.state == .expired && record.page != nil
    case .neverApproved: return false
    }
  }
}
