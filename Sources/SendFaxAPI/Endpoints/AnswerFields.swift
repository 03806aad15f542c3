import Foundation

/// The members of a JSON object, read one at a time: what is absent, null, of another kind or too
/// large is nil, and never an error.
struct AnswerFields {
  private let members: KeyedDecodingContainer<Name>

  /// Reads a body; nil where it is not one JSON object, or is nested deeper than Foundation reads.
  init?(_ body: Data) {
    // Repaired rather than refused: a stray byte in a text must not hide the id beside it.
    var text = Substring(String(decoding: body, as: UTF8.self))
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    guard let object = try? OutsideJSON.decode(Object.self, from: Data(text.utf8)) else {
      return nil
    }
    members = object.members
  }

  /// A string.
  func text(_ name: String) -> String? { value(name) }

  /// A string, or a whole number as its digits.
  func textOrNumber(_ name: String) -> String? { value(name) ?? integer(name).map(String.init) }

  /// A whole number that fits, `3` or `3.0`.
  func integer(_ name: String) -> Int? {
    value(name) ?? (value(name) as Double?).flatMap { Int(exactly: $0) }
  }

  /// An instant: seconds or milliseconds since 1970, whole or not, or ISO 8601; told apart at 1e11.
  func date(_ name: String) -> Date? {
    if let text: String = value(name) {
      return Timestamp.iso8601(text) ?? Double(text).flatMap(Timestamp.date)
    }
    return (value(name) as Double?).flatMap(Timestamp.date)
  }

  /// Whether a text is one printable ASCII word of bounded length.
  static func isWord(_ text: String, limit: Int = 128) -> Bool {
    (1...limit).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
  }

  private func value<Value: Decodable>(_ name: String) -> Value? {
    // A member of another kind counts as absent: that is the whole point of this type.
    try? members.decodeIfPresent(Value.self, forKey: Name(stringValue: name))
  }

  private struct Object: Decodable {
    let members: KeyedDecodingContainer<Name>
    init(from decoder: any Decoder) throws { members = try decoder.container(keyedBy: Name.self) }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
