import Foundation

/// The digits in what a person wrote or pasted, and whether a country code comes first.
struct DialledText: Equatable {
  /// ASCII digits.
  var digits: String
  /// Whether a plus stood before them.
  var isInternational: Bool

  init(digits: String, isInternational: Bool) {
    self.digits = digits
    self.isInternational = isInternational
  }

  /// Reads a text; letters, extensions and whatever else can't be dialled are refused.
  init(_ text: String) throws {
    guard text.utf8.count <= 400 else {
      throw DialledText.refused("That is too long for a number.")
    }
    let address = try DialledText.telephoneAddress(text)
    var digits = address.context
    var hasPlus = !digits.isEmpty
    let scalars = Array(address.number.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if let digit = DialledText.digit(scalar) {
        digits += String(digit)
      } else if DialledText.pluses.contains(scalar) {
        guard !hasPlus, digits.isEmpty else {
          throw DialledText.refused("A + belongs only before the country code.")
        }
        hasPlus = true
      } else if !DialledText.isSeparator(scalar) {
        throw DialledText.refusal(of: scalars[index...], after: digits)
      }
    }
    guard !digits.isEmpty else {
      throw DialledText.refused("There is no number: give one like +1 613 555 0123.")
    }
    self.init(digits: digits, isInternational: hasPlus)
  }

  static func refused(_ message: String) -> FaxError { FaxError(.numberInvalid, message) }

  // MARK: Characters

  private static let pluses: Set<Unicode.Scalar> = ["+", "\u{FF0B}", "\u{FE62}", "\u{2795}"]
  private static let separators: Set<Unicode.Scalar> = [
    "(", ")", "[", "]", ".", "/", "\u{2212}", "\u{00B7}", "\u{2022}", "\u{2024}", "\u{2027}",
    "\u{2044}", "\u{2215}", "\u{FF08}", "\u{FF09}", "\u{FF0E}", "\u{FF0F}", "\u{2043}", "\u{20E3}",
    "\u{30FC}", "\u{FF70}", "\u{02D7}", "\u{2796}",
  ]

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue,
      (0...9).contains(value)
    else { return nil }
    return Int(value)
  }

  /// Blanks, dashes, brackets, dots, slashes and what can't be seen.
  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    if separators.contains(scalar) || scalar.properties.isWhitespace { return true }
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .format: return true
    default: return scalar.properties.isVariationSelector
    }
  }

  // MARK: What can't be dialled

  private static let extensionWords: Set<String> = [
    "x", "ext", "extn", "extension", "poste", "anexo", "int", "interno", "p", "w", "isub",
  ]

  private static func refusal(
    of rest: ArraySlice<Unicode.Scalar>, after digits: String
  ) -> FaxError {
    guard let first = rest.first else { return refused("That is not a number.") }
    let word = String(
      String.UnicodeScalarView(rest.prefix { $0.properties.isAlphabetic })
    ).lowercased()
    let startsExtension = ",;#*\u{00D7}\u{FF03}\u{FF0C}\u{FF1B}".unicodeScalars.contains(first)
    if startsExtension || (digits.count >= 6 && extensionWords.contains(word)) {
      return refused(
        "A fax can't dial an extension. Leave it out, or ask for a number that reaches the fax "
          + "directly.")
    }
    if first.properties.isAlphabetic {
      return refused("There are letters in the number. Type the digits they stand for.")
    }
    return refused("There is a character in the number that can't be dialled.")
  }

  // MARK: tel:

  /// The number of a `tel:` address, and the digits of its context (RFC 3966); any other text as it is.
  private static func telephoneAddress(_ text: String) throws -> (number: String, context: String) {
    let trimmed = String(
      String.UnicodeScalarView(text.unicodeScalars.drop { isSeparator($0) && $0 != "(" }))
    guard let scheme = ["tel:", "fax:"].first(where: { trimmed.lowercased().hasPrefix($0) }) else {
      return (text, "")
    }
    var rest = String(trimmed.dropFirst(scheme.count))
    if rest.hasPrefix("//") { rest = String(rest.dropFirst(2)) }
    let parts = rest.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    let number = parts[0].removingPercentEncoding ?? parts[0]
    var context = ""
    for parameter in parts.dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1).map(String.init)
      switch pair.first?.lowercased() {
      case "ext", "isub", "postd": throw refusal(of: [";"], after: "")
      case "phone-context" where pair.count == 2 && pair[1].hasPrefix("+"):
        context = String(pair[1].filter { $0.isASCII && $0.isNumber })
      default: continue
      }
    }
    let isGlobal = number.unicodeScalars.contains(where: pluses.contains)
    return (number, isGlobal ? "" : context)
  }
}
