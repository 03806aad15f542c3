import SendFaxAPI

extension Presentation {
  /// After so long without a change a person is told that it takes long.
  static let longWait = Duration.seconds(600)
  /// After so long they are told where to look.
  static let veryLongWait = Duration.seconds(3600)

  static func notices(of record: FaxRecord, at now: Moment, _ words: Words) -> [String] {
    var said: [String] = []
    if let reason = record.status?.failureReason.flatMap({ ShownText.clean($0) }),
      record.state == .failed
    {
      said.append(words(.noticeFailureWord, [.word: .text(reason)]))
    }
    if !record.strayIntents.isEmpty { said.append(words(.noticeStray)) }
    if let left = timeToApprove(record, at: now) {
      said.append(words(.noticeApproveWithin, [.time: .text(words.duration(left))]))
    }
    if record.state.isUnpaid, record.intents.contains(where: { $0.outcome == .retired }) {
      said.append(words(.noticeRetired))
    }
    if record.missingSince != nil, !record.state.isSettled, record.state != .needsAttention {
      said.append(words(.noticeNotFound))
    }
    if let wait = delay(of: record, at: now) { said.append(told(wait, words)) }
    if record.isMoved, !record.state.isSettled { said.append(words(.noticeMoved)) }
    if let first = record.draft.retryOf {
      said.append(words(.noticeRetryOf, [.job: .text(first.description)]))
    }
    return said
  }

  /// How long an approval still helps, a minute on the safe side; nil where it comes too late, or may:
  /// an age nobody knows is too old.
  static func timeToApprove(_ record: FaxRecord, at now: Moment) -> Duration? {
    guard record.state == .transferRequested, let intent = record.intents.last,
      let age = now.since(intent.windowStart)
    else { return nil }
    let left = PaymentWindow.length - .seconds(60) - age
    return left >= .seconds(60) ? left : nil
  }

  /// How long a paid fax has not changed, where that is worth a word.
  private static func delay(of record: FaxRecord, at now: Moment) -> Duration? {
    guard record.state == .accepted, record.missingSince == nil,
      let quiet = now.since(record.statusAt ?? record.updatedAt), quiet >= longWait
    else { return nil }
    return quiet
  }

  private static func told(_ wait: Duration, _ words: Words) -> String {
    words(
      wait < veryLongWait ? .noticeSlow : .noticeVerySlow, [.time: .text(words.duration(wait))])
  }

  /// Trouble while following: it is tried again, so nothing is to be done.
  static func notice(of trouble: FaxError, _ record: FaxRecord, _ context: Context) -> String? {
    let words = context.words
    switch trouble.code {
    case .unreachable: return words(.troubleUnreachable)
    case .serviceUnavailable: return words(.troubleUnavailable)
    case .answerUnreadable, .redirected: return words(.troubleUnreadable)
    case .notFound: return record.missingSince == nil ? words(.noticeNotFound) : nil
    case .cancelled: return nil
    default:
      return context.medium == .terminal
        ? trouble.message : FailurePresentation(of: trouble, in: context).sentence
    }
  }
}
