import Foundation
import SendFaxAPI
import Testing

@testable import SendFax

@Suite struct ComposerTests {
  private func document(
    _ count: PageCount = .exact(2), _ notes: [FaxDocument.Note] = []
  ) -> FaxDocument {
    FaxDocument(
      path: "/tmp/x.pdf", name: "letter.pdf", size: 34_400, sha256: "00", pageCount: count,
      notes: notes)
  }

  private func composition(
    _ source: Composition.Source, _ number: String = "6135550123"
  ) -> Composition {
    var draft = Composition()
    draft.document = source
    draft.number = number
    return draft
  }

  @Test func `both prices and what follows from a tap are said before anything is sent`() {
    let shown = ComposerPresentation(of: composition(.ready(document())))
    #expect(shown.documentLine == "2 pages, 34 KB")
    #expect(shown.number.understood == "Calls +1 613 555 0123 in Canada.")
    #expect(
      Array(shown.priceLines.prefix(2)) == [
        "By card: $0.50 for 2 pages.", "By wallet: 0.10 USDC on Base for 2 pages.",
      ])
    #expect(shown.choices.map(\.rail) == [.card, .wallet])
    #expect(
      shown.choices.map(\.label) == ["Continue by card, $0.50", "Continue by wallet, 0.10 USDC"])
    #expect(shown.choices.allSatisfy { $0.isPossible })
    #expect(shown.missing == nil)
  }

  @Test func `prices are there without a number, and nothing can be tapped`() {
    let shown = ComposerPresentation(of: composition(.ready(document()), ""))
    #expect(shown.priceLines.count >= 2)
    #expect(shown.choices.allSatisfy { !$0.isPossible })
    #expect(shown.missing == "Type the fax number.")
  }

  @Test func `a second tap is not taken while the first is followed`() {
    var draft = composition(.ready(document()))
    draft.isSubmitting = true
    #expect(ComposerPresentation(of: draft).choices.allSatisfy { !$0.isPossible })
  }

  @Test func `a wallet price over the ceiling is not offered, and why is said`() throws {
    var draft = composition(.ready(document(.exact(3))))
    draft.ceiling = USDC(worth: USD(cents: 10))
    let wallet = try #require(ComposerPresentation(of: draft).choices.last)
    #expect(!wallet.isPossible)
    #expect(wallet.consequence.contains("0.15 USDC") && wallet.consequence.contains("0.10 USDC"))
    draft.ceiling = USDC(worth: USD(cents: 15))
    #expect(try #require(ComposerPresentation(of: draft).choices.last).isPossible)
  }

  @Test func `without a wallet there is only the card`() {
    let shown = ComposerPresentation(
      of: composition(.ready(document())), in: .init(rails: [.card], medium: .screen))
    #expect(shown.choices.map(\.rail) == [.card])
    #expect(!shown.priceLines.contains { $0.contains("USDC") })
  }

  @Test(arguments: FaxDocument.Note.allCases)
  func `every note on a document is said`(note: FaxDocument.Note) {
    let shown = ComposerPresentation(of: composition(.ready(document(.exact(1), [note]))))
    #expect(shown.documentNotes == [note.sentence])
  }

  @Test func `an estimate is called one`() {
    let shown = ComposerPresentation(of: composition(.ready(document(.estimate(4)))))
    #expect(shown.documentLine == "about 4 pages, 34 KB")
    #expect(shown.priceLines.contains { $0.contains("estimate") })
  }

  @Test func `a document that can't be faxed says why, and is in the way`() {
    let error = FaxError(.documentEncrypted, "The PDF needs a password to open.")
    let shown = ComposerPresentation(of: composition(.refused(error)))
    #expect(shown.documentProblem == "The PDF needs a password to open.")
    #expect(shown.choices.isEmpty)
    #expect(shown.missing == "This document can’t be faxed; choose another.")
    let spanish = ComposerPresentation(
      of: composition(.refused(error)), in: .init(words: Words(.spanish), medium: .screen))
    #expect(spanish.documentProblem?.contains("protegido") == true)
  }

  @Test(arguments: [
    (
      Composition.Source.none, "",
      "Choose a document and type the number; both prices are shown before anything is sent."
    ),
    (.none, "6135550123", "Choose a document."), (.reading, "", "Reading the document…"),
  ])
  func `what is missing is said`(source: Composition.Source, number: String, missing: String) {
    #expect(ComposerPresentation(of: composition(source, number)).missing == missing)
    #expect(composition(source, number).ready == nil)
  }
}

