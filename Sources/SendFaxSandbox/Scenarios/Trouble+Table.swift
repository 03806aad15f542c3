extension SendFaxSandbox.Trouble {
  /// What is known of a trouble.
  struct Row {
    var chapter: Chapter
    var calls: Set<SendFaxSandbox.Call>
    var summary: String

    fileprivate init(
      _ chapter: Chapter, on calls: Set<SendFaxSandbox.Call> = service, _ summary: String
    ) {
      (self.chapter, self.calls, self.summary) = (chapter, calls, summary)
    }

    private static let service: Set<SendFaxSandbox.Call> = [.uploads, .checkout, .faxes, .status]
  }

  /// The table: `--help`, the home page, `/docs` and the control API list what stands here.
  var row: Row {
    switch self {
    case .unavailable:
      return Row(.instead, "503 with a problem document; nothing is done.")
    case .tooManyRequests:
      return Row(.instead, "429 with Retry-After in seconds.")
    case .tooManyRequestsDate:
      return Row(.instead, "429 with Retry-After as a date.")
    case .longRetryAfter:
      return Row(.instead, "503 that asks to wait for a day.")
    case .htmlBadGateway:
      return Row(.instead, "A proxy's 502 in HTML.")
    case .html402:
      return Row(.instead, on: [.faxes], "A proxy's 402 in HTML, which is no quote.")
    case .early402:
      return Row(
        .instead, on: [.uploads, .faxes],
        "402 in the middle of the upload, before anything is done.")
    case .forbidden:
      return Row(.instead, "403 with a problem document.")
    case .claim400:
      return Row(.instead, on: [.claim], "400 for a claim.")
    case .claim404:
      return Row(.instead, on: [.claim], "404 for a claim.")
    case .claim409:
      return Row(.instead, on: [.claim], "409 for a claim.")
    case .claim422:
      return Row(.instead, on: [.claim], "422 for a claim.")
    case .garbage:
      return Row(.instead, "200 with bytes that are no JSON.")
    case .hugeBody:
      return Row(.instead, "200 with a body of 1 GB.")
    case .gzipBomb:
      return Row(.instead, "200 with a small gzip body that grows to 256 MB.")
    case .redirect:
      return Row(.instead, "307 to another host.")
    case .closedBeforeWork:
      return Row(.instead, "The connection closes before anything is done.")
    case .resetMidUpload:
      return Row(
        .instead, on: [.uploads, .faxes],
        "The upload is reset in its middle; nothing is done.")
    case .hang:
      return Row(.instead, "The request is never answered; nothing is done.")
    case .problemEmpty:
      return Row(.problem, "422 without a body.")
    case .problemBare:
      return Row(.problem, "422 with {} for a problem.")
    case .problemTitleOnly:
      return Row(.problem, "422 whose problem has a title and nothing else.")
    case .problemNoTitle:
      return Row(.problem, "422 whose problem has a detail and no title.")
    case .problemWrongTypes:
      return Row(.problem, "422 whose problem has a number for a title and a list for a detail.")
    case .problemList:
      return Row(.problem, "422 with a JSON list for a problem.")
    case .problemHTML:
      return Row(.problem, "422 with HTML that is called a problem document.")
    case .problemText:
      return Row(.problem, "422 in plain text.")
    case .problemPlainJSON:
      return Row(.problem, "422 with a problem that is called application/json.")
    case .problemHuge:
      return Row(.problem, "422 whose detail is 256 KiB long.")
    case .problemControls:
      return Row(
        .problem, "422 whose detail holds terminal codes, breaks and reversed text.")
    case .problemInvalidUTF8:
      return Row(.problem, "422 whose detail is not UTF-8.")
    case .problemStatusDiffers:
      return Row(.problem, "422 whose problem says that it is 200.")
    case .problemExtended:
      return Row(.problem, "422 with a type, an instance and members of its own.")
    case .answerLost:
      return Row(.damage, "The work is done, then the connection closes without an answer.")
    case .reset:
      return Row(.damage, "The work is done, then the connection is reset.")
    case .halfClose:
      return Row(
        .damage, "The work is done, then the sending side alone closes, unanswered.")
    case .truncatedJSON:
      return Row(.damage, "The work is done, the JSON stops in the middle.")
    case .cutOff:
      return Row(.damage, "The work is done, the connection closes within the answer.")
    case .drip:
      return Row(.damage, "The work is done, the answer comes at 16 bytes a second.")
    case .closedOnReuse:
      return Row(.damage, "The answer promises keep-alive, the next request is dropped.")
    case .dateAhead:
      return Row(.damage, "The Date field is an hour ahead.")
    case .dateBehind:
      return Row(.damage, "The Date field is an hour behind.")
    case .dateMissing:
      return Row(.damage, "There is no Date field.")
    case .dateGarbage:
      return Row(.damage, "The Date field is no date.")
    case .pageCountDiffers:
      return Row(.differs, on: [.uploads, .faxes], "The service counts one page more.")
    case .priceHigher:
      return Row(.differs, on: [.uploads], "The card price is a dollar higher.")
    case .foreignCheckoutURL:
      return Row(.differs, on: [.checkout], "The Checkout URL is on another host.")
    case .unknownStatus:
      return Row(.differs, on: [.status], "The status is a word no client knows.")
    case .forgottenFax:
      return Row(.differs, on: [.status], "404 for a fax that exists.")
    case .unreadable202:
      return Row(.differs, on: [.faxes], "The fax is accepted, the 202 has no JSON.")
    case .rotatingIntents:
      return Row(.quote, on: [.faxes], "Every request mints another intent.")
    case .flappingIntents:
      return Row(.quote, on: [.faxes], "Two intents take turns.")
    case .windowClosesEarly:
      return Row(.quote, on: [.faxes], "An intent lasts one minute instead of fifteen.")
    case .movingExpires:
      return Row(.quote, on: [.faxes], "The challenge's expires is five minutes from every answer.")
    case .flappingExpires:
      return Row(
        .quote, on: [.faxes],
        "The challenge's expires is the window's end and near by turns.")
    case .expiredChallenge:
      return Row(.quote, on: [.faxes], "The challenge expired a minute ago.")
    case .depositSeenLate:
      return Row(
        .quote, on: [.faxes], "The service sees a deposit two minutes later than it would.")
    case .missingDepositHeaders:
      return Row(.quote, on: [.faxes], "A 402 with the challenge alone.")
    case .missingChallenge:
      return Row(.quote, on: [.faxes], "A 402 with the deposit fields alone.")
    case .challengeDisagrees:
      return Row(.quote, on: [.faxes], "The challenge asks for another amount than the fields.")
    case .staticRecipient:
      return Row(.quote, on: [.faxes], "The deposit address is the static one of the challenge.")
    case .wrongAmount:
      return Row(.quote, on: [.faxes], "The quote is one base unit too high.")
    case .wrongToken:
      return Row(.quote, on: [.faxes], "The quote is in another token.")
    case .wrongNetwork:
      return Row(.quote, on: [.faxes], "The quote is on another network.")
    case .walletDeclines:
      return Row(.wallet, on: [.wallet], "The wallet's holder declines (4001).")
    case .walletCodeZero:
      return Row(.wallet, on: [.wallet], "The wallet sends nothing and answers error code 0.")
    case .walletHangs:
      return Row(.wallet, on: [.wallet], "The wallet never answers and sends nothing.")
    case .walletAnswersLate:
      return Row(.wallet, on: [.wallet], "The wallet sends, and answers after 30 seconds.")
    case .walletAnswersAfterExpiry:
      return Row(.wallet, on: [.wallet], "The wallet sends, and answers after 16 minutes.")
    case .walletDropsAnswer:
      return Row(.wallet, on: [.wallet], "The wallet sends, and its answer is lost.")
    case .walletReverts:
      return Row(.wallet, on: [.wallet], "The transaction reverts.")
    case .walletSpeedsUp:
      return Row(.wallet, on: [.wallet], "Another transaction with the nonce is mined instead.")
    case .walletMinesLate:
      return Row(.wallet, on: [.wallet], "The transaction is mined after 16 minutes.")
    case .wrongChain:
      return Row(.wallet, on: [.node], "The wallet is on chain 1.")
    }
  }
}
