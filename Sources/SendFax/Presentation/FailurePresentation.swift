import SendFaxAPI

/// What a screen says of something that did not work.
///
/// ```swift
/// do { try await outbox.lookAgain(job) } catch let error as FaxError {
///   let shown = FailurePresentation(of: error, in: context)
///   print(shown.title, shown.sentence, shown.moneySentence)
/// }
/// ```
///
/// - Guaranteed: the sentence is in the person's language; what the service itself
///   said, and what must not be lost, is kept word for word in ``detail``.
public struct FailurePresentation: Sendable, Equatable {
  /// That something did not work, in a few words.
  public let title: String
  /// What did not, and what to do.
  public let sentence: String
  /// What became of the money.
  public let moneySentence: String
  /// The words of the service, or evidence that is nowhere else, as they came.
  public let detail: String?
  /// Whether the same may work later without anything being changed.
  public let isWorthRetrying: Bool
  /// The button that tries again.
  public let retryLabel: String
  /// The button that closes it.
  public let closeLabel: String

  /// What is said of an error.
  public init(of error: FaxError, in context: Presentation.Context = .init()) {
    let words = context.words
    title = words(.errorTitle)
    isWorthRetrying = error.isWorthRetrying
    retryLabel = words(.tryAgain)
    closeLabel = words(.done)
    moneySentence = words(error.money.key)
    // English messages are more exact than a code.
    let isEnglish = words.language == .english
    sentence = isEnglish ? error.message : words(error.code.key)
    detail = !isEnglish && error.code.keepsMessage ? error.message : nil
  }
}

extension Money {
  fileprivate var key: Words.Key {
    switch self {
    case .notMoved: return .notCharged
    case .mayHaveMoved: return .mayHaveBeenCharged
    case .moved: return .chargedSomething
    case .returned: return .moneyReturned
    }
  }
}

extension FaxError.Code {
  /// Whether the message holds what is nowhere else: the service's words, amounts, a hash.
  var keepsMessage: Bool {
    let kept: [FaxError.Code] = [
      .documentRefused, .destinationRefused, .destinationUnsupported, .requestRefused,
      .quoteOutOfBounds, .priceHigher, .pageCountDiffers, .outcomeNotSaved, .walletNotAsked,
    ]
    return kept.contains(self)
  }

  /// What it means, said without its particulars.
  var key: Words.Key { FaxError.Code.sentences[self] ?? .errorOther }

  private static let sentences: [FaxError.Code: Words.Key] = [
    .fileUnreadable: .errorFileUnreadable, .notAPDF: .errorNotAPDF,
    .documentEncrypted: .errorEncrypted, .documentEmpty: .errorEmpty,
    .documentUnreadable: .errorDocumentUnreadable, .documentTooLarge: .errorTooLarge,
    .documentChanged: .errorDocumentChanged, .documentRefused: .errorDocumentRefused,
    .numberInvalid: .errorNumberInvalid, .numberNeedsCorrection: .errorNumberNeedsCorrection,
    .destinationUnsupported: .errorDestinationUnsupported,
    .destinationRefused: .errorDestinationRefused, .notFound: .errorUnknownJob,
    .unreachable: .errorUnreachable, .serviceUnavailable: .errorUnavailable,
    .answerUnreadable: .errorAnswer, .redirected: .errorAnswer,
    .checkoutURLForeign: .errorForeignPage, .noDepositQuote: .errorNoWalletPrice,
    .requestRefused: .errorRequestRefused, .cancelled: .errorCancelled,
    .priceHigher: .errorPriceHigher, .pageCountDiffers: .errorCountDiffers,
    .alreadyPaid: .errorAlreadyPaid, .paymentDeclined: .errorDeclined,
    .walletNotAsked: .errorWalletNotAsked, .alreadySent: .errorAlreadySent,
    .quoteOutOfBounds: .errorOutOfBounds, .outboxUnwritable: .errorUnwritable,
    .outboxBusy: .errorBusy, .drivenElsewhere: .errorBusy, .outboxLocked: .errorLocked,
    .outboxNewer: .errorNewer, .outboxDamaged: .errorDamaged, .outcomeNotSaved: .errorNotSaved,
    .unknownJob: .errorUnknownJob, .notAllowedNow: .errorNotNow,
    .alreadyInOutbox: .errorAlreadyHere,
  ]
}