@Suite struct NumberEntryTests {
  @Test(arguments: [
    ("6135550123", "613 555 0123"), ("16135550123", "1 613 555 0123"),
    ("+16135550123", "+1 613 555 0123"), ("+525511111111", "+52 55 1111 1111"),
    ("+526621234567", "+52 662 123 4567"), ("+508411234", "+508 41 12 34"),
    ("61355501234", "613 555 0123 4"), ("011525511111111", "011525511111111"),
    ("+4912345", "+4912345"),
  ])
  func `typing groups digit by digit`(typed: String, shown: String) {
    var text = ""
    for character in typed { text = NumberEntry.grouped(text + String(character), after: text) }
    #expect(text == shown)
  }

  @Test(arguments: [
    ("613 555 012", "613 555 0123"), ("613 555 ", "613 555"), ("63 555 0123", "613 555 0123"),
    ("(613) 555-0123 ext", "(613) 555-0123"), ("", "6"), ("613 555-", "613 555"),
  ])
  func `what is deleted, odd or put in the middle is left alone`(text: String, old: String) {
    #expect(NumberEntry.grouped(text, after: old) == text)
  }

  @Test func `a pasted number keeps its form where it is a number already`() {
    #expect(NumberEntry.grouped("(613) 555-0123", after: "") == "613 555 0123")
    #expect(NumberEntry.grouped("tel:+16135550123", after: "") == "tel:+16135550123")
    #expect(NumberEntry("tel:+16135550123").understood == "Calls +1 613 555 0123 in Canada.")
  }

  @Test func `grouping never changes which number is called`() throws {
    for text in ["6135550123", "16135550123", "+16135550123", "+525511111111", "+508411234"] {
      let grouped = NumberEntry.grouped(text, after: "")
      let (a, b) = (try FaxNumber(grouped), try FaxNumber(text))
      #expect(a == b)
    }
  }

  @Test(arguments: ["6", "613555", "+1613555012", "+52", "+52551111", "+5084112"])
  func `an unfinished number is no problem while it is typed`(text: String) {
    #expect(NumberEntry(text, isEditing: true).problem == nil)
    #expect(NumberEntry(text).problem != nil)
  }

  @Test(arguments: ["call me", "613 555 0123 x4", "61355501234", "+161355501234"])
  func `what no further digit can put right is said at once`(text: String) {
    #expect(NumberEntry(text, isEditing: true).problem != nil)
  }

  @Test func `an old Mexican number is asked about, never changed`() {
    let entry = NumberEntry("+52 1 55 1111 1111", isEditing: true)
    #expect(entry.number == nil)
    #expect(entry.suggestion?.e164 == "+525511111111")
    #expect(entry.suggestionLabel == "Use +52 55 1111 1111")
  }

  @Test(arguments: [
    ("+18765551234", Words.Language.english, "Jamaica"), ("+18765551234", .french, "Jamaïque"),
    ("+525511111111", .spanish, "México"), ("+508411234", .french, "Saint-Pierre-et-Miquelon"),
  ])
  func `where it rings is said in the person's language`(
    text: String, language: Words.Language, name: String
  ) {
    let entry = NumberEntry(text, in: .init(words: Words(language)))
    #expect(entry.understood?.contains(name) == true, "\(entry.understood ?? "")")
    #expect(entry.warnings.isEmpty == (text != "+18765551234"))
  }

  @Test func `a toll-free number belongs to no country`() {
    #expect(
      NumberEntry("8005550199").understood == "Calls +1 800 555 0199, a toll-free number.")
  }

  @Test func `nothing typed is no problem`() { #expect(NumberEntry("").problem == nil) }
}
