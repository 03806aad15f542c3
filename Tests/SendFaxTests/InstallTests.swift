import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax

@Suite(.timeLimit(.minutes(4)))
struct InstallTests {
  @Test func `on another device an unpaid fax becomes a new draft with new bytes, once`()
    async throws
  {
    let desk = try Desk()
    let first = try await desk.open()
    let fax = try await desk.add(to: first)
    await first.close()

    let second = try await desk.open(install: "elsewhere")
    let moved = try await second.fax(fax.id).record
    #expect(moved.state == .drafted)
    #expect(moved.body.sha256 != fax.record.body.sha256)
    #expect(moved.body.boundary != fax.record.body.boundary)
    let page = try await second.checkout(fax.id)
    #expect(page.pageCount == 3)
    await second.close()

    let sequence = try await desk.sequence(of: fax.id, install: "elsewhere")
    #expect(try await desk.sequence(of: fax.id, install: "elsewhere") == sequence)
  }

  @Test func `on another device a fax whose page was shown is only asked for`() async throws {
    let desk = try Desk(configure: { $0.openQuestions.checkoutSessions = .newEachTime })
    let first = try await desk.open()
    let fax = try await desk.add(to: first)
    let page = try await first.checkout(fax.id)
    await first.close()
    let second = try await desk.open(install: "elsewhere")
    #expect(try await second.fax(fax.id).record.isMoved)
    #expect(try await second.fax(fax.id).state == .checkoutOpened)
    desk.clock.advance(by: .seconds(25 * 3600))
    do { #expect(try await second.checkout(fax.id) == page) } catch is FaxError {}
    #expect(desk.sandbox.ledger.checkoutSessions.count == 1)
    await second.close()
    let sequence = try await desk.sequence(of: fax.id, install: "elsewhere")
    #expect(try await desk.sequence(of: fax.id, install: "elsewhere") == sequence)
  }

  @Test func `a fax that was redrafted on one device and paid there is only asked for on the next`()
    async throws
  {
    let desk = try Desk()
    let first = try await desk.open()
    let fax = try await desk.add(to: first)
    await first.close()
    let second = try await desk.open(install: "elsewhere")
    _ = try await second.checkout(fax.id)
    #expect(try await !second.fax(fax.id).record.isMoved)
    await second.close()
    // Copied within one boot.
    let third = try await desk.open(install: "a third")
    #expect(try await third.fax(fax.id).record.isMoved)
    await third.close()
  }

  @Test func `a moved fax whose document did not come along is taken back, not lost from sight`()
    async throws
  {
    let desk = try Desk()
    let first = try await desk.open()
    let fax = try await desk.add(to: first)
    await first.close()
    try FileManager.default.removeItem(atPath: "\(desk.outboxPath)/faxes/\(fax.id)/body")
    let second = try await desk.open(install: "elsewhere")
    #expect(try await second.fax(fax.id).state == .withdrawn)
  }

  @Test func `moving that dies in the middle goes on at the next opening`() async throws {
    let desk = try Desk()
    let first = try await desk.open()
    var faxes: [FaxSnapshot] = []
    for _ in 0..<3 {
      faxes.append(try await first.add(desk.document, to: desk.number, again: true))
    }
    await first.close()
    // The second fax's folder is in the way of writing, as a full disk would be.
    let folder = "\(desk.outboxPath)/faxes/\(faxes[1].id)"
    let blocked = "\(folder)/body.document"
    try FileManager.default.createDirectory(
      atPath: "\(blocked)/x", withIntermediateDirectories: true)
    await #expect(throws: FaxError.self) { try await desk.open(install: "elsewhere") }
    try FileManager.default.removeItem(atPath: blocked)
    let second = try await desk.open(install: "elsewhere")
    for fax in faxes {
      let moved = try await second.fax(fax.id).record
      #expect(moved.state == .drafted)
      #expect(moved.body.sha256 != fax.record.body.sha256)
    }
    await second.close()
    let sequence = try await desk.sequence(of: faxes[0].id, install: "elsewhere")
    #expect(try await desk.sequence(of: faxes[0].id, install: "elsewhere") == sequence)
  }

  @Test(arguments: [false, true])
  func `on a device that was up for days a price seen on another one still blocks the same fax`(
    isTakenBack: Bool
  ) async throws {
    let desk = try Desk(configure: { $0.openQuestions.identity = .documentAndNumber })
    let first = try await desk.open()
    let fax = try await desk.add(to: first)
    _ = try await first.quote(fax.id)
    if isTakenBack { try await first.withdraw(fax.id) }
    await first.close()
    desk.clock.advance(by: .seconds(60))
    desk.clock.reboot(upFor: 5 * 24 * 3_600_000)

    let second = try await desk.open(install: "elsewhere")
    let same = try await second.add(desk.document, to: desk.number, again: true)
    await #expect { try await second.quote(same.id) } throws: { error in
      FaxError.Code.notAllowedNow ~= error
    }
    desk.clock.advance(by: .seconds(16 * 60))
    _ = try await second.quote(same.id)
    await second.close()
  }

  @Test func `on a device that was up for days a payment is claimed to the end of its window`()
    async throws
  {
    let desk = try Desk(configure: { $0.openQuestions.identity = .documentAndNumber })
    let first = try await desk.open()
    let fax = try await desk.add(to: first)
    _ = try await first.quote(fax.id)
    await first.close()
    desk.clock.advance(by: .seconds(60))
    desk.clock.reboot(upFor: 5 * 24 * 3_600_000)
    let second = try await desk.open(install: "elsewhere")
    let quote = try await second.quote(fax.id)
    try await second.pay(quote, from: StubWallet(desk.sandbox, .paysInSilence))
    let end = try #require(await second.wait(for: fax.id, in: .delivered, .needsAttention))
    #expect(end.state == .delivered)
    #expect(desk.sandbox.ledger.stranded.isEmpty)
    await second.close()
  }

  @Test func `a copied folder is another install on the same machine`() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    let a = InstallIdentity.current(folder: folder.path("a"))
    #expect(InstallIdentity.current(folder: folder.path("a")) == a)
    #expect(InstallIdentity.current(folder: folder.path("b")) != a)
    try FileManager.default.moveItem(atPath: folder.path("a"), toPath: folder.path("c"))
    #expect(InstallIdentity.current(folder: folder.path("c")) == a)
  }
}

extension Desk {
  /// How many events a fax has after one more opening.
  func sequence(of job: JobID, install: String) async throws -> Int {
    let outbox = try await open(install: install)
    let sequence = try await outbox.fax(job).record.sequence
    await outbox.close()
    return sequence
  }
}
