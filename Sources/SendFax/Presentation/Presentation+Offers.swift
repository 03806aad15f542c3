import SendFaxAPI

extension Presentation {
  static func offers(for record: FaxRecord, at now: Moment, in context: Context) -> [Offer] {
    let price = USD.cardPrice(pages: record.servicePages ?? record.draft.pageCount.number)
    return actions(for: record, at: now, rails: context.rails).map { action in
      let (label, consequence) = action.keys(for: record)
      return Offer(
        action: action, label: context.words(label),
        consequence: context.words(consequence, [.amount: .text(context.words.price(price))]),
        isFinal: action.isFinal)
    }
  }

  private static func actions(
    for record: FaxRecord, at now: Moment, rails: Set<Rail>
  ) -> [Offer.Action] {
    let follow = record.statusPage.map { [Offer.Action.follow($0)] } ?? []
    switch record.state {
    case .drafted, .uploaded, .quoted: return payments(for: record, rails) + withdrawing(record)
    case .checkoutOpened:
      return (record.page.map { [.showPage($0.opened.url)] } ?? []) + [.checkAgain]
    case .transferRequested, .transferSent: return [.checkAgain]
    case .accepted: return follow + [.checkAgain, .showReceipt]
    case .needsAttention:
      return restoring(record) + [.checkAgain]
        + settling([.arrived, .refunded, .neverApproved, .writtenOff], record, now) + [.replace]
    case .delivered: return [.showReceipt] + follow + [.forget]
    case .failed:
      return retrying(record) + settling([.refunded], record, now) + [.showReceipt] + follow
        + [.forget]
    case .expired: return expired(record, now, follow)
    case .withdrawn: return [.forget]
    case .closed:
      let isLost = record.closing?.reason == .outcomeUnknown && record.settlement == nil
      return (isLost ? settling([.refunded], record, now) : []) + follow + [.forget]
    }
  }

  private static func restoring(_ record: FaxRecord) -> [Offer.Action] {
    record.attention == .bodyLost && record.hasBody ? [.restore] : []
  }

  private static func expired(
    _ record: FaxRecord, _ now: Moment, _ follow: [Offer.Action]
  ) -> [Offer.Action] {
    guard record.isWatchedExpiry else {
      let refund = record.acceptance == nil ? [] : settling([.refunded], record, now)
      return retrying(record) + refund + follow + [.forget]
    }
    return (FaxMachine.isWatchOver(record, at: now) ? [] : [.checkAgain]) + [.forget]
  }

  /// The way the person chose before comes first.
  private static func payments(for record: FaxRecord, _ rails: Set<Rail>) -> [Offer.Action] {
    var offers: [Offer.Action] = []
    if rails.contains(.card), FaxMachine.allowsCard(record) { offers.append(.payByCard) }
    if rails.contains(.wallet), record.page == nil { offers.append(.payByWallet) }
    return record.rail == .wallet ? offers.reversed() : offers
  }

  private static func withdrawing(_ record: FaxRecord) -> [Offer.Action] {
    FaxMachine.allows(.withdrawn(.init()), in: record) ? [.withdraw] : []
  }

  private static func retrying(_ record: FaxRecord) -> [Offer.Action] {
    record.hasBody ? [.retry] : []
  }

  /// Only what the rules would take now.
  private static func settling(
    _ outcomes: [FaxEvent.Settled.Outcome], _ record: FaxRecord, _ now: Moment
  ) -> [Offer.Action] {
    guard record.settlement == nil else { return [] }
    return outcomes.filter { outcome in
      do {
        return try !FaxMachine.settling(outcome, id: nil, in: record, at: now).isEmpty
      } catch { return false }
    }.map { .settle($0) }
  }
}
