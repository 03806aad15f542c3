extension Words {
  /// What a key says: one format, or one for each plural form of a slot's number.
  struct Phrase: Sendable, ExpressibleByStringLiteral {
    let counted: Slot?
    let forms: [PluralCategory: String]

    init(stringLiteral format: String) {
      counted = nil
      forms = [.other: format]
    }

    init(counting slot: Slot, one: String, other: String) {
      counted = slot
      forms = [.one: one, .other: other]
    }

    func format(_ category: (Slot) -> PluralCategory) -> String {
      let wanted = counted.map(category) ?? .other
      return forms[wanted] ?? forms[.other] ?? ""
    }
  }

  /// The plural forms of the languages there are (Unicode CLDR, cardinal rules); the form that Spanish
  /// and French have for whole millions is never needed for what is counted here.
  enum PluralCategory: Sendable, CaseIterable {
    case one
    case other
  }

  /// What a format's `{name}` stands for.
  public enum Slot: String, Sendable, CaseIterable {
    /// Money, written out: `$0.50`.
    case amount
    /// A number of pages.
    case pages
    /// Another number of pages, beside the first.
    case count
    /// A word of the service's own.
    case word
    /// A fax's name on this device.
    case job
    /// A length of time, written out.
    case time
    /// Somebody's or something's name.
    case name
    /// What a value is called.
    case label
    /// What stands behind a label.
    case value
    /// A network's name.
    case network
    /// A number on its own, such as a chain's.
    case number
    /// The most there may be.
    case limit
  }

  /// What a slot is filled with.
  public enum Value: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// A text, put in as it is.
    case text(String)
    /// A number, which chooses the plural form.
    case number(Int)

    /// A text.
    public init(stringLiteral value: String) { self = .text(value) }
    /// A number, which chooses the plural form.
    public init(integerLiteral value: Int) { self = .number(value) }

    var text: String {
      switch self {
      case .text(let text): return text
      case .number(let number): return String(number)
      }
    }

    var number: Int? {
      if case .number(let number) = self { return number }
      return nil
    }
  }
}

extension Words.Language {
  /// The plural form of a number.
  func category(of number: Int) -> Words.PluralCategory {
    switch self {
    case .english, .spanish: return number == 1 ? .one : .other
    case .french: return number == 0 || number == 1 ? .one : .other
    }
  }

  /// The plural forms a counted phrase of this language must have.
  var categories: [Words.PluralCategory] {
    switch self {
    case .english, .spanish, .french: return [.one, .other]
    }
  }
}
