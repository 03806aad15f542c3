import Foundation
import SendFaxAPI

extension WalletRail {
  /// Commits a transfer to disk, synced, and only then gives what a wallet may be told (rule 1).
  func prepareTransfer(
    _ quote: WalletQuote, for wallet: any Wallet
  ) async throws -> (request: TransferRequest, ask: Int) {
    let quote = try await freshen(quote)
    try driver.takeReserve()
    let now = driver.clock.now()
    let lifetime = wallet.requestLifetime
    let slowest = driver.slowestUpload
    let record: FaxRecord
    do {
      record = try await driver.commit(at: now) { record, view in
        if let objection = FaxMachine.objection(
          to: quote.quoted, lifetime: lifetime, slowestUpload: slowest, in: record, at: now)
        {
          throw objection
        }
        if let blockade = try FaxMachine.blockade(of: record, in: view, at: now) {
          throw blockade
        }
        let asks = record.intent(quote.paymentIntent)?.asks ?? 0
        return [
          .transferRequested(
            .init(
              quote: quote.quoted, ask: asks + 1, wallet: wallet.name,
              lifetimeSeconds: Int(lifetime.components.seconds)))
        ]
      }
    } catch {
      driver.releaseReserve()
      throw error
    }
    let ask = record.intent(quote.paymentIntent)?.asks ?? 1
    // The sync may have taken long, on a slow disk or while the device slept: look again.
    let left = record.leftToPay(quote.paymentIntent, at: driver.clock.now())
    guard left >= FaxMachine.neededWindow(lifetime: lifetime, slowestUpload: slowest),
      let request = request(quote.quoted, ask: ask, lifetime: lifetime, window: left)
    else {
      try await answered(
        .notAsked(reason: "the time to pay was nearly over"), quote.paymentIntent, ask)
      throw FaxError(
        .quoteOutOfBounds,
        "Too little time was left to pay this price, so the wallet was not asked. Nothing was "
          + "charged; ask for a new price.", isWorthRetrying: true)
    }
    return (request, ask)
  }

  /// Rule 8: a quote is paid only by the process that asked for it; and rule 7: a challenge that ends
  /// before the window is asked for once more.
  private func freshen(_ quote: WalletQuote) async throws -> WalletQuote {
    let record = try await driver.record()
    let now = driver.clock.now()
    let left = record.leftToPay(quote.paymentIntent, at: now)
    let endsEarly =
      record.windows[quote.paymentIntent].map { window in
        guard window.end == nil, let expires = window.expires else { return false }
        let date = record.serverClock?.date(at: now) ?? now.wall
        return expires.timeIntervalSince(date) < Double(left.components.seconds)
      } ?? false
    guard driver.hasAsked(quote.paymentIntent) == false || endsEarly else { return quote }
    // That very amount was agreed to, under whatever ceiling.
    var agreed = configuration
    agreed.ceiling = max(agreed.ceiling, quote.amount)
    let fresh = try await WalletRail(driver: driver, configuration: agreed).quote()
    guard fresh.paymentIntent == quote.paymentIntent, fresh.amount == quote.amount,
      fresh.pageCount == quote.pageCount, fresh.quoted.address == quote.quoted.address
    else {
      throw FaxError(
        .quoteOutOfBounds,
        "The price has changed since it was agreed to: it is now \(fresh.amount). Nothing was charged; "
          + "agree to the new price to go on.", isWorthRetrying: true)
    }
    return fresh
  }

  private func request(
    _ quoted: FaxEvent.Quoted, ask: Int, lifetime: Duration, window: Duration
  ) -> TransferRequest? {
    guard let token = try? EthereumAddress(quoted.token),
      let address = try? EthereumAddress(quoted.address), quoted.usdcBaseUnits > 0
    else { return nil }
    return TransferRequest(
      chainID: quoted.chainID, network: quoted.network, token: token, address: address,
      amount: USDC(baseUnits: UInt64(quoted.usdcBaseUnits)), paymentIntent: quoted.paymentIntent,
      ask: ask, lifetime: lifetime, window: window
    ) { [weak driver] reference in
      // A wallet may keep the request for as long as it likes, the lock on the fax with it not.
      guard let driver else { throw WalletRail.outboxClosed }
      try await driver.commit { record, _ in
        [.walletNoted(.init(paymentIntent: quoted.paymentIntent, reference: reference))]
      }
    }
  }

