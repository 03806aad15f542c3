extension Words {
  /// The name of everything that is said; each language has words for every one.
  ///
  /// A key that ends in `Title`, `Word` or `Why` says where its words are shown.
  public enum Key: String, Sendable, CaseIterable {
    // The states
    case pricingTitle, pricingSentence, draftedTitle, draftedSentence, notSentWord, uploadedTitle
    case uploadedSentence, notPaidWord, declinedTitle, declinedSentence, quotedTitle
    case quotedSentence, transferRequestedTitle, transferRequestedSentence, transferRequestedWord
    case transferSentTitle, transferSentSentence, transferSentWord, checkoutTitle
    case checkoutSentence, checkoutWord, paidTitle, paidSentence, paidWord, queuedTitle
    case queuedSentence, queuedWord, preparedTitle, preparedSentence, preparedWord, sendingTitle
    case sendingSentence, sendingWord, unknownStatusTitle, unknownStatusSentence
    case unknownStatusWord, attentionTitle, attentionWindowOver, attentionBodyLost
    case attentionNotFound, attentionUnreadable, attentionOtherFax, attentionLateTransfer
    case attentionUnansweredAsk
    case attentionWord, deliveredTitle, deliveredSentence, deliveredWord, failedTitle, failedWord
    case expiredTitle, expiredUnpaidSentence, expiredPaidSentence, expiredWatchedSentence
    case expiredWatchOverSentence, expiredWord, withdrawnTitle, withdrawnSentence, withdrawnWord
    case alreadySentTitle, alreadySentSentence, alreadySentWord, outcomeUnknownTitle
    case outcomeUnknownSentence, outcomeUnknownWord, replacedTitle, replacedSentence, replacedWord
    case refundedTitle, refundedSentence, refundedWord, arrivedTitle, arrivedSentence, arrivedWord
    case writtenOffTitle, writtenOffSentence, writtenOffWord, closedTitle, closedSentence
    case closedWord, quarantinedTitle, quarantinedSentence, quarantinedWord
    case transferLateSentence, awaitingSentence, deliveredSomeSentence

    // Why it failed
    case failedNoTone, failedNoAnswer, failedBusy, failedDropped, failedGarbled, failedDeclined
    case failedWrongNumber, failedNotServed, failedTooManyPages, failedTooLarge, failedBadFile
    case failedServiceTrouble, failedUnknown, failedUnnamed, noticeFailureWord

    // Money
    case notCharged, mayHaveBeenCharged, mayHaveBeenChargedTwice, noPaymentSeen, chargedCard
    case paidByWallet, chargedSomething, moneyReturned, refundCard, refundMaybe

    // Prices
    case pages, pagesEstimate, priceByCard, priceByWallet, priceLeastCharge, priceEstimate
    case priceCountDiffers

    // Notices
    case noticeApproveWithin
    case noticeSlow, noticeVerySlow, noticeStray, noticeRetired, noticeNotFound, noticeMoved
    case noticeRetryOf, troubleUnreachable, troubleUnavailable, troubleUnreadable

    // Offers
    case offerCard, offerCardWhy, offerWallet, offerWalletWhy, offerPage, offerPageWhy
    case offerFollow, offerFollowWhy, offerCheck, offerCheckWhy, offerWithdraw, offerWithdrawWhy
    case offerRetry, offerRetryWhy, offerReplace, offerReplaceWhy, offerReceipt, offerReceiptWhy
    case offerForget, offerForgetWhy, offerForgetEvidenceWhy, offerNeverPaid, offerNeverPaidWhy
    case offerNeverApproved, offerNeverApprovedWhy, offerRefunded, offerRefundedWhy, offerArrived
    case offerArrivedWhy, offerWrittenOff, offerWrittenOffWhy

    // Evidence and receipts
    case receiptTitle, railCard, railWallet, networkChain, claimAnswer, intentOpen, intentSent
    case intentDeclined, intentRetired, intentAccepted, intentReturned, intentFailed, factLine
    case factDetail, factJob, factService, factOutcome, factReason, factPages, factRecipient
    case factAmount, factRail, factStatus, factFailure, factFaxID, factStatusPage
    case factDocumentDigest, factDraftedAt, factPageShownAt, factAcceptedAt, factStatusAt
    case factEndedAt, factPaymentIntent, factNetwork, factToken, factAddress, factBaseUnits
    case factAskedAt, factWindowStart, factHash, factWallet, factPayment, factClaims
    case factLastClaim, factUnreadableYes

    // Times
    case timeUnknown, timeUTC, justNow, ago, seconds, minutes, hours, days
  }
}
