import SendFaxAPI

/// A fax that is being put together: what was chosen and typed so far.
///
/// ```swift
/// var draft = Composition()
/// draft.document = .ready(document)
/// draft.number = "6135550123"
/// let shown = ComposerPresentation(of: draft, in: context)
/// ```
public struct Composition: Sendable, Equatable {
  /// The document, as far as it is known.
  public enum Source: Sendable, Equatable {
    /// None was chosen.
    case none
    /// It is being read, or pages are being made of pictures.
    case reading
    /// It can be faxed.
    case ready(FaxDocument)
    /// It can't be faxed, and why.
    case refused(FaxError)
  }

  /// The document.
  public var document = Source.none
  /// The number as it is typed.
  public var number = ""
  /// Whether the number may still go on.
  public var isEditingNumber = false
  /// Whether the person's tap is being followed; nothing can be tapped meanwhile.
  public var isSubmitting = false
  /// The most a wallet may be asked for.
  public var ceiling = USDC(worth: USD(cents: 500))

  /// Nothing chosen yet.
  public init() {}

  /// What is to be sent, once both are there.
  public var ready: (document: FaxDocument, number: FaxNumber)? {
    guard case .ready(let document) = document, let number = try? FaxNumber(number) else {
      return nil
    }
    return (document, number)
  }
}

/// What the composer says and offers: facts and warnings, the number as understood, and both prices
/// before anything is sent.
public struct ComposerPresentation: Sendable, Equatable {
  /// A way to pay.
  public struct Choice: Sendable, Equatable, Identifiable {
    /// Which.
    public let rail: Rail
    /// The button's label, with the price.
    public let label: String
    /// What follows from a tap, or why it is not possible.
    public let consequence: String
    /// Whether it can be tapped now.
    public let isPossible: Bool

    /// The way names the choice.
    public var id: Rail { rail }
  }

  /// The document's pages and size.
  public let documentLine: String?
  /// The document's name on this device.
  public let documentName: String?
  /// What to know of the document before paying.
  public let documentNotes: [String]
  /// Why the document can't be faxed.
  public let documentProblem: String?
  /// Whether it is being read.
  public let isReading: Bool
  /// The number.
  public let number: NumberEntry
  /// Both prices, a line each.
  public let priceLines: [String]
  /// The ways to pay; both are shown as soon as there is a document.
  public let choices: [Choice]
  /// What is still missing before anything can be tapped.
  public let missing: String?

  /// What is shown of a composition.
  public init(of draft: Composition, in context: Presentation.Context = .init()) {
    let words = context.words
    number = NumberEntry(draft.number, isEditing: draft.isEditingNumber, in: context)
    isReading = draft.document == .reading
    missing = ComposerPresentation.missing(draft, number, words)
    var problem: String?
    if case .refused(let error) = draft.document {
      problem = FailurePresentation(of: error, in: context).sentence
    }
    documentProblem = problem
    guard case .ready(let document) = draft.document else {
      (documentLine, documentName, documentNotes, priceLines, choices) = (nil, nil, [], [], [])
      return
    }
    let count = document.pageCount
    let pages = words(count.isEstimate ? .pagesEstimate : .pages, [.pages: .number(count.number)])
    documentLine = words(
      .composerDocumentLine, [.pages: .text(pages), .value: .text(words.size(document.size))])
    documentName = document.name
    documentNotes = document.notes.map(words.sentence)
    priceLines = Presentation.prices(of: count, in: context)
    let canSend = missing == nil && !draft.isSubmitting
    choices = Rail.allCases.filter(context.rails.contains).map {
      ComposerPresentation.choice($0, count, draft.ceiling, canSend, words)
    }
  }

  private static func choice(
    _ rail: Rail, _ count: PageCount, _ ceiling: USDC, _ canSend: Bool, _ words: Words
  ) -> Choice {
    switch rail {
    case .card:
      let amount = Words.Value.text(words.price(USD.cardPrice(pages: count.number)))
      return Choice(
        rail: rail, label: words(.composerPayCard, [.amount: amount]),
        consequence: words(.offerCardWhy, [.amount: amount]), isPossible: canSend)
    case .wallet:
      let price = USDC.walletPrice(pages: count.number)
      let amount = Words.Value.text(price.description)
      guard price <= ceiling else {
        return Choice(
          rail: rail, label: words(.composerPayWallet, [.amount: amount]),
          consequence: words(
            .composerOverCeiling, [.amount: amount, .limit: .text(ceiling.description)]),
          isPossible: false)
      }
      return Choice(
        rail: rail, label: words(.composerPayWallet, [.amount: amount]),
        consequence: words(.offerWalletWhy), isPossible: canSend)
    }
  }

  private static func missing(
    _ draft: Composition, _ number: NumberEntry, _ words: Words
  ) -> String? {
    switch (draft.document, number.number) {
    case (.ready, .some): return nil
    case (.refused, _): return words(.composerFixDocument)
    case (.reading, _): return words(.composerReading)
    case (.none, .none) where draft.number.isEmpty: return words(.composerNeedsBoth)
    case (.none, _): return words(.composerNeedsDocument)
    case (.ready, .none):
      return words(draft.number.isEmpty ? .composerNeedsNumber : .composerFixNumber)
    }
  }
}
