import SendFaxAPI

extension Presentation {
  /// What became of the money. A refund is promised for cards only, and only after a failed delivery:
  /// that is all the guide says.
  static func money(of record: FaxRecord, _ words: Words) -> String {
    var said = [words(moneyKey(of: record), [.amount: .text(record.priceText(words) ?? "")])]
    if let refund = refundKey(of: record) { said.append(words(refund)) }
    if !record.strayIntents.isEmpty, record.moneyByState != .notMoved {
      said.append(words(.mayHaveBeenChargedTwice))
    }
    return said.joined(separator: " ")
  }

  private static func moneyKey(of record: FaxRecord) -> Words.Key {
    switch record.money {
    case .notMoved where !record.strayIntents.isEmpty || record.mayBeAnsweredWithYes:
      return .mayHaveBeenCharged
    case .notMoved where record.isWatchedExpiry: return .noPaymentSeen
    case .notMoved: return .notCharged
    case .mayHaveMoved: return .mayHaveBeenCharged
    case .returned: return .moneyReturned
    case .moved:
      guard record.isPriceKnown else { return .chargedSomething }
      return record.paidBy == .wallet ? .paidByWallet : .chargedCard
    }
  }

  private static func refundKey(of record: FaxRecord) -> Words.Key? {
    guard record.money == .moved else { return nil }
    switch record.state {
    case .failed: return record.paidBy == .card ? .refundCard : .refundMaybe
    case .expired: return .refundMaybe
    case .closed where record.settlement != .arrived: return .refundMaybe
    default: return nil
    }
  }
}

extension FaxRecord {
  /// How it was paid, or is being paid.
  var paidBy: Rail? {
    if let acceptance { return acceptance.rail }
    switch state {
    case .uploaded: return .card
    case .quoted: return .wallet
    case .drafted, .withdrawn: return nil
    default: return page != nil ? .card : everAskedWallet ? .wallet : rail
    }
  }

  /// The service's own count of pages, the latest it told.
  var servicePages: Int? {
    let pages =
      status?.pageCount ?? acceptance?.pageCount ?? page?.opened.pageCount ?? quote?.pageCount
      ?? upload?.pageCount
    return pages.flatMap { $0 > 0 ? $0 : nil }
  }

  /// What was paid or is asked, as far as the service named it.
  func priceText(_ words: Words) -> String? {
    switch paidBy {
    case .card: return (page?.opened.amount ?? upload?.amount).map(words.price)
    case .wallet:
      let paid =
        acceptance?.usdcBaseUnits
        ?? acceptance?.paymentIntent.flatMap { intent($0) }?
        .quote.usdcBaseUnits
      let asked = quote?.usdcBaseUnits ?? intents.last?.quote.usdcBaseUnits
      return (paid ?? asked).flatMap { UInt64(exactly: $0) }.map {
        USDC(baseUnits: $0).description
      }
    case nil: return nil
    }
  }

  /// Whether the service named what was paid or is asked.
  var isPriceKnown: Bool { priceText(.english) != nil }

  /// Whether a price that is being asked for may be answered with the yes to a payment that was said to
  /// be never approved.
  var mayBeAnsweredWithYes: Bool {
    isAskInDoubt && intents.contains { $0.outcome == .retired }
  }

  /// Payments that may be out beside the one this fax stands or stood for: approved late, or never
  /// answered.
  var strayIntents: [Intent] {
    let isWaiting = state == .transferRequested || state == .transferSent
    if state == .needsAttention || state == .closed { return [] }
    let own = isWaiting || (acceptance?.rail == .wallet && acceptance?.paymentIntent == nil)
    return (own ? intents.dropLast() : intents[...]).filter {
      $0.isOpen
    }
  }
}
