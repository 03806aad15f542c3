import Foundation

/// The instants of header fields in their three forms (RFC 9110 §5.6.7).
///
/// ```
/// Wed, 21 Oct 2026 07:28:00 GMT       Wednesday, 21-Oct-26 07:28:00 GMT       Wed Oct 21 07:28:00 2026
/// ```
enum HTTPDate {
  /// The instant, or nil. `now` decides the century of a two-digit year.
  static func parse(_ text: String, now: Date = Date()) -> Date? {
    guard text.utf8.count <= 64 else { return nil }
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }.map(String.init)
    if words.count == 6, words[5] == "GMT" {
      let isShort = words[3].utf8.count == 2
      guard let year = number(words[3], isShort ? 2 : 4) else { return nil }
      guard let date = date(year + (isShort ? 2000 : 0), words[2], words[1], words[4]) else {
        return nil
      }
      // More than 50 years ahead is meant as the century before.
      guard isShort, date > now.addingTimeInterval(50 * 365.25 * 86400) else { return date }
      return self.date(year + 1900, words[2], words[1], words[4])
    }
    guard words.count == 5, let year = number(words[4], 4) else { return nil }
    return date(year, words[1], words[2], words[3])
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func date(_ year: Int, _ month: String, _ day: String, _ time: String) -> Date? {
    let clock = time.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard clock.count == 3, let month = months.firstIndex(of: month.lowercased()),
      let day = number(day, 2) ?? number(day, 1), let hour = number(clock[0], 2),
      let minute = number(clock[1], 2), let second = number(clock[2], 2)
    else { return nil }
    return CivilTime.date(year, month + 1, day, hour, minute, second)
  }

  private static func number(_ text: String, _ count: Int) -> Int? {
    text.utf8.count == count && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      ? Int(text) : nil
  }
}

extension HTTPResponse {
  /// The server's clock, where one `Date` line says it readably.
  public var date: Date? {
    let lines = fields.values(of: "Date")
    return lines.count == 1 ? HTTPDate.parse(lines[0]) : nil
  }

  /// Whether the status is a 2xx.
  public var isSuccess: Bool { (200...299).contains(status) }
}
