import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

/// From the wallet's late word to the fax it belongs to, through a real outbox.
@Suite(.timeLimit(.minutes(1))) struct LateReplyTests {
  static let hash = "0x" + String(repeating: "2", count: 64)

  /// A fax whose wallet was asked and said nothing; the id its request has.
  func asked(_ desk: Desk, _ outbox: Outbox) async throws -> JobID {
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    let line = StubLine(Replies(), [.sample(days: 3000)])
    await line.with { $0.sending = .unclear("No word from the relay.") }
    let wallet = ReownWallet(
      asking: Asking(line: line, replies: Replies(), clock: desk.clock))
    _ = try await outbox.pay(quote, from: wallet)
    return fax.id
  }

  @Test func `a hash that comes after a relaunch reaches its fax`() async throws {
    let desk = try Desk()
    let first = try await desk.open()
    let job = try await asked(desk, first)
    await first.close()

    let outbox = try await desk.open()
    let replies = Replies()
    await replies.arrived(.result(LateReplyTests.hash), for: "1700000000001")
    await replies.deliver(to: outbox)
    #expect(await !replies.hasLate)
    let intent = try #require(try await outbox.fax(job).record.intents.first)
    #expect(intent.hash == LateReplyTests.hash)
    let count = try await outbox.history(of: job).filter { stored in
      if case .transferAnswered(let answer) = stored.event { return answer.outcome == .sent }
      return false
    }.count
    #expect(count == 1)
    await outbox.close()
  }

  @Test func `a reply to a request that no fax made is dropped`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let job = try await asked(desk, outbox)
    let before = try await outbox.history(of: job).count
    let replies = Replies()
    await replies.arrived(.result(LateReplyTests.hash), for: "42")
    await replies.deliver(to: outbox)
    #expect(await !replies.hasLate)
    #expect(try await outbox.fax(job).record.intents.first?.hash == nil)
    #expect(try await outbox.history(of: job).count >= before)
    await outbox.close()
  }

  @Test func `a late no ends the ask it was given to, and only that`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let job = try await asked(desk, outbox)
    let record = try await outbox.fax(job).record
    let waiting = try #require(AskedRequest.waiting(in: record))
    #expect(waiting.id == "1700000000001" && waiting.topic == "aa" && waiting.ask == 1)
    let asked = try #require(record.intent(waiting.paymentIntent)?.askedAt)
    for (seconds, isApprovable) in [(0.0, true), (359, true), (360, false), (4000, false)] {
      let now = Moment(
        wall: asked.wall.addingTimeInterval(seconds),
        uptime: asked.uptime + Int64(seconds * 1000), boot: asked.boot)
      #expect((AskedRequest.approvable(in: record, at: now) != nil) == isApprovable, "\(seconds)")
    }
    let replies = Replies()
    await replies.arrived(.error(code: 4001, message: "No"), for: "1700000000001")
    await replies.deliver(to: outbox)
    let answers = try await outbox.history(of: job).compactMap { stored in
      if case .transferAnswered(let answer) = stored.event { return answer }
      return nil
    }
    #expect(answers.map(\.outcome) == [.unknown, .declined])
    #expect(answers.map(\.ask) == [1, 1])
    await outbox.close()
  }

  @Test func `what can't be written now is kept for the next time`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    _ = try await asked(desk, outbox)
    await outbox.close()
    let replies = Replies()
    await replies.arrived(.result(LateReplyTests.hash), for: "1700000000001")
    await replies.deliver(to: outbox)
    #expect(await replies.hasLate)
    let again = try await desk.open()
    await replies.deliver(to: again)
    #expect(await !replies.hasLate)
    await again.close()
  }
}
