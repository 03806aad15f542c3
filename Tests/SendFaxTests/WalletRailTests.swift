import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax

@Suite(.timeLimit(.minutes(4)))
struct WalletRailTests {
  @Test(arguments: [false, true])
  func `a fax paid by wallet is delivered, whether or not the wallet says so`(silent: Bool)
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let wallet = StubWallet(desk.sandbox, silent ? .paysInSilence : .pays)
    let quote = try await outbox.quote(fax.id)
    #expect(quote.amount == USDC(baseUnits: 150_000))
    try await outbox.pay(quote, from: wallet)
    let end = try #require(await outbox.wait(for: fax.id, in: .delivered, .needsAttention))
    #expect(end.state == .delivered)
    #expect(desk.sandbox.ledger.payments.count == 1)
    #expect(desk.sandbox.ledger.stranded.isEmpty)
    #expect(wallet.requests.count == 1)
    await outbox.close()
  }

  @Test(arguments: [
    SendFaxSandbox.Trouble.unavailable, .tooManyRequests, .tooManyRequestsDate, .longRetryAfter,
    .htmlBadGateway, .html402, .forbidden, .garbage, .answerLost, .closedBeforeWork, .reset,
    .truncatedJSON, .cutOff, .hugeBody, .gzipBomb, .redirect, .unreadable202, .rotatingIntents,
    .missingDepositHeaders, .dateMissing, .dateAhead, .dateBehind,
  ])
  func `three troubles while claiming lose no fax`(trouble: SendFaxSandbox.Trouble) async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    desk.sandbox.begin(.init(trouble, on: .faxes, first: 3))
    try await outbox.pay(quote, from: StubWallet(desk.sandbox, .pays))
    let end = try #require(await outbox.wait(for: fax.id, in: .delivered, .needsAttention))
    #expect(end.state == .delivered, "\(trouble)")
    #expect(desk.sandbox.ledger.payments.count == 1, "\(trouble)")
    await outbox.close()
  }

  @Test func `a declined quote can be asked twice more and no fourth time`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let wallet = StubWallet(desk.sandbox, .answers(.declined(code: 4001)))
    let quote = try await outbox.quote(fax.id)
    for _ in 1...3 {
      await #expect { try await outbox.pay(quote, from: wallet) } throws: {
        FaxError.Code.paymentDeclined ~= $0
      }
    }
    await #expect { try await outbox.pay(quote, from: wallet) } throws: {
      FaxError.Code.notAllowedNow ~= $0
    }
    #expect(wallet.requests.count == 3)
    #expect(try await outbox.fax(fax.id).money == .notMoved)
    let page = try await outbox.checkout(fax.id)
    #expect(page.amount == USD(cents: 50))
    await outbox.close()
  }

  @Test func `an unapproved request needs a person, and never-approved makes it a draft again`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let wallet = StubWallet(desk.sandbox, .answers(.unknown(reason: "silence")), .pays)
    try await outbox.pay(try await outbox.quote(fax.id), from: wallet)
    await #expect { try await outbox.checkout(fax.id) } throws: {
      FaxError.Code.notAllowedNow ~= $0
    }
    let end = try #require(await outbox.wait(for: fax.id, in: .needsAttention))
    #expect(end.record.attention == .windowOver)
    await outbox.settleDown()
    #expect(try await outbox.fax(fax.id).record.claims.late == 2)
    let draft = try await outbox.settle(fax.id, as: .neverApproved)
    #expect(draft.state == .drafted)
    #expect(draft.record.intents.map(\.outcome) == [.retired])
    let second = try await outbox.quote(fax.id)
    #expect(second.paymentIntent != draft.record.intents.first?.quote.paymentIntent)
    desk.clock.advance(by: .seconds(0))
    try await outbox.pay(second, from: wallet)
    #expect(await outbox.wait(for: fax.id, in: .delivered)?.state == .delivered)
    #expect(desk.sandbox.ledger.payments.count == 1)
    await outbox.close()
  }

  @Test func `never-approved is refused while the window is open`() async throws {
    let desk = try Desk(configure: { $0.detectionLag = .seconds(100_000) })
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    try await outbox.pay(
      try await outbox.quote(fax.id), from: StubWallet(desk.sandbox, .paysInSilence))
    await outbox.pause()
    if try await outbox.fax(fax.id).state == .transferRequested {
      await #expect { try await outbox.settle(fax.id, as: .neverApproved) } throws: {
        FaxError.Code.notAllowedNow ~= $0
      }
    }
    await outbox.close()
  }

  @Test func `after a relaunch the claim goes on and no wallet is asked again`() async throws {
    let desk = try Desk(configure: { $0.detectionLag = .seconds(200) })
    let first = try await desk.open()
    let fax = try await desk.add(to: first)
    let wallet = StubWallet(desk.sandbox, .paysInSilence)
    try await first.pay(try await first.quote(fax.id), from: wallet)
    await first.close()
    let second = try await desk.open()
    try await second.resume()
    #expect(await second.wait(for: fax.id, in: .delivered)?.state == .delivered)
    #expect(wallet.requests.count == 1)
    await second.close()
  }

  @Test func `a quote seen before a relaunch is asked for again before it is paid`() async throws {
    let desk = try Desk()
    let first = try await desk.open()
    let fax = try await desk.add(to: first)
    let quote = try await first.quote(fax.id)
    await first.close()
    let second = try await desk.open()
    let asks = try await second.fax(fax.id).record.asks
    try await second.pay(quote, from: StubWallet(desk.sandbox, .pays))
    #expect(try await second.fax(fax.id).record.asks == asks + 1)
    #expect(await second.wait(for: fax.id, in: .delivered) != nil)
    await second.close()
  }

  @Test func `a quote with too little time left is not handed to a wallet`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    desk.clock.advance(by: .seconds(7 * 60 + 30))
    let wallet = StubWallet(desk.sandbox, .pays)
    await #expect { try await outbox.pay(quote, from: wallet) } throws: {
      FaxError.Code.quoteOutOfBounds ~= $0
    }
    #expect(wallet.requests.isEmpty)
    await outbox.close()
  }

  @Test func `two faxes of one content are not paid by wallet at once`() async throws {
    let desk = try Desk(configure: { $0.openQuestions.identity = .documentAndNumber })
    let outbox = try await desk.open()
    let a = try await desk.add(to: outbox)
    let b = try await outbox.add(desk.document, to: desk.number, again: true)
    _ = try await outbox.quote(a.id)
    await #expect { try await outbox.quote(b.id) } throws: { FaxError.Code.notAllowedNow ~= $0 }
    await outbox.close()
  }

  @Test func `a fax that was sent before is closed as already sent, and nothing is charged`()
    async throws
  {
    let desk = try Desk(configure: { $0.openQuestions.identity = .documentAndNumber })
    let outbox = try await desk.open()
    let a = try await desk.add(to: outbox)
    try await outbox.pay(try await outbox.quote(a.id), from: StubWallet(desk.sandbox, .pays))
    _ = await outbox.wait(for: a.id, in: .delivered)
    let b = try await desk.add(to: outbox)
    desk.clock.advance(by: .seconds(16 * 60))
    desk.sandbox.begin(.init(.answerLost, on: .uploads, first: 1))
    do { _ = try await outbox.quote(b.id) } catch FaxError.Code.alreadySent {
      #expect(try await outbox.fax(b.id).state == .closed)
    }
    #expect(desk.sandbox.ledger.payments.count == 1)
    await outbox.close()
  }
}

