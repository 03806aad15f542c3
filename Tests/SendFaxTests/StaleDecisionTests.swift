import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax

/// Whoever follows a fax decides, and then waits for its turn: what it decided may be over by then.
@Suite(.timeLimit(.minutes(1)))
struct StaleDecisionTests {
  @Test func `a claim whose fax was accepted while it waited is not made`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    desk.sandbox.begin(.init(.unavailable, on: .faxes))
    let paid = try await outbox.pay(quote, from: StubWallet(desk.sandbox, .pays))
    await outbox.pause()
    desk.sandbox.endScenarios()
    #expect(paid.state == .transferSent)
    try await outbox.checkAgain(fax.id)
    await outbox.pause()
    let driver = try await outbox.driver(fax.id)
    let before = try await driver.record().claims.count
    desk.clock.advance(by: .seconds(20))

    #expect(try await Claimer(driver: driver, outbox: outbox).step(paid.record))

    let after = try await driver.record()
    #expect(after.acceptance != nil)
    #expect(after.claims.count == before)
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
}
