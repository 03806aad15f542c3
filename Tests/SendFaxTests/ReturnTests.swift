import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax

@Suite struct ReturnPlanTests {
  /// Seconds after the wallet was asked, two after its window began; then what is planned from there.
  @Test(arguments: [
    (0, [90, 598], [60, 240, 540]), (60, [30, 538], [60, 240, 540]),
    (300, [5, 298], [60, 240, 540]), (591, [5, 7], [60, 240]), (700, [5], [60]), (830, [5], []),
    (845, [], []), (2000, [], []),
  ])
  func `reminders and claims are planned for as long as they help`(
    after: Int, reminders: [Int], claims: [Int]
  ) throws {
    let record = try Saga.named("wallet asked").record
    let asked = try #require(record.claimable?.askedAt)
    let now = Moment(
      wall: asked.wall.addingTimeInterval(Double(after)),
      uptime: asked.uptime + Int64(after) * 1000, boot: asked.boot)
    let plan = ReturnPlan(for: record, at: now)
    #expect(plan.reminders.map(\.delay) == reminders.map { .seconds($0) })
    #expect(plan.claims == claims.map { .seconds($0) })
    #expect(plan.reminders.allSatisfy { ReturnPlan.reminderIDs(of: record.job).contains($0.id) })
  }

  @Test func `nothing is planned where no wallet may pay`() throws {
    for saga in Saga.all {
      let record = try saga.record
      let plan = ReturnPlan(for: record, at: Saga.after(.seconds(30)))
      let waits = record.state == .transferRequested || record.state == .transferSent
      #expect(plan.claims.isEmpty != waits, "\(saga.name)")
      #expect(plan.reminders.isEmpty != waits, "\(saga.name)")
    }
  }

  @Test(arguments: Words.Language.allCases)
  func `a locked screen shows neither number, document nor amount`(language: Words.Language) throws
  {
    let record = try Saga.named("wallet asked").record
    let plan = ReturnPlan(for: record, at: Saga.after(.seconds(10)), words: Words(language))
    #expect(!plan.reminders.isEmpty)
    for reminder in plan.reminders {
      let text = reminder.title + reminder.body
      for secret in ["0123", "biopsy", "USDC", "0.10", "0x"] { #expect(!text.contains(secret)) }
    }
  }
}

@Suite struct LifecycleTests {
  @Test func `coming back ends the background's claims before anything is claimed`() throws {
    var lifecycle = Lifecycle(isSuspended: true)
    let entered = lifecycle.enter(.active)
    let turn = try #require(entered)
    let end = try #require(turn.steps.firstIndex(of: .endBackgroundClaims))
    let resume = try #require(turn.steps.firstIndex(of: .resume))
    #expect(end == 0 && end < resume)
    let again = lifecycle.enter(.active)
    #expect(again == nil, "twice is once")
  }

  @Test func `leaving lets an upload end, stops, and then arranges the way back`() throws {
    var lifecycle = Lifecycle(isSuspended: true)
    _ = lifecycle.enter(.active)
    let left = lifecycle.enter(.background)
    let turn = try #require(left)
    #expect(turn.steps == [.finishUploads, .pause, .keepEvidence, .remind, .queueClaims])
    #expect(!lifecycle.isActive)
    _ = lifecycle.enter(.active)
    #expect(!lifecycle.isCurrent(turn), "one who came back stops the rest of it")
  }

  @Test func `an app with two windows is in front as long as one of them is`() {
    var lifecycle = Lifecycle(isSuspended: true)
    let phases: [(Lifecycle.Phase, String, Bool)] = [
      (.active, "left", true), (.active, "right", false), (.background, "left", false),
      (.background, "right", true), (.active, "right", true),
    ]
    for (phase, scene, isNews) in phases {
      let turn = lifecycle.enter(phase, scene: scene)
      #expect((turn != nil) == isNews, "\(phase) \(scene)")
    }
    #expect(lifecycle.isActive)
  }

