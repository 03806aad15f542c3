import SendFaxAPI

/// Where a fax stands, told: the choice of title, sentence and word for every state there is.
struct Story {
  let title: String
  let sentence: String
  let stateWord: String
  let mood: Presentation.Mood

  private init(
    _ title: Words.Key, _ sentence: Words.Key, _ stateWord: Words.Key, _ mood: Presentation.Mood,
    _ values: [Words.Slot: Words.Value], _ words: Words
  ) {
    self.title = words(title, values)
    self.sentence = words(sentence, values)
    self.stateWord = words(stateWord, values)
    self.mood = mood
  }

  init(of record: FaxRecord, at now: Moment, _ words: Words) {
    let (title, sentence, word, mood) = Story.keys(for: record, at: now)
    let pages = record.servicePages ?? record.draft.pageCount.number
    self.init(
      title, sentence, word, mood,
      [
        .pages: .text(words(.pages, [.pages: .number(pages)])),
        .amount: .text(record.priceText(words) ?? ""),
        .word: .text(record.status?.status.rawValue ?? ""),
        .job: .text(record.replacedBy?.description ?? record.job.description),
      ], words)
  }

  private typealias Keys = (Words.Key, Words.Key, Words.Key, Presentation.Mood)

  private static func keys(for record: FaxRecord, at now: Moment) -> Keys {
    switch record.state {
    case .drafted where record.openAsk != nil:
      return (.pricingTitle, .pricingSentence, .notSentWord, .waiting)
    case .drafted: return (.draftedTitle, .draftedSentence, .notSentWord, .idle)
    case .uploaded: return (.uploadedTitle, .uploadedSentence, .notPaidWord, .idle)
    case .quoted where record.intents.last?.outcome == .declined:
      return (.declinedTitle, .declinedSentence, .notPaidWord, .idle)
    case .quoted: return (.quotedTitle, .quotedSentence, .notPaidWord, .idle)
    case .transferRequested where Presentation.timeToApprove(record, at: now) == nil:
      return (.transferRequestedTitle, .transferLateSentence, .transferRequestedWord, .waiting)
    case .transferRequested:
      return (.transferRequestedTitle, .transferRequestedSentence, .transferRequestedWord, .waiting)
    case .transferSent:
      return (.transferSentTitle, .transferSentSentence, .transferSentWord, .waiting)
    case .checkoutOpened:
      return (.checkoutTitle, .checkoutSentence, .checkoutWord, .waiting)
    case .accepted: return acceptedKeys(record.status?.status)
    case .needsAttention: return attentionKeys(record)
    case .delivered: return (.deliveredTitle, .deliveredSentence, .deliveredWord, .good)
    case .failed:
      return (
        .failedTitle, FailureAdvice(record.status?.failureReason).sentence, .failedWord, .bad
      )
    case .expired: return expiredKeys(record, at: now)
    case .withdrawn: return (.withdrawnTitle, .withdrawnSentence, .withdrawnWord, .idle)
    case .closed: return closedKeys(record)
    }
  }

  private static func acceptedKeys(_ status: FaxStatus?) -> Keys {
    switch status {
    case nil, FaxStatus.paid: return (.paidTitle, .paidSentence, .paidWord, .waiting)
    case FaxStatus.queued: return (.queuedTitle, .queuedSentence, .queuedWord, .waiting)
    case FaxStatus.mediaProcessed:
      return (.preparedTitle, .preparedSentence, .preparedWord, .waiting)
    case FaxStatus.sending: return (.sendingTitle, .sendingSentence, .sendingWord, .waiting)
    // Told before the payment was seen: the status that goes with it is still to come.
    case FaxStatus.awaitingPayment, FaxStatus.expired:
      return (.paidTitle, .paidSentence, .paidWord, .waiting)
    default: return (.unknownStatusTitle, .unknownStatusSentence, .unknownStatusWord, .waiting)
    }
  }

  /// What the service says of a fax that this device need not know.
  init(of status: FaxStatus, failureReason: String?, _ words: Words) {
    let keys: Keys
    switch status {
    case .awaitingPayment: keys = (.checkoutTitle, .awaitingSentence, .checkoutWord, .waiting)
    case .delivered: keys = (.deliveredTitle, .deliveredSomeSentence, .deliveredWord, .good)
    case .failed:
      keys = (.failedTitle, FailureAdvice(failureReason).sentence, .failedWord, .bad)
    case .expired: keys = (.expiredTitle, .expiredUnpaidSentence, .expiredWord, .idle)
    default: keys = Story.acceptedKeys(status)
    }
    let (title, sentence, word, mood) = keys
    self.init(title, sentence, word, mood, [.word: .text(status.rawValue)], words)
  }

  private static func attentionKeys(_ record: FaxRecord) -> Keys {
    let sentence: Words.Key
    switch record.attention {
    case .windowOver, nil: sentence = .attentionWindowOver
    case .bodyLost: sentence = .attentionBodyLost
    case .notFound: sentence = .attentionNotFound
    case .acceptedUnreadably: sentence = .attentionUnreadable
    case .receiptOfAnother: sentence = .attentionOtherFax
    case .unansweredAsk: sentence = .attentionUnansweredAsk
    case .lateTransfer: sentence = .attentionLateTransfer
    }
    return (.attentionTitle, sentence, .attentionWord, .attention)
  }

  private static func expiredKeys(_ record: FaxRecord, at now: Moment) -> Keys {
    guard record.isWatchedExpiry else {
      return record.acceptance == nil
        ? (.expiredTitle, .expiredUnpaidSentence, .expiredWord, .idle)
        : (.expiredTitle, .expiredPaidSentence, .expiredWord, .bad)
    }
    return FaxMachine.isWatchOver(record, at: now)
      ? (.expiredTitle, .expiredWatchOverSentence, .expiredWord, .idle)
      : (.expiredTitle, .expiredWatchedSentence, .expiredWord, .idle)
  }

  private static func closedKeys(_ record: FaxRecord) -> Keys {
    switch record.closing?.reason {
    case .alreadySent: return (.alreadySentTitle, .alreadySentSentence, .alreadySentWord, .idle)
    case .outcomeUnknown:
      return (.outcomeUnknownTitle, .outcomeUnknownSentence, .outcomeUnknownWord, .bad)
    case nil: break
    }
    if record.replacedBy != nil { return (.replacedTitle, .replacedSentence, .replacedWord, .idle) }
    switch record.settlement {
    case .refunded: return (.refundedTitle, .refundedSentence, .refundedWord, .idle)
    case .arrived: return (.arrivedTitle, .arrivedSentence, .arrivedWord, .good)
    case .writtenOff: return (.writtenOffTitle, .writtenOffSentence, .writtenOffWord, .idle)
    case .neverApproved, nil: return (.closedTitle, .closedSentence, .closedWord, .idle)
    }
  }
}
