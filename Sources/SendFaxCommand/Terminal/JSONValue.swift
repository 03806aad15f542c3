import Foundation

/// A value of a JSON line.
enum JSONValue: Encodable, Sendable, Equatable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([JSONValue])
  case object([String: JSONValue])
  case null

  /// An instant, RFC 3339 in UTC, to the second.
  static func time(_ instant: Date) -> JSONValue { .text(instant.rfc3339) }
  /// A text that may be absent.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let values): try container.encode(values)
    case .object(let fields): try container.encode(fields)
    case .null: try container.encodeNil()
    }
  }

  /// The value on one line, keys in order. What could steer a terminal is escaped, which JSON allows
  /// everywhere in a string and JSONEncoder does only below U+0020.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }  // no case of ours can fail
    return String(decoding: data, as: UTF8.self).unicodeScalars.map { scalar in
      guard scalar.steersTerminal else { return String(scalar) }
      return String(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }.joined()
  }
}

extension Date {
  /// RFC 3339 in UTC, to the second: `2026-12-01T09:30:00Z`.
  var rfc3339: String { formatted(.iso8601) }
}
