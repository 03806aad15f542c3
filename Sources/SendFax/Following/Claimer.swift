import SendFaxAPI

/// Claims one fax, a step at a time: waits in short stretches, so that a wallet's answer or a receipt
/// is heeded at once.
struct Claimer {
  let driver: FaxDriver
  let outbox: Outbox
  private static let stretch = Duration.seconds(2)

  /// One step: a wait, a look at the chain, a claim, or the call for a person.
  ///
  /// - Returns: whether there is another step.
  func step(_ record: FaxRecord, _ session: inout ClaimSession) async throws -> Bool {
    try await look(record, &session)
    let now = driver.clock.now()
    switch FaxMachine.claimPlan(for: record, at: now, session) {
    case .never: return false
    case .later(let wait):
      try await driver.clock.sleep(for: min(wait, Claimer.stretch))
    case .attention(let reason):
      try await driver.commitOutcome("the payment's window is over") { record, _ in
        FaxMachine.allows(.attention(.init(reason: reason)), in: record)
          ? [.attention(.init(reason: reason))] : []
      }
    case .now:
      let rail = WalletRail(driver: driver, configuration: outbox.configuration)
      let job = driver.job
      let outbox = outbox
      let (retryAfter, took) = try await driver.turn.run {
        try await rail.claim { progress in Task { await outbox.uploading(job, progress) } }
      }
      await outbox.uploading(job, nil)
      session.claimed(retryAfter: retryAfter, took: took)
    }
    return true
  }

  /// Brings what this process knows up to date, the receipt included; a receipt paces, it never gates.
  private func look(_ record: FaxRecord, _ session: inout ClaimSession) async throws {
    let known = driver.session.withLock { $0 }
    let witness = known.witness ?? outbox.configuration.witness
    session.isWalletPending = known.isWalletPending
    session.hasWitness = witness != nil
    session.slowestUpload = max(session.slowestUpload, known.slowestUpload)
    guard let intent = record.claimable, let hash = intent.hash, let witness else { return }
    let now = driver.clock.now()
    session.hashAt = session.hashAt ?? now
    guard session.receipt != .succeeded,
      let request = TransferRequest(of: intent)
    else { return }
    guard let receipt = await witness.receipt(of: hash, for: request, reference: intent.reference)
    else { return }
    if receipt == .succeeded { session.isReceiptNews = true }
    let isRepeated = session.receipt == receipt
    session.receipt = receipt
    // Only what the chain says twice is final enough to call “not moved”.
    let rail = WalletRail(driver: driver, configuration: outbox.configuration)
    switch receipt {
    case .reverted where isRepeated: try await rail.failed(.reverted, intent.quote.paymentIntent)
    case .replaced where isRepeated: try await rail.failed(.replaced, intent.quote.paymentIntent)
    default: break
    }
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