extension WalletRailTests {
  @Test func `a no to an earlier ask is no answer to a later one`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let wallet = StubWallet(
      desk.sandbox, .answers(.declined(code: 4001)), .answers(.unknown(reason: "silence")))
    let quote = try await outbox.quote(fax.id)
    await #expect { try await outbox.pay(quote, from: wallet) } throws: {
      FaxError.Code.paymentDeclined ~= $0
    }
    try await outbox.pay(quote, from: wallet)
    await outbox.pause()
    let late = try await outbox.walletAnswered(
      .declined(code: 4001), for: fax.id, paymentIntent: quote.paymentIntent, ask: 1)
    #expect(late.state == .transferRequested)
    #expect(late.money == .mayHaveMoved)
    await outbox.close()
  }

  @Test func `what is known of an earlier ask's transaction says nothing of a later one's`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    let first = NotingWallet(
      reference: ["from": "0x1", "nonce": "7"], outcome: .declined(code: 4001))
    await #expect { try await outbox.pay(quote, from: first) } throws: {
      FaxError.Code.paymentDeclined ~= $0
    }
    // This time the node did not say the nonce; that the old one gets used proves nothing.
    let second = NotingWallet(reference: ["from": "0x1"], outcome: .unknown(reason: "silence"))
    try await outbox.pay(quote, from: second)
    #expect(
      try await outbox.fax(fax.id).record.intent(quote.paymentIntent)?.reference == ["from": "0x1"])
    await outbox.close()
  }

  @Test func `an approval that comes after never-approved is evidence in every state`() async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    try await outbox.pay(
      quote, from: StubWallet(desk.sandbox, .answers(.unknown(reason: "silence"))))
    _ = await outbox.wait(for: fax.id, in: .needsAttention)
    await outbox.settleDown()
    try await outbox.settle(fax.id, as: .neverApproved)
    try await outbox.withdraw(fax.id)
    #expect(try await outbox.fax(fax.id).money == .notMoved)
    let hash = "0x" + String(repeating: "ab", count: 32)
    let late = try await outbox.walletAnswered(
      .sent(hash: hash), for: fax.id, paymentIntent: quote.paymentIntent, ask: 1)
    #expect(late.money == .mayHaveMoved)
    #expect(late.record.intents.first?.hash == hash)
    await outbox.close()
  }

  @Test func `a late approval of a draft calls for a person before anything more is paid`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    try await outbox.pay(
      quote, from: StubWallet(desk.sandbox, .answers(.unknown(reason: "silence"))))
    _ = await outbox.wait(for: fax.id, in: .needsAttention)
    await outbox.settleDown()
    try await outbox.settle(fax.id, as: .neverApproved)
    let late = try await outbox.walletAnswered(
      .sent(hash: "0x" + String(repeating: "ab", count: 32)), for: fax.id,
      paymentIntent: quote.paymentIntent, ask: 1)
    #expect(late.state == .needsAttention)
    #expect(late.record.attention == .lateTransfer)
    await outbox.close()
  }

  @Test func `a count that differs is paid only when it was agreed to`() async throws {
    let desk = try Desk(scenarios: [.init(.pageCountDiffers)])
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    #expect(quote.pageCount != 3)
    let wallet = StubWallet(desk.sandbox, .pays)
    await #expect { try await outbox.pay(quote, from: wallet) } throws: {
      FaxError.Code.pageCountDiffers ~= $0
    }
    #expect(wallet.requests.isEmpty)
    try await outbox.pay(quote, from: wallet, acceptingPages: quote.pageCount)
    #expect(await outbox.wait(for: fax.id, in: .delivered) != nil)
    await outbox.close()
  }

  @Test(arguments: [
    SendFaxSandbox.Trouble.wrongAmount, .wrongToken, .wrongNetwork, .staticRecipient,
    .challengeDisagrees, .missingDepositHeaders,
  ])
  func `a quote out of bounds is never handed to a wallet, and card still can`(
    trouble: SendFaxSandbox.Trouble
  ) async throws {
    let desk = try Desk(scenarios: [.init(trouble)])
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    await #expect { try await outbox.quote(fax.id) } throws: {
      FaxError.Code.quoteOutOfBounds ~= $0 || FaxError.Code.noDepositQuote ~= $0
    }
    #expect(try await outbox.fax(fax.id).money == .notMoved)
    _ = try await outbox.checkout(fax.id)
    await outbox.close()
  }

  @Test func `after a card page there is no way to the wallet, even when it lapsed`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    _ = try await outbox.checkout(fax.id)
    await #expect { try await outbox.quote(fax.id) } throws: {
      FaxError.Code.notAllowedNow ~= $0
    }
    await outbox.close()
  }

  @Test func `a fax that needs you is sent again as a new one, and its claims stop`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    try await outbox.pay(
      try await outbox.quote(fax.id),
      from: StubWallet(desk.sandbox, .answers(.unknown(reason: "silence"))))
    _ = await outbox.wait(for: fax.id, in: .needsAttention)
    await outbox.settleDown()
    let new = try await outbox.replace(fax.id)
    #expect(new.state == .drafted)
    #expect(new.record.body.boundary != fax.record.body.boundary)
    let old = try await outbox.fax(fax.id)
    #expect(old.state == .closed && old.record.replacedBy == new.id)
    #expect(old.money == .mayHaveMoved)
    let before = desk.sandbox.ledger.requestCount
    try await outbox.resume()
    await outbox.settleDown()
    #expect(desk.sandbox.ledger.requestCount == before)
    await outbox.close()
  }
}