  @Test func `an app that said it is in front leaves it when its last window does`() throws {
    var lifecycle = Lifecycle(isSuspended: true)
    let told = lifecycle.enter(.active)
    #expect(told?.steps.first == .endBackgroundClaims)
    let shown = lifecycle.enter(.active, scene: "window")
    #expect(shown == nil)
    let left = lifecycle.enter(.background, scene: "window")
    #expect(left?.steps.last == .queueClaims)
    let late = lifecycle.enter(.active)
    #expect(late == nil && !lifecycle.isActive, "said too late")
    let back = lifecycle.enter(.active, scene: "window")
    #expect(back != nil && lifecycle.isActive)
  }

  @Test func `a Mac goes on following`() throws {
    var lifecycle = Lifecycle(isSuspended: false)
    _ = lifecycle.enter(.active)
    let left = lifecycle.enter(.background)
    #expect(left?.steps == [.keepEvidence])
  }
}

@Suite struct KeepsakeTests {
  private func stored(_ change: Keepsake.Change) throws -> Data {
    guard case .store(let data) = change else {
      Issue.record("\(change)")
      return Data()
    }
    return data
  }

  @Test func `money that may be out is kept, and cleared once it is settled`() throws {
    let open = try Saga.named("wallet sent").record
    let data = try stored(Keepsake.change(of: nil, for: [open]))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(Saga.hash) && text.contains(Saga.intent))
    #expect(!text.contains("biopsy") && !text.contains("6135550123"))
    #expect(Keepsake.change(of: data, for: [open]) == .none, "nothing new is not written")
    let settled = try Saga.named("delivered by wallet").record
    #expect(Keepsake.change(of: data, for: [settled]) == .clear)
  }

  @Test func `every state with money in doubt is kept and no other`() throws {
    for saga in Saga.all {
      let record = try saga.record
      let change = Keepsake.change(of: nil, for: [record])
      let inDoubt = record.money == .mayHaveMoved && record.state != .closed
      if inDoubt { #expect(change != .none, "\(saga.name)") }
      if record.money == .notMoved, record.strayIntents.isEmpty {
        #expect(change == .none, "\(saga.name)")
      }
    }
  }

  @Test func `what an earlier installation left stays until somebody has taken care of it`() throws
  {
    let data = try stored(Keepsake.change(of: nil, for: [try Saga.named("wallet sent").record]))
    #expect(Keepsake.change(of: data, for: []) == .none)
    let kept = Keepsake(stored: data)
    #expect(kept.orphans(known: []).map(\.job) == ["k3f92mtq"])
    #expect(kept.orphans(known: ["k3f92mtq"]).isEmpty, "one that can't be read is known")
    #expect(Keepsake.change(of: data, dismissing: ["k3f92mtq"]) == .clear)
    #expect(Keepsake.change(of: data, dismissing: ["other"]) == .none)
  }

  @Test func `what can't be read is kept beside what is new`() throws {
    let strange = Data("from a later version".utf8)
    #expect(Keepsake.change(of: strange, for: []) == .none)
    let data = try stored(
      Keepsake.change(of: strange, for: [try Saga.named("wallet sent").record]))
    let cleared = try stored(Keepsake.change(of: data, dismissing: ["k3f92mtq"]))
    #expect(Keepsake(stored: cleared).unreadable == [strange])
  }

  @Test func `nothing stored and nothing to store touches nothing`() {
    #expect(Keepsake.change(of: nil, for: []) == .none)
    #expect(Keepsake.change(of: Data(), for: []) == .clear)
  }
}

@Suite(.timeLimit(.minutes(4)))
struct BackgroundClaimTests {
  /// A clock on which no wait ends by itself, so that nothing goes on while a test looks.
  private struct HeldClock: FaxClock {
    let clock: SteppedClock
    func now() -> Moment { clock.now() }
    func sleep(for duration: Duration) async throws {
      while true { try await Task.sleep(for: .seconds(3600)) }
    }
  }

