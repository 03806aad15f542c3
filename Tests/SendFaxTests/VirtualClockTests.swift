import Foundation
import SendFax
import Testing

@Suite(.timeLimit(.minutes(5)))
struct VirtualClockTests {
  /// What was told, in order.
  private final class Told: @unchecked Sendable {  // guarded by the lock
    private let lock = NSLock()
    private var steps: [Duration] = []
    func add(_ step: Duration) { lock.withLock { steps.append(step) } }
    var sum: Duration { lock.withLock { steps.reduce(.zero, +) } }
  }

  @Test func `time stands still until it is moved`() async throws {
    let told = Told()
    let clock = VirtualClock { told.add($0) }
    let before = clock.now()
    let wait = Task { try await clock.sleep(for: .seconds(60)) }
    while clock.waiting == 0 { await Task.yield() }
    clock.advance(by: .seconds(59))
    #expect(clock.now().since(before) == .seconds(59))
    #expect(clock.waiting == 1)
    clock.advance(by: .seconds(1))
    try await wait.value
    #expect(clock.waiting == 0)
    #expect(told.sum == .seconds(60))
  }

  @Test func `flowing time ends waits that have begun and those to come`() async throws {
    let told = Told()
    let clock = VirtualClock { told.add($0) }
    let early = (1...20).map { seconds in
      Task { try await clock.sleep(for: .seconds(seconds)) }
    }
    while clock.waiting < 20 { await Task.yield() }
    clock.flow()
    #expect(told.sum == .seconds(20))
    for wait in early { try await wait.value }
    try await clock.sleep(for: .seconds(3600))
    #expect(told.sum == .seconds(3620))
    #expect(clock.now().since(VirtualClock().now()) == told.sum)
  }

  @Test func `time that was held again stands still`() async throws {
    let clock = VirtualClock()
    clock.flow()
    try await clock.sleep(for: .seconds(1))
    clock.hold()
    let before = clock.now()
    let wait = Task { try await clock.sleep(for: .seconds(1)) }
    while clock.waiting == 0 { await Task.yield() }
    #expect(clock.now() == before)
    wait.cancel()
    await #expect(throws: CancellationError.self) { try await wait.value }
  }

  @Test func `a wait that is cancelled before, while and after it begins ends once`() async {
    let clock = VirtualClock()
    for round in 0..<200 {
      let wait = Task { try await clock.sleep(for: .seconds(1)) }
      if round % 2 == 0 { await Task.yield() }
      wait.cancel()
      await #expect(throws: CancellationError.self) { try await wait.value }
    }
    clock.flow()
  }

  @Test func `a fraction of a millisecond counts as one`() async throws {
    let clock = VirtualClock()
    let before = clock.now()
    clock.advance(by: .nanoseconds(1))
    #expect(clock.now().since(before) == .milliseconds(1))
    clock.advance(by: .zero)
    #expect(clock.now().since(before) == .milliseconds(1))
  }
}
