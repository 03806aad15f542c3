import SendFax
import SendFaxAPI

/// What a fax would cost, counted on this machine, and what a person should know before paying.
struct Offer: Sendable {
  let pageCount: PageCount
  let number: FaxNumber
  var notes: [FaxDocument.Note] = []
  /// The document as a line names it.
  var title: String?
  var size = 0

  var card: USD { USD.cardPrice(pages: pageCount.number) }
  var wallet: USDC { USDC.walletPrice(pages: pageCount.number) }

  /// A warning: its word for `--json`, and its sentence.
  typealias Warning = (code: String, sentence: String)

  /// The number's warnings, then the document's.
  var warnings: [Warning] {
    number.warnings.map { ($0.rawValue, $0.sentence) } + notes.map { ($0.rawValue, $0.sentence) }
  }
}

extension Offer {
  /// The offer for a document that was read.
  init(document: FaxDocument, number: FaxNumber) {
    self.init(
      pageCount: document.pageCount, number: number, notes: document.notes, title: document.name,
      size: document.size)
  }

  /// The offer for a fax that is kept.
  init(_ draft: FaxEvent.Draft) {
    self.init(
      pageCount: draft.pageCount, number: draft.to, notes: draft.notes, title: draft.name,
      size: draft.documentSize)
  }

  /// Says all of it, in words or as the `price` line.
  func tell(on screen: Screen) {
    let about = pageCount.isEstimate ? "about " : ""
    let document = [title, "\(about)\(pages(pageCount.number))", bytes(size)].compactMap { $0 }
    screen.row("Document", Line(document.joined(separator: ", ")))
    screen.row("To", "\(number.formatted, .strong) (\(number.country.name))")
    screen.row("By card", "\(about)\(card, .strong)")
    screen.row("By wallet", "\(about)\(wallet, .strong)")
    for warning in warnings { screen.note(Line(warning.sentence)) }
    screen.event(
      "price", job: nil,
      [
        "to": .text(number.e164), "country": .text(number.country.code),
        "page_count": .number(pageCount.number),
        "page_count_is_estimate": .flag(pageCount.isEstimate),
        "card_amount_cents": .number(card.cents),
        "wallet_usdc_base_units": .number(Int(clamping: wallet.baseUnits)),
        "size_bytes": .number(size), "warnings": .list(warnings.map { .text($0.code) }),
      ])
  }
}

/// `1 page`, `2 pages`.
func pages(_ count: Int) -> String { count == 1 ? "1 page" : "\(count) pages" }

/// `310 bytes`, `34 KB`, `1.2 MB`.
func bytes(_ count: Int) -> String {
  switch count {
  case ..<1000: return "\(count) bytes"
  case ..<999_500: return "\((count + 500) / 1000) KB"
  default:
    let tenths = (count + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
