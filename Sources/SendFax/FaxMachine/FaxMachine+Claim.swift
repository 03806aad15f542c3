import Foundation
import SendFaxAPI

/// What only this process knows while it claims a fax.
struct ClaimSession: Sendable, Equatable {
  /// Claims made since launch.
  var claims = 0
  /// Claims in a row that the service did not answer.
  var unanswered = 0
  /// How the wait grows: 3 s, then half as much again, up to 15 s.
  var pause = Duration.seconds(3)
  /// The longest an upload of this body has taken.
  var slowestUpload = Duration.zero
  /// What the service asked to wait after the last claim.
  var retryAfter: Duration?
  /// Whether a wallet is being asked by this process right now.
  var isWalletPending = false
  /// Whether a node is there to be asked for the receipt.
  var hasWitness = false
  /// Since when the transaction is known to this process.
  var hashAt: Moment?
  /// What the node said last.
  var receipt: TransferReceipt?
  /// How often in a row it said so.
  var receiptCount = 0
  /// Whether the receipt came after the last claim.
  var isReceiptNews = false

  /// The longest a `Retry-After` is honoured for while claiming.
  static let longestWish = Duration.seconds(120)

  /// After the window a claim that does not get through is tried ever more seldom.
  var latePause: Duration { min(pause * (1 << min(unanswered, 6)), .seconds(600)) }

  mutating func claimed(retryAfter: Duration?, took: Duration, wasAnswered: Bool) {
    claims += 1
    unanswered = wasAnswered ? 0 : unanswered + 1
    isReceiptNews = false
    // A service that asks for a day while a payment waits for 15 minutes is asked sooner all the same.
    self.retryAfter = retryAfter.map { min($0, ClaimSession.longestWish) }
    slowestUpload = max(slowestUpload, took)
    pause = claims == 1 ? .seconds(3) : min(pause * 3 / 2, .seconds(15))
  }
}

/// When the next claim is due.
enum ClaimPlan: Sendable, Equatable {
  case now
  case later(Duration)
  /// The window is over and its last claim was answered: a person is needed.
  case attention(FaxEvent.Attention.Reason)
  case never
}

extension FaxMachine {
  /// How long the first claim waits for a receipt.
  static let receiptPatience = Duration.seconds(45)
  /// How long before the window's end the last claim inside it has ended.
  static let claimMargin = Duration.seconds(15)
  /// How long after the window a fax waits for its first late claim before a person is told.
  static let latePatience = Duration.seconds(120)
  /// How many claims are made after the window without being asked to.
  static let lateClaims = 3

  /// How long sending a body took, as far as its size can explain it, at no less than 32 KiB/s: beyond
  /// that the service was slow or the device slept, which says nothing of the next time.
  static func uploadTime(_ took: Duration, of body: MultipartBody) -> Duration {
    min(took, .seconds(10 + body.length / (32 << 10)))
  }

  /// Rule 10: when to claim next.
  static func claimPlan(
    for record: FaxRecord, at now: Moment, _ session: ClaimSession
  ) -> ClaimPlan {
    guard let intent = record.claimable, record.replacedBy == nil, record.hasBody else {
      return .never
    }
    let left = record.leftToClaim(intent.quote.paymentIntent, at: now)
    switch record.state {
    case .transferRequested, .transferSent:
      if left > .zero { return inside(left, intent, record, now, session) }
      // Where nothing reaches the service, a person is told all the same; the claims go on.
      if record.claims.late == 0, left > .zero - latePatience {
        return paced(.zero, record, now, session)
      }
      return .attention(
        record.claims.unreadableYes == nil ? .windowOver : .acceptedUnreadably)
    case .needsAttention: return late(left, record, now, session)
    default: return .never
    }
  }

  private static func inside(
    _ left: Duration, _ intent: FaxRecord.Intent, _ record: FaxRecord, _ now: Moment,
    _ session: ClaimSession
  ) -> ClaimPlan {
    let last = left - claimMargin - session.slowestUpload * 2
    if let wait = waitForWallet(intent, now, session), last > .zero {
      return .later(min(wait, last))
    }
    if session.isReceiptNews || session.claims == 0 { return .now }
    var pause = max(session.pause, session.slowestUpload * 2, session.retryAfter ?? .zero)
    if session.isWalletPending { pause = max(pause, .seconds(10)) }
    let due = pause - sinceLast(record, now)
    if due <= .zero { return .now }
    if due <= last { return .later(due) }
    // The pause would lead past the last good moment: claim then; after it once, then at the end.
    if last > .zero { return .later(last) }
    if sinceLast(record, now) > .zero - last { return .now }
    return .later(left + .seconds(1))
  }

  /// While a wallet is being asked there is nothing to claim yet; with a hash, its receipt is due soon.
  private static func waitForWallet(
    _ intent: FaxRecord.Intent, _ now: Moment, _ session: ClaimSession
  ) -> Duration? {
    guard session.claims == 0, session.receipt != .succeeded else { return nil }
    let patience: Duration
    let since: Moment
    if session.isWalletPending {
      patience = session.hasWitness ? receiptPatience : .seconds(10)
      since = intent.askedAt
    } else if let hashAt = session.hashAt, session.hasWitness {
      patience = receiptPatience
      since = hashAt
    } else {
      return nil
    }
    let left = patience - (now.since(since) ?? patience)
    return left > .zero ? left : nil
  }

  private static func paced(
    _ wait: Duration, _ record: FaxRecord, _ now: Moment, _ session: ClaimSession
  ) -> ClaimPlan {
    guard session.claims > 0 else { return wait > .zero ? .later(wait) : .now }
    let pause = max(session.latePause, session.retryAfter ?? .zero)
    let due = max(wait, pause - sinceLast(record, now))
    return due > .zero ? .later(due) : .now
  }

  /// After the window: two minutes after its end's claim, and once more at the next launch of the day.
  private static func late(
    _ left: Duration, _ record: FaxRecord, _ now: Moment, _ session: ClaimSession
  ) -> ClaimPlan {
    guard left > .seconds(-24 * 3600) else { return .never }
    switch record.claims.late {
    case 0: return paced(.zero, record, now, session)
    case 1:
      let due = Duration.seconds(120) - sinceLast(record, now)
      return paced(due, record, now, session)
    case 2 where session.claims == 0: return .now
    default: return .never
    }
  }

  private static func sinceLast(_ record: FaxRecord, _ now: Moment) -> Duration {
    record.claims.lastAt.flatMap { now.since($0) } ?? .seconds(24 * 3600)
  }
}
