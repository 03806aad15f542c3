/// The text between the parts of a body (RFC 2046 §5.1.1).
enum MultipartBoundary {
  private static let alphabet = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  /// A boundary of 32 characters from the system's random source, 165 bits.
  static func random() -> String {
    var source = SystemRandomNumberGenerator()
    let characters = (0..<32).map { _ in alphabet[Int.random(in: 0..<36, using: &source)] }
    return "sendfax-" + String(decoding: characters, as: UTF8.self)
  }

  /// Whether a text is 1 to 70 of RFC 2046's characters that need no quoting in a header field.
  static func isValid(_ text: String) -> Bool {
    (1...70).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          return true
        default: return "-_.'+".utf8.contains(byte)
        }
      }
  }
}
