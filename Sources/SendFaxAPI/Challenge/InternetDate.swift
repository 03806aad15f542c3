import Foundation

/// A date and time of RFC 3339 §5.6, as `expires` is written.
enum InternetDate {
  /// The instant, or nil where the text is not a date-time of RFC 3339 or names a day there is not.
  ///
  /// By hand because a formatter takes fractions of a second or refuses them, never both.
  static func read(_ text: String) -> Date? {
    var scanner = Scanner(bytes: Array(text.utf8))
    guard let year = scanner.number(4), scanner.accept("-"),
      let month = scanner.number(2), scanner.accept("-"), let day = scanner.number(2),
      scanner.accept("T") || scanner.accept("t"),
      let hour = scanner.number(2), scanner.accept(":"),
      let minute = scanner.number(2), scanner.accept(":"), let second = scanner.number(2),
      let fraction = scanner.fraction(), let offset = scanner.offset(), scanner.isAtEnd,
      (1...12).contains(month), (1...days(in: month, of: year)).contains(day),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    let days = daysBefore(year, month) + day - 1
    let seconds = days * 86_400 + hour * 3_600 + minute * 60 + second - offset
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  private static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    return month == 2 && isLeap(year) ? 29 : days
  }

  /// Days from 1970-01-01 to the first of a month; negative before.
  private static func daysBefore(_ year: Int, _ month: Int) -> Int {
    let past = year - 1
    let leapDays = past >= 0 ? past / 4 - past / 100 + past / 400 : -1
    let earlier = (1..<month).reduce(0) { $0 + days(in: $1, of: year) }
    return past * 365 + leapDays - 719_162 + earlier
  }

  private struct Scanner {
    let bytes: [UInt8]
    var position = 0
    var isAtEnd: Bool { position == bytes.count }

    private var digit: Int? {
      guard position < bytes.count, (0x30...0x39).contains(bytes[position]) else { return nil }
      return Int(bytes[position] - 0x30)
    }

    mutating func accept(_ character: Unicode.Scalar) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }

    mutating func number(_ digits: Int) -> Int? {
      var number = 0
      for _ in 0..<digits {
        guard let digit else { return nil }
        number = number * 10 + digit
        position += 1
      }
      return number
    }

    mutating func fraction() -> Double? {
      guard accept(".") else { return 0 }
      var (fraction, place) = (0.0, 0.1)
      guard digit != nil else { return nil }
      while let digit {
        fraction += Double(digit) * place
        place /= 10
        position += 1
      }
      return fraction
    }

    /// Seconds east of UTC.
    mutating func offset() -> Int? {
      if accept("Z") || accept("z") { return 0 }
      let sign = accept("+") ? 1 : accept("-") ? -1 : 0
      guard sign != 0, let hours = number(2), accept(":"), let minutes = number(2), hours < 24,
        minutes < 60
      else { return nil }
      return sign * (hours * 3_600 + minutes * 60)
    }
  }
}
