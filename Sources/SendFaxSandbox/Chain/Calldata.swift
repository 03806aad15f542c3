/// ERC-20 calldata, read digit by digit.
enum Calldata {
  /// `transfer(address,uint256)`.
  static func transfer(_ data: String) -> (to: String, amount: UInt64)? {
    let digits = data.lowercased()
    guard digits.hasPrefix("0xa9059cbb"), digits.utf8.count == 138,
      digits.dropFirst(2).allSatisfy(\.isHexDigit)
    else { return nil }
    let words = digits.dropFirst(10)
    let address = words.prefix(64)
    let amount = words.suffix(64)
    guard address.prefix(24).allSatisfy({ $0 == "0" }),
      amount.prefix(48).allSatisfy({ $0 == "0" }), let value = UInt64(amount.suffix(16), radix: 16)
    else { return nil }
    return ("0x" + address.suffix(40), value)
  }

  /// `balanceOf(address)`.
  static func balanceOf(_ data: String) -> String? {
    let digits = data.lowercased()
    guard digits.hasPrefix("0x70a08231"), digits.utf8.count == 74 else { return nil }
    return "0x" + digits.suffix(40)
  }

  /// What a token answers to a question without an argument that matters; nil for any other call.
  static func constant(_ data: String) -> String? {
    switch data.lowercased().prefix(10) {
    case "0x313ce567": return word(6)  // decimals()
    case "0x95d89b41": return text("USDC")  // symbol()
    case "0x06fdde03": return text("USD Coin")  // name()
    case "0xdd62ed3e": return word(0)  // allowance(address,address)
    default: return nil
    }
  }

  /// A 32-byte word.
  static func word(_ value: UInt64) -> String {
    let hex = String(value, radix: 16)
    return "0x" + String(repeating: "0", count: 64 - hex.count) + hex
  }

  /// An address as a 32-byte word.
  static func word(address: String) -> String {
    "0x" + String(repeating: "0", count: 24) + address.lowercased().dropFirst(2)
  }

  /// A text of up to 32 bytes as a function returns it.
  private static func text(_ value: String) -> String {
    let hex = value.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return word(32) + word(UInt64(value.utf8.count)).dropFirst(2) + hex
      + String(repeating: "0", count: 64 - hex.count)
  }
}
