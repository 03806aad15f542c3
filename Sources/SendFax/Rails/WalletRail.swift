import Foundation
import SendFaxAPI

/// Payment by wallet: quote, transfer, claim (design, rules 1 to 11).
struct WalletRail: Sendable {
  let driver: FaxDriver
  let configuration: Outbox.Configuration

  /// Asks the service what a wallet would have to pay.
  ///
  /// - Throws: `noDepositQuote`, `quoteOutOfBounds`, `notAllowedNow`, `alreadySent`; nothing moved.
  func quote() async throws -> WalletQuote {
    try await prepareToAsk()
    let asked = try await ask()
    return try await answer(to: asked)
  }

  /// An upload whose page was never shown may be let go; a card page never.
  private func prepareToAsk() async throws {
    try await driver.commit { record, _ in
      guard record.state == .uploaded else { return [] }
      return [.uploadDropped(.init(reason: .railChanged))]
    }
  }

  private func ask() async throws -> FaxRecord {
    let now = driver.clock.now()
    return try await driver.commit(at: now) { record, view in
      let event = FaxEvent.quoteAsked(.init(ask: record.asks + 1))
      guard FaxMachine.allows(event, in: record), !record.isMoved else {
        throw WalletRail.notPayable(record)
      }
      if let blockade = try FaxMachine.blockade(of: record, in: view, at: now) {
        throw blockade
      }
      return [event]
    }
  }

  private func answer(to asked: FaxRecord) async throws -> WalletQuote {
    let number = asked.asks
    do {
      try driver.verifyBody(of: asked)
      let start = driver.clock.now()
      let answer = try await driver.client(for: asked).submit(driver.body(of: asked))
      driver.uploadTook(
        FaxMachine.uploadTime(driver.clock.now().since(start) ?? .zero, of: asked.body))
      switch answer.value {
      case .accepted(let receipt): throw try await sentBefore(receipt)
      case .acceptedUnreadably:
        throw FaxError(
          .answerUnreadable,
          "The service says this very fax was sent before, in words that can't be read. Nothing was "
            + "charged now; look at the service's own page or send another document.",
          status: 202)
      case .paymentRequired(let response):
        return try await take(PaymentRequired(response), answer.serverDate, ask: number)
      }
    } catch let error as FaxError {
      try await closeAsk(number, error)
      throw error
    }
  }

  private func take(
    _ answer: PaymentRequired, _ serverDate: Date?, ask: Int
  ) async throws -> WalletQuote {
    let now = driver.clock.now()
    let deposit: DepositQuote
    switch answer.deposit {
    case .failure(let refusal): throw refusal.faxError
    case .success(let quote): deposit = quote
    }
    let record = try await driver.record()
    var bounds = configuration.bounds(for: record)
    let refusal = bounds.refusal(of: deposit, in: answer, at: serverDate ?? now.wall)
    bounds.consentedPages = deposit.amount.wholePages
    let hardRefusal = bounds.refusal(of: deposit, in: answer, at: serverDate ?? now.wall)
    let quoted =
      hardRefusal == nil ? FaxEvent.Quoted(deposit, answer, configuration.chainID) : nil
    let after = try await driver.commit(at: now) { record, _ in
      FaxMachine.quoteArrived(
        quoted, paymentIntent: deposit.paymentIntent, failure: hardRefusal?.faxError.code,
        serverDate: serverDate, ask: ask, in: record)
    }
    if let hardRefusal { throw hardRefusal.faxError }
    guard let quoted = after.quote, let pages = deposit.amount.wholePages else {
      throw WalletRail.notPayable(after)
    }
    return WalletQuote(
      job: after.job, amount: deposit.amount, pageCount: pages, needsConsent: refusal?.faxError,
      paymentIntent: quoted.paymentIntent,
      remaining: after.leftToPay(quoted.paymentIntent, at: driver.clock.now()), quoted: quoted)
  }

  /// Closes the ask where the answer is known; one that may have been a yes stays open.
  private func closeAsk(_ number: Int, _ error: FaxError) async throws {
    try await driver.commitOutcome("no payment") { record, _ in
      FaxMachine.askFailed(error, ask: number, in: record)
    }
  }

  private func sentBefore(_ receipt: Receipt) async throws -> FaxError {
    let record = try await driver.commitOutcome("the service's fax id \(receipt.id)") {
      record, view in
      try FaxMachine.yesArrived(receipt, in: record, view)
    }
    switch record.state {
    case .accepted:
      return FaxError(
        .alreadyPaid, "An earlier payment for fax \(record.job) has arrived: it is being sent.",
        money: .moved)
    case .needsAttention: return CardRail.notPayable(record)
    default:
      return FaxError(
        .alreadySent,
        "The service has sent this very document to this number before. Nothing was charged, and no "
          + "second copy went out.")
    }
  }

  static func notPayable(_ record: FaxRecord) -> FaxError {
    if record.state.isUnpaid {
      return FaxError(
        .notAllowedNow,
        "Fax \(record.job) came from another device or waits for an answer; pay it by card or send it "
          + "as a new fax.", isWorthRetrying: true)
    }
    if record.state == .checkoutOpened {
      return FaxError(
        .notAllowedNow,
        "The Checkout page of fax \(record.job) was shown and may be paid, so a wallet can't pay it.",
        money: .mayHaveMoved)
    }
    return CardRail.notPayable(record)
  }
}

extension FaxEvent.Quoted {
  init(_ deposit: DepositQuote, _ answer: PaymentRequired, _ chainID: Int) {
    self.init(
      paymentIntent: deposit.paymentIntent, address: deposit.address.description,
      token: deposit.token.description, network: deposit.network, chainID: chainID,
      usdcBaseUnits: Int(clamping: deposit.amount.baseUnits),
      pageCount: deposit.amount.wholePages ?? 0,
      // In what the journal keeps of it: a quote must come back as it was seen.
      expires: answer.challenges.first { $0.terms.chainID == chainID }?.expires
        .map { Date(milliseconds: $0.milliseconds) })
  }
}

extension FaxEvent.Accepted {
  init(_ receipt: Receipt, paidBy paymentIntent: String?) {
    self.init(
      rail: .wallet, id: receipt.id, statusURL: receipt.statusURL, pageCount: receipt.pageCount,
      usdcBaseUnits: receipt.amount, paymentIntent: paymentIntent)
  }
}

extension Outbox.Configuration {
  func bounds(for record: FaxRecord) -> QuoteBounds {
    QuoteBounds(
      pages: record.draft.pageCount, ceiling: ceiling, chainID: chainID, network: network,
      token: token)
  }
}
