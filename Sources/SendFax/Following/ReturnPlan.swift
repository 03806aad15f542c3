import Foundation
import SendFaxAPI

/// What is arranged before a wallet takes this app out of the foreground: approving there and not coming
/// back is the likeliest way to lose a payment on a phone.
///
/// ```swift
/// let plan = ReturnPlan(for: record, at: clock.now(), words: words)
/// print(plan.reminders, plan.claims)
/// ```
///
/// - Guaranteed: nothing is planned for a moment at which it would no longer help, and nothing for a
///   fax without a payment that may be out. Reminders name neither number, document nor amount: they are
///   read on a locked screen.
public struct ReturnPlan: Sendable, Equatable {
  /// A local notification.
  public struct Reminder: Sendable, Equatable {
    /// Names it, so that it can be replaced and taken back.
    public let id: String
    /// How long from now.
    public let delay: Duration
    /// Its heading.
    public let title: String
    /// What to do.
    public let body: String
  }

  /// When uploads begin after the app has left, in the system's own time (guide, “Edge cases”).
  static let claimDelays = [Duration.seconds(60), .seconds(240), .seconds(540)]
  /// How long after the wallet was asked a person is reminded first.
  static let returnDelay = Duration.seconds(90)
  /// How long before the window's end they are reminded last.
  static let closingMargin = Duration.seconds(300)

  /// The fax.
  public let job: JobID
  /// What the person is told, and when.
  public let reminders: [Reminder]
  /// When the same request is sent again, from now.
  public let claims: [Duration]

  /// Names every reminder there can be of a fax.
  public static func reminderIDs(of job: JobID) -> [String] {
    ["sendfax.return.\(job)", "sendfax.closing.\(job)"]
  }

  /// The plan for a fax as it is now.
  public init(for record: FaxRecord, at now: Moment, words: Words = .english) {
    job = record.job
    guard record.mayBeClaimed, let intent = record.claimable else {
      (reminders, claims) = ([], [])
      return
    }
    let left = record.leftToClaim(intent.quote.paymentIntent, at: now)
    // An upload must have begun and ended inside the window.
    let upload = Duration.seconds(15 + record.body.length / (64 << 10))
    claims = ReturnPlan.claimDelays.filter { $0 < left - upload }
    let since = now.since(intent.askedAt) ?? ReturnPlan.returnDelay
    let moments: [(Words.Key, Duration)] = [
      (.remindReturn, max(ReturnPlan.returnDelay - since, .seconds(5))),
      (.remindClosing, left - ReturnPlan.closingMargin),
    ]
    reminders = zip(ReturnPlan.reminderIDs(of: record.job), moments).compactMap { id, moment in
      let (body, delay) = moment
      guard delay >= .seconds(5), delay < left - .seconds(60) else { return nil }
      return Reminder(id: id, delay: delay, title: words(.remindTitle), body: words(body))
    }
  }
}

extension FaxRecord {
  /// Whether the same request may be sent again inside the window without a person.
  var mayBeClaimed: Bool {
    guard state == .transferRequested || state == .transferSent else { return false }
    return claimable != nil && hasBody && replacedBy == nil
  }

  /// Whether a claim may begin now that the app is not running: inside the window, and with no other
  /// one of which the end is not known.
  func mayClaimInBackground(at now: Moment) -> Bool {
    guard mayBeClaimed, let intent = claimable else { return false }
    let left = leftToClaim(intent.quote.paymentIntent, at: now)
    guard left > FaxMachine.claimMargin else { return false }
    guard let open = claims.open else { return true }
    return now.isPast(.seconds(60 + body.length / (32 << 10)), since: open.at)
  }
}
