import Foundation
import SendFaxAPI

/// What is to be done for a fax without asking the person.
enum Step: Sendable, Equatable {
  /// Nothing now: the person decides, or it has ended.
  case rest
  /// Ask the service for the status.
  case askStatus
  /// Claim a payment by sending the same request again, when its time comes.
  case claim
  /// Delete the document, which nobody needs any more.
  case deleteBody
}

extension FaxMachine {
  /// How long the document of a fax that ended badly is kept, so that it can be sent again.
  static let retryPatience = Duration.seconds(7 * 24 * 3600)

  /// The next step; `watched` says that a lapsed page was already looked at since launch.
  static func next(for record: FaxRecord, at now: Moment, watched: Bool = false) -> Step {
    if mayDeleteBody(of: record, at: now) { return .deleteBody }
    switch record.state {
    case .checkoutOpened: return .askStatus
    case .accepted: return record.faxID == nil ? .rest : .askStatus
    case .expired where record.isWatchedExpiry && !watched:
      return isWatchOver(record, at: now) ? .rest : .askStatus
    case .transferRequested, .transferSent: return .claim
    case .needsAttention where record.claimable != nil && record.page == nil: return .claim
    case .needsAttention where record.page != nil && record.attention == .notFound && !watched:
      return .askStatus
    default: return .rest
    }
  }

  /// Whether a lapsed page needs no further look.
  static func isWatchOver(_ record: FaxRecord, at now: Moment) -> Bool {
    now.isPast(expiryWatch, since: record.statusAt ?? record.updatedAt)
  }

  /// Rule 17: the document goes as soon as nobody needs it.
  static func mayDeleteBody(of record: FaxRecord, at now: Moment) -> Bool {
    guard record.hasBody else { return false }
    switch record.state {
    case .delivered, .withdrawn, .closed: return true
    case .failed, .expired, .needsAttention:
      return now.isPast(retryPatience, since: record.updatedAt)
    default: return false
    }
  }
}
