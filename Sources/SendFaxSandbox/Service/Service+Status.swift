import Foundation

extension Service {
  func status(_ id: String) -> SandboxAnswer {
    guard let fax = ledger.fax(id.removingPercentEncoding ?? id), !troubles.contains(.forgottenFax)
    else { return .notFound }
    let status = troubles.contains(.unknownStatus) ? "retrying" : fax.status
    return .json(
      200,
      .object([
        ("id", .string(fax.id)), ("status", .string(status)), ("pageCount", .int(fax.pageCount)),
        ("toMasked", .string(Destination.masked(fax.to))),
        ("failureReason", fax.failureReason.map { .string($0) }),
        ("createdAt", timestamp(fax.createdAt)), ("terminalAt", fax.terminalAt.map(timestamp)),
      ]))
  }

  private func timestamp(_ date: Date) -> JSONText {
    let seconds = date.timeIntervalSince1970
    switch configuration.openQuestions.timestamps {
    case .seconds: return .int(Int(seconds))
    case .milliseconds: return .int(Int((seconds * 1000).rounded()))
    }
  }

  /// Brings the ledger to what the clock says: statuses, expiry, refunds, the chain.
  mutating func settle() {
    settleChain()
    let now = now
    for index in ledger.faxes.indices where mayChange(index, at: now) {
      settle(fax: index, at: now)
    }
    for index in ledger.checkoutSessions.indices where ledger.checkoutSessions[index].state == .open
    {
      let age = now.timeIntervalSince(ledger.checkoutSessions[index].createdAt)
      if age >= Service.sessionLife {
        let session = ledger.checkoutSessions[index]
        ledger.checkoutSessions[index].state = .expired
        happen(.closed, session.id, session.faxID)
      }
    }
  }

  /// Whether there is something to settle. This is asked for every fax at every request, so it copies none.
  private func mayChange(_ index: Int, at now: Date) -> Bool {
    guard ledger.faxes[index].terminalAt == nil else { return false }
    guard ledger.faxes[index].paidAt == nil else { return true }
    let age = now.timeIntervalSince(ledger.faxes[index].createdAt)
    return age >= Service.uploadLife
      || (age >= Service.shortLife && Service.shortLived.contains(ledger.faxes[index].to))
  }

  /// How long an upload to a number may be paid that expires soon.
  private static let shortLife: TimeInterval = 60
  private static let shortLived = SendFaxSandbox.numbers.filter { $0.outcome == .expiresUnpaid }
    .map(\.e164)

  private mutating func settle(fax index: Int, at now: Date) {
    let fax = ledger.faxes[index]
    let outcome = SendFaxSandbox.outcome(of: fax.to)
    guard let paidAt = fax.paidAt else {
      let life = outcome == .expiresUnpaid ? Service.shortLife : Service.uploadLife
      guard now.timeIntervalSince(fax.createdAt) >= life else { return }
      ledger.faxes[index].status = "expired"
      ledger.faxes[index].terminalAt = fax.createdAt.addingTimeInterval(life)
      isChanged = true
      happen(.status, fax.id, "expired")
      return
    }
    let standing = Carrier(speed: configuration.carrier).standing(
      paidAt: paidAt, pages: fax.pageCount, outcome: outcome, at: now)
    guard standing.status != fax.status || standing.terminalAt != nil else { return }
    ledger.faxes[index].status = standing.status
    ledger.faxes[index].failureReason = standing.failureReason
    ledger.faxes[index].terminalAt = standing.terminalAt
    isChanged = true
    happen(.status, fax.id, standing.status)
    if standing.status == "failed", let ended = standing.terminalAt { refund(fax.id, at: ended) }
  }

  /// A carrier failure gives a card payment back; a wallet payment as the open question says.
  private mutating func refund(_ id: String, at instant: Date) {
    for index in ledger.payments.indices where ledger.payments[index].faxID == id {
      let payment = ledger.payments[index]
      guard payment.refundedAt == nil,
        payment.rail == .card || configuration.openQuestions.walletFailureIsRefunded
      else { continue }
      ledger.payments[index].refundedAt = instant
      happen(.refunded, id, payment.shown)
    }
  }
}
