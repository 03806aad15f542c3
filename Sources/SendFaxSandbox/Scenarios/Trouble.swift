extension SendFaxSandbox {
  /// Everything that can go wrong by name; the raw value is the name on the wire.
  public enum Trouble: String, Sendable, Codable, CaseIterable {
    // Instead of the service.
    case unavailable
    case tooManyRequests = "too-many-requests"
    case tooManyRequestsDate = "too-many-requests-date"
    case longRetryAfter = "long-retry-after"
    case htmlBadGateway = "html-502"
    case html402 = "html-402"
    case early402 = "early-402"
    case forbidden
    case claim400 = "claim-400"
    case claim404 = "claim-404"
    case claim409 = "claim-409"
    case claim422 = "claim-422"
    case garbage = "garbage-200"
    case hugeBody = "huge-body"
    case gzipBomb = "gzip-bomb"
    case redirect
    case closedBeforeWork = "closed-before-work"
    case resetMidUpload = "reset-mid-upload"
    case hang
    // Problem documents of every shape.
    case problemEmpty = "problem-empty"
    case problemBare = "problem-bare"
    case problemTitleOnly = "problem-title-only"
    case problemNoTitle = "problem-no-title"
    case problemWrongTypes = "problem-wrong-types"
    case problemList = "problem-list"
    case problemHTML = "problem-html"
    case problemText = "problem-text"
    case problemPlainJSON = "problem-plain-json"
    case problemHuge = "problem-huge"
    case problemControls = "problem-controls"
    case problemInvalidUTF8 = "problem-invalid-utf8"
    case problemStatusDiffers = "problem-status-differs"
    case problemExtended = "problem-extended"
    // The work is done, the answer suffers.
    case answerLost = "answer-lost"
    case reset
    case halfClose = "half-close"
    case truncatedJSON = "truncated-json"
    case cutOff = "cut-off"
    case drip = "slow-drip"
    case closedOnReuse = "closed-on-reuse"
    case dateAhead = "date-ahead"
    case dateBehind = "date-behind"
    case dateMissing = "date-missing"
    case dateGarbage = "date-garbage"
    // Another answer than expected.
    case pageCountDiffers = "page-count-differs"
    case priceHigher = "price-higher"
    case foreignCheckoutURL = "foreign-checkout-url"
    case unknownStatus = "unknown-status"
    case forgottenFax = "forgotten-fax"
    case unreadable202 = "unreadable-202"
    // The quote.
    case rotatingIntents = "rotating-intents"
    case flappingIntents = "flapping-intents"
    case windowClosesEarly = "window-closes-early"
    case movingExpires = "moving-expires"
    case flappingExpires = "flapping-expires"
    case expiredChallenge = "expired-challenge"
    case depositSeenLate = "deposit-seen-late"
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
    case walletAnswersAfterExpiry = "wallet-answers-after-expiry"
    case walletDropsAnswer = "wallet-drops-answer"
    case walletReverts = "wallet-reverts"
    case walletSpeedsUp = "wallet-speeds-up"
    case walletMinesLate = "wallet-mines-late"
    case wrongChain = "wrong-chain"

    /// What troubles are sorted by, in the order they are listed.
    public enum Chapter: String, Sendable, CaseIterable {
      case instead = "Instead of the service"
      case problem = "Problem documents of every shape"
      case damage = "The work is done, the answer suffers"
      case differs = "Another answer than expected"
      case quote = "The quote"
      case wallet = "The wallet"
    }

    /// One sentence for people.
    public var summary: String { row.summary }
    /// What kind of trouble it is.
    public var chapter: Chapter { row.chapter }
    /// The calls it is on unless a scenario says another one.
    public var calls: Set<Call> { row.calls }

    /// Whether it strikes before the body is there.
    var isEarly: Bool { self == .early402 || self == .resetMidUpload }
  }
}
