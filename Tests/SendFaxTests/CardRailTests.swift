import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax

@Suite(.timeLimit(.minutes(4)))
struct CardRailTests {
  @Test(arguments: [true, false])
  func `a paid fax that lapsed can be said to have arrived, with the service's id or without`(
    isNamed: Bool
  ) async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await outbox.add(desk.document, to: FaxNumber("+1 613 555 0109"))
    let page = try await outbox.checkout(fax.id)
    try desk.sandbox.payCheckout(of: page.id.rawValue)
    let lapsed = try #require(await outbox.wait(for: fax.id, in: .expired))
    #expect(lapsed.money == .moved)
    let settled = try await outbox.settle(fax.id, as: .arrived, id: isNamed ? page.id : nil)
    #expect(settled.record.settlement == .arrived)
    #expect(settled.money == .moved)
    await outbox.close()
  }

  @Test func `a fax said to have arrived ends as its service says, though that was seen before`()
    throws
  {
    let job = try JobID("k3f92mtq")
    var record = FaxRecord(job: job, draft: try JournalDesk.draft(), at: Saga.start)
    let expired = Saga.status("expired")
    for event in Saga.carded + [
      expired, .notFound(.init(count: 1)), Saga.attention(.notFound), Saga.accepted(.card),
    ] {
      try FaxMachine.apply(event, at: Saga.start, to: &record)
    }
    #expect(record.state == .accepted)
    let answer = Fax(id: try #require(record.faxID), status: .expired)
    let events = FaxMachine.statusArrived(answer, serverDate: nil, in: record)
    for event in events { try FaxMachine.apply(event, at: Saga.start, to: &record) }
    #expect(record.state == .expired)
    #expect(record.money == .moved)
  }

  @Test func `a fax paid by card is delivered, and its document leaves the device`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let page = try await outbox.checkout(fax.id)
    #expect(page.amount == USD(cents: 50))
    #expect(page.pageCount == 3)
    try desk.sandbox.payCheckout(of: page.id.rawValue)
    let end = try #require(await outbox.wait(for: fax.id, in: .delivered))
    #expect(end.money == .moved)
    await outbox.pause()
    #expect(desk.sandbox.ledger.paidFaxes.count == 1)
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: desk.outboxPath + "/faxes/\(fax.id)")
    #expect(!kept.contains("body"))
    #expect(try await outbox.fax(fax.id).record.hasBody == false)
  }

  @Test func `the page is on disk before it is returned, and is the same every time`() async throws
  {
    let desk = try Desk(configure: { $0.openQuestions.checkoutSessions = .newEachTime })
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let first = try await outbox.checkout(fax.id)
    await outbox.close()
    let again = try await desk.open()
    #expect(try await again.fax(fax.id).state == FaxState.checkoutOpened)
    #expect(try await again.checkout(fax.id) == first)
    #expect(desk.sandbox.ledger.checkoutSessions.count == 1)
    await again.close()
  }

  @Test func `another page takes its place only 24 h 10 min later and while payment is awaited`()
    async throws
  {
    let desk = try Desk(configure: {
      $0.openQuestions.checkoutSessions = .newEachTime
      $0.openQuestions.expiredUploadCanBePaid = true
    })
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let first = try await outbox.checkout(fax.id)
    await outbox.pause()
    desk.clock.turnWall(by: 48 * 3600)
    #expect(try await outbox.checkout(fax.id).url == first.url)
    await outbox.pause()
  }

  @Test func `a paid fax gets no other page`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let page = try await outbox.checkout(fax.id)
    await outbox.pause()
    try desk.sandbox.payCheckout(of: page.id.rawValue)
    await #expect { try await outbox.checkout(fax.id) } throws: { error in
      FaxError.Code.alreadyPaid ~= error
    }
    await outbox.pause()
    #expect(desk.sandbox.ledger.payments.count == 1)
  }

  @Test func `a document that was altered on the disk is not sent`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let body = desk.outboxPath + "/faxes/\(fax.id)/body"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: body))
    // The number's last digit: the fax would go to a stranger.
    let digit = try #require(bytes.range(of: Data("+16135550100".utf8))).upperBound - 1
    bytes[digit] = UInt8(ascii: "9")
    try bytes.write(to: URL(fileURLWithPath: body))
    await #expect { try await outbox.checkout(fax.id) } throws: {
      FaxError.Code.documentChanged ~= $0
    }
    #expect(desk.sandbox.ledger.requestCount == 0)
    try await outbox.withdraw(fax.id)
    await outbox.close()
  }

  @Test func `a higher price asks first, and the page is made for just the price agreed to`()
    async throws
  {
    let desk = try Desk(scenarios: [.init(.priceHigher)])
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    await #expect { try await outbox.checkout(fax.id) } throws: { FaxError.Code.priceHigher ~= $0 }
    #expect(desk.sandbox.ledger.checkoutSessions.isEmpty)
    let asked = try #require(try await outbox.fax(fax.id).record.upload).amount
    await #expect {
      try await outbox.checkout(fax.id, acceptingUpTo: USD(cents: asked.cents - 1))
    } throws: { FaxError.Code.priceHigher ~= $0 }
    #expect(try await outbox.checkout(fax.id, acceptingUpTo: asked).amount == asked)
    await outbox.pause()
  }

  @Test(arguments: [
    SendFaxSandbox.Trouble.unavailable, .tooManyRequests, .htmlBadGateway, .truncatedJSON,
    .garbage, .answerLost, .closedBeforeWork, .hugeBody, .redirect,
  ])
  func `one trouble on any call of the card rail costs no fax and no second charge`(
    trouble: SendFaxSandbox.Trouble
  ) async throws {
    for call in [SendFaxSandbox.Call.uploads, .checkout, .status] {
      let desk = try Desk(scenarios: [.init(trouble, on: call, first: 1)])
      let outbox = try await desk.open()
      let fax = try await desk.add(to: outbox)
      var page: CheckoutPage?
      while page == nil {
        do { page = try await outbox.checkout(fax.id) } catch is FaxError { continue }
      }
      try desk.sandbox.payCheckout(of: #require(page).id.rawValue)
      let end = await outbox.wait(for: fax.id, in: .delivered)
      #expect(end?.state == .delivered, "\(trouble) on \(call)")
      #expect(desk.sandbox.ledger.payments.count == 1, "\(trouble) on \(call)")
      await outbox.close()
    }
  }

  @Test func `an unknown status counts as paid and is followed on`() async throws {
    let desk = try Desk(scenarios: [.init(.unknownStatus, on: .status, first: 3)])
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let page = try await outbox.checkout(fax.id)
    let accepted = try #require(await outbox.wait(for: fax.id, in: .accepted))
    #expect(accepted.record.status?.status.isKnown == false)
    try desk.sandbox.payCheckout(of: page.id.rawValue)
    #expect(await outbox.wait(for: fax.id, in: .delivered) != nil)
    await outbox.close()
  }

  @Test func `an unpaid page lapses, and is looked at once a launch for 48 hours`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    _ = try await outbox.checkout(fax.id)
    let lapsed = try #require(await outbox.wait(for: fax.id, in: .expired))
    #expect(lapsed.money == .notMoved)
    await outbox.close()
    for looks in [1, 1, 0] {
      let again = try await desk.open()
      let before = desk.sandbox.ledger.requestCount
      try await again.resume()
      await again.settleDown()
      #expect(desk.sandbox.ledger.requestCount == before + looks)
      await again.close()
      desk.clock.advance(by: .seconds(25 * 3600))
    }
  }

  @Test func `a page whose fax the service forgets needs a person after two minutes`() async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    _ = try await outbox.checkout(fax.id)
    desk.sandbox.begin(.init(.forgottenFax))
    let end = try #require(await outbox.wait(for: fax.id, in: .needsAttention))
    #expect(end.record.attention == .notFound)
    #expect(end.money == .mayHaveMoved)
    await outbox.close()
  }

  @Test func `a paid fax the service forgets is closed after a day, its outcome unknown`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let page = try await outbox.checkout(fax.id)
    try desk.sandbox.payCheckout(of: page.id.rawValue)
    _ = await outbox.wait(for: fax.id, in: .accepted)
    desk.sandbox.begin(.init(.forgottenFax))
    let end = try #require(await outbox.wait(for: fax.id, in: .closed))
    #expect(end.record.closing?.reason == .outcomeUnknown)
    #expect(end.money == .moved)
    await outbox.close()
  }

  @Test func `a foreign Checkout page is never returned nor journaled`() async throws {
    let desk = try Desk(scenarios: [.init(.foreignCheckoutURL)])
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    await #expect { try await outbox.checkout(fax.id) } throws: {
      FaxError.Code.checkoutURLForeign ~= $0
    }
    #expect(try await outbox.fax(fax.id).state == .uploaded)
  }
}

extension Outbox {
  /// Waits until nothing is followed any more.
  func settleDown() async {
    while !followers.isEmpty { await Task.yield() }
  }
}
