import Foundation
import SendFaxAPI
import Testing

@testable import SendFax

/// When the next claim is due (rule 10), from the moment a wallet was asked at `start` + 2 s.
@Suite struct ClaimPlanTests {
  /// A record whose window began at 1 s and whose wallet was asked at 2 s, with claims answered 402.
  private func record(claimsAt seconds: [Int64] = [], status: Int = 402) throws -> FaxRecord {
    var record = FaxRecord(
      job: try JobID("k3f92mtq"), draft: try Saga.named("drafted").record.draft, at: at(0))
    try FaxMachine.apply(.quoteAsked(.init(ask: 1)), at: at(1), to: &record)
    try FaxMachine.apply(
      .quoteAnswered(
        .init(
          ask: 1, quote: Saga.quote, paymentIntent: Saga.intent, failure: nil, mayHaveMinted: true,
          serverDate: nil)), at: at(1), to: &record)
    try FaxMachine.apply(
      .transferRequested(.init(quote: Saga.quote, ask: 1, wallet: "test", lifetimeSeconds: 300)),
      at: at(2), to: &record)
    for (index, second) in seconds.enumerated() {
      try FaxMachine.apply(.claimAsked(.init(attempt: index + 1)), at: at(second), to: &record)
      try FaxMachine.apply(
        .claimed(
          .init(
            attempt: index + 1, answer: "402", status: status, mayHaveArrived: true,
            paymentIntent: Saga.intent, retryAfterSeconds: nil, raw: nil, serverDate: nil)),
        at: at(second), to: &record)
    }
    return record
  }

  private func at(_ seconds: Int64) -> Moment {
    Moment(
      wall: Date(timeIntervalSince1970: 1_800_000_000 + Double(seconds)), uptime: seconds * 1000,
      boot: "one")
  }

  private func session(claims: Int = 1, _ change: (inout ClaimSession) -> Void = { _ in })
    -> ClaimSession
  {
    var session = ClaimSession()
    for _ in 0..<claims { session.claimed(retryAfter: nil, took: .zero, wasAnswered: true) }
    change(&session)
    return session
  }

  @Test func `at launch the first claim is due at once`() throws {
    #expect(FaxMachine.claimPlan(for: try record(), at: at(60), ClaimSession()) == .now)
  }

  @Test func `while the wallet is asked by this process the first claim waits ten seconds`() throws
  {
    let pending = session(claims: 0) { $0.isWalletPending = true }
    #expect(FaxMachine.claimPlan(for: try record(), at: at(5), pending) == .later(.seconds(7)))
    #expect(FaxMachine.claimPlan(for: try record(), at: at(12), pending) == .now)
  }

  @Test func `with a hash and a node the first claim waits 45 s for the receipt, and never gates`()
    throws
  {
    let waiting = session(claims: 0) {
      $0.hasWitness = true
      $0.hashAt = at(10)
    }
    #expect(FaxMachine.claimPlan(for: try record(), at: at(10), waiting) == .later(.seconds(45)))
    #expect(FaxMachine.claimPlan(for: try record(), at: at(55), waiting) == .now)
    var news = waiting
    news.receipt = .succeeded
    news.isReceiptNews = true
    #expect(FaxMachine.claimPlan(for: try record(), at: at(20), news) == .now)
  }

  @Test func `a wait for the receipt never runs past the last good moment of the window`() throws {
    let late = session(claims: 0) {
      $0.hasWitness = true
      $0.hashAt = at(860)
    }
    // 901 s is the end of the window; 15 s before it the last claim must be over.
    #expect(FaxMachine.claimPlan(for: try record(), at: at(861), late) == .later(.seconds(25)))
    #expect(FaxMachine.claimPlan(for: try record(), at: at(890), late) == .now)
  }

  @Test func `the pause grows from 3 s to 15 s and honours a Retry-After of at most two minutes`()
    throws
  {
    let one = try record(claimsAt: [10])
    #expect(FaxMachine.claimPlan(for: one, at: at(10), session()) == .later(.seconds(3)))
    #expect(FaxMachine.claimPlan(for: one, at: at(10), session(claims: 9)) == .later(.seconds(15)))
    var asked = ClaimSession()
    asked.claimed(retryAfter: .seconds(86400), took: .zero, wasAnswered: true)
    #expect(FaxMachine.claimPlan(for: one, at: at(10), asked) == .later(.seconds(120)))
  }

  @Test func `a pause that would miss the last good moment is cut short to it`() throws {
    let record = try record(claimsAt: [771])
    let slow = session { $0.retryAfter = .seconds(120) }
    // 130 s are left at 771 s: the pause of 120 s would end 10 s before the window does.
    #expect(FaxMachine.claimPlan(for: record, at: at(771), slow) == .later(.seconds(115)))
    #expect(FaxMachine.claimPlan(for: record, at: at(885), slow) == .later(.seconds(1)))
    #expect(FaxMachine.claimPlan(for: record, at: at(887), slow) == .now)
  }

  @Test func `after the last claim inside the window the next is made at its end`() throws {
    let record = try record(claimsAt: [887])
    #expect(
      FaxMachine.claimPlan(for: record, at: at(888), session(claims: 9)) == .later(.seconds(14)))
    #expect(FaxMachine.claimPlan(for: record, at: at(903), session(claims: 9)) == .now)
  }

  @Test func `a jump over many pauses claims at once and never spins`() throws {
    let record = try record(claimsAt: [10])
    #expect(FaxMachine.claimPlan(for: record, at: at(895), session(claims: 3)) == .now)
  }

  @Test func `a person is told after the claim at the window's end, or two minutes after it`()
    throws
  {
    #expect(
      FaxMachine.claimPlan(for: try record(claimsAt: [902]), at: at(903), session())
        == .attention(.windowOver))
    #expect(
      FaxMachine.claimPlan(for: try record(), at: at(1022), session()) == .attention(.windowOver))
  }

  @Test func `after the window there are three claims: its end, two minutes on, the next launch`()
    throws
  {
    var one = try record(claimsAt: [902])
    try FaxMachine.apply(.attention(.init(reason: .windowOver)), at: at(903), to: &one)
    #expect(FaxMachine.claimPlan(for: one, at: at(903), session()) == .later(.seconds(119)))
    #expect(FaxMachine.claimPlan(for: one, at: at(1022), session()) == .now)
    var two = try record(claimsAt: [902, 1022])
    try FaxMachine.apply(.attention(.init(reason: .windowOver)), at: at(1023), to: &two)
    #expect(FaxMachine.claimPlan(for: two, at: at(5000), session()) == .never)
    #expect(FaxMachine.claimPlan(for: two, at: at(5000), ClaimSession()) == .now)
    #expect(FaxMachine.claimPlan(for: two, at: at(901 + 24 * 3600), ClaimSession()) == .never)
    var three = try record(claimsAt: [902, 1022, 5000])
    try FaxMachine.apply(.attention(.init(reason: .windowOver)), at: at(5001), to: &three)
    #expect(FaxMachine.claimPlan(for: three, at: at(6000), ClaimSession()) == .never)
  }

  @Test func `only a 402 that names an intent lets a person say never approved`() throws {
    #expect(try record(claimsAt: [902]).claims.unpaidAt != nil)
    #expect(try record(claimsAt: [300]).claims.unpaidAt == nil)
    #expect(try record(claimsAt: [902], status: 503).claims.unpaidAt == nil)
  }
}
