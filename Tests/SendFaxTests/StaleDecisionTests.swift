import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax

/// Whoever follows a fax decides, and then waits for its turn: what it decided may be over by then.
@Suite(.timeLimit(.minutes(5)))
struct StaleDecisionTests {
  @Test func `a claim whose fax was accepted while it waited is not made`() async throws {
    let desk = try Desk()
    let outbox = try await Outbox.open(
      .init(
        folder: desk.outboxPath, base: desk.sandbox.baseURL, transport: desk.sandbox.transport(),
        clock: PatientClock(clock: desk.clock), install: { _ in "here" }))
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    let paid = try await outbox.pay(quote, from: StubWallet(desk.sandbox, .pays))
    #expect(paid.state == .transferSent)
    await outbox.pause()
    desk.clock.advance(by: .seconds(20))
    try await outbox.checkAgain(fax.id)
    await outbox.pause()
    let driver = try await outbox.driver(fax.id)
    let before = try await driver.record().claims.count
    #expect(try await driver.record().acceptance != nil)

    #expect(try await Claimer(driver: driver, outbox: outbox).step(paid.record))

    #expect(try await driver.record().claims.count == before)
    await outbox.close()
  }

  @Test func `a document that is needed again by the time it would be deleted stays`() async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let driver = try await outbox.driver(fax.id)

    try await Follower(outbox: outbox, job: fax.id).deleteBody(driver)

    let body = driver.body(of: try await driver.record())
    #expect(try StoredBody(body).isIntact())
    try await outbox.withdraw(fax.id)
    #expect(try await outbox.fax(fax.id).record.hasBody == false)
    await outbox.close()
  }

  @Test func `a fax that ended while its status was to be asked is not asked for`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let page = try await outbox.checkout(fax.id)
    try desk.sandbox.payCheckout(of: page.id.rawValue)
    #expect(await outbox.wait(for: fax.id, in: .delivered) != nil)
    await outbox.rest(of: fax.id)
    let driver = try await outbox.driver(fax.id)
    let before = desk.sandbox.ledger.requests.count

    try await Follower(outbox: outbox, job: fax.id).askStatus(driver, watched: false)

    #expect(desk.sandbox.ledger.requests.count == before)
    await outbox.close()
  }
}

/// A clock on which nobody's wait ends, but by being cancelled.
private struct PatientClock: FaxClock {
  let clock: SteppedClock

  func now() -> Moment { clock.now() }
  func sleep(for duration: Duration) async throws { try await Task.sleep(for: .seconds(3600)) }
}
