import Foundation
import SendFaxAPI

extension Outbox {
  /// Asks the service what a wallet would have to pay; nothing is asked of any wallet.
  ///
  /// ```swift
  /// let quote = try await outbox.quote(fax.id)
  /// guard await agrees(to: quote.amount, quote.pageCount) else { return }
  /// try await outbox.pay(quote, from: wallet)
  /// ```
  ///
  /// - Guaranteed: what is returned lies within the bounds: token, network, chain, an address of its
  ///   own, whole pages, the ceiling. Where the service counts other pages than this device,
  ///   ``WalletQuote/needsConsent`` says so; unattended, don't pay then.
  /// - Parameters:
  ///   - job: a fax that is not paid.
  ///   - ceiling: the most a wallet may be asked for, where the person has set another than
  ///     ``Configuration/ceiling``.
  /// - Throws: `noDepositQuote`, `quoteOutOfBounds`, `alreadySent`, `notAllowedNow`; nothing moved.
  public func quote(_ job: JobID, ceiling: USDC? = nil) async throws -> WalletQuote {
    let driver = try await driver(job)
    defer { letGo(job) }
    var configuration = configuration
    configuration.ceiling = ceiling ?? configuration.ceiling
    let rail = WalletRail(driver: driver, configuration: configuration)
    let quote = try await Patience(clock: self.configuration.clock).threeTries {
      try await driver.turn.run { try await rail.quote() }
    }
    driver.asked(quote.paymentIntent)
    return quote
  }

  /// Asks a wallet to pay exactly this quote, once, and claims the fax until the service has it.
  ///
  /// - Parameters:
  ///   - quote: what the person saw and agreed to.
  ///   - wallet: what is asked.
  ///   - pages: the service's count the person agreed to, where the quote
  ///     ``WalletQuote/needsConsent``.
  /// - Guaranteed: the request is on disk, synced, before the wallet hears of it. Whatever the wallet
  ///   answers or does not, the payment is claimed; an answer that is not a clear no counts as paid.
  ///   Cancelling the task does not cancel the wallet's request.
  /// - Returns: the fax when the wallet has answered, or may have; ``updates(of:)`` tells the rest.
  /// - Throws: `quoteOutOfBounds`, `notAllowedNow`, `outboxUnwritable` before anything is asked;
  ///   `paymentDeclined` and `walletNotAsked` where surely nothing moved; `outcomeNotSaved`.
  @discardableResult
  public func pay(
    _ quote: WalletQuote, from wallet: any Wallet, acceptingPages pages: Int? = nil
  ) async throws -> FaxSnapshot {
    if let objection = quote.needsConsent, pages != quote.pageCount { throw objection }
    let driver = try await driver(quote.job)
    defer { letGo(quote.job) }
    let rail = WalletRail(driver: driver, configuration: configuration)
    let (request, ask) = try await driver.turn.run {
      try await rail.prepareTransfer(quote, for: wallet)
    }
    driver.session.withLock {
      $0.isWalletPending = true
      $0.receipt = nil
      $0.receiptCount = 0
      $0.claims = ClaimSession()
      $0.witness = wallet as? any TransferWitness ?? $0.witness
    }
    follow(quote.job, urgently: true)
    // On its own: whoever waits here may go away, the wallet's answer is taken down all the same.
    let answer = Task { () -> (TransferOutcome, FaxRecord) in
      let outcome = await wallet.submit(request)
      defer { driver.session.withLock { $0.isWalletPending = false } }
      return (outcome, try await rail.answered(outcome, quote.paymentIntent, ask))
    }
    let (outcome, record) = try await answer.value
    follow(quote.job, urgently: true)
    switch outcome {
    case .declined(let code) where FaxMachine.declineCodes.contains(code):
      throw FaxError(
        .paymentDeclined, "The payment was declined in the wallet. You were not charged.",
        money: record.money)
    case .notAsked(let reason):
      throw FaxError(
        .walletNotAsked, "The wallet could not be asked: \(reason) You were not charged.",
        money: record.money, isWorthRetrying: true)
    default: return snapshot(record)
    }
  }

  /// Takes a wallet's answer that came by another way or late: from the app's URL, a relay, a person.
  ///
  /// ```swift
  /// try await outbox.walletAnswered(
  ///   .sent(hash: hash), for: job, paymentIntent: request.paymentIntent, ask: request.ask)
  /// ```
  ///
  /// - Parameters:
  ///   - outcome: the answer.
  ///   - job: the fax it is about.
  ///   - paymentIntent: the ``TransferRequest/paymentIntent`` it answers.
  ///   - ask: the ``TransferRequest/ask`` it answers; a no to an earlier ask is no answer to a later
  ///     one.
  /// - Guaranteed: it is taken down in any state, a delivered fax's included, and raises evidence where
  ///   money is out. An answer that is already known changes nothing.
  @discardableResult
  public func walletAnswered(
    _ outcome: TransferOutcome, for job: JobID, paymentIntent: String, ask: Int
  ) async throws -> FaxSnapshot {
    let driver = try await driver(job)
    defer { letGo(job) }
    let rail = WalletRail(driver: driver, configuration: configuration)
    guard try await driver.record().intent(paymentIntent) != nil else {
      throw FaxError(
        .notAllowedNow, "No wallet was ever asked for that payment by fax \(job).")
    }
    let record = try await rail.answered(outcome, paymentIntent, ask)
    follow(job, urgently: true)
    return snapshot(record)
  }

  /// Claims once more because the person asks for it, whatever time it is.
  ///
  /// - Throws: `notAllowedNow` where there is no payment to claim.
  @discardableResult
  public func checkAgain(_ job: JobID) async throws -> FaxSnapshot {
    let driver = try await driver(job)
    defer { letGo(job) }
    let rail = WalletRail(driver: driver, configuration: configuration)
    try await driver.turn.run {
      let record = try await driver.record()
      if record.page != nil, record.state == .needsAttention || record.isWatchedExpiry {
        _ = try await CardRail(driver: driver, onProgress: { _ in }).askStatus()
      } else {
        guard FaxMachine.allows(.claimAsked(.init(attempt: record.claims.count + 1)), in: record)
        else {
          throw FaxError(
            .notAllowedNow, "There is no payment of fax \(job) to look for.", money: record.money)
        }
        _ = try await rail.claim(onProgress: { _ in })
      }
    }
    follow(job, urgently: true)
    return try await fax(job)
  }

  /// Sends the fax again as a new one, to be paid again, while this one stays as evidence.
  ///
  /// - Throws: `notAllowedNow` unless the fax needs a person; `documentChanged` where its document is
  ///   no longer kept.
  public func replace(_ job: JobID) async throws -> FaxSnapshot {
    let driver = try await driver(job)
    defer { letGo(job) }
    return try await driver.turn.run {
      let record = try await driver.record()
      guard record.state == .needsAttention else {
        throw FaxError(
          .notAllowedNow,
          "Only a fax that needs you can be replaced; \(job) is "
            + "\(record.state.rawValue).", money: record.money)
      }
      let new = try await successor(of: record)
      try await driver.commit { _, _ in [.replaced(.init(by: new.id))] }
      return new
    }
  }

  /// The fax that takes its place: the one an app made before it died, where nobody has paid that yet, or
  /// a new one.
  private func successor(of record: FaxRecord) async throws -> FaxSnapshot {
    let made = try await journal.siblings(
      contentKey: record.draft.contentKey, except: record.job
    ).first { $0.draft.retryOf == record.job && $0.state.isUnpaid && !$0.everAskedWallet }
    if let made { return snapshot(made) }
    return try await sendAgain(record)
  }
}
