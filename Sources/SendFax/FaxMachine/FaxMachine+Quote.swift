import Foundation
import SendFaxAPI

extension FaxMachine {
  /// Rule 8: no wallet is asked with less than this left of the window, whatever its own request takes.
  static let leastWindow = Duration.seconds(8 * 60)

  /// How much of the window there must be to ask a wallet whose request lives for `lifetime`.
  static func neededWindow(lifetime: Duration, slowestUpload: Duration) -> Duration {
    max(leastWindow, lifetime + .seconds(120) + slowestUpload * 2)
  }

  /// Rule 5: why this fax may not go on by wallet because of another one with the same content.
  static func blockade(of record: FaxRecord, in view: JournalView, at now: Moment) throws
    -> FaxError?
  {
    if let job = try view.unreadable().first { return unreadableBlockade(job) }
    return blockade(of: record, by: try view.siblings(), at: now)
  }

  static func blockade(
    of record: FaxRecord, by siblings: [FaxRecord], at now: Moment
  ) -> FaxError? {
    for other in siblings where other.job != record.job {
      let isPastDrafted =
        other.openAsk != nil || other.state == .quoted || other.state == .transferRequested
        || other.state == .transferSent || (other.state == .needsAttention && other.page == nil)
      let left = other.mintedLeft(at: now)
      let isOver = other.state.isUnpaid || other.state.isSettled || other.state == .accepted
      guard left > .zero || (isPastDrafted && !isOver) else { continue }
      let wait = left > .zero ? " (at most \(minutes(left)))" : ""
      let reason =
        isOver
        ? "and for 15 minutes the service would take another wallet payment for that one. Wait\(wait)"
        : "and is being paid by wallet. Wait until it is over\(wait)"
      return FaxError(
        .notAllowedNow,
        "Fax \(other.job) has the same document and number, \(reason), or pay this one by card. "
          + "Nothing was charged.", isWorthRetrying: true)
    }
    return nil
  }

  /// Why the quote at hand may not be handed to a wallet now, or nil.
  static func objection(
    to quoted: FaxEvent.Quoted, lifetime: Duration, slowestUpload: Duration, in record: FaxRecord,
    at now: Moment
  ) -> FaxError? {
    guard record.state == .quoted, record.quote == quoted else {
      return FaxError(
        .quoteOutOfBounds,
        "The price of fax \(record.job) has changed or lapsed since it was seen. Nothing was charged; "
          + "ask for it again.", isWorthRetrying: true)
    }
    if let open = record.claimable, open.quote.paymentIntent != quoted.paymentIntent {
      return FaxError(
        .notAllowedNow,
        "An earlier payment of fax \(record.job) may still come, so no other is asked for.",
        money: .mayHaveMoved, remedies: [.show(fax: record.job.description)])
    }
    if let intent = record.intent(quoted.paymentIntent) {
      guard intent.outcome == .declined, intent.asks < maximumAsks else {
        return FaxError(
          .notAllowedNow,
          "A wallet was asked for this payment before and may still make it. Another price comes when "
            + "its 15 minutes are over; nothing more was charged.", money: record.money)
      }
    }
    let left = record.leftToPay(quoted.paymentIntent, at: now)
    let needed = neededWindow(lifetime: lifetime, slowestUpload: slowestUpload)
    guard left >= needed else {
      return FaxError(
        .quoteOutOfBounds,
        "Only \(minutes(max(left, .zero))) are left to pay this price, and a payment needs "
          + "\(minutes(needed)). Nothing was charged; a new price comes within 15 minutes.",
        isWorthRetrying: true)
    }
    return nil
  }

  /// The same content may have an intent that is reused for it, and that this device knows nothing of
  /// any more.
  static func unreadableBlockade(_ job: String) -> FaxError {
    FaxError(
      .notAllowedNow,
      "Fax \(job) has the same document and number and can't be read, so a wallet payment of it may be "
        + "out. Pay this one by card, or look at \(job) first. Nothing was charged.")
  }

  static func minutes(_ duration: Duration) -> String {
    let seconds = duration.components.seconds
    return seconds < 120 ? "\(seconds) s" : "\(seconds / 60) min"
  }
}
