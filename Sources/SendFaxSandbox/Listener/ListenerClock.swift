import Dispatch

/// The time that the listener's deadlines go by: nanoseconds since some instant, never going back.
struct ListenerClock: Sendable {
  static let second: UInt64 = 1_000_000_000
  var now: @Sendable () -> UInt64

  static let system = ListenerClock { DispatchTime.now().uptimeNanoseconds }
}
