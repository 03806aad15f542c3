extension SendFaxSandbox {
  /// Everything that can go wrong by name; the raw value is the name on the wire.
  public enum Trouble: String, Sendable, Codable, CaseIterable {
    // Instead of the service.

    /// 503 with a problem document; nothing is done.
    case unavailable
    /// 429 with Retry-After in seconds.
    case tooManyRequests = "too-many-requests"
    /// 429 with Retry-After as a date.
    case tooManyRequestsDate = "too-many-requests-date"
    /// 503 that asks to wait for a day.
    case longRetryAfter = "long-retry-after"
    /// A proxy's 502 in HTML.
    case htmlBadGateway = "html-502"
    /// A proxy's 402 in HTML, which is no quote.
    case html402 = "html-402"
    /// 402 in the middle of the upload, before anything is done.
    case early402 = "early-402"
    /// 403 with a problem document.
    case forbidden
    /// 400 for a claim.
    case claim400 = "claim-400"
    /// 404 for a claim.
    case claim404 = "claim-404"
    /// 409 for a claim.
    case claim409 = "claim-409"
    /// 422 for a claim.
    case claim422 = "claim-422"
    /// 200 with bytes that are no JSON.
    case garbage = "garbage-200"
    /// 200 with a body of 1 GB.
    case hugeBody = "huge-body"
    /// 200 with a small gzip body that grows to 256 MB.
    case gzipBomb = "gzip-bomb"
    /// 307 to another host.
    case redirect
    /// The connection closes before anything is done.
    case closedBeforeWork = "closed-before-work"
    /// The upload is reset in its middle; nothing is done.
    case resetMidUpload = "reset-mid-upload"
    /// The request is never answered; nothing is done.
    case hang

    // Problem documents of every shape.

    /// 422 without a body.
    case problemEmpty = "problem-empty"
    /// 422 with {} for a problem.
    case problemBare = "problem-bare"
    /// 422 whose problem has a title and nothing else.
    case problemTitleOnly = "problem-title-only"
    /// 422 whose problem has a detail and no title.
    case problemNoTitle = "problem-no-title"
    /// 422 whose problem has a number for a title and a list for a detail.
    case problemWrongTypes = "problem-wrong-types"
    /// 422 with a JSON list for a problem.
    case problemList = "problem-list"
    /// 422 with HTML that is called a problem document.
    case problemHTML = "problem-html"
    /// 422 in plain text.
    case problemText = "problem-text"
    /// 422 with a problem that is called application/json.
    case problemPlainJSON = "problem-plain-json"
    /// 422 whose detail is 256 KiB long.
    case problemHuge = "problem-huge"
    /// 422 whose detail holds terminal codes, breaks and reversed text.
    case problemControls = "problem-controls"
    /// 422 whose detail is not UTF-8.
    case problemInvalidUTF8 = "problem-invalid-utf8"
    /// 422 whose problem says that it is 200.
    case problemStatusDiffers = "problem-status-differs"
    /// 422 with a type, an instance and members of its own.
    case problemExtended = "problem-extended"

    // The work is done, the answer suffers.

    /// The work is done, then the connection closes without an answer.
    case answerLost = "answer-lost"
    /// The work is done, then the connection is reset.
    case reset
    /// The work is done, then the sending side alone closes, unanswered.
    case halfClose = "half-close"
    /// The work is done, the JSON stops in the middle.
    case truncatedJSON = "truncated-json"
    /// The work is done, the connection closes within the answer.
    case cutOff = "cut-off"
    /// The work is done, the answer comes at 16 bytes a second.
    case drip = "slow-drip"
    /// The answer promises keep-alive, the next request is dropped.
    case closedOnReuse = "closed-on-reuse"
    /// The Date field is an hour ahead.
    case dateAhead = "date-ahead"
    /// The Date field is an hour behind.
    case dateBehind = "date-behind"
    /// There is no Date field.
    case dateMissing = "date-missing"
    /// The Date field is no date.
    case dateGarbage = "date-garbage"

    // Another answer than expected.

    /// The service counts one page more.
    case pageCountDiffers = "page-count-differs"
    /// The card price is a dollar higher.
    case priceHigher = "price-higher"
    /// The Checkout URL is on another host.
    case foreignCheckoutURL = "foreign-checkout-url"
    /// The status is a word no client knows.
    case unknownStatus = "unknown-status"
    /// 404 for a fax that exists.
    case forgottenFax = "forgotten-fax"
    /// The fax is accepted, the 202 has no JSON.
    case unreadable202 = "unreadable-202"

    // The quote.

    /// Every request mints another intent.
    case rotatingIntents = "rotating-intents"
    /// Two intents take turns.
    case flappingIntents = "flapping-intents"
    /// An intent lasts one minute instead of fifteen.
    case windowClosesEarly = "window-closes-early"
    /// The challenge's expires is five minutes from every answer.
    case movingExpires = "moving-expires"
    /// The challenge's expires is the window's end and near by turns.
    case flappingExpires = "flapping-expires"
    /// The challenge expired a minute ago.
    case expiredChallenge = "expired-challenge"
    /// The service sees a deposit two minutes later than it would.
    case depositSeenLate = "deposit-seen-late"
    /// A 402 with the challenge alone.
    case missingDepositHeaders = "missing-deposit-headers"
    /// A 402 with the deposit fields alone.
    case missingChallenge = "missing-challenge"
    /// The challenge asks for another amount than the fields.
    case challengeDisagrees = "challenge-disagrees"
    /// The deposit address is the static one of the challenge.
    case staticRecipient = "static-recipient"
    /// The quote is one base unit too high.
    case wrongAmount = "wrong-amount"
    /// The quote is in another token.
    case wrongToken = "wrong-token"
    /// The quote is on another network.
    case wrongNetwork = "wrong-network"

    // The wallet.

    /// The wallet's holder declines (4001).
    case walletDeclines = "wallet-declines"
    /// The wallet sends nothing and answers error code 0.
    case walletCodeZero = "wallet-code-zero"
    /// The wallet never answers and sends nothing.
    case walletHangs = "wallet-hangs"
    /// The wallet sends, and answers after 30 seconds.
    case walletAnswersLate = "wallet-answers-late"
    /// The wallet sends, and answers after 16 minutes.
    case walletAnswersAfterExpiry = "wallet-answers-after-expiry"
    /// The wallet sends, and its answer is lost.
    case walletDropsAnswer = "wallet-drops-answer"
    /// The transaction reverts.
    case walletReverts = "wallet-reverts"
    /// Another transaction with the nonce is mined instead.
    case walletSpeedsUp = "wallet-speeds-up"
    /// The transaction is mined after 16 minutes.
    case walletMinesLate = "wallet-mines-late"
    /// The wallet is on chain 1.
    case wrongChain = "wrong-chain"

    /// What troubles are sorted by, in the order they are listed.
    public enum Chapter: String, Sendable, CaseIterable {
      /// The service is not reached, or answers as no service does.
      case instead = "Instead of the service"
      /// A refusal in a form that RFC 9457 allows, or not.
      case problem = "Problem documents of every shape"
      /// What was asked for is done, and the answer suffers on the way.
      case damage = "The work is done, the answer suffers"
      /// A whole answer that says something else.
      case differs = "Another answer than expected"
      /// What a 402 says.
      case quote = "The quote"
      /// What the wallet and its chain do.
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
