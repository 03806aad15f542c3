import SendFaxAPI

/// The words of one language: every sentence this package shows is made here and nowhere else.
///
/// ```swift
/// let words = Words.english
/// words(.chargedCard, [.amount: "$0.50"])         // "You were charged $0.50."
/// words(.pages, [.pages: 2])                      // "2 pages"
/// ```
///
/// - Guaranteed: every ``Key`` has words in every language; a call never fails. A language is one
///   function over ``Key``, so that the compiler names what is missing.
public struct Words: Sendable {
  /// The languages there are, by their BCP 47 tag.
  public enum Language: String, Sendable, CaseIterable {
    case english = "en"
  }

  /// English.
  public static let english = Words(.english)

  /// The language.
  public let language: Language

  /// The words of that language.
  public init(_ language: Language) { self.language = language }

  /// The sentence of a key, its slots filled.
  public func callAsFunction(_ key: Key, _ values: [Slot: Value] = [:]) -> String {
    let format = phrase(key).format { slot in language.category(of: values[slot]?.number ?? 0) }
    return Words.fill(format, values)
  }

  func phrase(_ key: Key) -> Phrase {
    switch language {
    case .english: return Words.english(key)
    }
  }

  /// Replaces each `{slot}`; what is filled in is not read again.
  private static func fill(_ format: String, _ values: [Slot: Value]) -> String {
    var filled = ""
    var rest = format[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      filled += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      filled += Slot(rawValue: name).flatMap { values[$0]?.text } ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
