import SendFaxAPI

/// The rules, without any effect: what a fax is after an event, what an answer means for it, and what
/// is to be done next.
///
/// ```swift
/// var record = try FaxMachine.replay(job, events)
/// let events = FaxMachine.statusArrived(fax, at: now, in: record)
/// let step = FaxMachine.next(for: record, at: now)
/// ```
package enum FaxMachine {
  /// The fold over a whole list of events.
  static func replay(_ job: JobID, _ events: [StoredEvent]) throws -> FaxRecord {
    guard let first = events.first else { throw ReplayFault.empty }
    guard case .drafted(let draft) = first.event else { throw ReplayFault.notFirst }
    var record = FaxRecord(job: job, draft: draft, at: first.at)
    for stored in events.dropFirst() { try apply(stored.event, at: stored.at, to: &record) }
    return record
  }

  /// One step of the fold.
  ///
  /// - Throws: where the event can't happen in the record's state; the record is then unchanged.
  package static func apply(
    _ event: FaxEvent, at: Moment, to record: inout FaxRecord
  ) throws {
    guard allows(event, in: record) else {
      throw ReplayFault.notAllowed(kind: event.kind, in: record.state)
    }
    switch event {
    case .drafted: throw ReplayFault.notFirst
    case .redrafted, .moved, .railChosen, .withdrawn, .bodyDeleted:
      applyDesk(event, at: at, to: &record)
    case .uploaded, .uploadDropped, .consented, .checkoutOpened:
      applyCard(event, at: at, to: &record)
    case .statusSeen, .notFound, .accepted: applyService(event, at: at, to: &record)
    case .attention, .settled, .replaced, .closed: applyEnding(event, to: &record)
    case .quoteAsked, .quoteAnswered, .quoteLapsed, .transferRequested, .walletNoted,
      .transferAnswered, .transferFailed, .claimAsked, .claimed:
      try applyWallet(event, at: at, to: &record)
    }
    record.sequence += 1
    record.updatedAt = at
  }

  /// What a person does at their desk, before or after money.
  private static func applyDesk(_ event: FaxEvent, at: Moment, to record: inout FaxRecord) {
    switch event {
    case .redrafted(let new):
      record.body = new.body
      record.state = .drafted
      record.upload = nil
      record.quote = nil
      record.openAsk = nil
      record.movedAt = at
    case .moved:
      record.isMoved = true
      record.movedAt = at
    case .railChosen(let chosen): record.rail = chosen.rail
    case .withdrawn: record.state = .withdrawn
    case .bodyDeleted: record.hasBody = false
    default: break
    }
  }

  private static func applyCard(_ event: FaxEvent, at: Moment, to record: inout FaxRecord) {
    switch event {
    case .uploaded(let upload):
      record.upload = upload
      record.quote = nil
      record.state = .uploaded
    case .uploadDropped:
      record.upload = nil
      record.consent = nil
      record.state = .drafted
    case .consented(let consent): record.consent = consent
    case .checkoutOpened(let opened):
      let count = (record.page?.count ?? 0) + 1
      record.page = FaxRecord.Page(opened: opened, at: at, count: count)
      record.wasPageShown = true
      record.state = .checkoutOpened
      record.missingSince = nil
    default: break
    }
  }

  /// What the service says of a fax whose page was shown or which it has accepted.
  private static func applyService(_ event: FaxEvent, at: Moment, to record: inout FaxRecord) {
    switch event {
    case .statusSeen(let seen):
      if record.status?.status != seen.status { record.statusAt = at }
      record.status = seen
      record.missingSince = nil
      if let end = terminalState(after: seen.status, in: record) { record.state = end }
    case .notFound: record.missingSince = record.missingSince ?? at
    case .accepted(let acceptance):
      record.acceptance = acceptance
      record.state = .accepted
      record.attention = nil
      record.missingSince = nil
      record.settle(acceptance.paymentIntent, as: .accepted)
    default: break
    }
  }

  private static func terminalState(after status: FaxStatus, in record: FaxRecord) -> FaxState? {
    switch (record.state, status) {
    case (.accepted, .delivered): return .delivered
    case (.accepted, .failed): return .failed
    case (.accepted, .expired), (.checkoutOpened, .expired): return .expired
    default: return nil
    }
  }

  private static func applyEnding(_ event: FaxEvent, to record: inout FaxRecord) {
    switch event {
    case .attention(let attention):
      record.attention = attention.reason
      record.state = .needsAttention
    case .settled(let settled): applySettled(settled, to: &record)
    case .replaced(let replaced):
      record.replacedBy = replaced.by
      record.state = .closed
    case .closed(let closed):
      record.closing = closed
      record.state = .closed
    default: break
    }
  }

  private static func applySettled(_ settled: FaxEvent.Settled, to record: inout FaxRecord) {
    let wasLive = !record.state.isSettled
    // What a person says of a stray second payment is not said of the one that paid the fax.
    let isStray = !wasLive && settled.paymentIntent.flatMap(record.intent)?.outcome == .sent
    if !isStray { record.settlement = settled.outcome }
    switch settled.outcome {
    case .neverApproved:
      record.retire(settled.paymentIntent)
      record.settlement = nil
      record.attention = nil
      record.upload = nil
      record.page = nil
      record.quote = nil
      record.openAsk = nil
      record.claims = FaxRecord.Claims(count: record.claims.count)
      record.state = .drafted
    case .refunded:
      record.settle(settled.paymentIntent, as: .returned)
      if wasLive { record.state = .closed }
    case .writtenOff, .arrived:
      if wasLive { record.state = .closed }
    }
  }
}
