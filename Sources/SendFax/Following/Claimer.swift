import SendFaxAPI

/// Claims one fax, a step at a time: waits in short stretches, so that a wallet's answer or a receipt
/// is heeded at once.
struct Claimer {
  let driver: FaxDriver
  let outbox: Outbox
  private static let stretch = Duration.seconds(2)

  /// One step: a wait, a claim, or the call for a person.
  ///
  /// - Returns: whether there is another step.
  func step(_ record: FaxRecord) async throws -> Bool {
    let session = update(record)
    if try await takeFailure(record, session) { return true }
    let now = driver.clock.now()
    switch FaxMachine.claimPlan(for: record, at: now, session) {
    case .never: return try await lookOnceMore(record)
    case .later(let wait):
      look(record)
      try await driver.clock.sleep(for: min(wait, Claimer.stretch))
    case .attention(let reason):
      try await driver.commitOutcome("the payment's window is over") { record, _ in
        let attention = FaxEvent.attention(.init(reason: reason))
        return FaxMachine.allows(attention, in: record) ? [attention] : []
      }
    case .now: try await claim(session)
    }
    return true
  }

  /// While this waited for its turn another claim may have been answered, so it looks again.
  private func claim(_ session: ClaimSession) async throws {
    let rail = WalletRail(driver: driver, configuration: outbox.configuration)
    let job = driver.job
    let outbox = outbox
    let claim = try await driver.turn.run { () -> WalletRail.ClaimOutcome? in
      let record = try await driver.record()
      guard FaxMachine.claimPlan(for: record, at: driver.clock.now(), session) == .now else {
        return nil
      }
      await outbox.beginUploading(job)
      do {
        let claim = try await rail.claim { progress in
          Task { await outbox.uploading(job, progress) }
        }
        await outbox.uploading(job, nil)
        return claim
      } catch {
        await outbox.uploading(job, nil)
        throw error
      }
    }
    guard let claim else { return }
    driver.session.withLock {
      $0.claims.claimed(
        retryAfter: claim.retryAfter, took: claim.took, wasAnswered: claim.wasAnswered)
    }
  }

  /// Brings what this process knows up to date. It outlives the follower: what counts as a launch is a
  /// new process, not a return to the foreground.
  private func update(_ record: FaxRecord) -> ClaimSession {
    let hasWitness = witness != nil
    let now = driver.clock.now()
    return driver.session.withLock { known in
      known.claims.isWalletPending = known.isWalletPending
      known.claims.hasWitness = hasWitness
      known.claims.slowestUpload = max(known.claims.slowestUpload, known.slowestUpload)
      if record.claimable?.hash != nil { known.claims.hashAt = known.claims.hashAt ?? now }
      let isNews = known.receipt == .succeeded && known.claims.receipt != .succeeded
      if isNews { known.claims.isReceiptNews = true }
      known.claims.receipt = known.receipt
      known.claims.receiptCount = known.receiptCount
      return known.claims
    }
  }

  private var witness: (any TransferWitness)? {
    driver.session.withLock(\.witness) ?? outbox.configuration.witness
  }

  /// Asks the node for the receipt, beside the claims and never before them: a receipt paces, it never
  /// gates, and a node that hangs must not hold a claim up.
  private func look(_ record: FaxRecord) {
    guard let intent = record.claimable, let hash = intent.hash, let witness,
      let request = TransferRequest(of: intent), driver.beginLooking()
    else { return }
    let driver = driver
    Task {
      driver.endLooking(
        await witness.receipt(of: hash, for: request, reference: intent.reference))
    }
  }

  /// With no claim left, what the chain says is asked a last few times: a transfer that was undone need
  /// not wait for a person.
  private func lookOnceMore(_ record: FaxRecord) async throws -> Bool {
    guard record.claimable?.hash != nil, witness != nil, driver.mayLookOnceMore() else {
      return false
    }
    look(record)
    try await driver.clock.sleep(for: Claimer.stretch)
    return true
  }

  /// Only what the chain says twice is final enough to be called “not moved”.
  private func takeFailure(_ record: FaxRecord, _ session: ClaimSession) async throws -> Bool {
    guard let intent = record.claimable, intent.hash != nil, session.receiptCount > 1 else {
      return false
    }
    let rail = WalletRail(driver: driver, configuration: outbox.configuration)
    switch session.receipt {
    case .reverted: try await rail.failed(.reverted, intent.quote.paymentIntent)
    case .replaced: try await rail.failed(.replaced, intent.quote.paymentIntent)
    default: return false
    }
    return true
  }
}

extension TransferRequest {
  /// What a wallet was asked, for a witness to compare with.
  init?(of intent: FaxRecord.Intent) {
    guard let token = try? EthereumAddress(intent.quote.token),
      let address = try? EthereumAddress(intent.address), intent.quote.usdcBaseUnits > 0
    else { return nil }
    self.init(
      chainID: intent.quote.chainID, network: intent.quote.network, token: token, address: address,
      amount: USDC(baseUnits: UInt64(intent.quote.usdcBaseUnits)),
      paymentIntent: intent.quote.paymentIntent, lifetime: .zero, window: .zero, note: { _ in })
  }
}