  private func open(_ desk: Desk) async throws -> Outbox {
    try await Outbox.open(
      .init(
        folder: desk.outboxPath, base: desk.sandbox.baseURL, transport: desk.sandbox.transport(),
        clock: HeldClock(clock: desk.clock), install: { _ in "here" }))
  }

  /// An outbox that was left while its wallet paid in silence, or did not; no claim got through.
  private func left(_ habit: StubWallet.Habit = .paysInSilence) async throws -> (
    Desk, Outbox, FaxSnapshot
  ) {
    let desk = try Desk()
    let outbox = try await open(desk)
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    desk.sandbox.begin(.init(.unavailable, on: .faxes))
    try await outbox.pay(quote, from: StubWallet(desk.sandbox, habit))
    await outbox.pause()
    desk.sandbox.endScenarios()
    return (desk, outbox, try await outbox.fax(fax.id))
  }

  private func send(_ job: JobID, _ desk: Desk, _ outbox: Outbox) async throws
    -> Result<HTTPResponse, TransportFailure>
  {
    desk.clock.advance(by: .seconds(20))
    let request = try await outbox.backgroundRequest(for: job)
    do { return .success(try await desk.sandbox.transport().exchange(request)) } catch let failure
      as TransportFailure
    { return .failure(failure) }
  }

