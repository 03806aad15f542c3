import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax

/// Many faxes in one process: what is held for each, and who has to wait.
@Suite(.timeLimit(.minutes(4)))
struct LanesTests {
  @Test func `a fax that waits for its person is held by nobody`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    try await outbox.resume()
    await outbox.rest(of: fax.id)
    let other = try await desk.open()
    #expect(try await other.withdraw(fax.id).state == .withdrawn)
    await outbox.close()
    await other.close()
  }

  @Test func `files that are open do not grow with the faxes that were handled`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    var before = 0
    for index in 0..<24 {
      let fax = try await outbox.add(desk.document, to: desk.number, again: true)
      if index % 2 == 0 { _ = try await outbox.choose(.card, for: fax.id) }
      try await outbox.withdraw(fax.id)
      if index == 7 { before = try openLocks(of: outbox) }
    }
    #expect(try openLocks(of: outbox) == before)
    await outbox.close()
  }

  @Test func `a price that was asked for keeps its fax, since only who saw it may pay it`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    _ = try await outbox.quote(fax.id)
    let other = try await desk.open()
    await #expect(throws: FaxError.self) { try await other.withdraw(fax.id) }
    await outbox.close()
    #expect(try await other.withdraw(fax.id).state == .withdrawn)
    await other.close()
  }

  @Test func `what a call learns after another has let its fax go keeps the fax all the same`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let driver = try await outbox.driver(fax.id)
    _ = try await outbox.choose(.wallet, for: fax.id)
    #expect(await outbox.drivers.held.isEmpty, "the other call is over")
    driver.asked("pi_1")
    await outbox.letGo(fax.id)
    #expect(await outbox.drivers.held.map(\.job) == [fax.id])
    await outbox.close()
  }

  @Test func `a break that ends while everything is paused follows nothing`() async throws {
    let desk = try Desk()
    let first = try await desk.open()
    for _ in 0..<2 {
      let fax = try await first.add(desk.document, to: desk.number, again: true)
      _ = try await first.checkout(fax.id)
    }
    await first.close()
    let clock = LateClock(clock: desk.clock)
    let outbox = try await Outbox.open(
      .init(
        folder: desk.outboxPath, base: desk.sandbox.baseURL, transport: desk.sandbox.transport(),
        clock: clock, install: { _ in "here" }, lanes: 1))
    try await outbox.resume()
    while clock.count < 2 { try await Task.sleep(for: .milliseconds(2)) }
    #expect(await outbox.breaks.count == 1)
    await outbox.pause()
    for _ in 0..<200 { await Task.yield() }
    #expect(await outbox.followers.isEmpty)
    await outbox.close()
  }

  @Test func `pages nobody pays leave the lane to a fax that was paid`() async throws {
    let desk = try Desk()
    let first = try await desk.open()
    var faxes: [JobID] = []
    for _ in 0..<4 {
      let fax = try await first.add(desk.document, to: desk.number, again: true)
      _ = try await first.checkout(fax.id)
      faxes.append(fax.id)
    }
    await first.close()
    let paid = try await desk.open(lanes: 1)
    let last = try #require(faxes.last)
    let page = try #require(try await paid.fax(last).record.page)
    try desk.sandbox.payCheckout(of: page.opened.id.rawValue)
    let began = desk.clock.now()
    try await paid.resume()
    #expect(await paid.wait(for: last, in: .delivered) != nil)
    // A page that is not paid lapses after a day: nobody had to wait for that.
    #expect(try #require(desk.clock.now().since(began)) < .seconds(3600))
    await paid.close()
  }

  @Test func `whoever waits for a fax waits while it has left its lane, and pausing ends that`()
    async throws
  {
    let desk = try Desk()
    let first = try await desk.open()
    var faxes: [JobID] = []
    for _ in 0..<3 {
      let fax = try await first.add(desk.document, to: desk.number, again: true)
      _ = try await first.checkout(fax.id)
      faxes.append(fax.id)
    }
    await first.close()
    let outbox = try await desk.open(lanes: 1)
    try await outbox.resume()
    for fax in faxes { await outbox.rest(of: fax) }
    for fax in faxes { #expect(try await outbox.fax(fax).state == .expired) }
    try await outbox.resume()
    await outbox.pause()
    for fax in faxes { await outbox.rest(of: fax) }
    await outbox.close()
  }

  private func openLocks(of outbox: Outbox) throws -> Int {
    #if os(Linux)
      let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      return files.filter { name in
        let link = "/proc/self/fd/\(name)"
        // The descriptor that lists the folder is gone by now.
        let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
        return path?.hasPrefix(outbox.configuration.folder) ?? false
      }.count
    #else
      return 0
    #endif
  }
}

/// A clock whose first wait is over at the very moment it is cancelled; no other ends but so.
private final class LateClock: FaxClock {
  private let clock: SteppedClock
  private let waits = Locked(0)

  init(clock: SteppedClock) { self.clock = clock }

  var count: Int { waits.withLock { $0 } }

  func now() -> Moment { clock.now() }

  func sleep(for duration: Duration) async throws {
    let isFirst = waits.withLock { count in
      count += 1
      return count == 1
    }
    do { try await Task.sleep(for: .seconds(3600)) } catch { if !isFirst { throw error } }
  }
}
