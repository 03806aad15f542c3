import SendFax

/// A device: its clocks, and what the journal on it says.
// Unchecked: only the simulating thread touches it.
final class Device: @unchecked Sendable {
  let number: Int
  /// What its wall clock says beside the true time, in milliseconds.
  var wallOffset: Int64 = 0 { didSet { furthest = max(furthest, wallOffset) } }
  /// The furthest that it, or one that its journal came from, ever was ahead.
  private(set) var furthest: Int64 = 0
  /// When it was started last, in the world's milliseconds, and how often it was.
  var bootTime: Int64
  var boots = 1
  /// What the journal says of each fax, folded from the events as they were committed.
  var records: [JobID: FaxRecord] = [:]
  /// The faxes that came from another device, as they were there.
  let moved: [JobID: FaxRecord]

  init(
    _ number: Int, startedAt bootTime: Int64, moved: [JobID: FaxRecord] = [:], furthest: Int64 = 0
  ) {
    self.number = number
    self.bootTime = bootTime
    self.moved = moved
    self.furthest = furthest
    records = moved
  }

  func restart(at time: Int64) {
    boots += 1
    bootTime = time
  }
}
