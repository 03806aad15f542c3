import SendFaxAPI

/// The wallet's price as a person is asked to agree to it.
///
/// ```swift
/// let shown = QuotePresentation(of: quote, ours: record.draft.pageCount, age: .zero, in: context)
/// ```
public struct QuotePresentation: Sendable, Equatable {
  /// The heading.
  public let title: String
  /// What the wallet will be asked for.
  public let sentence: String
  /// What to know before: another count, the network's fee, the way back.
  public let notices: [String]
  /// How long it can be paid.
  public let timeLine: String
  /// The button that agrees; it names amount and, where they differ from this device's count, pages.
  public let payLabel: String
  /// Whether it can be paid now; else ask again.
  public let isPayable: Bool
  /// The button that asks for the price again.
  public let againLabel: String
  /// The count the person agrees to by tapping, where agreement is needed
  /// (``Outbox/pay(_:from:acceptingPages:)``).
  public let agreement: Int?

  /// What is shown of a quote that came `age` ago, nil where nobody knows, for a document this device
  /// counted as `ours`.
  public init(
    of quote: WalletQuote, ours: PageCount?, age: Duration?,
    in context: Presentation.Context = .init()
  ) {
    let words = context.words
    let left = age.map { quote.remaining - $0 } ?? .zero
    let pages = words(.pages, [.pages: .number(quote.pageCount)])
    var values: [Words.Slot: Words.Value] = [
      .amount: .text(quote.amount.description), .pages: .text(pages),
      .network: .text(quote.networkName),
    ]
    title = words(.quoteTitle)
    sentence = words(.quoteSentence, values)
    isPayable = left > .zero
    timeLine =
      isPayable
      ? words(.quoteTimeLeft, [.time: .text(words.duration(left))]) : words(.quoteOver)
    agreement = quote.needsConsent == nil ? nil : quote.pageCount
    payLabel = words(agreement == nil ? .quotePay : .quotePayCounted, values)
    againLabel = words(.quoteAgain)
    var notices = [words(.quoteComeBack), words(.quoteFee)]
    if let ours, quote.pageCount != ours.number {
      values[.count] = .text(words(.pages, [.pages: .number(ours.number)]))
      notices.insert(words(.priceCountDiffers, values), at: 0)
    }
    self.notices = notices
  }
}

/// The card's price where the service asks more than this device expected.
public struct CardPricePresentation: Sendable, Equatable {
  /// The heading.
  public let title: String
  /// Both prices.
  public let sentence: String
  /// The button that agrees.
  public let agreeLabel: String
  /// The button that does not.
  public let cancelLabel: String
  /// What is agreed to by the button (``Outbox/checkout(_:acceptingUpTo:)``).
  public let price: USD

  /// What is shown of a fax whose price nobody agreed to yet; nil where the service named none.
  public init?(of record: FaxRecord, in context: Presentation.Context = .init()) {
    guard let upload = record.upload else { return nil }
    let words = context.words
    price = upload.amount
    title = words(.cardMoreTitle)
    let ours = USD.cardPrice(pages: record.draft.pageCount.number)
    sentence = words(
      .cardMoreSentence,
      [
        .pages: .text(words(.pages, [.pages: .number(upload.pageCount)])),
        .amount: .text(words.price(upload.amount)), .value: .text(words.price(ours)),
      ])
    agreeLabel = words(.quotePay, [.amount: .text(words.price(upload.amount))])
    cancelLabel = words(.cancel)
  }
}

/// A transfer to be made from another device: what to scan, what to compare, what goes wrong.
public struct ScanPresentation: Sendable, Equatable {
  /// The heading.
  public let title: String
  /// What the QR code holds.
  public let code: String
  /// What the code is, for one who does not see it.
  public let codeLabel: String
  /// Network, amount, address and token, to be compared or typed.
  public let facts: [Fact]
  /// The amount as a wallet's field takes it, without its token.
  public let amountToCopy: String
  /// What goes wrong with such codes.
  public let warnings: [String]
  /// That nothing real must be paid: the service is a stand-in, and real wallets scan its code all the same.
  public let alarm: String?
  /// How long there is, or that it is too late.
  public let timeLine: String
  /// Whether paying would still help.
  public let isOpen: Bool
  /// The button that closes it, and what that means.
  public let closeLabel: String
  /// What closing means.
  public let closeWhy: String

  /// What is shown of instructions that came `age` ago; nil where nobody knows, and then they are too old.
  ///
  /// - Parameters:
  ///   - instructions: what to send.
  ///   - record: the fax they pay (``FaxShelf/payee(of:)``): once it waits for no payment, a second one
  ///     must not be made.
  ///   - age: how long ago the instructions were made; nil where nobody knows.
  ///   - isStandIn: whether the service is a sandbox, where nothing is paid.
  ///   - context: the language and the place the words are for.
  public init(
    of instructions: TransferInstructions, for record: FaxRecord? = nil, age: Duration?,
    isStandIn: Bool = false, in context: Presentation.Context = .init()
  ) {
    let words = context.words
    let left = age.map { instructions.timeLeft - $0 } ?? .zero
    let isWaiting = record.map { $0.state == .transferRequested } ?? true
    isOpen = isWaiting && left > .zero
    title = words(.scanTitle)
    code = instructions.uri.description
    codeLabel = words(
      .scanCode,
      [
        .amount: .text(instructions.amount.description), .network: .text(instructions.network),
      ])
    let chain: [Words.Slot: Words.Value] = [
      .network: .text(instructions.network), .number: .number(instructions.chainID),
    ]
    facts = [
      Fact(.network, words(.networkChain, chain), words),
      Fact(.amount, instructions.amount.description, words),
      Fact(.address, instructions.address.description, words),
      Fact(.token, instructions.token.description, words),
    ]
    warnings = instructions.warnings(words)
    alarm = isStandIn ? words(.scanStandIn) : nil
    amountToCopy = String(instructions.amount.description.prefix { $0 != " " })
    timeLine =
      isOpen
      ? words(.scanTimeLeft, [.time: .text(words.duration(left))])
      : words(isWaiting ? .scanOver : .scanPaid)
    closeLabel = words(.scanClose)
    closeWhy = words(.scanCloseWhy)
  }
}

extension TransferInstructions {
  /// What goes wrong with such codes, in sentences to stand beside it.
  public func warnings(_ words: Words) -> [String] {
    let values: [Words.Slot: Words.Value] = [
      .network: .text(network), .amount: .text(amount.description),
      .value: .text(token.description),
    ]
    let keys: [Words.Key] = [
      .scanOnNetwork, .scanExact, .scanCompare, .scanOnce, .scanNotToToken,
    ]
    return keys.map { words($0, values) }
  }
}

extension WalletQuote {
  /// The network as a wallet names it, `Base`.
  var networkName: String {
    quoted.network.prefix(1).uppercased() + quoted.network.dropFirst()
  }
}
