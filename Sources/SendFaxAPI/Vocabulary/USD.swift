/// An amount of US dollars in whole cents.
///
/// ```swift
/// USD(cents: 50).description      // "$0.50"
/// USD.cardPrice(pages: 12)        // $0.60
/// ```
public struct USD: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// The amount in cents.
  public let cents: Int

  /// An amount of that many cents.
  public init(cents: Int) { self.cents = cents }

  /// The price by card: 5 cents a page and at least 50 cents, Stripe's least charge (guide, “App
  /// Store considerations”). A count that no document has costs what an `Int` holds at most.
  public static func cardPrice(pages: Int) -> USD {
    let (cents, overflow) = max(0, pages).multipliedReportingOverflow(by: 5)
    return USD(cents: overflow ? .max : max(50, cents))
  }

  /// `$0.50`.
  public var description: String {
    let sign = cents < 0 ? "-" : ""
    let (dollars, rest) = cents.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(sign)$\(dollars).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Ordered by amount.
  public static func < (a: USD, b: USD) -> Bool { a.cents < b.cents }

  /// Decodes a number of cents.
  public init(from decoder: any Decoder) throws {
    cents = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Encodes the number of cents.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(cents)
  }
}
