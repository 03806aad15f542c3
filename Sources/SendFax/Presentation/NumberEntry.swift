import SendFaxAPI

/// A number as it is typed and as it is understood.
///
/// ```swift
/// let entry = NumberEntry("6135550123")
/// entry.understood        // "Calls +1 613 555 0123 in Canada."
/// ```
public struct NumberEntry: Sendable, Equatable {
  /// The number, once the text is one.
  public let number: FaxNumber?
  /// Which number is called and where it rings.
  public let understood: String?
  /// Why it is not a number; while it is still typed only what more digits can't put right.
  public let problem: String?
  /// The number that was probably meant, to be asked about.
  public let suggestion: FaxNumber?
  /// The button that takes the suggestion.
  public let suggestionLabel: String?
  /// What to know of it before paying.
  public let warnings: [String]

  /// What is said of a text; `isEditing` while it may go on.
  public init(
    _ text: String, isEditing: Bool = false, in context: Presentation.Context = .init()
  ) {
    let words = context.words
    let result = Result { try FaxNumber(text) }
    number = try? result.get()
    understood = number.map(words.understood)
    warnings = number.map { $0.warnings.map(words.sentence) } ?? []
    suggestion = number == nil ? FaxNumber.suggestion(for: text) : nil
    suggestionLabel = suggestion.map {
      words(.composerSuggestion, [.number: .text($0.formatted)])
    }
    guard case .failure(let error) = result, !text.isEmpty,
      !isEditing || suggestion != nil || !NumberEntry.mayGoOn(text)
    else {
      problem = nil
      return
    }
    let fault = error as? FaxError ?? FaxError(.numberInvalid, words(.errorNumberInvalid))
    problem = FailurePresentation(of: fault, in: context).sentence
  }

  /// Whether more digits could still make it a number.
  private static func mayGoOn(_ text: String) -> Bool {
    guard isPlain(text) else { return false }
    let digits = text.filter(\.isNumber)
    if digits.hasPrefix("52") || digits.hasPrefix("508") || digits.hasPrefix("0") {
      return digits.count < 12
    }
    return digits.count < (digits.hasPrefix("1") ? 11 : 10)
  }

  /// Only what a number is written with.
  private static func isPlain(_ text: String) -> Bool {
    text.allSatisfy { $0.isNumber || " +-().\u{00A0}".contains($0) }
  }
}

extension NumberEntry {
  /// The text of the field after a change: grouped where digits were added at its end, and left alone
  /// where something was deleted, pasted in other form, or changed in the middle, so that the caret
  /// stays.
  ///
  /// ```swift
  /// NumberEntry.grouped("613 555 0", after: "613 555")      // "613 555 0"
  /// ```
  public static func grouped(_ text: String, after old: String) -> String {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    let before = old.filter { $0.isASCII && $0.isNumber }
    guard text.count > old.count, digits.hasPrefix(before), digits.count > before.count,
      isPlain(text), text.last?.isNumber == true, !text.dropFirst().contains("+")
    else { return text }
    let isInternational = text.first == "+"
    guard let groups = groups(of: digits, isInternational) else { return text }
    return (isInternational ? "+" : "") + split(digits, into: groups)
  }

  /// How the digits are grouped; nil where nothing is known of them.
  private static func groups(of digits: String, _ isInternational: Bool) -> [Int]? {
    if !isInternational {
      guard let first = digits.first, first != "0" else { return nil }
      return first == "1" ? [1, 3, 3, 4] : [3, 3, 4]
    }
    if digits.hasPrefix("1") { return [1, 3, 3, 4] }
    if digits.hasPrefix("508") { return [3, 2, 2, 2] }
    guard digits.hasPrefix("52") else { return nil }
    let area = digits.dropFirst(2).prefix(2)
    return ["33", "55", "56", "81"].contains(area) ? [2, 2, 4, 4] : [2, 3, 3, 4]
  }

  private static func split(_ digits: String, into groups: [Int]) -> String {
    var rest = digits[...]
    var parts: [Substring] = []
    for length in groups where !rest.isEmpty {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    // Digits too many stay visible, in a group of their own.
    return (parts + (rest.isEmpty ? [] : [rest])).joined(separator: " ")
  }
}
