import Foundation

/// The service's instants; the guide says “integer” and not of what (cases TIME-01).
enum Timestamp {
  /// Seconds since 1970 below 1e11 (the year 5138), milliseconds from there on.
  static func date(_ number: Double) -> Date? {
    guard number.isFinite, number > 0 else { return nil }
    let seconds = number < 1e11 ? number : number / 1000
    return seconds < CivilTime.secondsOfYear10000 ? Date(timeIntervalSince1970: seconds) : nil
  }

  /// `2026-10-21T07:28:00.5+02:00` (RFC 3339); without an offset it is UTC.
  static func iso8601(_ text: String) -> Date? {
    var rest = Substring(text.uppercased())
    guard let year = digits(&rest, 4, 4), skip(&rest, "-"), let month = digits(&rest, 2, 2),
      skip(&rest, "-"), let day = digits(&rest, 2, 2), skip(&rest, "T") || skip(&rest, " "),
      let hour = digits(&rest, 2, 2), skip(&rest, ":"), let minute = digits(&rest, 2, 2),
      skip(&rest, ":"), let second = digits(&rest, 2, 2)
    else { return nil }
    var fraction = 0.0
    if skip(&rest, ".") {
      let part = rest.prefix { $0.isASCII && $0.isNumber }
      guard (1...18).contains(part.count), let value = Double("0.\(part)") else { return nil }
      fraction = value
      rest.removeFirst(part.count)
    }
    guard let offset = offset(rest),
      let date = CivilTime.date(year, month, day, hour, minute, second)
    else { return nil }
    return date.addingTimeInterval(fraction - Double(offset))
  }

  /// Seconds east of Greenwich.
  private static func offset(_ text: Substring) -> Int? {
    if text.isEmpty || text == "Z" { return 0 }
    var rest = text.dropFirst()
    guard text.first == "+" || text.first == "-", let hours = digits(&rest, 2, 2), hours < 24
    else { return nil }
    _ = skip(&rest, ":")
    guard let minutes = digits(&rest, 2, 2), minutes < 60, rest.isEmpty else { return nil }
    return (text.first == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  private static func digits(_ rest: inout Substring, _ least: Int, _ most: Int) -> Int? {
    let part = rest.prefix(most).prefix { $0.isASCII && $0.isNumber }
    guard part.count >= least else { return nil }
    rest.removeFirst(part.count)
    return Int(part)
  }

  private static func skip(_ rest: inout Substring, _ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }
}
