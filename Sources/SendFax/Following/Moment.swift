import Foundation

/// An instant as this device can know it: its wall clock, and how long it has been up, sleep included.
///
/// A person can turn the wall clock; nobody can turn the uptime, but it starts again with every boot.
/// Two moments of one boot are told apart by uptime, others by the wall clock.
public struct Moment: Sendable, Hashable, Codable {
  /// The wall clock, in whole milliseconds.
  public var wall: Date
  /// Time since boot in milliseconds, sleep included.
  public var uptime: Int64
  /// Names the boot that `uptime` counts from.
  public var boot: String

  /// Creates a moment; the wall clock is rounded to milliseconds.
  public init(wall: Date, uptime: Int64, boot: String) {
    self.wall = Date(milliseconds: wall.milliseconds)
    self.uptime = uptime
    self.boot = boot
  }

  /// How the name begins of a boot that the system does not name: it is made up by each process, so
  /// another name then says nothing of a restart.
  static let unnamedBoot = "?"

  /// How long ago `earlier` was, or nil where neither clock can say so (another boot, and the wall
  /// clock went backwards).
  public func since(_ earlier: Moment) -> Duration? {
    if boot == earlier.boot { return .milliseconds(uptime - earlier.uptime) }
    let passed = wall.milliseconds - earlier.wall.milliseconds
    return passed < 0 ? nil : .milliseconds(passed)
  }

  /// How long ago `earlier` was at least, whatever a person did to the wall clock: of a moment before
  /// this boot only the time since the boot is sure, and where a boot has no name it may be the same one.
  func surelySince(_ earlier: Moment) -> Duration {
    let isOtherBoot = boot != earlier.boot && isBootNamed && earlier.isBootNamed
    return .milliseconds(
      isOtherBoot || uptime < earlier.uptime ? uptime : uptime - earlier.uptime)
  }

  /// The same for a fax whose journal came from another device at `movedAt`: what this device was up
  /// before that says nothing of a moment on the other one.
  func surelySince(_ earlier: Moment, movedAt: Moment?) -> Duration {
    let age = surelySince(earlier)
    guard boot != earlier.boot, let movedAt else { return age }
    return min(age, surelySince(movedAt))
  }

  private var isBootNamed: Bool { !boot.hasPrefix(Moment.unnamedBoot) }

  /// Whether at least `duration` has surely passed since `earlier`; unknown counts as not passed.
  public func isPast(_ duration: Duration, since earlier: Moment) -> Bool {
    since(earlier).map { $0 >= duration } ?? false
  }
}

extension Date {
  /// Milliseconds since 1970; dates beyond what 64 bits hold are clamped. Rounded to the nearest, because
  /// a date made of whole milliseconds may lie a hair below them.
  var milliseconds: Int64 {
    let value = (timeIntervalSince1970 * 1000).rounded()
    return Int64(exactly: value) ?? (value < 0 ? .min : .max)
  }

  init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
