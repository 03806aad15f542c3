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
///   function over ``Key``, made from the String Catalog by `scripts/words`.
public struct Words: Sendable {
  /// The languages there are, by their BCP 47 tag: those of the countries the service delivers to.
  public enum Language: String, Sendable, CaseIterable {
    /// English.
    case english = "en"
    /// Spanish, as in Mexico.
    case spanish = "es"
    /// French, as in Canada and Saint Pierre & Miquelon.
    case french = "fr"

    /// What its speakers call it.
    public var ownName: String {
      switch self {
      case .english: return "English"
      case .spanish: return "Español"
      case .french: return "Français"
      }
    }
  }

  /// English.
  public static let english = Words(.english)

  /// The language.
  public let language: Language

  /// The words of that language.
  public init(_ language: Language) { self.language = language }

  /// The words a person reads best, by the tags of their languages, best first; English where there are
  /// none of theirs.
  ///
  /// ```swift
  /// Words.preferred(["de-CH", "fr-CH"]).language     // .french
  /// ```
  public static func preferred(_ tags: [String]) -> Words {
    for tag in tags {
      let primary = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
      if let language = Language(rawValue: String(primary)) { return Words(language) }
    }
    return .english
  }

  /// The sentence of a key, its slots filled.
  public func callAsFunction(_ key: Key, _ values: [Slot: Value] = [:]) -> String {
    let format = phrase(key).format { slot in language.category(of: values[slot]?.number ?? 0) }
    return Words.fill(format, values)
  }

  func phrase(_ key: Key) -> Phrase {
    switch language {
    case .english: return Words.english(key)
    case .spanish: return Words.spanish(key)
    case .french: return Words.french(key)
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