  private static let outboxClosed = FaxError(
    .outboxUnwritable, "The outbox was closed before the wallet was asked. Nothing was charged.")

  /// Takes down what a wallet answered, whenever it does.
  @discardableResult
  func answered(
    _ outcome: TransferOutcome, _ paymentIntent: String, _ ask: Int
  ) async throws -> FaxRecord {
    let record = try await driver.commitOutcome(outcome.evidence(of: paymentIntent)) { record, _ in
      FaxMachine.walletAnswered(outcome, paymentIntent, ask, in: record)
    }
    if record.claimable == nil { driver.releaseReserve() }
    return record
  }

  /// Takes down what the chain says finally.
  func failed(_ how: FaxEvent.TransferFailed.How, _ paymentIntent: String) async throws {
    try await driver.commitOutcome("the chain says that \(paymentIntent) moved nothing") {
      record, _ in
      guard record.intent(paymentIntent)?.outcome == .sent, record.acceptance == nil else {
        return []
      }
      return FaxMachine.withAttention(
        [.transferFailed(.init(paymentIntent: paymentIntent, how: how))],
        if: FaxMachine.other(paymentIntent, in: record), in: record)
    }
  }
}

extension TransferOutcome {
  /// What must not be lost of it, for a person, where it can't be written down.
  fileprivate func evidence(of paymentIntent: String) -> String {
    switch self {
    case .sent(let hash): return "transaction \(hash) for \(paymentIntent)"
    case .declined: return "the wallet declined \(paymentIntent)"
    case .notAsked: return "the wallet was not asked for \(paymentIntent)"
    case .unknown: return "the wallet did not say what became of \(paymentIntent)"
    }
  }
}

extension FaxMachine {
  /// The events of a wallet's answer: in time, or late in any state.
  static func walletAnswered(
    _ outcome: TransferOutcome, _ paymentIntent: String, _ ask: Int, in record: FaxRecord
  ) -> [FaxEvent] {
    guard let intent = record.intent(paymentIntent) else { return [] }
    var answer = FaxEvent.TransferAnswered(
      paymentIntent: paymentIntent, ask: ask, outcome: .unknown, hash: nil, code: nil, reason: nil)
    switch outcome {
    case .sent(let hash):
      if intent.hash == hash { return [] }
      answer.outcome = .sent
      answer.hash = hash
    case .declined(let code):
      answer.outcome = declineCodes.contains(code) ? .declined : .unknown
      answer.code = code
    case .notAsked(let reason):
      answer.outcome = .notAsked
      answer.reason = reason
    case .unknown(let reason): answer.reason = reason
    }
    let isFree = answer.outcome == .declined || answer.outcome == .notAsked
    let isLate =
      answer.outcome == .sent ? record.state.isUnpaid : isFree && other(paymentIntent, in: record)
    return withAttention([.transferAnswered(answer)], if: isLate, in: record)
  }

  /// Whether another payment of this fax has a transaction: then nothing more may be paid for it before
  /// a person has looked.
  static func other(_ paymentIntent: String, in record: FaxRecord) -> Bool {
    record.intents.contains { $0.outcome == .sent && $0.quote.paymentIntent != paymentIntent }
  }

  /// The events, and the call for a person where it is due and may follow them.
  static func withAttention(
    _ events: [FaxEvent], if isDue: Bool, in record: FaxRecord
  ) -> [FaxEvent] {
    let attention = FaxEvent.attention(.init(reason: .lateTransfer))
    var after = record
    for event in events {
      // What may not follow is refused, in words, where it is appended.
      do { try apply(event, at: record.updatedAt, to: &after) } catch { return events }
    }
    return isDue && allows(attention, in: after) ? events + [attention] : events
  }

  /// Rule 2: the only answers that mean no (EIP-1193, WalletConnect's codes).
  static let declineCodes: Set<Int> = [4001, 5000, 5001, 5002]
}
