import SendFaxAPI

/// A number as an Ethereum node writes it: `0x` and hexadecimal digits.
enum NodeQuantity {
  /// The number; one beyond 64 bits stays at the greatest that fits, which is enough to compare with.
  static func read(_ text: String) -> UInt64? {
    guard text.hasPrefix("0x"), (3...66).contains(text.utf8.count) else { return nil }
    let digits = text.dropFirst(2)
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    let significant = digits.drop { $0 == "0" }
    if significant.isEmpty { return 0 }
    return UInt64(significant, radix: 16) ?? .max
  }

  static func write(_ number: UInt64) -> String { "0x" + String(number, radix: 16) }

  /// An address as a 32-byte word, without `0x`.
  static func word(_ address: EthereumAddress) -> String {
    String(repeating: "0", count: 24) + address.description.dropFirst(2).lowercased()
  }

  /// Whether a text is a transaction's hash: `0x` and 64 hexadecimal digits.
  static func isHash(_ text: String) -> Bool {
    text.hasPrefix("0x") && text.utf8.count == 66
      && text.dropFirst(2).allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
