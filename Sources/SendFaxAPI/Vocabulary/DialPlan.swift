/// The rules of the countries the service delivers to: pure, and over ASCII digits only.
enum DialPlan {
  /// The service's own words (guide, “Limits”).
  static let unsupported = FaxError(
    .destinationUnsupported,
    "SendFax currently delivers to the United States, Canada, Mexico, and Saint Pierre & Miquelon.")

  /// The digits of E.164, country code first, or the reason why there are none.
  static func international(_ dialled: DialledText) throws -> String {
    let digits = dialled.digits
    guard dialled.isInternational else { return try withoutPlus(digits) }
    if digits.hasPrefix("1") { return try nanp(digits) }
    if digits.hasPrefix("52") { return try mexico(digits) }
    if digits.hasPrefix("508") { return try saintPierre(digits) }
    if digits.hasPrefix("0") {
      throw refused("No country code begins with 0. Give one like +1 613 555 0123.")
    }
    guard digits.count >= 7 else { throw refused("The number is too short.") }
    guard digits.count <= 15 else { throw refused("The number is too long.") }
    throw unsupported
  }

  /// What a refused text may have been meant to be, likeliest first, each with its plus.
  static func corrections(_ dialled: DialledText) -> [String] {
    var digits = dialled.digits[...]
    if !dialled.isInternational {
      for prefix in ["011", "00"] where digits.hasPrefix(prefix) {
        digits = digits.dropFirst(prefix.count)
        return corrections(.init(digits: String(digits), isInternational: true)) + ["+\(digits)"]
      }
      for trunk in ["044", "045", "01"] where digits.hasPrefix(trunk) {
        return ["+52\(digits.dropFirst(trunk.count))"]
      }
      guard !digits.hasPrefix("1") || digits.count > 11 else { return [] }
      return corrections(.init(digits: String(digits), isInternational: true)) + ["+\(digits)"]
    }
    let wrongStarts = [
      ("521", "52"), ("52044", "52"), ("52045", "52"), ("5201", "52"), ("5252", "52"),
      ("11", "1"), ("508508", "508"), ("5080", "508"),
    ]
    return wrongStarts.compactMap { wrong, right in
      digits.hasPrefix(wrong) ? "+\(right)\(digits.dropFirst(wrong.count))" : nil
    }
  }

  static func refused(_ message: String) -> FaxError { FaxError(.numberInvalid, message) }

  // MARK: Without a plus

  private static func withoutPlus(_ digits: String) throws -> String {
    if digits.hasPrefix("011") {
      return try international(
        .init(digits: String(digits.dropFirst(3)), isInternational: true))
    }
    if digits.hasPrefix("00") {
      throw refused("Write + before the country code instead of 00.")
    }
    if digits.count == 13, digits.hasPrefix("044") || digits.hasPrefix("045") {
      throw needsCorrection
    }
    if digits.count == 12, digits.hasPrefix("01") { throw needsCorrection }
    if digits.count == 3, digits.hasSuffix("11") {
      throw refused("Numbers like 911 and 411 are services, not faxes.")
    }
    if digits.count == 10 { return try nanp("1" + digits) }
    if digits.hasPrefix("1") { return try nanp(digits) }
    if digits.count < 10 {
      throw refused(
        "The number is too short. Give ten digits with the area code, or + and the country code.")
    }
    throw refused("The number is too long. Outside the United States and Canada, begin with + .")
  }

  // MARK: Country by country

  private static func nanp(_ digits: String) throws -> String {
    let national = digits.dropFirst()
    if national.count == 11, national.hasPrefix("1") {
      throw refused("The country code 1 is there twice. Take one away.")
    }
    try check(national.count, is: 10, after: "+1")
    let area = national.prefix(3)
    let exchange = national.dropFirst(3).prefix(3)
    guard area.first != "0", area.first != "1" else {
      throw refused("No area code begins with 0 or 1. Check the number.")
    }
    guard !area.hasSuffix("11") else {
      throw refused("An area code like 911 or 411 is a service, not a fax. Check the number.")
    }
    guard exchange.first != "0", exchange.first != "1" else {
      throw refused(
        "The three digits after the area code can't begin with 0 or 1. Check the number.")
    }
    guard !exchange.hasSuffix("11") || NANPCodes.tollFree.contains(String(area)) else {
      throw refused(
        "The three digits after the area code are those of a service like 911. Check the number.")
    }
    return digits
  }

  private static func mexico(_ digits: String) throws -> String {
    let national = digits.dropFirst(2)
    switch national.count {
    case 11 where national.hasPrefix("1"): throw needsCorrection
    case 12 where national.hasPrefix("01"): throw needsCorrection
    case 13 where national.hasPrefix("044") || national.hasPrefix("045"): throw needsCorrection
    case 12 where national.hasPrefix("52"):
      throw refused("The country code 52 is there twice. Take one away.")
    default: try check(national.count, is: 10, after: "+52")
    }
    guard national.first != "0", national.first != "1" else {
      throw refused("No area code of Mexico begins with 0 or 1. Check the number.")
    }
    return digits
  }

  private static func saintPierre(_ digits: String) throws -> String {
    let national = digits.dropFirst(3)
    if national.count == 9, national.hasPrefix("508") {
      throw refused("The country code 508 is there twice. Take one away.")
    }
    try check(national.count, is: 6, after: "+508")
    guard national.first != "0", national.first != "1" else {
      throw refused("No number of Saint Pierre & Miquelon begins with 0 or 1. Check it.")
    }
    return digits
  }

  private static func check(_ count: Int, is expected: Int, after code: String) throws {
    guard count != expected else { return }
    throw refused(
      "The number is too \(count < expected ? "short" : "long"): "
        + "\(expected) digits belong after \(code), here are \(count).")
  }

  private static let needsCorrection = FaxError(
    .numberNeedsCorrection,
    "The number is written as Mexico did before 2020, with a 1, 01, 044 or 045 that is no longer "
      + "dialled. It must be +52 and ten digits; check it and send to that.")
}
