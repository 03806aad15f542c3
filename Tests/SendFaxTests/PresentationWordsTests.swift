import Foundation
import SendFaxAPI
import Testing

@testable import SendFax

@Suite struct PresentationWordsTests {
  @Test(arguments: Words.Language.allCases)
  func `every key has words, plurals included`(_ language: Words.Language) {
    let words = Words(language)
    for key in Words.Key.allCases {
      let phrase = words.phrase(key)
      let wanted = phrase.counted == nil ? [.other] : language.categories
      #expect(Set(phrase.forms.keys) == Set(wanted), "\(key)")
      for format in phrase.forms.values {
        #expect(!format.isEmpty && !format.contains("!"), "\(key)")
        for slot in slots(in: format) {
          #expect(Words.Slot(rawValue: slot) != nil, "\(key) has no slot {\(slot)}")
        }
        if let counted = phrase.counted {
          #expect(slots(in: format).contains(counted.rawValue), "\(key)")
        }
      }
    }
  }

  @Test func `every key is used, and so is every slot`() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardized
    let made =
      ["Words+Key.swift"] + Words.Language.allCases.map { "Words+\("\($0)".capitalized).swift" }
    var source = ""
    for folder in ["SendFax", "SendFaxUI"].map(sources.appendingPathComponent) {
      let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      for case let file as String in files
      where file.hasSuffix(".swift") && !made.contains(where: file.hasSuffix) {
        source += try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      }
    }
    let used = Set(
      source.split { !($0.isLetter || $0.isNumber || $0 == ".") }
        .flatMap { $0.split(separator: ".", omittingEmptySubsequences: false).dropFirst() }
        .map(String.init))
    let unused = (Words.Key.allCases.map(\.rawValue) + Words.Slot.allCases.map(\.rawValue)).filter {
      !used.contains($0)
    }
    #expect(unused == [], "they are never said")
  }

  @Test func `what is filled in is not read again`() {
    #expect(Words.english(.chargedCard, [.amount: "{pages}"]) == "You were charged {pages}.")
  }

  @Test(arguments: [(0, "0 pages"), (1, "1 page"), (2, "2 pages"), (117, "117 pages")])
  func `pages are counted in words`(_ count: Int, _ text: String) {
    #expect(Words.english(.pages, [.pages: .number(count)]) == text)
  }

  @Test(arguments: [
    (Duration.seconds(0), "just now"), (.seconds(-5), "just now"), (.seconds(61), "1 minute ago"),
    (.seconds(7200), "2 hours ago"), (.seconds(200_000), "2 days ago"),
  ])
  func `an age is said in one unit`(_ age: Duration, _ text: String) {
    #expect(Words.english.age(age) == text)
  }

  @Test func `a time nobody knows is said so, and no date is too far`() {
    #expect(Words.english.age(nil) == "unknown time")
    for seconds in [0, 1e18, -1e18, .infinity, .nan] {
      #expect(!Words.english.time(Date(timeIntervalSince1970: seconds)).isEmpty)
    }
  }

  @Test(arguments: [
    (
      PageCount.exact(1),
      ["By card: $0.50 for 1 page.", "By wallet: 0.05 USDC on Base for 1 page."]
    ),
    (
      .exact(10),
      ["By card: $0.50 for 10 pages.", "By wallet: 0.50 USDC on Base for 10 pages."]
    ),
    (
      .estimate(30),
      [
        "By card: $1.50 for about 30 pages.", "By wallet: 1.50 USDC on Base for about 30 pages.",
      ]
    ),
  ])
  func `both prices are said before anything is sent`(_ count: PageCount, _ lines: [String]) {
    let said = Presentation.prices(of: count)
    #expect(Array(said.prefix(2)) == lines)
    #expect(said.contains { $0.contains("the least a card") } == (count.number < 10))
    #expect(said.contains { $0.contains("is an estimate") } == count.isEstimate)
  }

  @Test func `a count that differs from this device's is said`() throws {
    #expect(
      try Saga.named("uploaded, counted otherwise").shown().priceLines == [
        "By card: $0.50 for 2 pages.", "The service counts 2 pages; this device counted 3 pages.",
      ])
  }

  @Test(arguments: [
    ("fax_initial_communication_timeout", FailureAdvice.noTone), ("user_busy", .busy),
    ("page_count_limit_exceeded", .tooManyPages), ("receiver_no_answer", .noAnswer),
    ("receiver_call_dropped", .dropped), ("fax_signaling_error", .garbled),
    ("receiver-decline", .declined), ("RECEIVER UNALLOCATED NUMBER", .wrongNumber),
    ("moon_phase", .unknown), ("", .unnamed),
  ])
  func `a failure is advice, and its word is kept`(_ word: String, _ advice: FailureAdvice) throws {
    #expect(FailureAdvice(word) == advice)
    let saga = Saga(name: word, events: Saga.paid + [Saga.status("failed", reason: word)])
    let shown = try saga.shown()
    #expect(shown.sentence == Words.english(advice.sentence))
    #expect(shown.notices == (word.isEmpty ? [] : ["The service's word for it: “\(word)”."]))
  }

  private func slots(in format: String) -> [String] {
    format.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
      $0.split(separator: "}").first.map(String.init)
    }
  }
}
