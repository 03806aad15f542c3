/// What the listener waits with: epoll on Linux, poll elsewhere.
protocol Poller {
  init() throws

  /// Waits for `interest` in a descriptor from now on; being hung up is always told.
  mutating func watch(_ fd: Int32, _ interest: Interest, token: Int)

  /// Forgets a descriptor, which is about to be closed.
  mutating func forget(_ fd: Int32)

  /// Waits; -1 is for ever. Returns the tokens of those that are ready, or nil where waiting failed.
  mutating func wait(milliseconds: Int32) -> [Int]?
}

/// What may be waited for.
struct Interest: OptionSet, Sendable {
  let rawValue: UInt8
  static let read = Interest(rawValue: 1)
  static let write = Interest(rawValue: 2)
}
