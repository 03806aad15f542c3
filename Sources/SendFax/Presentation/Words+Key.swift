// Made by scripts/words from Localizable.xcstrings.

extension Words {
  /// The name of everything that is said; each language has words for every one.
  ///
  /// A key that ends in `Title`, `Word` or `Why` says where its words are shown.
  public enum Key: String, Sendable, CaseIterable {
    /// “{time} ago”
    case ago
    /// “The service had sent this very fax before. No second copy went out.”
    case alreadySentSentence
    /// “Sent before”
    case alreadySentTitle
    /// “sent before”
    case alreadySentWord
    /// “You said that it was paid and arrived.”
    case arrivedSentence
    /// “Arrived”
    case arrivedTitle
    /// “arrived”
    case arrivedWord
    /// “A payment may have gone out, but when it was to be claimed, the document was gone from this
    /// device. Choose the very same file to claim the payment; if you no longer have it, send the
    /// service the evidence.”
    case attentionBodyLost
    /// “A wallet request that had been given up was approved after all. Send the service the
    /// evidence: the payment may belong to no fax.”
    case attentionLateTransfer
    /// “The payment page was shown, but the service no longer knows this fax. Check your card: if
    /// it was charged, send the service the evidence; if not, say that you did not pay.”
    case attentionNotFound
    /// “The service confirmed this payment with a fax that is here already under another name. Ask
    /// the service with the evidence which of them was paid.”
    case attentionOtherFax
    /// “This fax needs you”
    case attentionTitle
    /// “A price was asked for again and the answer was lost. It may have said that an earlier
    /// payment arrived, so nothing more is paid before you have looked.”
    case attentionUnansweredAsk
    /// “The service said yes in a way this version can't read, so the fax was probably paid and
    /// sent. Ask the service with the evidence before you send it again.”
    case attentionUnreadable
    /// “A payment may have gone out, but the service did not confirm it in time. Look in your
    /// wallet: if it shows the payment, send the service the evidence; if not, say that it was
    /// never approved.”
    case attentionWindowOver
    /// “needs you”
    case attentionWord
    /// “It is uploaded and priced, and not paid yet.”
    case awaitingSentence
    /// “Cancel”
    case cancel
    /// “The service counts {pages} and asks {amount}; this device expected {value}. You were not
    /// charged.”
    case cardMoreSentence
    /// “The service asks more”
    case cardMoreTitle
    /// “You were charged {amount}.”
    case chargedCard
    /// “The service has your payment.”
    case chargedSomething
    /// “Pay {amount} on the payment page. If you have paid, there is nothing more to do; if nobody
    /// pays, the page lapses by itself.”
    case checkoutSentence
    /// “Waiting for the payment”
    case checkoutTitle
    /// “waiting for payment”
    case checkoutWord
    /// “{word}, {time}”
    case claimAnswer
    /// “Nothing more happens to this fax.”
    case closedSentence
    /// “Closed”
    case closedTitle
    /// “closed”
    case closedWord
    /// “After paying you can close the page: the payment is noticed here.”
    case comeBackPage
    /// “Come back to this app after approving. Without it the fax is not sent.”
    case comeBackWallet
    /// “Send it a second time”
    case composerAgain
    /// “Show the fax that is here”
    case composerAgainShow
    /// “This document is already on its way to this number. Sending it a second time makes a second
    /// fax, which is paid for too.”
    case composerAgainWhy
    /// “Choose a PDF”
    case composerChooseFile
    /// “Choose photos”
    case composerChoosePhotos
    /// “Document”
    case composerDocument
    /// “{pages}, {value}”
    case composerDocumentLine
    /// “Or drop a PDF or pictures here.”
    case composerDrop
    /// “This document can’t be faxed; choose another.”
    case composerFixDocument
    /// “The number can’t be used yet.”
    case composerFixNumber
    /// “Choose a document and type the number; both prices are shown before anything is sent.”
    case composerNeedsBoth
    /// “Choose a document.”
    case composerNeedsDocument
    /// “Type the fax number.”
    case composerNeedsNumber
    /// “Fax number”
    case composerNumber
    /// “With country code, such as +1 613 555 0123”
    case composerNumberHint
    /// “By wallet this costs {amount}, more than your limit of {limit}. You can raise the limit in
    /// the settings.”
    case composerOverCeiling
    /// “Continue by card, {amount}”
    case composerPayCard
    /// “Continue by wallet, {amount}”
    case composerPayWallet
    /// “How to pay”
    case composerPayment
    /// “Price, before anything is sent”
    case composerPrices
    /// “Reading the document…”
    case composerReading
    /// “Remove the document”
    case composerRemove
    /// “Scan paper”
    case composerScanPaper
    /// “Use {number}”
    case composerSuggestion
    /// “New fax”
    case composerTitle
    /// “Calls {number}, a toll-free number.”
    case composerTollFree
    /// “Calls {number} in {name}.”
    case composerUnderstood
    /// “Copied, on this device only”
    case copied
    /// “Copy the address”
    case copyAddress
    /// “Copy the amount”
    case copyAmount
    /// “Canada”
    case countryCanada
    /// “Mexico”
    case countryMexico
    /// “Saint Pierre & Miquelon”
    case countrySaintPierre
    /// “United States”
    case countryUnitedStates
    /// “{count} days”
    case days
    /// “.”
    case decimalMark
    /// “The wallet declined, or was never reached. Nothing went out; you can ask it again.”
    case declinedSentence
    /// “The wallet did not pay”
    case declinedTitle
    /// “The other machine took {pages}.”
    case deliveredSentence
    /// “The other machine took the pages.”
    case deliveredSomeSentence
    /// “Delivered”
    case deliveredTitle
    /// “delivered”
    case deliveredWord
    /// “What you can do”
    case detailActions
    /// “Document”
    case detailDocument
    /// “Evidence for support”
    case detailEvidence
    /// “Money”
    case detailMoney
    /// “To”
    case detailRecipient
    /// “Done”
    case done
    /// “Nothing was sent yet. Choose how to pay, and it goes out.”
    case draftedSentence
    /// “Ready to send”
    case draftedTitle
    /// “A fax of this document to this number is here already and not over.”
    case errorAlreadyHere
    /// “This fax is paid already; there is nothing more to pay.”
    case errorAlreadyPaid
    /// “The service has sent this very document to this number before. No second copy went out.”
    case errorAlreadySent
    /// “The service answered in a way this version can’t use. Try again later, or with a newer
    /// version.”
    case errorAnswer
    /// “The faxes are in use elsewhere just now. Try again in a moment.”
    case errorBusy
    /// “It was stopped.”
    case errorCancelled
    /// “The service counts other pages than this device. Nothing is charged before you agree.”
    case errorCountDiffers
    /// “The record of the faxes is damaged. Nothing was deleted; keep this app and its data, and
    /// ask for help.”
    case errorDamaged
    /// “The payment was declined in the wallet.”
    case errorDeclined
    /// “The service refused the number.”
    case errorDestinationRefused
    /// “The service delivers to the United States, Canada, Mexico, and Saint Pierre & Miquelon.”
    case errorDestinationUnsupported
    /// “The document changed or is gone. Choose it again.”
    case errorDocumentChanged
    /// “The service refused the document.”
    case errorDocumentRefused
    /// “The PDF is too damaged to be read. Print it to a new PDF and send that.”
    case errorDocumentUnreadable
    /// “The PDF has no pages: there is nothing to fax.”
    case errorEmpty
    /// “The PDF is protected, and the service refuses every protected file. Save a copy without
    /// protection (print it to a new PDF) and send that.”
    case errorEncrypted
    /// “The file can’t be read. Choose it again, or save it on this device first.”
    case errorFileUnreadable
    /// “The payment page is not on Stripe’s own address, so it was not opened.”
    case errorForeignPage
    /// “Unlock the device once, then try again.”
    case errorLocked
    /// “The faxes were written by a newer version and were left untouched. Update this app.”
    case errorNewer
    /// “The service named no price for a wallet just now. You can pay by card.”
    case errorNoWalletPrice
    /// “The file is not a PDF. Print or export it as a PDF first.”
    case errorNotAPDF
    /// “That is not possible for this fax just now.”
    case errorNotNow
    /// “What became of the payment can’t be saved. Keep this message, and free some space on this
    /// device.”
    case errorNotSaved
    /// “That is not a number that can be faxed. Check it; it needs its country code or ten digits.”
    case errorNumberInvalid
    /// “The number is written as before 2020. It must be +52 and ten digits; check it and send to
    /// that.”
    case errorNumberNeedsCorrection
    /// “Something unexpected happened. Nothing is lost here; try again.”
    case errorOther
    /// “The service’s price for a wallet is not what this app expects, so no wallet was asked. You
    /// can pay by card.”
    case errorOutOfBounds
    /// “The service asks more than this device expected. Nothing is charged before you agree.”
    case errorPriceHigher
    /// “The service refused the request.”
    case errorRequestRefused
    /// “That did not work”
    case errorTitle
    /// “The file is too large: the service takes 20 MB at most. Save it with smaller images, or
    /// send it in parts.”
    case errorTooLarge
    /// “The service is having trouble. Try again in a few minutes.”
    case errorUnavailable
    /// “This fax is no longer here.”
    case errorUnknownJob
    /// “The service can’t be reached. Check the connection and try again.”
    case errorUnreachable
    /// “Nothing can be saved just now. Free some space on this device and try again.”
    case errorUnwritable
    /// “The wallet could not be asked.”
    case errorWalletNotAsked
    /// “Copy the evidence”
    case evidenceCopy
    /// “Share the evidence”
    case evidenceShare
    /// “The service let it lapse although it was paid. Send the service the evidence.”
    case expiredPaidSentence
    /// “Lapsed”
    case expiredTitle
    /// “It was not paid in time, and nothing was sent.”
    case expiredUnpaidSentence
    /// “Its payment page lapsed, and no payment turned up in the 48 hours after.”
    case expiredWatchOverSentence
    /// “Its payment page lapsed unpaid. If you paid this page after all, leave the fax here: it is
    /// watched for 48 hours and goes on by itself.”
    case expiredWatchedSentence
    /// “lapsed”
    case expiredWord
    /// “Payment confirmed”
    case factAcceptedAt
    /// “Address”
    case factAddress
    /// “Amount”
    case factAmount
    /// “Wallet asked”
    case factAskedAt
    /// “USDC base units”
    case factBaseUnits
    /// “Claims made”
    case factClaims
    /// “{label} ({name})”
    case factDetail
    /// “Document SHA-256”
    case factDocumentDigest
    /// “Saved”
    case factDraftedAt
    /// “Ended”
    case factEndedAt
    /// “Failure”
    case factFailure
    /// “Fax id”
    case factFaxID
    /// “Transaction”
    case factHash
    /// “Job”
    case factJob
    /// “Last claim”
    case factLastClaim
    /// “{label}: {value}”
    case factLine
    /// “Network”
    case factNetwork
    /// “Outcome”
    case factOutcome
    /// “Payment page shown”
    case factPageShownAt
    /// “Pages”
    case factPages
    /// “Payment”
    case factPayment
    /// “PaymentIntent”
    case factPaymentIntent
    /// “Paid by”
    case factRail
    /// “Reason”
    case factReason
    /// “Sent to”
    case factRecipient
    /// “Service”
    case factService
    /// “Last status”
    case factStatus
    /// “Status since”
    case factStatusAt
    /// “Status page”
    case factStatusPage
    /// “Token”
    case factToken
    /// “The service's answer”
    case factUnreadableYes
    /// “Wallet's words”
    case factWallet
    /// “Payment window began”
    case factWindowStart
    /// “The carrier could not read the pages. Print the document to a new PDF and send that.”
    case failedBadFile
    /// “The line was busy. Try again in a while.”
    case failedBusy
    /// “The other side refused the call. Ask the recipient whether the machine takes faxes from any
    /// number.”
    case failedDeclined
    /// “The call was cut off, so some pages may have arrived. Try again; if it happens twice, ask
    /// the recipient to check the machine.”
    case failedDropped
    /// “The two machines lost each other on the line, so some pages may have arrived. Try again; if
    /// it happens twice, ask the recipient to check the machine.”
    case failedGarbled
    /// “Nobody answered. Call the number to hear whether the machine is on, or try again in working
    /// hours.”
    case failedNoAnswer
    /// “No fax machine answered with its tone. Call the number: if a person or a voice answers, ask
    /// for the fax number.”
    case failedNoTone
    /// “The carrier does not deliver to this number. Ask the recipient for another way.”
    case failedNotServed
    /// “The service had trouble of its own; the number was not at fault. Try again later.”
    case failedServiceTrouble
    /// “Not delivered”
    case failedTitle
    /// “The file is larger than the carrier takes. Save it smaller, or split it.”
    case failedTooLarge
    /// “It has more pages than the carrier takes. Split the document and send the parts.”
    case failedTooManyPages
    /// “The carrier gave up, for a reason this version has no advice on. Call the number to hear
    /// whether a fax machine answers.”
    case failedUnknown
    /// “The carrier gave up and did not say why. Call the number to hear whether a fax machine
    /// answers.”
    case failedUnnamed
    /// “failed”
    case failedWord
    /// “The number can't be reached. Check it with the recipient.”
    case failedWrongNumber
    /// “Choose a document and a number; you see the price before anything is sent.”
    case historyEmptySentence
    /// “No faxes yet”
    case historyEmptyTitle
    /// “Needs you”
    case historyNeedsYou
    /// “New fax”
    case historyNew
    /// “Over”
    case historyOver
    /// “{name}, to {number}, {word}, {time}”
    case historyRow
    /// “Faxes”
    case historyTitle
    /// “Under way”
    case historyUnderWay
    /// “Not paid”
    case historyUnpaid
    /// “{count} hours”
    case hours
    /// “accepted by the service”
    case intentAccepted
    /// “declined”
    case intentDeclined
    /// “undone by the network, nothing moved”
    case intentFailed
    /// “no answer”
    case intentOpen
    /// “said to be never approved”
    case intentRetired
    /// “returned”
    case intentReturned
    /// “sent”
    case intentSent
    /// “just now”
    case justNow
    /// “I have taken care of it”
    case keepsakeDismiss
    /// “Removes this evidence from this device for good.”
    case keepsakeDismissWhy
    /// “These faxes are no longer on this device, but their money was not settled. Send the service
    /// this evidence.”
    case keepsakeSentence
    /// “Payments of an earlier installation”
    case keepsakeTitle
    /// “Copy the link”
    case linkCopy
    /// “Your faxes can be read once the device has been unlocked. Nothing was sent or lost.”
    case lockedSentence
    /// “Locked with the device”
    case lockedTitle
    /// “You may have been charged.”
    case mayHaveBeenCharged
    /// “A second payment may have gone out.”
    case mayHaveBeenChargedTwice
    /// “Check All Again”
    case menuCheckAgain
    /// “{count} minutes”
    case minutes
    /// “Your payment came back.”
    case moneyReturned
    /// “{network} (chain {number})”
    case networkChain
    /// “No payment was seen.”
    case noPaymentSeen
    /// “You were not charged.”
    case notCharged
    /// “not paid”
    case notPaidWord
    /// “not sent”
    case notSentWord
    /// “Some pages are blank and are charged like the others.”
    case noteBlankPages
    /// “The file is damaged in places; look at it before sending.”
    case noteDamaged
    /// “This is a dynamic form: the fax may show only “Please wait”. Print it to a new PDF first.”
    case noteDynamicForm
    /// “Some form fields may come out blank. Print the form to a new PDF to be sure.”
    case noteFieldsWithoutAppearance
    /// “The file is just over 20 million bytes; the service may refuse it as too large.”
    case noteNearSizeLimit
    /// “The page count is an estimate; the service may count otherwise.”
    case notePageCountEstimated
    /// “The digital signature does not survive a fax; the recipient sees the pages only.”
    case noteSigned
    /// “Approve it within {time}, or not at all: later the service no longer matches the payment to
    /// the fax.”
    case noticeApproveWithin
    /// “The service's word for it: “{word}”.”
    case noticeFailureWord
    /// “This outbox came from another device. Here the fax is only followed, because the other
    /// device may go on with it too.”
    case noticeMoved
    /// “The service does not know this fax just now (404). It is asked again, and nothing is lost
    /// here.”
    case noticeNotFound
    /// “You said that an earlier wallet request was never approved. Do not approve it any more: it
    /// would be a second payment.”
    case noticeRetired
    /// “This sends fax {job} again.”
    case noticeRetryOf
    /// “Nothing has changed for {time}: this is taking longer than usual. There is nothing to do
    /// yet.”
    case noticeSlow
    /// “A wallet payment beside the fax's own may have gone out. Look in your wallet; the evidence
    /// names it.”
    case noticeStray
    /// “Nothing has changed for {time}. It may still arrive; the service's page shows what it
    /// knows, and the recipient can say whether pages came.”
    case noticeVerySlow
    /// “It arrived”
    case offerArrived
    /// “Closes the fax as paid and sent, on your word.”
    case offerArrivedWhy
    /// “Pay by card”
    case offerCard
    /// “Opens Stripe's payment page for {amount} or what the service counts. You are charged only
    /// there.”
    case offerCardWhy
    /// “Check again”
    case offerCheck
    /// “Asks the service what it knows. Nothing is paid by asking.”
    case offerCheckWhy
    /// “Follow it in the browser”
    case offerFollow
    /// “Opens the service's own page of this fax. Whoever has its address can see it.”
    case offerFollowWhy
    /// “Remove”
    case offerForget
    /// “Removes the fax and its evidence of payment from this device. Keep the receipt or the
    /// evidence first.”
    case offerForgetEvidenceWhy
    /// “Removes the fax from this device. Nothing changes at the service.”
    case offerForgetWhy
    /// “I never approved it”
    case offerNeverApproved
    /// “The fax can be sent again. Do not approve the old request any more: it would be a second
    /// payment.”
    case offerNeverApprovedWhy
    /// “I did not pay”
    case offerNeverPaid
    /// “The fax can be sent again as if its page had never been shown. If the page was paid after
    /// all, that is a second payment.”
    case offerNeverPaidWhy
    /// “Open the payment page”
    case offerPage
    /// “Shows the same page again; paying it once is enough.”
    case offerPageWhy
    /// “Show the receipt”
    case offerReceipt
    /// “Shows times, pages, amount and ids, to be kept.”
    case offerReceiptWhy
    /// “The money came back”
    case offerRefunded
    /// “Closes the fax as refunded, on your word.”
    case offerRefundedWhy
    /// “Send it as a new fax”
    case offerReplace
    /// “Pays once more, {amount} by card. This fax stays as evidence; if it was paid too, two
    /// copies may arrive.”
    case offerReplaceWhy
    /// “Choose the document again”
    case offerRestore
    /// “With the very same file the payment is looked for once more. Another file, or one that was
    /// saved anew, is not taken.”
    case offerRestoreWhy
    /// “Send it again”
    case offerRetry
    /// “Sends the same document to the same number as a new fax, for {amount} by card.”
    case offerRetryWhy
    /// “Pay by wallet”
    case offerWallet
    /// “Asks the service for the exact amount in USDC. You see it before your wallet is asked.”
    case offerWalletWhy
    /// “Withdraw”
    case offerWithdraw
    /// “Takes the fax back and deletes the document here. Nothing is charged.”
    case offerWithdrawWhy
    /// “Give the money up”
    case offerWrittenOff
    /// “Closes the fax. Its evidence stays until you remove it.”
    case offerWrittenOffWhy
    /// “Opening your faxes…”
    case openingTitle
    /// “The service has not known this paid fax for a day, so nobody here can say whether it
    /// arrived. Call the recipient, and send the service the evidence.”
    case outcomeUnknownSentence
    /// “Outcome unknown”
    case outcomeUnknownTitle
    /// “outcome unknown”
    case outcomeUnknownWord
    /// “{pages} pages”
    case pages
    /// “about {pages} pages”
    case pagesEstimate
    /// “You paid {amount}.”
    case paidByWallet
    /// “The service has your payment and sends the fax next.”
    case paidSentence
    /// “Paid”
    case paidTitle
    /// “paid”
    case paidWord
    /// “The pages are ready for the line; the number is called next.”
    case preparedSentence
    /// “Pages prepared”
    case preparedTitle
    /// “prepared”
    case preparedWord
    /// “By card: {amount} for {pages}.”
    case priceByCard
    /// “By wallet: {amount} on Base for {pages}.”
    case priceByWallet
    /// “The service counts {pages}; this device counted {count}.”
    case priceCountDiffers
    /// “${value}”
    case priceDollars
    /// “The page count is an estimate. The service counts itself, and you are asked before you pay
    /// more.”
    case priceEstimate
    /// “{amount} is the least a card can be charged; up to 10 pages cost the same.”
    case priceLeastCharge
    /// “The service is being asked for the price. Nothing is charged for asking.”
    case pricingSentence
    /// “Asking for the price”
    case pricingTitle
    /// “Its record on this device is damaged or from another version. Nothing was deleted and the
    /// other faxes are fine; keep the outbox, and try a newer version of this program.”
    case quarantinedSentence
    /// “This fax can't be read”
    case quarantinedTitle
    /// “unreadable”
    case quarantinedWord
    /// “The fax is paid and waits for its turn.”
    case queuedSentence
    /// “Waiting its turn”
    case queuedTitle
    /// “queued”
    case queuedWord
    /// “Ask for the price again”
    case quoteAgain
    /// “After you approve, come back here: the fax goes out only once the service has confirmed the
    /// payment, and this app asks it to.”
    case quoteComeBack
    /// “The network takes a small fee of its own; your wallet shows it.”
    case quoteFee
    /// “This price has run out. Nothing was charged; ask for it again.”
    case quoteOver
    /// “Pay {amount}”
    case quotePay
    /// “Pay {amount} for {pages}”
    case quotePayCounted
    /// “Your wallet will be asked for exactly {amount} on {network}, for {pages}.”
    case quoteSentence
    /// “This price can be paid for {time}.”
    case quoteTimeLeft
    /// “Pay by wallet”
    case quoteTitle
    /// “The service asks {amount} for {pages}. Nothing is paid before you say so.”
    case quotedSentence
    /// “Ready to pay”
    case quotedTitle
    /// “card”
    case railCard
    /// “wallet”
    case railWallet
    /// “Share the receipt”
    case receiptShare
    /// “Fax receipt”
    case receiptTitle
    /// “Card payments are refunded automatically by the service.”
    case refundCard
    /// “It may be refunded; ask the service with the evidence.”
    case refundMaybe
    /// “You said that the money came back.”
    case refundedSentence
    /// “Refunded”
    case refundedTitle
    /// “refunded”
    case refundedWord
    /// “A few minutes are left. If you approved the payment, open this app now; if not, do not
    /// approve it any more.”
    case remindClosing
    /// “If you approved the payment, open this app: it has to ask for the fax to be sent.”
    case remindReturn
    /// “Your fax is waiting”
    case remindTitle
    /// “Fax {job} was sent in its place. This one stays as evidence.”
    case replacedSentence
    /// “Replaced”
    case replacedTitle
    /// “replaced”
    case replacedWord
    /// “Close”
    case scanClose
    /// “Closing this changes nothing: the payment is looked for either way.”
    case scanCloseWhy
    /// “Code for {amount} on {network}, to be scanned from inside a wallet”
    case scanCode
    /// “Scan the code from inside the wallet, and compare network, amount and address with these
    /// before you approve. If they differ, type them instead.”
    case scanCompare
    /// “Send USDC only, and exactly {amount}: not more, not less, in one transfer.”
    case scanExact
    /// “Never send to {value}: that is the token itself, and what goes there is lost.”
    case scanNotToToken
    /// “Send on {network} only; on another network the money is lost.”
    case scanOnNetwork
    /// “Don’t change the amount, and don’t send a second time or top up.”
    case scanOnce
    /// “The time is over: do not pay any more.”
    case scanOver
    /// “This fax no longer waits for a payment: do not pay again.”
    case scanPaid
    /// “This service is a stand-in on this machine: what a real wallet sends there is lost.”
    case scanStandIn
    /// “{time} left to approve”
    case scanTimeLeft
    /// “Pay from another device”
    case scanTitle
    /// “{count} seconds”
    case seconds
    /// “The number is being called and the pages sent.”
    case sendingSentence
    /// “Sending”
    case sendingTitle
    /// “sending”
    case sendingWord
    /// “Most a wallet is asked for”
    case settingsCeiling
    /// “A price above this is refused, whatever the service says. Nothing is charged then.”
    case settingsCeilingWhy
    /// “Evidence of payments can’t be kept in the keychain here (error {number}).”
    case settingsKeychain
    /// “Language”
    case settingsLanguage
    /// “As the device”
    case settingsLanguageOfDevice
    /// “Documents stay on this device and go to this service only. A document is deleted here as
    /// soon as its fax has arrived.”
    case settingsPrivacy
    /// “Service”
    case settingsService
    /// “Settings”
    case settingsTitle
    /// “Wallet”
    case settingsWallet
    /// “Ask each time”
    case settingsWalletAsk
    /// “{count} bytes”
    case sizeBytes
    /// “{value} KB”
    case sizeKilobytes
    /// “{value} MB”
    case sizeMegabytes
    /// “Delivered”
    case stepDelivered
    /// “{label}: done”
    case stepDone
    /// “{label}: later”
    case stepLater
    /// “{label}: now”
    case stepNow
    /// “Paid”
    case stepPaid
    /// “Saved”
    case stepSaved
    /// “Sent”
    case stepSent
    /// “{label}: not reached”
    case stepStopped
    /// “{time} UTC”
    case timeUTC
    /// “unknown time”
    case timeUnknown
    /// “The wallet has not said whether it paid. Do not approve the request any more: the service
    /// no longer matches a new payment to this fax.”
    case transferLateSentence
    /// “Approve the payment in your wallet, then come back here. The fax is sent once the service
    /// sees the payment.”
    case transferRequestedSentence
    /// “Waiting for your wallet”
    case transferRequestedTitle
    /// “waiting for wallet”
    case transferRequestedWord
    /// “Your wallet has sent the payment. The fax goes out once the service sees it; keep this
    /// running.”
    case transferSentSentence
    /// “Payment on its way”
    case transferSentTitle
    /// “confirming payment”
    case transferSentWord
    /// “The service is having trouble; trying again.”
    case troubleUnavailable
    /// “The service can't be reached; trying again.”
    case troubleUnreachable
    /// “The service's answer can't be read; trying again.”
    case troubleUnreadable
    /// “Try again”
    case tryAgain
    /// “The service says “{word}”, a word this version does not know. The fax is followed as
    /// before.”
    case unknownStatusSentence
    /// “On its way”
    case unknownStatusTitle
    /// “service says “{word}””
    case unknownStatusWord
    /// “Your faxes can’t be opened”
    case unopenedTitle
    /// “The service has the pages and asks {amount} for {pages}. It sends nothing before it is
    /// paid.”
    case uploadedSentence
    /// “Ready to pay”
    case uploadedTitle
    /// “Uploading, {value}%”
    case uploading
    /// “Wallet on another device”
    case walletScanned
    /// “Shows a code to scan, with the exact amount.”
    case walletScannedWhy
    /// “Which wallet?”
    case walletWhich
    /// “The number begins with +1 but is outside the United States and Canada; the carrier will
    /// probably refuse it.”
    case warningOutsideUnitedStatesAndCanada
    /// “The number's area code is for premium, personal or machine services; check it.”
    case warningSpecialService
    /// “The number is in a territory of the United States; check with the service that it delivers
    /// there.”
    case warningTerritory
    /// “You took it back before anything was paid. The document is deleted from this device.”
    case withdrawnSentence
    /// “Withdrawn”
    case withdrawnTitle
    /// “withdrawn”
    case withdrawnWord
    /// “One moment…”
    case working
    /// “You gave the payment up. The evidence stays here until you remove it.”
    case writtenOffSentence
    /// “Written off”
    case writtenOffTitle
    /// “written off”
    case writtenOffWord
  }
}
