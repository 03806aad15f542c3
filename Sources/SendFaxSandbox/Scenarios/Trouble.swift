extension SendFaxSandbox {
  /// Everything that can go wrong by name; the raw value is the name on the wire.
  public enum Trouble: String, Sendable, Codable, CaseIterable {
    // Instead of the service.
    case unavailable = "unavailable"
    case tooManyRequests = "too-many-requests"
    case tooManyRequestsDate = "too-many-requests-date"
    case longRetryAfter = "long-retry-after"
    case htmlBadGateway = "html-502"
    case html402 = "html-402"
    case forbidden = "forbidden"
    case garbage = "garbage-200"
    case hugeBody = "huge-body"
    case gzipBomb = "gzip-bomb"
    case redirect = "redirect"
    case closedBeforeWork = "closed-before-work"
    case hang = "hang"
    // The work is done, the answer suffers.
    case answerLost = "answer-lost"
    case reset = "reset"
    case truncatedJSON = "truncated-json"
    case cutOff = "cut-off"
    case drip = "slow-drip"
    case closedOnReuse = "closed-on-reuse"
    case dateAhead = "date-ahead"
    case dateBehind = "date-behind"
    case dateMissing = "date-missing"
    // Another answer than expected.
    case pageCountDiffers = "page-count-differs"
    case priceHigher = "price-higher"
    case foreignCheckoutURL = "foreign-checkout-url"
    case unknownStatus = "unknown-status"
    case forgottenFax = "forgotten-fax"
    case unreadable202 = "unreadable-202"
    // The quote.
    case rotatingIntents = "rotating-intents"
    case windowClosesEarly = "window-closes-early"
    case missingDepositHeaders = "missing-deposit-headers"
    case missingChallenge = "missing-challenge"
    case challengeDisagrees = "challenge-disagrees"
    case staticRecipient = "static-recipient"
    case wrongAmount = "wrong-amount"
    case wrongToken = "wrong-token"
    case wrongNetwork = "wrong-network"
    // The wallet.
    case walletDeclines = "wallet-declines"
    case walletCodeZero = "wallet-code-zero"
    case walletHangs = "wallet-hangs"
    case walletAnswersLate = "wallet-answers-late"
    case walletDropsAnswer = "wallet-drops-answer"
    case walletReverts = "wallet-reverts"
    case walletSpeedsUp = "wallet-speeds-up"
    case wrongChain = "wrong-chain"

    /// The calls it is on unless a scenario says another one.
    public var calls: Set<Call> {
      switch self {
      case .pageCountDiffers: return [.uploads, .faxes]
      case .priceHigher: return [.uploads]
      case .foreignCheckoutURL: return [.checkout]
      case .unknownStatus, .forgottenFax: return [.status]
      case .html402, .unreadable202, .rotatingIntents, .windowClosesEarly, .missingDepositHeaders,
        .missingChallenge, .challengeDisagrees, .staticRecipient, .wrongAmount, .wrongToken,
        .wrongNetwork:
        return [.faxes]
      case .walletDeclines, .walletCodeZero, .walletHangs, .walletAnswersLate, .walletDropsAnswer,
        .walletReverts, .walletSpeedsUp:
        return [.wallet]
      case .wrongChain: return [.node]
      default: return [.uploads, .checkout, .faxes, .status]
      }
    }
  }
}
