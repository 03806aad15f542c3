/// An address of an Ethereum account or contract, its checksum verified.
///
/// ```swift
/// let token = try EthereumAddress("0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913")
/// token == .usdcOnBase      // true
/// token.description         // "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", with EIP-55's capitals
/// ```
///
/// Forty hexadecimal digits after a lower-case `0x`. Where the letters are of one case there is
/// nothing to verify; where they are mixed they must be EIP-55's, because one wrong letter is how
/// money goes to nobody. Names (ENS) are not resolved.
///
/// - Throws: ``FaxError/Code-swift.struct/addressInvalid``.
public struct EthereumAddress: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The USDC contract on Base (guide, “Flow B”).
  public static let usdcOnBase = EthereumAddress(
    digits: "833589fcd6edb6e08f4c7c32d4f71b54bda02913")

  /// The forty digits in lower case, without `0x`.
  package let digits: String

  private init(digits: String) { self.digits = digits }

  /// Reads and checks an address.
  public init(_ text: String) throws {
    guard text.hasPrefix("0x"), text.utf8.count == 42,
      text.utf8.dropFirst(2).allSatisfy(EthereumAddress.isHexDigit)
    else {
      throw EthereumAddress.refused(
        "That is not an Ethereum address: 0x and forty hexadecimal digits are expected.")
    }
    let written = text.dropFirst(2)
    self.init(digits: written.lowercased())
    guard written == digits || written == digits.uppercased() || text == description else {
      throw EthereumAddress.refused(
        "The address’s capital letters don’t match its checksum, so a character is wrong. Copy it "
          + "again instead of typing it.")
    }
  }

  /// Whether it is the zero address, where money can only be burnt.
  public var isZero: Bool { digits.utf8.allSatisfy { $0 == UInt8(ascii: "0") } }

  /// `0x` and the digits, capitals by EIP-55.
  public var description: String {
    let digest = Keccak256.digest(digits.utf8)
    var text = "0x"
    for (place, digit) in digits.enumerated() {
      let byte = digest[place / 2]
      let nibble = place % 2 == 0 ? byte >> 4 : byte & 15
      text += nibble > 7 ? digit.uppercased() : String(digit)
    }
    return text
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      return true
    default: return false
    }
  }

  private static func refused(_ message: String) -> FaxError { FaxError(.addressInvalid, message) }

  /// Decodes and checks again.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the text with its checksum.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
