// Made by scripts/words from Localizable.xcstrings.

extension Words {
  /// The English words.
  static func english(_ key: Key) -> Phrase {
    switch key {
    case .ago: return "{time} ago"
    case .alreadySentSentence:
      return """
        The service had sent this very fax before. No second copy went out.
        """
    case .alreadySentTitle: return "Sent before"
    case .alreadySentWord: return "sent before"
    case .arrivedSentence: return "You said that it was paid and arrived."
    case .arrivedTitle: return "Arrived"
    case .arrivedWord: return "arrived"
    case .attentionBodyLost:
      return """
        A payment may have gone out, but when it was to be claimed, the document was gone from \
        this device. Choose the very same file to claim the payment; if you no longer have it, \
        send the service the evidence.
        """
    case .attentionLateTransfer:
      return """
        A wallet request that had been given up was approved after all. Send the service the \
        evidence: the payment may belong to no fax.
        """
    case .attentionNotFound:
      return """
        The payment page was shown, but the service no longer knows this fax. Check your card: if \
        it was charged, send the service the evidence; if not, say that you did not pay.
        """
    case .attentionOtherFax:
      return """
        The service confirmed this payment with a fax that is here already under another name. Ask \
        the service with the evidence which of them was paid.
        """
    case .attentionTitle: return "This fax needs you"
    case .attentionUnansweredAsk:
      return """
        A price was asked for again and the answer was lost. It may have said that an earlier \
        payment arrived, so nothing more is paid before you have looked.
        """
    case .attentionUnreadable:
      return """
        The service said yes in a way this version can't read, so the fax was probably paid and \
        sent. Ask the service with the evidence before you send it again.
        """
    case .attentionWindowOver:
      return """
        A payment may have gone out, but the service did not confirm it in time. Look in your \
        wallet: if it shows the payment, send the service the evidence; if not, say that it was \
        never approved.
        """
    case .attentionWord: return "needs you"
    case .awaitingSentence: return "It is uploaded and priced, and not paid yet."
    case .cancel: return "Cancel"
    case .cardMoreSentence:
      return """
        The service counts {pages} and asks {amount}; this device expected {value}. You were not \
        charged.
        """
    case .cardMoreTitle: return "The service asks more"
    case .chargedCard: return "You were charged {amount}."
    case .chargedSomething: return "The service has your payment."
    case .checkoutSentence:
      return """
        Pay {amount} on the payment page. If you have paid, there is nothing more to do; if nobody \
        pays, the page lapses by itself.
        """
    case .checkoutTitle: return "Waiting for the payment"
    case .checkoutWord: return "waiting for payment"
    case .claimAnswer: return "{word}, {time}"
    case .closedSentence: return "Nothing more happens to this fax."
    case .closedTitle: return "Closed"
    case .closedWord: return "closed"
    case .comeBackPage: return "After paying you can close the page: the payment is noticed here."
    case .comeBackWallet:
      return """
        Come back to this app after approving. Without it the fax is not sent.
        """
    case .composerAgain: return "Send it a second time"
    case .composerAgainShow: return "Show the fax that is here"
    case .composerAgainWhy:
      return """
        This document is already on its way to this number. Sending it a second time makes a \
        second fax, which is paid for too.
        """
    case .composerChooseFile: return "Choose a PDF"
    case .composerChoosePhotos: return "Choose photos"
    case .composerDocument: return "Document"
    case .composerDocumentLine: return "{pages}, {value}"
    case .composerDrop: return "Or drop a PDF or pictures here."
    case .composerFixDocument: return "This document can’t be faxed; choose another."
    case .composerFixNumber: return "The number can’t be used yet."
    case .composerNeedsBoth:
      return """
        Choose a document and type the number; both prices are shown before anything is sent.
        """
    case .composerNeedsDocument: return "Choose a document."
    case .composerNeedsNumber: return "Type the fax number."
    case .composerNumber: return "Fax number"
    case .composerNumberHint: return "With country code, such as +1 613 555 0123"
    case .composerOverCeiling:
      return """
        By wallet this costs {amount}, more than your limit of {limit}. You can raise the limit in \
        the settings.
        """
    case .composerPayCard: return "Continue by card, {amount}"
    case .composerPayWallet: return "Continue by wallet, {amount}"
    case .composerPayment: return "How to pay"
    case .composerPrices: return "Price, before anything is sent"
    case .composerReading: return "Reading the document…"
    case .composerRemove: return "Remove the document"
    case .composerScanPaper: return "Scan paper"
    case .composerSuggestion: return "Use {number}"
    case .composerTitle: return "New fax"
    case .composerTollFree: return "Calls {number}, a toll-free number."
    case .composerUnderstood: return "Calls {number} in {name}."
    case .copied: return "Copied, on this device only"
    case .copyAddress: return "Copy the address"
    case .copyAmount: return "Copy the amount"
    case .countryCanada: return "Canada"
    case .countryMexico: return "Mexico"
    case .countrySaintPierre: return "Saint Pierre & Miquelon"
    case .countryUnitedStates: return "United States"
    case .days: return Phrase(counting: .count, one: "{count} day", other: "{count} days")
    case .decimalMark: return "."
    case .declinedSentence:
      return """
        The wallet declined, or was never reached. Nothing went out; you can ask it again.
        """
    case .declinedTitle: return "The wallet did not pay"
    case .deliveredSentence: return "The other machine took {pages}."
    case .deliveredSomeSentence: return "The other machine took the pages."
    case .deliveredTitle: return "Delivered"
    case .deliveredWord: return "delivered"
    case .detailActions: return "What you can do"
    case .detailDocument: return "Document"
    case .detailEvidence: return "Evidence for support"
    case .detailMoney: return "Money"
    case .detailRecipient: return "To"
    case .done: return "Done"
    case .draftedSentence: return "Nothing was sent yet. Choose how to pay, and it goes out."
    case .draftedTitle: return "Ready to send"
    case .errorAlreadyHere:
      return """
        A fax of this document to this number is here already and not over.
        """
    case .errorAlreadyPaid: return "This fax is paid already; there is nothing more to pay."
    case .errorAlreadySent:
      return """
        The service has sent this very document to this number before. No second copy went out.
        """
    case .errorAnswer:
      return """
        The service answered in a way this version can’t use. Try again later, or with a newer \
        version.
        """
    case .errorBusy: return "The faxes are in use elsewhere just now. Try again in a moment."
    case .errorCancelled: return "It was stopped."
    case .errorCountDiffers:
      return """
        The service counts other pages than this device. Nothing is charged before you agree.
        """
    case .errorDamaged:
      return """
        The record of the faxes is damaged. Nothing was deleted; keep this app and its data, and \
        ask for help.
        """
    case .errorDeclined: return "The payment was declined in the wallet."
    case .errorDestinationRefused: return "The service refused the number."
    case .errorDestinationUnsupported:
      return """
        The service delivers to the United States, Canada, Mexico, and Saint Pierre & Miquelon.
        """
    case .errorDocumentChanged: return "The document changed or is gone. Choose it again."
    case .errorDocumentRefused: return "The service refused the document."
    case .errorDocumentUnreadable:
      return """
        The PDF is too damaged to be read. Print it to a new PDF and send that.
        """
    case .errorEmpty: return "The PDF has no pages: there is nothing to fax."
    case .errorEncrypted:
      return """
        The PDF is protected, and the service refuses every protected file. Save a copy without \
        protection (print it to a new PDF) and send that.
        """
    case .errorFileUnreadable:
      return """
        The file can’t be read. Choose it again, or save it on this device first.
        """
    case .errorForeignPage:
      return """
        The payment page is not on Stripe’s own address, so it was not opened.
        """
    case .errorLocked: return "Unlock the device once, then try again."
    case .errorNewer:
      return """
        The faxes were written by a newer version and were left untouched. Update this app.
        """
    case .errorNoWalletPrice:
      return """
        The service named no price for a wallet just now. You can pay by card.
        """
    case .errorNotAPDF: return "The file is not a PDF. Print or export it as a PDF first."
    case .errorNotNow: return "That is not possible for this fax just now."
    case .errorNotSaved:
      return """
        What became of the payment can’t be saved. Keep this message, and free some space on this \
        device.
        """
    case .errorNumberInvalid:
      return """
        That is not a number that can be faxed. Check it; it needs its country code or ten digits.
        """
    case .errorNumberNeedsCorrection:
      return """
        The number is written as before 2020. It must be +52 and ten digits; check it and send to \
        that.
        """
    case .errorOther: return "Something unexpected happened. Nothing is lost here; try again."
    case .errorOutOfBounds:
      return """
        The service’s price for a wallet is not what this app expects, so no wallet was asked. You \
        can pay by card.
        """
    case .errorPriceHigher:
      return """
        The service asks more than this device expected. Nothing is charged before you agree.
        """
    case .errorRequestRefused: return "The service refused the request."
    case .errorTitle: return "That did not work"
    case .errorTooLarge:
      return """
        The file is too large: the service takes 20 MB at most. Save it with smaller images, or \
        send it in parts.
        """
    case .errorUnavailable: return "The service is having trouble. Try again in a few minutes."
    case .errorUnknownJob: return "This fax is no longer here."
    case .errorUnreachable:
      return """
        The service can’t be reached. Check the connection and try again.
        """
    case .errorUnwritable:
      return """
        Nothing can be saved just now. Free some space on this device and try again.
        """
    case .errorWalletNotAsked: return "The wallet could not be asked."
    case .evidenceCopy: return "Copy the evidence"
    case .evidenceShare: return "Share the evidence"
    case .expiredPaidSentence:
      return """
        The service let it lapse although it was paid. Send the service the evidence.
        """
    case .expiredTitle: return "Lapsed"
    case .expiredUnpaidSentence: return "It was not paid in time, and nothing was sent."
    case .expiredWatchOverSentence:
      return """
        Its payment page lapsed, and no payment turned up in the 48 hours after.
        """
    case .expiredWatchedSentence:
      return """
        Its payment page lapsed unpaid. If you paid this page after all, leave the fax here: it is \
        watched for 48 hours and goes on by itself.
        """
    case .expiredWord: return "lapsed"
    case .factAcceptedAt: return "Payment confirmed"
    case .factAddress: return "Address"
    case .factAmount: return "Amount"
    case .factAskedAt: return "Wallet asked"
    case .factBaseUnits: return "USDC base units"
    case .factClaims: return "Claims made"
    case .factDetail: return "{label} ({name})"
    case .factDocumentDigest: return "Document SHA-256"
    case .factDraftedAt: return "Saved"
    case .factEndedAt: return "Ended"
    case .factFailure: return "Failure"
    case .factFaxID: return "Fax id"
    case .factHash: return "Transaction"
    case .factJob: return "Job"
    case .factLastClaim: return "Last claim"
    case .factLine: return "{label}: {value}"
    case .factNetwork: return "Network"
    case .factOutcome: return "Outcome"
    case .factPageShownAt: return "Payment page shown"
    case .factPages: return "Pages"
    case .factPayment: return "Payment"
    case .factPaymentIntent: return "PaymentIntent"
    case .factRail: return "Paid by"
    case .factReason: return "Reason"
    case .factRecipient: return "Sent to"
    case .factService: return "Service"
    case .factStatus: return "Last status"
    case .factStatusAt: return "Status since"
    case .factStatusPage: return "Status page"
    case .factToken: return "Token"
    case .factUnreadableYes: return "The service's answer"
    case .factWallet: return "Wallet's words"
    case .factWindowStart: return "Payment window began"
    case .failedBadFile:
      return """
        The carrier could not read the pages. Print the document to a new PDF and send that.
        """
    case .failedBusy: return "The line was busy. Try again in a while."
    case .failedDeclined:
      return """
        The other side refused the call. Ask the recipient whether the machine takes faxes from \
        any number.
        """
    case .failedDropped:
      return """
        The call was cut off, so some pages may have arrived. Try again; if it happens twice, ask \
        the recipient to check the machine.
        """
    case .failedGarbled:
      return """
        The two machines lost each other on the line, so some pages may have arrived. Try again; \
        if it happens twice, ask the recipient to check the machine.
        """
    case .failedNoAnswer:
      return """
        Nobody answered. Call the number to hear whether the machine is on, or try again in \
        working hours.
        """
    case .failedNoTone:
      return """
        No fax machine answered with its tone. Call the number: if a person or a voice answers, \
        ask for the fax number.
        """
    case .failedNotServed:
      return """
        The carrier does not deliver to this number. Ask the recipient for another way.
        """
    case .failedServiceTrouble:
      return """
        The service had trouble of its own; the number was not at fault. Try again later.
        """
    case .failedTitle: return "Not delivered"
    case .failedTooLarge:
      return """
        The file is larger than the carrier takes. Save it smaller, or split it.
        """
    case .failedTooManyPages:
      return """
        It has more pages than the carrier takes. Split the document and send the parts.
        """
    case .failedUnknown:
      return """
        The carrier gave up, for a reason this version has no advice on. Call the number to hear \
        whether a fax machine answers.
        """
    case .failedUnnamed:
      return """
        The carrier gave up and did not say why. Call the number to hear whether a fax machine \
        answers.
        """
    case .failedWord: return "failed"
    case .failedWrongNumber: return "The number can't be reached. Check it with the recipient."
    case .historyEmptySentence:
      return """
        Choose a document and a number; you see the price before anything is sent.
        """
    case .historyEmptyTitle: return "No faxes yet"
    case .historyNeedsYou: return "Needs you"
    case .historyNew: return "New fax"
    case .historyOver: return "Over"
    case .historyRow: return "{name}, to {number}, {word}, {time}"
    case .historyTitle: return "Faxes"
    case .historyUnderWay: return "Under way"
    case .historyUnpaid: return "Not paid"
    case .hours: return Phrase(counting: .count, one: "{count} hour", other: "{count} hours")
    case .intentAccepted: return "accepted by the service"
    case .intentDeclined: return "declined"
    case .intentFailed: return "undone by the network, nothing moved"
    case .intentOpen: return "no answer"
    case .intentRetired: return "said to be never approved"
    case .intentReturned: return "returned"
    case .intentSent: return "sent"
    case .justNow: return "just now"
    case .keepsakeDismiss: return "I have taken care of it"
    case .keepsakeDismissWhy: return "Removes this evidence from this device for good."
    case .keepsakeSentence:
      return """
        These faxes are no longer on this device, but their money was not settled. Send the \
        service this evidence.
        """
    case .keepsakeTitle: return "Payments of an earlier installation"
    case .linkCopy: return "Copy the link"
    case .lockedSentence:
      return """
        Your faxes can be read once the device has been unlocked. Nothing was sent or lost.
        """
    case .lockedTitle: return "Locked with the device"
    case .mayHaveBeenCharged: return "You may have been charged."
    case .mayHaveBeenChargedTwice: return "A second payment may have gone out."
    case .menuCheckAgain: return "Check All Again"
    case .minutes: return Phrase(counting: .count, one: "{count} minute", other: "{count} minutes")
    case .moneyReturned: return "Your payment came back."
    case .networkChain: return "{network} (chain {number})"
    case .noPaymentSeen: return "No payment was seen."
    case .notCharged: return "You were not charged."
    case .notPaidWord: return "not paid"
    case .notSentWord: return "not sent"
    case .noteBlankPages: return "Some pages are blank and are charged like the others."
    case .noteDamaged: return "The file is damaged in places; look at it before sending."
    case .noteDynamicForm:
      return """
        This is a dynamic form: the fax may show only “Please wait”. Print it to a new PDF first.
        """
    case .noteFieldsWithoutAppearance:
      return """
        Some form fields may come out blank. Print the form to a new PDF to be sure.
        """
    case .noteNearSizeLimit:
      return """
        The file is just over 20 million bytes; the service may refuse it as too large.
        """
    case .notePageCountEstimated:
      return """
        The page count is an estimate; the service may count otherwise.
        """
    case .noteSigned:
      return """
        The digital signature does not survive a fax; the recipient sees the pages only.
        """
    case .noticeApproveWithin:
      return """
        Approve it within {time}, or not at all: later the service no longer matches the payment \
        to the fax.
        """
    case .noticeFailureWord: return "The service's word for it: “{word}”."
    case .noticeMoved:
      return """
        This outbox came from another device. Here the fax is only followed, because the other \
        device may go on with it too.
        """
    case .noticeNotFound:
      return """
        The service does not know this fax just now (404). It is asked again, and nothing is lost \
        here.
        """
    case .noticeRetired:
      return """
        You said that an earlier wallet request was never approved. Do not approve it any more: it \
        would be a second payment.
        """
    case .noticeRetryOf: return "This sends fax {job} again."
    case .noticeSlow:
      return """
        Nothing has changed for {time}: this is taking longer than usual. There is nothing to do \
        yet.
        """
    case .noticeStray:
      return """
        A wallet payment beside the fax's own may have gone out. Look in your wallet; the evidence \
        names it.
        """
    case .noticeVerySlow:
      return """
        Nothing has changed for {time}. It may still arrive; the service's page shows what it \
        knows, and the recipient can say whether pages came.
        """
    case .offerArrived: return "It arrived"
    case .offerArrivedWhy: return "Closes the fax as paid and sent, on your word."
    case .offerCard: return "Pay by card"
    case .offerCardWhy:
      return """
        Opens Stripe's payment page for {amount} or what the service counts. You are charged only \
        there.
        """
    case .offerCheck: return "Check again"
    case .offerCheckWhy: return "Asks the service what it knows. Nothing is paid by asking."
    case .offerFollow: return "Follow it in the browser"
    case .offerFollowWhy:
      return """
        Opens the service's own page of this fax. Whoever has its address can see it.
        """
    case .offerForget: return "Remove"
    case .offerForgetEvidenceWhy:
      return """
        Removes the fax and its evidence of payment from this device. Keep the receipt or the \
        evidence first.
        """
    case .offerForgetWhy: return "Removes the fax from this device. Nothing changes at the service."
    case .offerNeverApproved: return "I never approved it"
    case .offerNeverApprovedWhy:
      return """
        The fax can be sent again. Do not approve the old request any more: it would be a second \
        payment.
        """
    case .offerNeverPaid: return "I did not pay"
    case .offerNeverPaidWhy:
      return """
        The fax can be sent again as if its page had never been shown. If the page was paid after \
        all, that is a second payment.
        """
    case .offerPage: return "Open the payment page"
    case .offerPageWhy: return "Shows the same page again; paying it once is enough."
    case .offerReceipt: return "Show the receipt"
    case .offerReceiptWhy: return "Shows times, pages, amount and ids, to be kept."
    case .offerRefunded: return "The money came back"
    case .offerRefundedWhy: return "Closes the fax as refunded, on your word."
    case .offerReplace: return "Send it as a new fax"
    case .offerReplaceWhy:
      return """
        Pays once more, {amount} by card. This fax stays as evidence; if it was paid too, two \
        copies may arrive.
        """
    case .offerRestore: return "Choose the document again"
    case .offerRestoreWhy:
      return """
        With the very same file the payment is looked for once more. Another file, or one that was \
        saved anew, is not taken.
        """
    case .offerRetry: return "Send it again"
    case .offerRetryWhy:
      return """
        Sends the same document to the same number as a new fax, for {amount} by card.
        """
    case .offerWallet: return "Pay by wallet"
    case .offerWalletWhy:
      return """
        Asks the service for the exact amount in USDC. You see it before your wallet is asked.
        """
    case .offerWithdraw: return "Withdraw"
    case .offerWithdrawWhy:
      return """
        Takes the fax back and deletes the document here. Nothing is charged.
        """
    case .offerWrittenOff: return "Give the money up"
    case .offerWrittenOffWhy: return "Closes the fax. Its evidence stays until you remove it."
    case .openingTitle: return "Opening your faxes…"
    case .outcomeUnknownSentence:
      return """
        The service has not known this paid fax for a day, so nobody here can say whether it \
        arrived. Call the recipient, and send the service the evidence.
        """
    case .outcomeUnknownTitle: return "Outcome unknown"
    case .outcomeUnknownWord: return "outcome unknown"
    case .pages: return Phrase(counting: .pages, one: "{pages} page", other: "{pages} pages")
    case .pagesEstimate:
      return Phrase(
        counting: .pages, one: "about {pages} page",
        other: "about {pages} pages")
    case .paidByWallet: return "You paid {amount}."
    case .paidSentence: return "The service has your payment and sends the fax next."
    case .paidTitle: return "Paid"
    case .paidWord: return "paid"
    case .preparedSentence: return "The pages are ready for the line; the number is called next."
    case .preparedTitle: return "Pages prepared"
    case .preparedWord: return "prepared"
    case .priceByCard: return "By card: {amount} for {pages}."
    case .priceByWallet: return "By wallet: {amount} on Base for {pages}."
    case .priceCountDiffers: return "The service counts {pages}; this device counted {count}."
    case .priceDollars: return "${value}"
    case .priceEstimate:
      return """
        The page count is an estimate. The service counts itself, and you are asked before you pay \
        more.
        """
    case .priceLeastCharge:
      return """
        {amount} is the least a card can be charged; up to 10 pages cost the same.
        """
    case .pricingSentence:
      return """
        The service is being asked for the price. Nothing is charged for asking.
        """
    case .pricingTitle: return "Asking for the price"
    case .quarantinedSentence:
      return """
        Its record on this device is damaged or from another version. Nothing was deleted and the \
        other faxes are fine; keep the outbox, and try a newer version of this program.
        """
    case .quarantinedTitle: return "This fax can't be read"
    case .quarantinedWord: return "unreadable"
    case .queuedSentence: return "The fax is paid and waits for its turn."
    case .queuedTitle: return "Waiting its turn"
    case .queuedWord: return "queued"
    case .quoteAgain: return "Ask for the price again"
    case .quoteComeBack:
      return """
        After you approve, come back here: the fax goes out only once the service has confirmed \
        the payment, and this app asks it to.
        """
    case .quoteFee: return "The network takes a small fee of its own; your wallet shows it."
    case .quoteOver: return "This price has run out. Nothing was charged; ask for it again."
    case .quotePay: return "Pay {amount}"
    case .quotePayCounted: return "Pay {amount} for {pages}"
    case .quoteSentence:
      return """
        Your wallet will be asked for exactly {amount} on {network}, for {pages}.
        """
    case .quoteTimeLeft: return "This price can be paid for {time}."
    case .quoteTitle: return "Pay by wallet"
    case .quotedSentence:
      return """
        The service asks {amount} for {pages}. Nothing is paid before you say so.
        """
    case .quotedTitle: return "Ready to pay"
    case .railCard: return "card"
    case .railWallet: return "wallet"
    case .receiptShare: return "Share the receipt"
    case .receiptTitle: return "Fax receipt"
    case .refundCard: return "Card payments are refunded automatically by the service."
    case .refundMaybe: return "It may be refunded; ask the service with the evidence."
    case .refundedSentence: return "You said that the money came back."
    case .refundedTitle: return "Refunded"
    case .refundedWord: return "refunded"
    case .remindClosing:
      return """
        A few minutes are left. If you approved the payment, open this app now; if not, do not \
        approve it any more.
        """
    case .remindReturn:
      return """
        If you approved the payment, open this app: it has to ask for the fax to be sent.
        """
    case .remindTitle: return "Your fax is waiting"
    case .replacedSentence: return "Fax {job} was sent in its place. This one stays as evidence."
    case .replacedTitle: return "Replaced"
    case .replacedWord: return "replaced"
    case .scanClose: return "Close"
    case .scanCloseWhy: return "Closing this changes nothing: the payment is looked for either way."
    case .scanCode: return "Code for {amount} on {network}, to be scanned from inside a wallet"
    case .scanCompare:
      return """
        Scan the code from inside the wallet, and compare network, amount and address with these \
        before you approve. If they differ, type them instead.
        """
    case .scanExact:
      return """
        Send USDC only, and exactly {amount}: not more, not less, in one transfer.
        """
    case .scanNotToToken:
      return """
        Never send to {value}: that is the token itself, and what goes there is lost.
        """
    case .scanOnNetwork: return "Send on {network} only; on another network the money is lost."
    case .scanOnce: return "Don’t change the amount, and don’t send a second time or top up."
    case .scanOver: return "The time is over: do not pay any more."
    case .scanPaid: return "This fax no longer waits for a payment: do not pay again."
    case .scanStandIn:
      return """
        This service is a stand-in on this machine: what a real wallet sends there is lost.
        """
    case .scanTimeLeft: return "{time} left to approve"
    case .scanTitle: return "Pay from another device"
    case .seconds: return Phrase(counting: .count, one: "{count} second", other: "{count} seconds")
    case .sendingSentence: return "The number is being called and the pages sent."
    case .sendingTitle: return "Sending"
    case .sendingWord: return "sending"
    case .settingsCeiling: return "Most a wallet is asked for"
    case .settingsCeilingWhy:
      return """
        A price above this is refused, whatever the service says. Nothing is charged then.
        """
    case .settingsKeychain:
      return """
        Evidence of payments can’t be kept in the keychain here (error {number}).
        """
    case .settingsLanguage: return "Language"
    case .settingsLanguageOfDevice: return "As the device"
    case .settingsPrivacy:
      return """
        Documents stay on this device and go to this service only. A document is deleted here as \
        soon as its fax has arrived.
        """
    case .settingsService: return "Service"
    case .settingsTitle: return "Settings"
    case .settingsWallet: return "Wallet"
    case .settingsWalletAsk: return "Ask each time"
    case .sizeBytes: return Phrase(counting: .count, one: "{count} byte", other: "{count} bytes")
    case .sizeKilobytes: return "{value} KB"
    case .sizeMegabytes: return "{value} MB"
    case .stepDelivered: return "Delivered"
    case .stepDone: return "{label}: done"
    case .stepLater: return "{label}: later"
    case .stepNow: return "{label}: now"
    case .stepPaid: return "Paid"
    case .stepSaved: return "Saved"
    case .stepSent: return "Sent"
    case .stepStopped: return "{label}: not reached"
    case .timeUTC: return "{time} UTC"
    case .timeUnknown: return "unknown time"
    case .transferLateSentence:
      return """
        The wallet has not said whether it paid. Do not approve the request any more: the service \
        no longer matches a new payment to this fax.
        """
    case .transferRequestedSentence:
      return """
        Approve the payment in your wallet, then come back here. The fax is sent once the service \
        sees the payment.
        """
    case .transferRequestedTitle: return "Waiting for your wallet"
    case .transferRequestedWord: return "waiting for wallet"
    case .transferSentSentence:
      return """
        Your wallet has sent the payment. The fax goes out once the service sees it; keep this \
        running.
        """
    case .transferSentTitle: return "Payment on its way"
    case .transferSentWord: return "confirming payment"
    case .troubleUnavailable: return "The service is having trouble; trying again."
    case .troubleUnreachable: return "The service can't be reached; trying again."
    case .troubleUnreadable: return "The service's answer can't be read; trying again."
    case .tryAgain: return "Try again"
    case .unknownStatusSentence:
      return """
        The service says “{word}”, a word this version does not know. The fax is followed as \
        before.
        """
    case .unknownStatusTitle: return "On its way"
    case .unknownStatusWord: return "service says “{word}”"
    case .unopenedTitle: return "Your faxes can’t be opened"
    case .uploadedSentence:
      return """
        The service has the pages and asks {amount} for {pages}. It sends nothing before it is \
        paid.
        """
    case .uploadedTitle: return "Ready to pay"
    case .uploading: return "Uploading, {value}%"
    case .walletScanned: return "Wallet on another device"
    case .walletScannedWhy: return "Shows a code to scan, with the exact amount."
    case .walletWhich: return "Which wallet?"
    case .warningOutsideUnitedStatesAndCanada:
      return """
        The number begins with +1 but is outside the United States and Canada; the carrier will \
        probably refuse it.
        """
    case .warningSpecialService:
      return """
        The number's area code is for premium, personal or machine services; check it.
        """
    case .warningTerritory:
      return """
        The number is in a territory of the United States; check with the service that it delivers \
        there.
        """
    case .withdrawnSentence:
      return """
        You took it back before anything was paid. The document is deleted from this device.
        """
    case .withdrawnTitle: return "Withdrawn"
    case .withdrawnWord: return "withdrawn"
    case .working: return "One moment…"
    case .writtenOffSentence:
      return """
        You gave the payment up. The evidence stays here until you remove it.
        """
    case .writtenOffTitle: return "Written off"
    case .writtenOffWord: return "written off"
    }
  }
}
