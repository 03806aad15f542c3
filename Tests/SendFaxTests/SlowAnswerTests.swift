import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax

/// An answer that took long says that the service was slow, or that the device slept meanwhile, which no
/// deadline of libcurl's counts; it is no reason to claim seldom, as a slow line is.
@Suite(.timeLimit(.minutes(4)))
struct SlowAnswerTests {
  @Test func `one answer that took minutes leaves no later payment unclaimed`() async throws {
    let desk = try Desk()
    let clock = ClockWithADeed(desk.clock)
    let outbox = try await Outbox.open(
      .init(
        folder: desk.outboxPath, base: desk.sandbox.baseURL,
        transport: SlowOnce(desk.sandbox.transport(), post: 2, by: .seconds(200), desk.clock),
        clock: clock, install: { _ in "here" }))
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    desk.clock.advance(by: .seconds(390))
    try await outbox.pay(
      quote,
      from: LateHolder { request in
        clock.after(.seconds(285)) {
          _ = desk.sandbox.deposit(
            request.amount.baseUnits, to: request.address.description)
        }
      })
    let end = try #require(await outbox.wait(for: fax.id, in: .delivered, .needsAttention))
    #expect(end.state == .delivered)
    #expect(desk.sandbox.ledger.stranded.isEmpty)
    await outbox.close()
  }

  @Test func `no upload counts for longer than its size can explain`() {
    func body(_ length: Int) -> MultipartBody {
      MultipartBody(path: "body", length: length, sha256: "00", boundary: "b")
    }
    #expect(FaxMachine.uploadTime(.seconds(7), of: body(100)) == .seconds(7))
    #expect(FaxMachine.uploadTime(.seconds(600), of: body(100)) == .seconds(10))
    #expect(FaxMachine.uploadTime(.seconds(100), of: body(20 << 20)) == .seconds(100))
    #expect(FaxMachine.uploadTime(.seconds(3600), of: body(20 << 20)) == .seconds(650))
  }
}

/// A wallet whose holder approves later, and which does not say so.
private struct LateHolder: Wallet {
  let name = "late"
  let requestLifetime = Duration.seconds(300)
  let asked: @Sendable (TransferRequest) -> Void

  func submit(_ request: TransferRequest) async -> TransferOutcome {
    asked(request)
    return .unknown(reason: "It did not answer.")
  }
}

/// A service one of whose answers takes long.
private final class SlowOnce: HTTPTransport, @unchecked Sendable {  // guarded by the lock
  private let transport: any HTTPTransport
  private let slow: Int
  private let delay: Duration
  private let clock: SteppedClock
  private let lock = NSLock()
  private var posts = 0

  init(_ transport: any HTTPTransport, post: Int, by delay: Duration, _ clock: SteppedClock) {
    self.transport = transport
    slow = post
    self.delay = delay
    self.clock = clock
  }

  func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    let response = try await transport.exchange(request)
    let isSlow = lock.withLock {
      posts += request.method == .post ? 1 : 0
      return posts == slow && request.method == .post
    }
    if isSlow { clock.advance(by: delay) }
    return response
  }
}

/// A clock on which somebody does something once its time has come.
private final class ClockWithADeed: FaxClock, @unchecked Sendable {  // guarded by the lock
  private let clock: SteppedClock
  private let lock = NSLock()
  private var deed: (start: Moment, wait: Duration, act: @Sendable () -> Void)?

  init(_ clock: SteppedClock) { self.clock = clock }

  func after(_ wait: Duration, _ act: @escaping @Sendable () -> Void) {
    lock.withLock { deed = (clock.now(), wait, act) }
  }

  func now() -> Moment { clock.now() }

  func sleep(for duration: Duration) async throws {
    try await clock.sleep(for: duration)
    let due = lock.withLock { () -> (@Sendable () -> Void)? in
      guard let deed, clock.now().isPast(deed.wait, since: deed.start) else { return nil }
      self.deed = nil
      return deed.act
    }
    due?()
  }
}
