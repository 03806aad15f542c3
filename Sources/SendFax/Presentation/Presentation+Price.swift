import SendFaxAPI

extension Presentation {
  /// Both prices of so many pages, before anything is sent: a line for each way to pay, and what to
  /// know of them.
  ///
  /// ```swift
  /// Presentation.prices(of: .exact(2))
  /// // By card: $0.50 for 2 pages.
  /// // By wallet: 0.10 USDC on Base for 2 pages.
  /// // $0.50 is the least a card can be charged; up to 10 pages cost the same.
  /// ```
  public static func prices(of count: PageCount, in context: Context = Context()) -> [String] {
    let words = context.words
    let card = USD.cardPrice(pages: count.number)
    let pages = words(
      count.isEstimate ? .pagesEstimate : .pages, [.pages: .number(count.number)])
    var lines: [String] = []
    if context.rails.contains(.card) {
      lines.append(words(.priceByCard, [.amount: .text(words.price(card)), .pages: .text(pages)]))
    }
    if context.rails.contains(.wallet) {
      let amount = USDC.walletPrice(pages: count.number).description
      lines.append(words(.priceByWallet, [.amount: .text(amount), .pages: .text(pages)]))
    }
    if context.rails.contains(.card), count.number < 10 {
      lines.append(words(.priceLeastCharge, [.amount: .text(words.price(card))]))
    }
    if count.isEstimate { lines.append(words(.priceEstimate)) }
    return lines
  }

  static func priceLines(of record: FaxRecord, _ words: Words) -> [String] {
    let ours = record.draft.pageCount
    guard let amount = record.priceText(words), let pages = record.servicePages else {
      return prices(of: ours, in: Context(words: words))
    }
    var values: [Words.Slot: Words.Value] = [
      .amount: .text(amount), .pages: .text(words(.pages, [.pages: .number(pages)])),
    ]
    var lines = [words(record.paidBy == .wallet ? .priceByWallet : .priceByCard, values)]
    if pages != ours.number {
      values[.count] = .text(words(.pages, [.pages: .number(ours.number)]))
      lines.append(words(.priceCountDiffers, values))
    }
    return lines
  }
}