  @Test func `a claim that the system sends brings the fax, as any other claim does`() async throws
  {
    let (desk, outbox, fax) = try await left()
    #expect(fax.state == .transferRequested)
    let before = fax.record.claims.count
    #expect(try await outbox.beginBackgroundClaim(of: fax.id))
    #expect(try await outbox.fax(fax.id).record.claims.open?.number == before + 1)
    let answer = try await send(fax.id, desk, outbox)
    #expect(try await outbox.endBackgroundClaim(of: fax.id, with: answer) == false)
    let after = try await outbox.fax(fax.id)
    #expect(after.state == .accepted && after.money == .moved)
    #expect(desk.sandbox.ledger.payments.count == 1 && desk.sandbox.ledger.stranded.isEmpty)
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `a fax has one request in flight`() async throws {
    let (desk, outbox, fax) = try await left()
    #expect(try await outbox.beginBackgroundClaim(of: fax.id))
    #expect(try await outbox.beginBackgroundClaim(of: fax.id) == false, "a second upload waits")
    await #expect { try await outbox.checkAgain(fax.id) } throws: { FaxError.Code.outboxBusy ~= $0 }
    let answer = try await send(fax.id, desk, outbox)
    try await outbox.endBackgroundClaim(of: fax.id, with: answer)
    #expect(
      try await outbox.beginBackgroundClaim(of: fax.id) == false, "and there is none any more")
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `while the app follows the fax itself the system sends nothing`() async throws {
    let (desk, outbox, fax) = try await left(.answers(.unknown(reason: "silence")))
    desk.sandbox.begin(.init(.unavailable, on: .faxes))
    try await outbox.resume(fax.id)
    #expect(try await outbox.beginBackgroundClaim(of: fax.id) == false)
    await outbox.pause()
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `an answer that says not yet is taken down, and claiming goes on`() async throws {
    let (desk, outbox, fax) = try await left(.answers(.unknown(reason: "silence")))
    #expect(try await outbox.beginBackgroundClaim(of: fax.id))
    let answer = try await send(fax.id, desk, outbox)
    #expect(try await outbox.endBackgroundClaim(of: fax.id, with: answer))
    let after = try await outbox.fax(fax.id)
    #expect(after.record.claims.last?.answer == "402" && after.record.claims.open == nil)
    #expect(after.state == .transferRequested)
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test(arguments: [true, false])
  func `one that was cancelled ends as unknown, and the next may begin`(began: Bool) async throws {
    let (desk, outbox, fax) = try await left(.answers(.unknown(reason: "silence")))
    let count = fax.record.claims.count
    if began { #expect(try await outbox.beginBackgroundClaim(of: fax.id)) }
    let cancelled = TransportFailure(.cancelled, .mayHaveArrived, "Cancelled.")
    #expect(try await outbox.endBackgroundClaim(of: fax.id, with: .failure(cancelled)))
    let after = try await outbox.fax(fax.id).record
    #expect(after.claims.count == (began ? count + 1 : count))
    #expect(after.claims.open == nil)
    #expect(try await outbox.beginBackgroundClaim(of: fax.id))
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `a yes that nobody waits for any more is still taken`() async throws {
    let (desk, outbox, fax) = try await left()
    let answer = try await send(fax.id, desk, outbox)
    try await outbox.endBackgroundClaim(of: fax.id, with: answer)
    let after = try await outbox.fax(fax.id)
    #expect(after.state == .accepted)
    try await outbox.endBackgroundClaim(of: fax.id, with: answer)
    #expect(try await outbox.history(of: fax.id).count == after.record.sequence, "and only once")
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `after a kill the open claim is heeded, and in time given up`() async throws {
    let (desk, outbox, fax) = try await left(.answers(.unknown(reason: "silence")))
    #expect(try await outbox.beginBackgroundClaim(of: fax.id))
    await outbox.close()
    withExtendedLifetime(desk) {}
    let again = try await open(desk)
    #expect(try await again.beginBackgroundClaim(of: fax.id) == false, "it may still be in flight")
    desk.clock.advance(by: .seconds(120))
    #expect(try await again.beginBackgroundClaim(of: fax.id))
    await again.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `outside the window and without its bytes nothing is sent`() async throws {
    let (desk, outbox, fax) = try await left(.answers(.unknown(reason: "silence")))
    desk.clock.advance(by: .seconds(15 * 60))
    #expect(try await outbox.beginBackgroundClaim(of: fax.id) == false)
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `stored bytes that were altered are not sent`() async throws {
    let (desk, outbox, fax) = try await left(.answers(.unknown(reason: "silence")))
    let body = "\(desk.outboxPath)/faxes/\(fax.id)/body"
    try Data("other".utf8).write(to: URL(fileURLWithPath: body))
    await #expect { try await outbox.beginBackgroundClaim(of: fax.id) } throws: {
      FaxError.Code.documentChanged ~= $0
    }
    #expect(try await outbox.fax(fax.id).record.claims.open == nil)
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `a price that such a claim may mint is held for as long as it may go on`() async throws
  {
    let (desk, outbox, fax) = try await left(.answers(.unknown(reason: "silence")))
    let usual = try await outbox.fax(fax.id).record.mintedLeft(at: desk.clock.now())
    #expect(try await outbox.beginBackgroundClaim(of: fax.id))
    let held = try await outbox.fax(fax.id).record.mintedLeft(at: desk.clock.now())
    #expect(held >= usual + .seconds(Outbox.backgroundPatience - 40))
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `looking again claims what was paid, and asks for what was shown`() async throws {
    let (desk, outbox, fax) = try await left()
    desk.clock.advance(by: .seconds(20))
    try await outbox.lookAgain(fax.id)
    #expect(await outbox.wait(for: fax.id, in: .accepted, .delivered)?.money == .moved)
    await outbox.close()
    withExtendedLifetime(desk) {}
  }
}

@Suite(.timeLimit(.minutes(4)))
struct ShelfTests {
  @Test func `an older state never replaces a newer one, and what is gone goes`() throws {
    let (old, new) = (try Saga.named("drafted").record, try Saga.named("page open").record)
    var shelf = FaxShelf()
    shelf.take(FaxSnapshot(record: new))
    shelf.take(FaxSnapshot(record: old))
    #expect(shelf[new.job]?.state == .checkoutOpened)
    shelf.fill([FaxSnapshot(record: old)])
    #expect(shelf[new.job]?.state == .checkoutOpened, "told later, read earlier")
    var uploading = FaxSnapshot(record: new)
    uploading.progress = .init(sent: 1, total: 2)
    shelf.take(uploading)
    #expect(shelf.isUploading)
    shelf.fill([])
    #expect(shelf.faxes.isEmpty && !shelf.isUploading)
  }

  @Test func `the fax that a shown transfer pays is found by its address`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    let wallet = StubWallet(desk.sandbox, .paysInSilence)
    try await outbox.pay(quote, from: wallet)
    var shelf = FaxShelf()
    shelf.fill(try await outbox.recentFaxes())
    let request = try #require(wallet.requests.first)
    #expect(shelf.payee(of: TransferInstructions(request))?.id == fax.id)
    #expect(shelf.payee(of: TransferInstructions(try JSONRPCWalletTests.request())) == nil)
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `an old fax that is not over is shown beside the newest, and a named one too`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    var jobs: [JobID] = []
    for number in ["+1 613 555 0100", "+1 613 555 0101", "+1 613 555 0102"] {
      jobs.append(try await outbox.add(desk.document, to: FaxNumber(number)).id)
      desk.clock.advance(by: .seconds(1))
    }
    try await outbox.withdraw(jobs[1])
    let shown = try await outbox.recentFaxes(limit: 1).map(\.id)
    #expect(shown == [jobs[2], jobs[0]])
    let named = try await outbox.recentFaxes(limit: 1, and: [jobs[1].description, "zzzz0000", "?"])
    #expect(named.map(\.id) == [jobs[2], jobs[1], jobs[0]])
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `whoever watches is told that an upload has ended`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    var shelf = FaxShelf()
    let updates = outbox.updates(of: fax.id)
    await outbox.beginUploading(fax.id)
    await outbox.uploading(fax.id, .init(sent: 5, total: 10))
    var told: [Bool] = []
    for await fax in updates {
      shelf.take(fax)
      told.append(shelf.isUploading)
      if shelf.isUploading { await outbox.uploading(fax.id, nil) }
      if told.suffix(2) == [true, false] { break }
    }
    #expect(!shelf.isUploading)
    await outbox.uploading(fax.id, .init(sent: 9, total: 10))
    #expect(try await outbox.fax(fax.id).progress == nil, "overtaken by the end")
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test(arguments: [(0, 500), (100, 100), (5000, 5000), (999_999, 500), (-1, 500)])
  func `a broken setting allows no more than the usual`(cents: Int, allowed: Int) {
    #expect(WalletCeiling.valid(cents: cents) == USD(cents: allowed))
  }

  @Test func `a person's own ceiling is the one that counts`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    await #expect { try await outbox.quote(fax.id, ceiling: USDC(worth: USD(cents: 10))) } throws: {
      FaxError.Code.quoteOutOfBounds ~= $0
    }
    #expect(try await outbox.fax(fax.id).money == .notMoved)
    #expect(try await outbox.quote(fax.id, ceiling: USDC(worth: USD(cents: 15))).pageCount == 3)
    await outbox.close()
    withExtendedLifetime(desk) {}
  }

  @Test func `a price above the usual ceiling that was agreed to is paid after a relaunch too`()
    async throws
  {
    let desk = try Desk()
    func launch() async throws -> Outbox {
      var configuration = Outbox.Configuration(
        folder: desk.outboxPath, base: desk.sandbox.baseURL, transport: desk.sandbox.transport(),
        clock: desk.clock, install: { _ in "here" })
      configuration.ceiling = USDC(worth: USD(cents: 10))
      return try await Outbox.open(configuration)
    }
    let first = try await launch()
    let fax = try await desk.add(to: first)
    let quote = try await first.quote(fax.id, ceiling: USDC(worth: USD(cents: 15)))
    await first.close()
    let second = try await launch()
    let wallet = StubWallet(desk.sandbox, .pays)
    try await second.pay(quote, from: wallet)
    #expect(wallet.requests.map(\.amount) == [quote.amount])
    #expect(await second.wait(for: fax.id, in: .delivered)?.money == .moved)
    await second.close()
  }
}
