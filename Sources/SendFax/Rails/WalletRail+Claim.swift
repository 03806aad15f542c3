import Foundation
import SendFaxAPI

extension WalletRail {
  /// How a claim went: how long the service asked to wait, where it did, how long the upload took, and
  /// whether there was an answer at all.
  typealias ClaimOutcome = (retryAfter: Duration?, took: Duration, wasAnswered: Bool)

  /// Sends the same request once more and takes down what comes back (rules 9 and 10).
  func claim(
    onProgress: @escaping @Sendable (HTTPRequest.Progress) -> Void
  ) async throws -> ClaimOutcome {
    let record = try await driver.record()
    do { try driver.verifyBody(of: record) } catch FaxError.Code.documentChanged {
      try await driver.commit { record, _ in
        record.state == .needsAttention ? [] : [.attention(.init(reason: .bodyLost))]
      }
      throw FaxError.Code.bodyLost(record)
    }
    guard driver.session.withLock({ $0.backgroundClaim == nil }) else {
      throw FaxError(
        .outboxBusy, "A request for this fax, sent while the app was away, has not ended yet.",
        money: record.money, isWorthRetrying: true)
    }
    let attempt = record.claims.count + 1
    try await journalClaim(.init(attempt: attempt))
    let start = driver.clock.now()
    let result: Result<Answered<Submission>, FaxError>
    do {
      result = .success(
        try await driver.client(for: record).submit(
          driver.body(of: record), deadline: deadline(of: record), onProgress: onProgress))
    } catch let error as FaxError { result = .failure(error) }
    // What was not answered took as long as our own patience, and says nothing of an upload.
    let took =
      result.wasAnswered
      ? FaxMachine.uploadTime(driver.clock.now().since(start) ?? .zero, of: record.body) : .zero
    driver.uploadTook(took)
    driver.claimTimedOut(result.timedOut)
    let after = try await driver.commitOutcome(result.evidence) { record, view in
      try FaxMachine.claimAnswered(result, attempt: attempt, in: record, view)
    }
    if after.claimable == nil { driver.releaseReserve() }
    if case .failure(let error) = result, error.code == .cancelled, Task.isCancelled {
      throw CancellationError()
    }
    return (result.retryAfter, took, result.wasAnswered)
  }

  /// A full disk must not stop a claim: the reserve is there for it.
  func journalClaim(_ claim: FaxEvent.ClaimAsked) async throws {
    do { try await driver.commit { _, _ in [.claimAsked(claim)] } } catch FaxError.Code
      .outboxUnwritable
    {
      driver.releaseReserve()
      try await driver.commit { _, _ in [.claimAsked(claim)] }
    }
  }

  /// How long one claim may take: never so long that a hung one eats the window. After one that timed
  /// out the next has twice the time.
  private func deadline(of record: FaxRecord) -> Duration? {
    guard let intent = record.claimable else { return nil }
    let left = record.leftToClaim(intent.quote.paymentIntent, at: driver.clock.now())
    guard left > .seconds(10) else { return nil }
    let known = driver.slowestUpload
    let first = known > .zero ? known * 3 + .seconds(15) : left / 3
    let patience = max(.seconds(30), first) * (1 << min(driver.timedOutClaims, 5))
    return min(patience, max(left - .seconds(5), .seconds(10)))
  }
}

extension FaxError.Code {
  static func bodyLost(_ record: FaxRecord) -> FaxError {
    FaxError(
      .documentChanged,
      "The document kept for fax \(record.job) is gone or was altered, so it can't be claimed. With the very "
        + "same file the request can be made again; what is known of the fax is what support needs.",
      money: .mayHaveMoved,
      remedies: [
        .restore(fax: record.job.description), .show(fax: record.job.description),
      ])
  }
}

extension Result where Success == Answered<Submission>, Failure == FaxError {
  /// What must not be lost of it, for a person, where it can't be written down.
  var evidence: String {
    guard case .success(let answer) = self, case .accepted(let receipt) = answer.value else {
      return "the service has not confirmed a payment yet"
    }
    return "the service has the payment; its fax id is \(receipt.id)"
  }

  fileprivate var wasAnswered: Bool {
    switch self {
    case .success: return true
    case .failure(let error): return error.transport == nil && error.status != nil
    }
  }

  fileprivate var timedOut: Bool {
    if case .failure(let error) = self { return error.transport?.reason == .timedOut }
    return false
  }

  fileprivate var retryAfter: Duration? {
    switch self {
    case .failure(let error): return error.retryAfter
    case .success(let answer):
      guard case .paymentRequired(let response) = answer.value else { return nil }
      return response.retryAfter()
    }
  }
}

extension FaxMachine {
  /// What a claim's answer means: only a readable yes that is ours ends claiming.
  static func claimAnswered(
    _ result: Result<Answered<Submission>, FaxError>, attempt: Int, in record: FaxRecord,
    _ view: JournalView
  ) throws -> [FaxEvent] {
    guard record.claims.open?.number == attempt else { return [] }
    var claim = FaxEvent.Claimed(
      attempt: attempt, answer: "402", status: nil, mayHaveArrived: true, paymentIntent: nil,
      retryAfterSeconds: nil, raw: nil, serverDate: nil)
    switch result {
    case .failure(let error):
      claim.answer = error.code.rawValue
      claim.status = error.status
      claim.mayHaveArrived = error.transport.map { $0.delivery != .neverSent } ?? true
      claim.retryAfterSeconds = error.retryAfter.map { Int($0.components.seconds) }
    case .success(let answer):
      claim.serverDate = answer.serverDate
      switch answer.value {
      case .accepted(let receipt):
        return try accepted(receipt, claim, in: record, view)
      case .acceptedUnreadably(let response):
        claim.answer = "accepted_unreadably"
        claim.status = response.status
        claim.raw = String(decoding: response.body.prefix(4096), as: UTF8.self)
      case .paymentRequired(let response):
        claim.status = 402
        switch PaymentRequired(response).deposit {
        case .failure: claim.answer = "402_without_quote"
        case .success(let deposit):
          claim.paymentIntent = deposit.paymentIntent
          let isOurs = deposit.paymentIntent == record.claimable?.quote.paymentIntent
          if !isOurs { claim.answer = "other_intent" }
        }
      }
    }
    return [.claimed(claim)]
  }

  private static func accepted(
    _ receipt: Receipt, _ claim: FaxEvent.Claimed, in record: FaxRecord, _ view: JournalView
  ) throws -> [FaxEvent] {
    var claim = claim
    claim.status = 202
    guard try view.owner(receipt.id) ?? record.job.description == record.job.description,
      let intent = record.claimable ?? record.intents.last
    else {
      claim.answer = "receipt_of_another"
      let isWaiting = record.state == .transferRequested || record.state == .transferSent
      return isWaiting
        ? [.claimed(claim), .attention(.init(reason: .receiptOfAnother))] : [.claimed(claim)]
    }
    claim.answer = "accepted"
    return [.claimed(claim), .accepted(.init(receipt, paidBy: intent.quote.paymentIntent))]
  }
}
