/// base64url of RFC 4648 §5, with or without its padding.
enum Base64URL {
  /// The bytes, or nil where the text is not base64url; standard base64's `+` and `/` are not.
  static func decode(_ text: String) -> [UInt8]? {
    var text = text
    return text.withUTF8 { text in
      var count = text.count
      if count % 4 == 0 {
        for _ in 0..<2 where count > 0 && text[count - 1] == UInt8(ascii: "=") { count -= 1 }
      }
      guard count % 4 != 1 else { return nil }
      return decode(UnsafeBufferPointer(rebasing: text[..<count]))
    }
  }

  private static func decode(_ letters: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    values.withUnsafeBufferPointer { values in
      var wrong: UInt8 = 0
      func value(_ index: Int) -> UInt32 {
        let value = index < letters.count ? values[Int(letters[index])] : 0
        wrong |= value
        return UInt32(value)
      }
      let length = letters.count * 3 / 4
      let bytes = [UInt8](unsafeUninitializedCapacity: length + 2) { bytes, count in
        for first in stride(from: 0, to: letters.count, by: 4) {
          let three =
            value(first) << 18 | value(first + 1) << 12 | value(first + 2) << 6 | value(first + 3)
          bytes[count] = UInt8(truncatingIfNeeded: three >> 16)
          bytes[count + 1] = UInt8(truncatingIfNeeded: three >> 8)
          bytes[count + 2] = UInt8(truncatingIfNeeded: three)
          count += 3
        }
        count = length
      }
      return wrong < 64 ? bytes : nil
    }
  }

  /// What each letter stands for; 0xff where it is none.
  private static let values: [UInt8] = (0...255).map { value(of: $0) ?? 0xff }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "-"): return 62
    case UInt8(ascii: "_"): return 63
    default: return nil
    }
  }
}
