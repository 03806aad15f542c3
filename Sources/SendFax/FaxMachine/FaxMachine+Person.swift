import Foundation
import SendFaxAPI

extension FaxMachine {
  /// What a person's word on the money means, or why it can't be taken now.
  static func settling(
    _ outcome: FaxEvent.Settled.Outcome, id: FaxID?, in record: FaxRecord, at now: Moment
  ) throws -> [FaxEvent] {
    let stray = record.state.isSettled ? record.intents.last { $0.outcome == .sent } : nil
    let intent = (stray ?? record.intents.last)?.quote.paymentIntent
    let settled = FaxEvent.settled(.init(outcome: outcome, id: id, paymentIntent: intent))
    guard allows(settled, in: record) else {
      throw FaxError(
        .notAllowedNow,
        "Fax \(record.job) is \(record.state.rawValue): there is nothing to settle as "
          + "“\(outcome.rawValue)” now.", money: record.money)
    }
    if outcome == .neverApproved, let page = record.page {
      guard now.isPast(pageLifetime, since: page.at) else {
        throw FaxError(
          .notAllowedNow,
          "The page of fax \(record.job) can be paid for 24 hours; “never-approved” is possible from "
            + "\(FaxMachine.time(page.at, plus: pageLifetime)).", money: .mayHaveMoved)
      }
    }
    if outcome == .neverApproved, let intent = record.claimable {
      try refuseRetiring(intent, in: record, at: now)
    }
    guard outcome == .arrived, let id else { return [settled] }
    let rail: Rail = record.page == nil ? .wallet : .card
    return [
      .accepted(
        .init(
          rail: rail, id: id.rawValue, statusURL: nil, pageCount: nil, usdcBaseUnits: nil,
          paymentIntent: intent))
    ]
  }

  /// Rule 11: “never approved” is taken after the window and any request's lifetime, and after one claim
  /// answered 402 since.
  private static func refuseRetiring(
    _ intent: FaxRecord.Intent, in record: FaxRecord, at now: Moment
  ) throws {
    let left = record.leftToClaim(intent.quote.paymentIntent, at: now)
    let lifetime = Duration.seconds(intent.lifetimeSeconds) - (now.since(intent.askedAt) ?? .zero)
    let wait = max(left, lifetime)
    guard wait <= .zero else {
      throw FaxError(
        .notAllowedNow,
        "The payment of fax \(record.job) may still be approved; “never-approved” is possible from "
          + "\(time(now, plus: wait + .seconds(1))).", money: .mayHaveMoved)
    }
    guard record.claims.unpaidAt != nil else {
      throw FaxError(
        .notAllowedNow,
        "The service must first say once more that it has no payment for fax \(record.job): run "
          + "`sendfax resume \(record.job)`, then settle.", money: .mayHaveMoved)
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
        "A payment for fax \(job) may be out, so it can't be withdrawn; `sendfax settle` takes your "
          + "word on it.", money: .mayHaveMoved)
    case .accepted:
      return FaxError(
        .notAllowedNow, "Fax \(job) is paid and on its way; it can't be taken back.", money: .moved)
    case .drafted, .uploaded, .quoted:
      return FaxError(
        .notAllowedNow,
        "A price for fax \(job) is being asked for just now; try again in a moment.",
        isWorthRetrying: true)
    default:
      return FaxError(
        .notAllowedNow,
        "Fax \(job) has ended (\(record.state.rawValue)); there is nothing to "
          + "withdraw. `sendfax forget \(job)` removes it.", money: record.money)
    }
  }

  static func refusal(ofForgetting record: FaxRecord) -> FaxError {
    FaxError(
      .notAllowedNow,
      record.state.isUnpaid
        ? "Fax \(record.job) is not sent yet: `sendfax withdraw \(record.job)` takes it back first."
        : "Fax \(record.job) is not over (\(record.state.rawValue)), and its money is "
          + "\(record.money.rawValue): it can't be forgotten yet.", money: record.money)
  }

  /// A time of day with its date, UTC, as the command line prints it.
  static func time(_ moment: Moment, plus duration: Duration) -> String {
    let date = moment.wall.addingTimeInterval(Double(duration.components.seconds))
    return date.formatted(.iso8601.dateSeparator(.dash).time(includingFractionalSeconds: false))
  }
}
