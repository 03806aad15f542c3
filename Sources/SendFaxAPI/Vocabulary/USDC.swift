/// An amount of USDC in base units, of which 1 000 000 make one USDC.
///
/// ```swift
/// USDC(baseUnits: 50_000).description       // "0.05 USDC"
/// USDC.walletPrice(pages: 3)                // 0.15 USDC
/// USDC(baseUnitsText: "50000")              // 0.05 USDC
/// USDC(baseUnitsText: "0.05")               // nil: never through a float
/// ```
///
/// The service matches a payment on the exact base unit, so no amount is ever rounded.
public struct USDC: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// The price of one page by wallet: $0.05 (guide, “Prices”).
  public static let pagePrice = USDC(baseUnits: 50_000)

  /// The amount in base units, millionths of one USDC.
  public let baseUnits: UInt64

  /// An amount of that many base units.
  public init(baseUnits: UInt64) { self.baseUnits = baseUnits }

  /// Reads a number of base units: 1 to 20 ASCII digits and nothing else, at most 2^64 - 1.
  public init?(baseUnitsText text: String) {
    let digits = text.utf8
    let zero = UInt8(ascii: "0")
    guard (1...20).contains(digits.count), digits.allSatisfy({ $0 >= zero && $0 <= zero + 9 }),
      let number = UInt64(text)
    else { return nil }
    self.init(baseUnits: number)
  }

  /// As many USDC as dollars: what a ceiling named in dollars allows. A negative amount is nothing.
  public init(worth dollars: USD) {
    let (units, overflow) = UInt64(max(0, dollars.cents)).multipliedReportingOverflow(by: 10_000)
    self.init(baseUnits: overflow ? .max : units)
  }

  /// The price of that many pages by wallet.
  ///
  /// Beyond 2^64 - 1 it stays there, which is no multiple of a page's price and so equals no quote;
  /// fewer than one page cost nothing.
  public static func walletPrice(pages: Int) -> USDC {
    let (units, overflow) = UInt64(max(0, pages))
      .multipliedReportingOverflow(by: pagePrice.baseUnits)
    return USDC(baseUnits: overflow ? .max : units)
  }

  /// How many pages cost exactly this, or nil where it is no whole number of pages.
  public var wholePages: Int? {
    let (pages, rest) = baseUnits.quotientAndRemainder(dividingBy: USDC.pagePrice.baseUnits)
    return rest == 0 ? Int(exactly: pages) : nil
  }

  /// `0.05 USDC`: exact, with at least two decimals.
  public var description: String {
    let (whole, fraction) = baseUnits.quotientAndRemainder(dividingBy: 1_000_000)
    var decimals = String(fraction)
    decimals = String(repeating: "0", count: 6 - decimals.utf8.count) + decimals
    while decimals.utf8.count > 2, decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(whole).\(decimals) USDC"
  }

  /// Ordered by amount.
  public static func < (a: USDC, b: USDC) -> Bool { a.baseUnits < b.baseUnits }

  /// Decodes a number of base units.
  public init(from decoder: any Decoder) throws {
    baseUnits = try decoder.singleValueContainer().decode(UInt64.self)
  }

  /// Encodes the number of base units.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(baseUnits)
  }
}
