import Foundation
import SendFaxAPI

extension FaxMachine {
  /// What a person's word on the money means, or why it can't be taken now.
  static func settling(
    _ outcome: FaxEvent.Settled.Outcome, id: FaxID?, in record: FaxRecord, at now: Moment
  ) throws -> [FaxEvent] {
    let stray = record.state.isSettled ? record.intents.last { $0.outcome == .sent } : nil
    let intent = (stray ?? record.claimable ?? record.intents.last)?.quote.paymentIntent
    let settled = FaxEvent.settled(.init(outcome: outcome, id: id, paymentIntent: intent))
    if record.state.isUnpaid, record.isAskInDoubt {
      // A lost answer may have been the yes: the person's word on it is taken as after any other doubt.
      let doubt = FaxEvent.attention(.init(reason: .unansweredAsk))
      var doubtful = record
      try apply(doubt, at: now, to: &doubtful)
      return [doubt] + (try settling(outcome, id: id, in: doubtful, at: now))
    }
    guard allows(settled, in: record) else {
      throw FaxError(
        .notAllowedNow,
        "Fax \(record.job) is \(record.state.rawValue): there is nothing to settle as "
          + "\(outcome.word) now.", money: record.money)
    }
    if outcome == .neverApproved, let page = record.page {
      guard now.isPast(pageLifetime, since: page.at) else {
        throw FaxError(
          .notAllowedNow,
          "The page of fax \(record.job) can be paid for 24 hours; it can be settled as never approved "
            + "from \(FaxMachine.time(page.at, plus: pageLifetime)).", money: .mayHaveMoved)
      }
    }
    if outcome == .neverApproved, let intent = record.claimable {
      try refuseRetiring(intent, in: record, at: now)
    }
    guard outcome == .arrived, let id else { return [settled] }
    let accepted = FaxEvent.accepted(
      .init(
        rail: record.page == nil ? .wallet : .card, id: id.rawValue, statusURL: nil,
        pageCount: nil, usdcBaseUnits: nil, paymentIntent: intent))
    // One that was accepted before, and lapsed, has nothing to be followed for any more.
    return [allows(accepted, in: record) ? accepted : settled]
  }

  /// Rule 11: “never approved” is taken after the window and any request's lifetime, and after one claim
  /// answered 402 since.
  private static func refuseRetiring(
    _ intent: FaxRecord.Intent, in record: FaxRecord, at now: Moment
  ) throws {
    guard intent.hash == nil else {
      throw FaxError(
        .notAllowedNow,
        "The wallet named a transaction for fax \(record.job), so it was approved. If the chain undid it, "
          + "looking for the payment once more finds that; else settle it as refunded, arrived or written "
          + "off.", money: .mayHaveMoved, remedies: [.checkAgain(fax: record.job.description)])
    }
    let left = record.leftToClaim(intent.quote.paymentIntent, at: now)
    let lifetime = Duration.seconds(intent.lifetimeSeconds) - (now.since(intent.askedAt) ?? .zero)
    let wait = max(left, lifetime)
    guard wait <= .zero else {
      throw FaxError(
        .notAllowedNow,
        "The payment of fax \(record.job) may still be approved; it can be settled as never "
          + "approved from \(time(now, plus: wait + .seconds(1))).", money: .mayHaveMoved)
    }
    guard record.claims.unpaidAt != nil else {
      throw FaxError(
        .notAllowedNow,
        "The service must first say once more that it has no payment for fax \(record.job): look "
          + "for the payment once more, then settle.", money: .mayHaveMoved,
        remedies: [.checkAgain(fax: record.job.description)])
    }
  }

  static func refusal(ofWithdrawing record: FaxRecord, at now: Moment) -> FaxError {
    let job = record.job
    switch record.state {
    case .checkoutOpened:
      return FaxError(
        .notAllowedNow,
        "The Checkout page of fax \(job) was shown and may be paid, so it can't be withdrawn. If "
          + "nobody pays, it lapses by itself.", money: .mayHaveMoved)
    case .transferRequested, .transferSent, .needsAttention:
      return FaxError(
        .notAllowedNow,
        "A payment for fax \(job) may be out, so it can't be withdrawn. Say instead what you know "
          + "of the money.", money: .mayHaveMoved, remedies: [.settle(fax: job.description)])
    case .accepted:
      return FaxError(
        .notAllowedNow, "Fax \(job) is paid and on its way; it can't be taken back.", money: .moved)
    case .drafted, .uploaded, .quoted:
      return FaxError(
        .notAllowedNow,
        "The answer to a price asked for fax \(job) was lost, and it may have been the yes to an earlier "
          + "payment. Ask for the price again, or say what you know of the money.",
        money: .mayHaveMoved, remedies: [.settle(fax: job.description)])
    default:
      return FaxError(
        .notAllowedNow,
        "Fax \(job) has ended (\(record.state.rawValue)); there is nothing to "
          + "withdraw, only to forget.", money: record.money,
        remedies: [.forget(fax: job.description)])
    }
  }

  /// Why a fax may not be forgotten yet: what would be lost with it may be money.
  static func refusal(ofForgetting record: FaxRecord, at now: Moment) -> FaxError? {
    let job = record.job
    guard record.state.isSettled else {
      return FaxError(
        .notAllowedNow,
        record.state.isUnpaid
          ? "Fax \(job) is not sent yet: take it back first."
          : "Fax \(job) is not over (\(record.state.rawValue)), and its money is "
            + "\(record.money.rawValue): it can't be forgotten yet.", money: record.money,
        remedies: record.state.isUnpaid ? [.withdraw(fax: job.description)] : [])
    }
    if record.isWatchedExpiry, !isWatchOver(record, at: now) {
      return FaxError(
        .notAllowedNow,
        "The page of fax \(job) was shown and a late payment is still looked for; it can be forgotten "
          + "from \(time(record.statusAt ?? record.updatedAt, plus: expiryWatch)).",
        money: record.money)
    }
    let left = record.mintedLeft(at: now)
    guard left <= .zero else {
      return FaxError(
        .notAllowedNow,
        "The service may still reuse the wallet price of fax \(job) for the same document; it can be "
          + "forgotten in \(minutes(left + .seconds(1))).", money: record.money)
    }
    return nil
  }

  /// A time of day with its date, UTC, as the command line prints it.
  static func time(_ moment: Moment, plus duration: Duration) -> String {
    let date = moment.wall.addingTimeInterval(Double(duration.components.seconds))
    return date.formatted(
      .iso8601.year().month().day().dateTimeSeparator(.space).time(
        includingFractionalSeconds: false))
      + " UTC"
  }
}

extension FaxEvent.Settled.Outcome {
  /// What it is called within a sentence.
  fileprivate var word: String {
    switch self {
    case .neverApproved: return "never approved"
    case .refunded: return "refunded"
    case .arrived: return "arrived"
    case .writtenOff: return "written off"
    }
  }
}
