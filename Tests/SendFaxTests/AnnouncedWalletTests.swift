import SendFaxAPI
import TestSupport
import Testing

@testable import SendFax

/// What is done before a wallet is asked takes time, on a phone that stops the app any amount of it.
@Suite(.timeLimit(.minutes(5)))
struct AnnouncedWalletTests {
  /// Seconds the announcement took, and what is then said to be left, where the wallet is asked at all.
  @Test(arguments: [(0, 900), (60, 840), (400, 500), (430, nil), (600, nil), (3600, nil)])
  func `a wallet is asked with what is left of its time, and not at all with too little`(
    spent: Int, left: Int?
  ) async throws {
    let desk = try Desk()
    let clock = desk.clock
    let outbox = try await Outbox.open(
      .init(
        folder: desk.outboxPath, base: desk.sandbox.baseURL, transport: desk.sandbox.transport(),
        clock: StillClock(clock: clock), install: { _ in "here" }))
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    let wallet = StubWallet(desk.sandbox, .pays)
    let announced = AnnouncedWallet(base: wallet, clock: clock) {
      clock.advance(by: .seconds(spent))
    }
    guard let left else {
      await #expect { try await outbox.pay(quote, from: announced) } throws: {
        FaxError.Code.walletNotAsked ~= $0
      }
      #expect(wallet.requests.isEmpty && desk.sandbox.ledger.payments.isEmpty)
      #expect(try await outbox.fax(fax.id).money == .notMoved)
      return await outbox.close()
    }
    #expect(try await outbox.pay(quote, from: announced).state == .transferSent)
    let window = try #require(wallet.requests.first?.window)
    #expect(window <= .seconds(left) && window > .seconds(left - 5))
    await outbox.close()
  }
}

/// A clock on which no wait ends, but by being cancelled.
private struct StillClock: FaxClock {
  let clock: SteppedClock

  func now() -> Moment { clock.now() }
  func sleep(for duration: Duration) async throws { try await Task.sleep(for: .seconds(3600)) }
}
