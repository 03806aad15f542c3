/// How long the listener waits for a client, in nanoseconds.
///
/// A client that sends or reads a byte now and then would hold a connection for ever; so what is under
/// way must end, or keep up a rate.
enum Patience {
  private static let second = ListenerClock.second

  /// Between two requests.
  static let idle = 60 * second
  /// From the first byte of a head to its last.
  static let head = 10 * second
  /// Without a byte of a body or of an answer.
  static let gap = 15 * second
  /// For what a client still sends after the last answer.
  static let draining = 5 * second
  /// For a client that is never answered.
  static let hanging = 600 * second
  /// Bytes a second that a body, or an answer, has to keep up from the end of its first gap.
  static let rate = 1024

  /// When the next byte has to be there, after `count` of them since `start`.
  static func deadline(since start: UInt64, count: Int, now: UInt64) -> UInt64 {
    min(now + gap, start + gap + UInt64(count) * second / UInt64(rate))
  }
}
