/// Reads JSON as services write it, from left to right: objects of ASCII texts without escapes, of whole
/// numbers and of literals. Whatever else JSON may hold is not read here, but by Foundation.
///
/// By hand because a decoder of Foundation's takes six times as long for the one small object of a
/// challenge, and no other JSON library is on every platform.
struct PlainJSON {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the only object of a text; false where it is none, or not a plain one.
  mutating func wholeObject(_ member: (inout PlainJSON, String) -> Bool) -> Bool {
    skipBlanks()
    guard object(member) else { return false }
    skipBlanks()
    return position == bytes.count
  }

  /// Reads an object, and hands over each name; `member` then reads the value.
  mutating func object(_ member: (inout PlainJSON, String) -> Bool) -> Bool {
    guard take("{") else { return false }
    skipBlanks()
    if take("}") { return true }
    while true {
      skipBlanks()
      guard let name = text() else { return false }
      skipBlanks()
      guard take(":") else { return false }
      skipBlanks()
      guard member(&self, name) else { return false }
      skipBlanks()
      if take("}") { return true }
      guard take(",") else { return false }
    }
  }

  /// Reads a text, or nil.
  mutating func text() -> String? {
    guard let range = rangeOfText() else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Reads a whole number that is not negative and has 18 digits at most, or nil.
  mutating func number() -> Int? {
    let start = position
    var number = 0
    while position < bytes.count, case let digit = bytes[position] &- 0x30, digit < 10 {
      guard position - start < 18 else { return nil }
      number = number &* 10 &+ Int(digit)
      position += 1
    }
    let hasLeadingZero = position - start > 1 && bytes[start] == 0x30
    return position > start && !hasLeadingZero ? number : nil
  }

  /// Reads over a value that nobody asks for.
  mutating func skipValue() -> Bool {
    switch position < bytes.count ? bytes[position] : 0 {
    case UInt8(ascii: "\""): return rangeOfText() != nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number() != nil
    default: return take(word: "true") || take(word: "false") || take(word: "null")
    }
  }

  private mutating func rangeOfText() -> Range<Int>? {
    guard take("\"") else { return nil }
    let start = position
    position = bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, PlainJSON.isPlain(bytes[end]) { end += 1 }
      return end
    }
    let end = position
    return take("\"") ? start..<end : nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7f).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0a, 0x0d: position += 1
      default: return
      }
    }
  }
}
