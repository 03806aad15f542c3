extension Words {
  /// The English words.
  static func english(_ key: Key) -> Phrase {
    switch key {
    // The states
    case .pricingTitle: return "Asking for the price"
    case .pricingSentence:
      return "The service is being asked for the price. Nothing is charged for asking."
    case .draftedTitle: return "Ready to send"
    case .draftedSentence: return "Nothing was sent yet. Choose how to pay, and it goes out."
    case .notSentWord: return "not sent"
    case .uploadedTitle: return "Ready to pay"
    case .uploadedSentence:
      return """
        The service has the pages and asks {amount} for {pages}. It sends nothing before it \
        is paid.
        """
    case .notPaidWord: return "not paid"
    case .declinedTitle: return "The wallet did not pay"
    case .declinedSentence:
      return "The wallet declined, or was never reached. Nothing went out; you can ask it again."
    case .quotedTitle: return "Ready to pay"
    case .quotedSentence:
      return "The service asks {amount} for {pages}. Nothing is paid before you say so."
    case .transferRequestedTitle: return "Waiting for your wallet"
    case .transferRequestedSentence:
      return """
        Approve the payment in your wallet, then come back here. The fax is sent once the \
        service sees the payment.
        """
    case .transferLateSentence:
      return """
        The wallet has not said whether it paid. Do not approve the request any more: the \
        service no longer matches a new payment to this fax.
        """
    case .transferRequestedWord: return "waiting for wallet"
    case .transferSentTitle: return "Payment on its way"
    case .transferSentSentence:
      return """
        Your wallet has sent the payment. The fax goes out once the service sees it; keep \
        this running.
        """
    case .transferSentWord: return "confirming payment"
    case .checkoutTitle: return "Waiting for the payment"
    case .checkoutSentence:
      return """
        Pay {amount} on the payment page. If you have paid, there is nothing more to do; if \
        nobody pays, the page lapses by itself.
        """
    case .checkoutWord: return "waiting for payment"
    case .paidTitle: return "Paid"
    case .paidSentence: return "The service has your payment and sends the fax next."
    case .paidWord: return "paid"
    case .queuedTitle: return "Waiting its turn"
    case .queuedSentence: return "The fax is paid and waits for its turn."
    case .queuedWord: return "queued"
    case .preparedTitle: return "Pages prepared"
    case .preparedSentence: return "The pages are ready for the line; the number is called next."
    case .preparedWord: return "prepared"
    case .sendingTitle: return "Sending"
    case .sendingSentence: return "The number is being called and the pages sent."
    case .sendingWord: return "sending"
    case .unknownStatusTitle: return "On its way"
    case .unknownStatusSentence:
      return """
        The service says “{word}”, a word this version does not know. The fax is followed \
        as before.
        """
    case .unknownStatusWord: return "service says “{word}”"
    case .attentionTitle: return "This fax needs you"
    case .attentionWindowOver:
      return """
        A payment may have gone out, but the service did not confirm it in time. Look in \
        your wallet: if it shows the payment, send the service the evidence; if not, say \
        that it was never approved.
        """
    case .attentionBodyLost:
      return """
        A payment may have gone out, but the document is gone from this device, so the \
        payment can't be claimed from here. Send the service the evidence.
        """
    case .attentionNotFound:
      return """
        The payment page was shown, but the service no longer knows this fax. Check your \
        card: if it was charged, send the service the evidence; if not, say that you did \
        not pay.
        """
    case .attentionUnreadable:
      return """
        The service said yes in a way this version can't read, so the fax was probably paid \
        and sent. Ask the service with the evidence before you send it again.
        """
    case .attentionOtherFax:
      return """
        The service confirmed this payment with a fax that is here already under another \
        name. Ask the service with the evidence which of them was paid.
        """
    case .attentionUnansweredAsk:
      return """
        A price was asked for again and the answer was lost. It may have said that an earlier \
        payment arrived, so nothing more is paid before you have looked.
        """
    case .attentionLateTransfer:
      return """
        A wallet request that had been given up was approved after all. Send the service \
        the evidence: the payment may belong to no fax.
        """
    case .attentionWord: return "needs you"
    case .deliveredTitle: return "Delivered"
    case .deliveredSentence: return "The other machine took {pages}."
    case .deliveredWord: return "delivered"
    case .failedTitle: return "Not delivered"
    case .failedWord: return "failed"
    case .expiredTitle: return "Lapsed"
    case .expiredUnpaidSentence: return "It was not paid in time, and nothing was sent."
    case .expiredPaidSentence:
      return "The service let it lapse although it was paid. Send the service the evidence."
    case .expiredWatchedSentence:
      return """
        Its payment page lapsed unpaid. If you paid this page after all, leave the fax \
        here: it is watched for 48 hours and goes on by itself.
        """
    case .expiredWatchOverSentence:
      return "Its payment page lapsed, and no payment turned up in the 48 hours after."
    case .expiredWord: return "lapsed"
    case .withdrawnTitle: return "Withdrawn"
    case .withdrawnSentence:
      return "You took it back before anything was paid. The document is deleted from this device."
    case .withdrawnWord: return "withdrawn"
    case .alreadySentTitle: return "Sent before"
    case .alreadySentSentence:
      return "The service had sent this very fax before. No second copy went out."
    case .alreadySentWord: return "sent before"
    case .outcomeUnknownTitle: return "Outcome unknown"
    case .outcomeUnknownSentence:
      return """
        The service has not known this paid fax for a day, so nobody here can say whether \
        it arrived. Call the recipient, and send the service the evidence.
        """
    case .outcomeUnknownWord: return "outcome unknown"
    case .replacedTitle: return "Replaced"
    case .replacedSentence: return "Fax {job} was sent in its place. This one stays as evidence."
    case .replacedWord: return "replaced"
    case .refundedTitle: return "Refunded"
    case .refundedSentence: return "You said that the money came back."
    case .refundedWord: return "refunded"
    case .arrivedTitle: return "Arrived"
    case .arrivedSentence: return "You said that it was paid and arrived."
    case .arrivedWord: return "arrived"
    case .writtenOffTitle: return "Written off"
    case .writtenOffSentence:
      return "You gave the payment up. The evidence stays here until you remove it."
    case .writtenOffWord: return "written off"
    case .closedTitle: return "Closed"
    case .closedSentence: return "Nothing more happens to this fax."
    case .closedWord: return "closed"
    case .quarantinedTitle: return "This fax can't be read"
    case .quarantinedSentence:
      return """
        Its record on this device is damaged or from another version. Nothing was deleted \
        and the other faxes are fine; keep the outbox, and try a newer version of this \
        program.
        """
    case .quarantinedWord: return "unreadable"

    case .awaitingSentence: return "It is uploaded and priced, and not paid yet."
    case .deliveredSomeSentence: return "The other machine took the pages."

    // Why it failed
    case .failedNoTone:
      return """
        No fax machine answered with its tone. Call the number: if a person or a voice \
        answers, ask for the fax number.
        """
    case .failedNoAnswer:
      return """
        Nobody answered. Call the number to hear whether the machine is on, or try again in \
        working hours.
        """
    case .failedBusy: return "The line was busy. Try again in a while."
    case .failedDropped:
      return """
        The call was cut off, so some pages may have arrived. Try again; if it happens \
        twice, ask the recipient to check the machine.
        """
    case .failedGarbled:
      return """
        The two machines lost each other on the line, so some pages may have arrived. Try \
        again; if it happens twice, ask the recipient to check the machine.
        """
    case .failedDeclined:
      return """
        The other side refused the call. Ask the recipient whether the machine takes faxes \
        from any number.
        """
    case .failedWrongNumber: return "The number can't be reached. Check it with the recipient."
    case .failedNotServed:
      return "The carrier does not deliver to this number. Ask the recipient for another way."
    case .failedTooManyPages:
      return "It has more pages than the carrier takes. Split the document and send the parts."
    case .failedTooLarge:
      return "The file is larger than the carrier takes. Save it smaller, or split it."
    case .failedBadFile:
      return "The carrier could not read the pages. Print the document to a new PDF and send that."
    case .failedServiceTrouble:
      return "The service had trouble of its own; the number was not at fault. Try again later."
    case .failedUnknown:
      return """
        The carrier gave up, for a reason this version has no advice on. Call the number to \
        hear whether a fax machine answers.
        """
    case .failedUnnamed:
      return """
        The carrier gave up and did not say why. Call the number to hear whether a fax \
        machine answers.
        """
    case .noticeFailureWord: return "The service's word for it: “{word}”."

    // Money
    case .notCharged: return "You were not charged."
    case .mayHaveBeenCharged: return "You may have been charged."
    case .mayHaveBeenChargedTwice: return "A second payment may have gone out."
    case .noPaymentSeen: return "No payment was seen."
    case .chargedCard: return "You were charged {amount}."
    case .paidByWallet: return "You paid {amount}."
    case .chargedSomething: return "The service has your payment."
    case .moneyReturned: return "Your payment came back."
    case .refundCard: return "Card payments are refunded automatically by the service."
    case .refundMaybe: return "It may be refunded; ask the service with the evidence."

    // Prices
    case .pages: return Phrase(counting: .pages, one: "{pages} page", other: "{pages} pages")
    case .pagesEstimate:
      return Phrase(counting: .pages, one: "about {pages} page", other: "about {pages} pages")
    case .priceByCard: return "By card: {amount} for {pages}."
    case .priceByWallet: return "By wallet: {amount} on Base for {pages}."
    case .priceLeastCharge:
      return "{amount} is the least a card can be charged; up to 10 pages cost the same."
    case .priceEstimate:
      return """
        The page count is an estimate. The service counts itself, and you are asked before \
        you pay more.
        """
    case .priceCountDiffers: return "The service counts {pages}; this device counted {count}."

    // Notices
    case .noticeSlow:
      return """
        Nothing has changed for {time}: this is taking longer than usual. There is nothing to \
        do yet.
        """
    case .noticeVerySlow:
      return """
        Nothing has changed for {time}. It may still arrive; the service's page shows what \
        it knows, and the recipient can say whether pages came.
        """
    case .noticeStray:
      return """
        A wallet payment beside the fax's own may have gone out. Look in your wallet; the \
        evidence names it.
        """
    case .noticeApproveWithin:
      return """
        Approve it within {time}, or not at all: later the service no longer matches the \
        payment to the fax.
        """
    case .noticeRetired:
      return """
        You said that an earlier wallet request was never approved. Do not approve it any \
        more: it would be a second payment.
        """
    case .noticeNotFound:
      return """
        The service does not know this fax just now (404). It is asked again, and nothing \
        is lost here.
        """
    case .noticeMoved:
      return """
        This outbox came from another device. Here the fax is only followed, because the \
        other device may go on with it too.
        """
    case .noticeRetryOf: return "This sends fax {job} again."
    case .troubleUnreachable: return "The service can't be reached; trying again."
    case .troubleUnavailable: return "The service is having trouble; trying again."
    case .troubleUnreadable: return "The service's answer can't be read; trying again."

    // Offers
    case .offerCard: return "Pay by card"
    case .offerCardWhy:
      return """
        Opens Stripe's payment page for {amount} or what the service counts. You are \
        charged only there.
        """
    case .offerWallet: return "Pay by wallet"
    case .offerWalletWhy:
      return
        "Asks the service for the exact amount in USDC. You see it before your wallet is asked."
    case .offerPage: return "Open the payment page"
    case .offerPageWhy: return "Shows the same page again; paying it once is enough."
    case .offerFollow: return "Follow it in the browser"
    case .offerFollowWhy:
      return "Opens the service's own page of this fax. Whoever has its address can see it."
    case .offerCheck: return "Check again"
    case .offerCheckWhy: return "Asks the service what it knows. Nothing is paid by asking."
    case .offerWithdraw: return "Withdraw"
    case .offerWithdrawWhy:
      return "Takes the fax back and deletes the document here. Nothing is charged."
    case .offerRetry: return "Send it again"
    case .offerRetryWhy:
      return "Sends the same document to the same number as a new fax, for {amount} by card."
    case .offerReplace: return "Send it as a new fax"
    case .offerReplaceWhy:
      return """
        Pays once more, {amount} by card. This fax stays as evidence; if it was paid too, \
        two copies may arrive.
        """
    case .offerReceipt: return "Show the receipt"
    case .offerReceiptWhy: return "Shows times, pages, amount and ids, to be kept."
    case .offerForget: return "Remove"
    case .offerForgetWhy: return "Removes the fax from this device. Nothing changes at the service."
    case .offerForgetEvidenceWhy:
      return """
        Removes the fax and its evidence of payment from this device. Keep the receipt or \
        the evidence first.
        """
    case .offerNeverPaid: return "I did not pay"
    case .offerNeverPaidWhy:
      return """
        The fax can be sent again as if its page had never been shown. If the page was paid \
        after all, that is a second payment.
        """
    case .offerNeverApproved: return "I never approved it"
    case .offerNeverApprovedWhy:
      return """
        The fax can be sent again. Do not approve the old request any more: it would be a \
        second payment.
        """
    case .offerRefunded: return "The money came back"
    case .offerRefundedWhy: return "Closes the fax as refunded, on your word."
    case .offerArrived: return "It arrived"
    case .offerArrivedWhy: return "Closes the fax as paid and sent, on your word."
    case .offerWrittenOff: return "Give the money up"
    case .offerWrittenOffWhy: return "Closes the fax. Its evidence stays until you remove it."

    // Evidence and receipts
    case .receiptTitle: return "Fax receipt"
    case .railCard: return "card"
    case .railWallet: return "wallet"
    case .networkChain: return "{network} (chain {number})"
    case .claimAnswer: return "{word}, {time}"
    case .intentOpen: return "no answer"
    case .intentSent: return "sent"
    case .intentDeclined: return "declined"
    case .intentRetired: return "said to be never approved"
    case .intentAccepted: return "accepted by the service"
    case .intentReturned: return "returned"
    case .intentFailed: return "undone by the network, nothing moved"
    case .factLine: return "{label}: {value}"
    case .factDetail: return "{label} ({name})"
    case .factJob: return "Job"
    case .factService: return "Service"
    case .factOutcome: return "Outcome"
    case .factReason: return "Reason"
    case .factPages: return "Pages"
    case .factRecipient: return "Sent to"
    case .factAmount: return "Amount"
    case .factRail: return "Paid by"
    case .factStatus: return "Last status"
    case .factFailure: return "Failure"
    case .factFaxID: return "Fax id"
    case .factStatusPage: return "Status page"
    case .factDocumentDigest: return "Document SHA-256"
    case .factDraftedAt: return "Saved"
    case .factPageShownAt: return "Payment page shown"
    case .factAcceptedAt: return "Payment confirmed"
    case .factStatusAt: return "Status since"
    case .factEndedAt: return "Ended"
    case .factPaymentIntent: return "PaymentIntent"
    case .factNetwork: return "Network"
    case .factToken: return "Token"
    case .factAddress: return "Address"
    case .factBaseUnits: return "USDC base units"
    case .factAskedAt: return "Wallet asked"
    case .factWindowStart: return "Payment window began"
    case .factHash: return "Transaction"
    case .factWallet: return "Wallet's words"
    case .factPayment: return "Payment"
    case .factClaims: return "Claims made"
    case .factLastClaim: return "Last claim"
    case .factUnreadableYes: return "The service's answer"

    // Times
    case .timeUnknown: return "unknown time"
    case .timeUTC: return "{time} UTC"
    case .justNow: return "just now"
    case .ago: return "{time} ago"
    case .seconds: return Phrase(counting: .count, one: "{count} second", other: "{count} seconds")
    case .minutes: return Phrase(counting: .count, one: "{count} minute", other: "{count} minutes")
    case .hours: return Phrase(counting: .count, one: "{count} hour", other: "{count} hours")
    case .days: return Phrase(counting: .count, one: "{count} day", other: "{count} days")
    }
  }
}
