// Made by scripts/words from Localizable.xcstrings.

extension Words {
  /// The name of everything that is said; each language has words for every one.
  ///
  /// A key that ends in `Title`, `Word` or `Why` says where its words are shown.
  public enum Key: String, Sendable, CaseIterable {
    case ago, alreadySentSentence, alreadySentTitle, alreadySentWord, arrivedSentence, arrivedTitle
    case arrivedWord, attentionBodyLost, attentionLateTransfer, attentionNotFound
    case attentionOtherFax, attentionTitle, attentionUnansweredAsk, attentionUnreadable
    case attentionWindowOver, attentionWord, awaitingSentence, cancel, cardMoreSentence
    case cardMoreTitle, chargedCard, chargedSomething, checkoutSentence, checkoutTitle
    case checkoutWord, claimAnswer, closedSentence, closedTitle, closedWord, comeBackPage
    case comeBackWallet, composerAgain, composerAgainWhy, composerChooseFile, composerChoosePhotos
    case composerDocument, composerDocumentLine, composerDrop, composerFixDocument
    case composerFixNumber, composerNeedsBoth, composerNeedsDocument, composerNeedsNumber
    case composerNumber, composerNumberHint, composerOverCeiling, composerPayCard
    case composerPayWallet, composerPayment, composerPrices, composerReading, composerRemove
    case composerScanPaper, composerSuggestion, composerTitle, composerTollFree, composerUnderstood
    case copied, copyAddress, copyAmount, countryCanada, countryMexico, countrySaintPierre
    case countryUnitedStates, days, decimalMark, declinedSentence, declinedTitle, deliveredSentence
    case deliveredSomeSentence, deliveredTitle, deliveredWord, detailActions, detailDocument
    case detailEvidence, detailMoney, detailRecipient, done, draftedSentence, draftedTitle
    case errorAlreadyHere, errorAlreadyPaid, errorAlreadySent, errorAnswer, errorBusy
    case errorCancelled, errorCountDiffers, errorDamaged, errorDeclined, errorDestinationRefused
    case errorDestinationUnsupported, errorDocumentChanged, errorDocumentRefused
    case errorDocumentUnreadable, errorEmpty, errorEncrypted, errorFileUnreadable, errorForeignPage
    case errorLocked, errorNewer, errorNoWalletPrice, errorNotAPDF, errorNotNow, errorNotSaved
    case errorNumberInvalid, errorNumberNeedsCorrection, errorOther, errorOutOfBounds
    case errorPriceHigher, errorRequestRefused, errorTitle, errorTooLarge, errorUnavailable
    case errorUnknownJob, errorUnreachable, errorUnwritable, errorWalletNotAsked, evidenceCopy
    case evidenceShare, expiredPaidSentence, expiredTitle, expiredUnpaidSentence
    case expiredWatchOverSentence, expiredWatchedSentence, expiredWord, factAcceptedAt, factAddress
    case factAmount, factAskedAt, factBaseUnits, factClaims, factDetail, factDocumentDigest
    case factDraftedAt, factEndedAt, factFailure, factFaxID, factHash, factJob, factLastClaim
    case factLine, factNetwork, factOutcome, factPageShownAt, factPages, factPayment
    case factPaymentIntent, factRail, factReason, factRecipient, factService, factStatus
    case factStatusAt, factStatusPage, factToken, factUnreadableYes, factWallet, factWindowStart
    case failedBadFile, failedBusy, failedDeclined, failedDropped, failedGarbled, failedNoAnswer
    case failedNoTone, failedNotServed, failedServiceTrouble, failedTitle, failedTooLarge
    case failedTooManyPages, failedUnknown, failedUnnamed, failedWord, failedWrongNumber
    case historyEmptySentence, historyEmptyTitle, historyNeedsYou, historyNew, historyOver
    case historyRow, historyTitle, historyUnderWay, historyUnpaid, hours, intentAccepted
    case intentDeclined, intentFailed, intentOpen, intentRetired, intentReturned, intentSent
    case justNow, keepsakeDismiss, keepsakeDismissWhy, keepsakeSentence, keepsakeTitle, linkCopy
    case lockedSentence, lockedTitle, mayHaveBeenCharged, mayHaveBeenChargedTwice, menuCheckAgain
    case minutes, moneyReturned, networkChain, noPaymentSeen, notCharged, notPaidWord, notSentWord
    case noteBlankPages, noteDamaged, noteDynamicForm, noteFieldsWithoutAppearance
    case noteNearSizeLimit, notePageCountEstimated, noteSigned, noticeApproveWithin
    case noticeFailureWord, noticeMoved, noticeNotFound, noticeRetired, noticeRetryOf, noticeSlow
    case noticeStray, noticeVerySlow, offerArrived, offerArrivedWhy, offerCard, offerCardWhy
    case offerCheck, offerCheckWhy, offerFollow, offerFollowWhy, offerForget
    case offerForgetEvidenceWhy, offerForgetWhy, offerNeverApproved, offerNeverApprovedWhy
    case offerNeverPaid, offerNeverPaidWhy, offerPage, offerPageWhy, offerReceipt, offerReceiptWhy
    case offerRefunded, offerRefundedWhy, offerReplace, offerReplaceWhy, offerRetry, offerRetryWhy
    case offerWallet, offerWalletWhy, offerWithdraw, offerWithdrawWhy, offerWrittenOff
    case offerWrittenOffWhy, openingTitle, outcomeUnknownSentence, outcomeUnknownTitle
    case outcomeUnknownWord, pages, pagesEstimate, paidByWallet, paidSentence, paidTitle, paidWord
    case preparedSentence, preparedTitle, preparedWord, priceByCard, priceByWallet
    case priceCountDiffers, priceDollars, priceEstimate, priceLeastCharge, pricingSentence
    case pricingTitle, quarantinedSentence, quarantinedTitle, quarantinedWord, queuedSentence
    case queuedTitle, queuedWord, quoteAgain, quoteComeBack, quoteFee, quoteOver, quotePay
    case quotePayCounted, quoteSentence, quoteTimeLeft, quoteTitle, quotedSentence, quotedTitle
    case railCard, railWallet, receiptShare, receiptTitle, refundCard, refundMaybe
    case refundedSentence, refundedTitle, refundedWord, remindClosing, remindReturn, remindTitle
    case replacedSentence, replacedTitle, replacedWord, scanClose, scanCloseWhy, scanCode
    case scanCompare, scanExact, scanNotToToken, scanOnNetwork, scanOnce, scanOver, scanPaid
    case scanStandIn, scanTimeLeft, scanTitle, seconds, sendingSentence, sendingTitle, sendingWord
    case settingsCeiling, settingsCeilingWhy, settingsKeychain, settingsLanguage
    case settingsLanguageOfDevice, settingsPrivacy, settingsService, settingsTitle, settingsWallet
    case settingsWalletAsk, sizeBytes, sizeKilobytes, sizeMegabytes, stepDelivered, stepDone
    case stepLater, stepNow, stepPaid, stepSaved, stepSent, stepStopped, timeUTC, timeUnknown
    case transferLateSentence, transferRequestedSentence, transferRequestedTitle
    case transferRequestedWord, transferSentSentence, transferSentTitle, transferSentWord
    case troubleUnavailable, troubleUnreachable, troubleUnreadable, tryAgain, unknownStatusSentence
    case unknownStatusTitle, unknownStatusWord, unopenedTitle, uploadedSentence, uploadedTitle
    case uploading, walletScanned, walletScannedWhy, walletWhich
    case warningOutsideUnitedStatesAndCanada, warningSpecialService, warningTerritory
    case withdrawnSentence, withdrawnTitle, withdrawnWord, working, writtenOffSentence
    case writtenOffTitle, writtenOffWord
  }
}
