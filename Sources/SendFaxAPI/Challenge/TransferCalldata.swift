/// What a token's contract is told: `transfer(address,uint256)` of ERC-20.
///
/// ```swift
/// TransferCalldata(to: deposit, amount: USDC(baseUnits: 50_000)).hex    // "0xa9059cbb000…c350"
/// ```
public struct TransferCalldata: Sendable, Hashable {
  /// The first four bytes of Keccak-256 of `transfer(address,uint256)`.
  private static let selector = "a9059cbb"

  /// Who receives.
  public let recipient: EthereumAddress
  /// How much.
  public let amount: USDC

  /// The transfer of an amount.
  public init(to recipient: EthereumAddress, amount: USDC) {
    self.recipient = recipient
    self.amount = amount
  }

  /// Reads a call; nil where it is anything but this one, to the digit.
  public init?(hex: String) {
    let text = hex.lowercased()
    let digits = Array(text.utf8)
    guard digits.count == 138,
      let recipient = try? EthereumAddress("0x" + String(decoding: digits[34..<74], as: UTF8.self)),
      let amount = UInt64(String(decoding: digits[122...], as: UTF8.self), radix: 16)
    else { return nil }
    self.init(to: recipient, amount: USDC(baseUnits: amount))
    guard self.hex == text else { return nil }
  }

  /// `0x`, the selector, and both arguments padded to 32 bytes: 138 characters.
  public var hex: String {
    let amount = String(amount.baseUnits, radix: 16)
    return "0x" + TransferCalldata.selector + zeros(24) + recipient.digits
      + zeros(64 - amount.utf8.count) + amount
  }

  private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
}
