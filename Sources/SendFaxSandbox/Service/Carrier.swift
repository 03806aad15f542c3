import Foundation

/// The carrier as a function of time: where a paid fax stands.
struct Carrier {
  var speed: SendFaxSandbox.CarrierSpeed

  /// A status, and since when it is the last one.
  struct Standing: Equatable {
    var status: String
    var failureReason: String?
    var terminalAt: Date?
  }

  /// How long after the payment a fax of that many pages ends.
  private func end(pages: Int, outcome: SendFaxSandbox.Outcome) -> TimeInterval {
    let sent = outcome == .failsAfterSomePages ? max(1, pages / 2) : pages
    return 3 * speed.step.seconds + Double(sent) * speed.page.seconds
  }

  /// Where a fax stands that was paid at `paidAt`.
  func standing(
    paidAt: Date, pages: Int, outcome: SendFaxSandbox.Outcome, at now: Date
  ) -> Standing {
    let elapsed = now.timeIntervalSince(paidAt)
    let step = speed.step.seconds
    let end = end(pages: pages, outcome: outcome)
    if elapsed >= end, outcome != .staysSending {
      let status: String
      switch outcome {
      case .delivers, .unknownStatus, .expiresUnpaid, .refused, .notServed: status = "delivered"
      case .expiresPaid: status = "expired"
      default: status = "failed"
      }
      return Standing(
        status: status, failureReason: outcome.failureReason,
        terminalAt: paidAt.addingTimeInterval(end))
    }
    if elapsed < step { return Standing(status: "paid") }
    if elapsed < 2 * step { return Standing(status: "queued") }
    if elapsed < 3 * step { return Standing(status: "media_processed") }
    return Standing(status: outcome == .unknownStatus ? "retrying" : "sending")
  }
}
