extension FaxNumber: CustomStringConvertible {
  /// Grouped for reading: `+1 613 555 0123`, `+52 55 1111 1111`, `+508 41 12 34`.
  public var formatted: String {
    let digits = String(e164.dropFirst())
    if digits.hasPrefix("1") { return "+" + FaxNumber.grouped(digits, [1, 3, 3, 4]) }
    if digits.hasPrefix("508") { return "+" + FaxNumber.grouped(digits, [3, 2, 2, 2]) }
    let hasShortArea = ["33", "55", "56", "81"].contains(digits.dropFirst(2).prefix(2))
    return "+" + FaxNumber.grouped(digits, hasShortArea ? [2, 2, 4, 4] : [2, 3, 3, 4])
  }

  /// Grouped, with its country: `+1 613 555 0123 (Canada)`.
  public var description: String { "\(formatted) (\(country.name))" }

  /// For logs: the last four digits only, `…0123`.
  public var masked: String { "…" + e164.suffix(4) }

  private static func grouped(_ digits: String, _ lengths: [Int]) -> String {
    var rest = digits[...]
    var groups: [Substring] = []
    for length in lengths {
      groups.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return groups.joined(separator: " ")
  }
}
