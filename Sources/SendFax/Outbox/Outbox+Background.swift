import Foundation
import SendFaxAPI

extension Outbox {
  /// How long the system may take to send a claim once it has begun, in seconds.
  package static let backgroundPatience = 900

  /// What to arrange before the app leaves the foreground: for one fax, or for each that has a payment
  /// out.
  public func returnPlans(for job: JobID? = nil, words: Words = .english) async throws
    -> [ReturnPlan]
  {
    let now = configuration.clock.now()
    let faxes: [FaxSnapshot]
    if let job { faxes = [try await fax(job)] } else { faxes = try await unfinishedFaxes() }
    return faxes.filter { $0.record.draft.base == configuration.base }
      .map { ReturnPlan(for: $0.record, at: now, words: words) }
  }

  /// The request of a fax, for the system to send it while the app is away.
  package func backgroundRequest(for job: JobID) async throws -> HTTPRequest {
    let record = try await journal.record(job)
    var body = record.body
    body.path = folder.body(job, named: body.path)
    return SendFaxClient(base: record.draft.base, transport: configuration.transport)
      .submission(of: body)
  }

  /// Whether the system may now send a claim that was queued; on yes it is on disk as begun.
  ///
  /// - Guaranteed: one request in flight a fax. It is no where the app follows the fax itself, where
  ///   another claim has not ended, where the window is over, and where the stored bytes are not what
  ///   was written.
  package func beginBackgroundClaim(of job: JobID) async throws -> Bool {
    guard !isGoingOn(job) else { return false }
    let driver = try await driver(job)
    defer { letGo(job) }
    let rail = WalletRail(driver: driver, configuration: configuration)
    return try await driver.turn.run {
      let record = try await driver.record()
      guard driver.session.withLock({ $0.backgroundClaim == nil }),
        record.mayClaimInBackground(at: driver.clock.now())
      else { return false }
      try driver.verifyBody(of: record)
      let attempt = record.claims.count + 1
      try await rail.journalClaim(
        .init(attempt: attempt, patienceSeconds: Outbox.backgroundPatience))
      driver.session.withLock { $0.backgroundClaim = attempt }
      return true
    }
  }

  /// Takes down what a claim that the system sent was answered, as any other claim's answer.
  ///
  /// - Returns: whether there is still something to claim.
  @discardableResult
  package func endBackgroundClaim(
    of job: JobID, with answer: Result<HTTPResponse, TransportFailure>
  ) async throws -> Bool {
    let driver = try await driver(job)
    // It has ended, whether that can be written down or not: other claims must not wait for it.
    defer {
      driver.session.withLock { $0.backgroundClaim = nil }
      letGo(job)
    }
    let record = try await driver.record()
    let client = SendFaxClient(base: record.draft.base, transport: GivenAnswer(answer: answer))
    let result: Result<Answered<Submission>, FaxError>
    do { result = .success(try await client.submit(driver.body(of: record))) } catch let error
      as FaxError
    { result = .failure(error) }
    let after = try await driver.turn.run {
      try await driver.commitOutcome(result.evidence) { record, view in
        try FaxMachine.backgroundClaimAnswered(result, in: record, view)
      }
    }
    if after.claimable == nil { driver.releaseReserve() }
    return after.mayBeClaimed
  }

  /// Notes that no claim of the system's is under way any more: each was taken down or never began.
  package func backgroundClaimsEnded() {
    for driver in drivers.held { driver.session.withLock { $0.backgroundClaim = nil } }
  }
}

/// A transport for an exchange that somebody else has made already.
private struct GivenAnswer: HTTPTransport {
  let answer: Result<HTTPResponse, TransportFailure>

  func exchange(_ request: HTTPRequest) async throws -> HTTPResponse { try answer.get() }
}

extension FaxMachine {
  /// What the answer to a claim means that was sent while the app was away. A yes that comes when no
  /// claim is open is still the service's word; any other answer then says nothing.
  static func backgroundClaimAnswered(
    _ result: Result<Answered<Submission>, FaxError>, in record: FaxRecord, _ view: JournalView
  ) throws -> [FaxEvent] {
    if let open = record.claims.open {
      return try claimAnswered(result, attempt: open.number, in: record, view)
    }
    guard case .success(let answer) = result else { return [] }
    if case .paymentRequired = answer.value { return [] }
    let asked = FaxEvent.claimAsked(.init(attempt: record.claims.count + 1))
    guard allows(asked, in: record) else { return [] }
    var claiming = record
    try apply(asked, at: record.updatedAt, to: &claiming)
    return [asked]
      + (try claimAnswered(result, attempt: record.claims.count + 1, in: claiming, view))
  }
}

extension Outbox {
  /// Asks the service what it knows of a fax because the person wants it now: for a payment that may be
  /// out a claim, for a page or a fax under way the status.
  ///
  /// - Throws: `unknownJob`, `drivenElsewhere`, and what the service or the network answer.
  public func lookAgain(_ job: JobID) async throws {
    let record = try await journal.record(job)
    let isClaim = FaxMachine.allows(
      .claimAsked(.init(attempt: record.claims.count + 1)), in: record)
    let isWatched =
      record.page != nil && (record.state == .needsAttention || record.isWatchedExpiry)
    guard isClaim || isWatched else { return try await resume(job) }
    try await checkAgain(job)
  }
}
