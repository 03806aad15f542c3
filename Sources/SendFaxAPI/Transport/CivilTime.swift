import Foundation

/// The proleptic Gregorian calendar in UTC, without a formatter whose locale could change it.
enum CivilTime {
  /// 10000-01-01T00:00:00Z, the first instant that no four-digit year names.
  static let secondsOfYear10000 = 253_402_300_800.0

  /// An instant, or nil where a field is out of range; a leap second is the second after it.
  static func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int
  ) -> Date? {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...daysIn(month, of: year)).contains(day), (0...23).contains(hour),
      (0...59).contains(minute), (0...60).contains(second)
    else { return nil }
    let seconds = days(year, month, day) * 86400 + hour * 3600 + minute * 60 + second
    return Date(timeIntervalSince1970: Double(seconds))
  }

  private static func daysIn(_ month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days since 1970-01-01, with years that begin in March so that a leap day ends one.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear
      - 719_468
  }
}
