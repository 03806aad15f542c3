import Foundation
import SendFaxAPI

/// How long to wait before the status is asked again.
///
/// Two seconds while something is likely to change, as the guide has it; slower after ten minutes,
/// because a fax that takes that long takes long; and further apart after failures, from four seconds
/// on, as long as the service asks for it with `Retry-After`.
struct Pace: Sendable, Equatable {
  /// Failures in a row.
  private(set) var failures = 0
  private var wish: Duration?

  /// The longest a `Retry-After` is honoured for while following.
  static let longestWish = Duration.seconds(600)

  mutating func succeeded() { self = Pace() }

  mutating func failed(retryAfter: Duration?) {
    failures += 1
    wish = retryAfter
  }

  /// The wait before the next request for a fax that last changed `quiet` ago.
  func delay(quiet: Duration, status: FaxStatus?) -> Duration {
    guard failures == 0 else { return errorDelay }
    if let status, !status.isKnown { return max(.seconds(10), calm(quiet)) }
    return calm(quiet)
  }

  private func calm(_ quiet: Duration) -> Duration {
    if quiet < .seconds(600) { return .seconds(2) }
    if quiet < .seconds(3600) { return .seconds(15) }
    return quiet < .seconds(6 * 3600) ? .seconds(60) : .seconds(300)
  }

  private var errorDelay: Duration {
    let backoff = Duration.seconds(min(60, 4 << min(failures - 1, 4)))
    return max(backoff, min(wish ?? .zero, Pace.longestWish))
  }
}
