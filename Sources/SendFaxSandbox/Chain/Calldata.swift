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

  /// A 32-byte word.
  static func word(_ value: UInt64) -> String {
    let hex = String(value, radix: 16)
    return "0x" + String(repeating: "0", count: 64 - hex.count) + hex
  }
}
