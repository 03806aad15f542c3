import Foundation

/// The one date form a server may write (RFC 9110 §5.6.7).
enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `Wed, 21 Oct 2026 07:28:00 GMT`.
  static func text(_ date: Date) -> String {
    let (year, month, day, second, weekday) = civil(date)
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return "\(days[weekday]), \(padded(day, 2)) \(months[month - 1]) \(padded(year, 4)) "
      + time.joined(separator: ":") + " GMT"
  }

  /// `2026-10-21T07:28:00Z` (RFC 3339).
  static func rfc3339(_ date: Date) -> String {
    let (year, month, day, second, _) = civil(date)
    let time = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T"
      + time.joined(separator: ":") + "Z"
  }

  /// Year, month, day, second of the day and weekday (0 is Sunday) in UTC.
  private static func civil(_ date: Date) -> (Int, Int, Int, Int, Int) {
    let total = Int(date.timeIntervalSince1970.rounded(.down))
    let second = ((total % 86400) + 86400) % 86400
    let day = (total - second) / 86400
    // Days since 0000-03-01, in eras of 400 years.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let weekday = ((day + 4) % 7 + 7) % 7
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1, second, weekday)
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
