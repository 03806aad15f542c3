import SendFaxAPI

/// What the service's statuses say to a person.
enum StatusWords {
  /// One status, in a few words.
  static func title(_ status: FaxStatus?) -> String {
    switch status {
    case nil: return "Asking the service"
    case FaxStatus.awaitingPayment: return "Waiting for the payment"
    case FaxStatus.paid: return "Paid"
    case FaxStatus.queued: return "Queued"
    case FaxStatus.mediaProcessed: return "Pages prepared"
    case FaxStatus.sending: return "Sending"
    case FaxStatus.delivered: return "Delivered"
    case FaxStatus.failed: return "Failed"
    case FaxStatus.expired: return "Expired, not paid in time"
    case let other?: return "The service says “\(other.rawValue)”"
    }
  }

  /// Where a fax stands, as a line.
  static func line(_ fax: Fax) -> Line {
    let to = fax.toMasked.map { " to \($0)" } ?? ""
    let count = fax.pageCount.map { ", \(pages($0))" } ?? ""
    let reason = fax.status == .failed ? fax.failureReason.map { " (\($0))" } ?? "" : ""
    let style: Line.Style =
      fax.status == .delivered ? .good : ExitStatus(fax.status) == .failed ? .bad : .strong
    return "\(title(fax.status), style)\(to)\(count)\(reason)"
  }
}
