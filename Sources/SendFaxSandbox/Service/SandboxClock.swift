import Foundation

/// The sandbox's time: it stands still, or follows the machine's; either way it can be turned.
///
/// ```swift
/// var clock = SandboxClock.frozen(at: start)
/// clock.advance(by: .seconds(900))
/// ```
public struct SandboxClock: Sendable, Codable, Equatable {
  /// Where a frozen clock stands without its turns; nil follows the machine's clock.
  private var base: Date?
  /// How far it was turned, in seconds.
  public private(set) var offset: TimeInterval = 0

  private init(base: Date?) { self.base = base }

  /// A clock that moves only when it is turned; it begins at 2026-01-05 09:00:00 UTC.
  public static func frozen(
    at instant: Date = Date(timeIntervalSince1970: 1_767_603_600)
  ) -> SandboxClock { SandboxClock(base: instant) }

  /// A clock that follows the machine's.
  public static let wall = SandboxClock(base: nil)

  /// The instant.
  public var now: Date { (base ?? Date()).addingTimeInterval(offset) }

  /// Turns it forward; a negative duration turns it back.
  public mutating func advance(by duration: Duration) { offset += duration.seconds }

  /// Turns it to where an earlier run left it.
  mutating func restore(offset: TimeInterval) { self.offset = offset }
}