extension WalletRailTests {
  @Test func `a refund of a second payment is not said of the one that paid the fax`() async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let wallet = StubWallet(desk.sandbox, .answers(.unknown(reason: "silence")), .pays)
    let first = try await outbox.quote(fax.id)
    try await outbox.pay(first, from: wallet)
    _ = await outbox.wait(for: fax.id, in: .needsAttention)
    await outbox.settleDown()
    try await outbox.settle(fax.id, as: .neverApproved)
    try await outbox.pay(try await outbox.quote(fax.id), from: wallet)
    _ = await outbox.wait(for: fax.id, in: .delivered)
    try await outbox.walletAnswered(
      .sent(hash: "0x" + String(repeating: "ab", count: 32)), for: fax.id,
      paymentIntent: first.paymentIntent, ask: 1)
    let settled = try await outbox.settle(fax.id, as: .refunded)
    #expect(settled.state == .delivered && settled.money == .moved)
    #expect(settled.record.intents.map(\.outcome) == [.returned, .accepted])
    await outbox.close()
  }

  @Test func `a fax whose app died while it was sent again gets one successor and no second`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    try await outbox.pay(
      try await outbox.quote(fax.id),
      from: StubWallet(desk.sandbox, .answers(.unknown(reason: "silence"))))
    _ = await outbox.wait(for: fax.id, in: .needsAttention)
    await outbox.settleDown()
    // The new fax is on disk, and the word that it takes the old one's place is not.
    let first = try await outbox.sendAgain(outbox.fax(fax.id).record)
    let new = try await outbox.replace(fax.id)
    #expect(new.id == first.id)
    #expect(try await outbox.faxes().count == 2)
    #expect(try await outbox.fax(fax.id).record.replacedBy == first.id)
    await outbox.close()
  }
}

/// A wallet that writes something down, then answers.
private struct NotingWallet: Wallet {
  let name = "noting"
  let requestLifetime = Duration.seconds(300)
  let reference: [String: String]
  let outcome: TransferOutcome

  func submit(_ request: TransferRequest) async -> TransferOutcome {
    do { try await request.note(reference) } catch { return .notAsked(reason: "\(error)") }
    return outcome
  }
}
