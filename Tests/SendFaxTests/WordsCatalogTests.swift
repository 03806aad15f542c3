import Foundation
import SendFaxAPI
import Testing

@testable import SendFax

/// The String Catalog is where words are changed; the Swift words are made of it.
@Suite struct WordsCatalogTests {
  struct Catalog: Decodable {
    struct Entry: Decodable {
      let comment: String
      let localizations: [String: Localization]
    }
    struct Localization: Decodable {
      struct Unit: Decodable {
        let state: String
        let value: String
      }
      struct Form: Decodable { let stringUnit: Unit }
      let stringUnit: Unit?
      let variations: [String: [String: Form]]?

      /// Each text by its plural form; `other` where it is not counted.
      var texts: [String: String] {
        if let stringUnit { return ["other": stringUnit.value] }
        return (variations?["plural"] ?? [:]).mapValues(\.stringUnit.value)
      }
      var states: [String] {
        stringUnit.map { [$0.state] }
          ?? (variations?["plural"] ?? [:]).values.map(\.stringUnit.state)
      }
    }
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private let catalog: Catalog

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/SendFax/Presentation/Localizable.xcstrings")
    catalog = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
  }

  @Test func `the catalog and the code have the same keys, in every language and form`() throws {
    #expect(catalog.sourceLanguage == "en")
    #expect(Set(catalog.strings.keys) == Set(Words.Key.allCases.map(\.rawValue)))
    for (key, entry) in catalog.strings {
      #expect(!entry.comment.isEmpty, "\(key) says nothing to its translator")
      #expect(
        Set(entry.localizations.keys) == Set(Words.Language.allCases.map(\.rawValue)), "\(key)")
      for (tag, localization) in entry.localizations {
        #expect(localization.states.allSatisfy { $0 == "translated" }, "\(key) in \(tag)")
      }
    }
  }

  @Test(arguments: Words.Language.allCases)
  func `the words in code are the catalog's`(_ language: Words.Language) throws {
    for key in Words.Key.allCases {
      let entry = try #require(catalog.strings[key.rawValue]?.localizations[language.rawValue])
      let phrase = Words(language).phrase(key)
      let coded = Dictionary(
        uniqueKeysWithValues: phrase.forms.map { ($0.key == .one ? "one" : "other", $0.value) })
      #expect(coded == entry.texts, "\(key): run scripts/words")
      #expect((phrase.counted == nil) == (entry.variations == nil), "\(key)")
    }
  }

  @Test(arguments: [Words.Language.spanish, .french])
  func `a translation has the same slots, and its own words`(_ language: Words.Language) throws {
    var same = 0
    for key in Words.Key.allCases {
      let english = Words.english.phrase(key)
      let phrase = Words(language).phrase(key)
      #expect(phrase.counted == english.counted, "\(key)")
      #expect(Set(phrase.forms.keys) == Set(english.forms.keys), "\(key)")
      for (form, text) in phrase.forms {
        #expect(slots(text) == slots(english.forms[form] ?? ""), "\(key): \(text)")
        same += text == english.forms[form] && text.contains(" ") && !text.contains("{") ? 1 : 0
      }
    }
    #expect(same == 0, "\(same) sentences are still English")
  }

  @Test func `a person is addressed as usted and as vous, and nothing is shouted`() throws {
    let familiar = [
      "es": ["tu", "tus", "te", "ti", "tú", "puedes", "elige", "abre tu"],
      "fr": ["tu", "ton", "tes", "toi", "peux"],
    ]
    for key in Words.Key.allCases {
      for (tag, words) in familiar {
        for text in catalog.strings[key.rawValue]?.localizations[tag]?.texts.values.map({ $0 })
          ?? []
        {
          let found = text.lowercased().split { !$0.isLetter }.map(String.init)
          #expect(Set(found).isDisjoint(with: words), "\(key): \(text)")
          #expect(!text.contains("!") && !text.contains("¡"), "\(key)")
        }
      }
    }
  }

  /// Where a line may not break in French.
  @Test func `French sets a fixed blank before its high marks`() throws {
    for key in Words.Key.allCases {
      for text in Words(.french).phrase(key).forms.values {
        for mark in [" :", " ;", " ?", " »", "« "] {
          #expect(!text.contains(mark), "\(key): \(text)")
        }
      }
    }
  }

  @Test func `where nothing was charged each language says so exactly`() {
    #expect(Words(.english)(.notCharged) == "You were not charged.")
    #expect(Words(.spanish)(.notCharged) == "No se le ha cobrado.")
    #expect(Words(.french)(.notCharged) == "Rien ne vous a été débité.")
  }

  @Test(arguments: [
    (["es-MX", "en"], Words.Language.spanish), (["fr_CA"], .french), (["de-DE", "fr-CH"], .french),
    (["ja"], .english), ([], .english), (["EN-us", "es"], .english),
  ])
  func `the language is the first a person reads`(tags: [String], language: Words.Language) {
    #expect(Words.preferred(tags).language == language)
  }

  @Test(arguments: [
    (Words.Language.english, 50, "$0.50"), (.spanish, 50, "US$0.50"), (.french, 5, "0,05 $ US"),
    (.english, 123_45, "$123.45"), (.french, -1, "-0,01 $ US"),
  ])
  func `a price is in dollars of the United States in every language`(
    language: Words.Language, cents: Int, text: String
  ) {
    let said = Words(language).price(USD(cents: cents))
    #expect(said.replacingOccurrences(of: "\u{00A0}", with: " ") == text)
  }

  @Test(arguments: [(0, "0 page"), (1, "1 page"), (2, "2 pages")])
  func `French counts nothing as one`(count: Int, text: String) {
    #expect(Words(.french)(.pages, [.pages: .number(count)]) == text)
  }

  @Test func `notes and warnings are told in the words of the command line`() throws {
    for note in FaxDocument.Note.allCases {
      #expect(Words.english.sentence(note) == note.sentence)
    }
    for warning in FaxNumber.Warning.allCases {
      #expect(Words.english.sentence(warning) == warning.sentence)
    }
  }

  @Test(arguments: [(0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (34_400, "34 KB")])
  func `a size is said in one unit`(bytes: Int, text: String) {
    #expect(Words.english.size(bytes) == text)
    #expect(Words(.french).size(1_250_000) == "1,3\u{00A0}Mo")
  }

  private func slots(_ format: String) -> [String] {
    format.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .compactMap { $0.split(separator: "}").first.map(String.init) }.sorted()
  }
}
