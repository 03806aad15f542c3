import Foundation

/// A clock for tests: time stands still, or every wait is over at once.
///
/// ```swift
/// let clock = VirtualClock(from: sandbox.now) { sandbox.advance(by: $0) }
/// let outbox = try await Outbox.open(
///   .init(
///     folder: folder, base: sandbox.baseURL, transport: sandbox.transport(), clock: clock))
/// clock.flow()      // from now on nothing is waited for, and the sandbox's time passes as well
/// ```
///
/// - Guaranteed: no wait takes real time; a cancelled one ends at once; whoever follows the clock is
///   told of every step before the wait that made it returns.
/// - Not guaranteed: an order among waits that begin at the same instant. While time stands still a wait
///   does not end, so a call that has to try again hangs until ``flow()`` or ``advance(by:)``.
public final class VirtualClock: FaxClock, @unchecked Sendable {  // guarded by the lock
  private struct Sleeper {
    var due: Int64
    var continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private let followed: @Sendable (Duration) -> Void
  private let start: Date
  private var passed: Int64 = 0
  private var isFlowing = false
  private var sleepers: [UUID: Sleeper] = [:]

  /// A clock that stands still.
  ///
  /// - Parameters:
  ///   - start: What the wall clock shows.
  ///   - follow: Is told how far time has moved, each time it has.
  public init(
    from start: Date = Date(timeIntervalSince1970: 1_767_603_600),
    follow: @escaping @Sendable (Duration) -> Void = { _ in }
  ) {
    self.start = start
    followed = follow
  }

  /// The moment it is now.
  public func now() -> Moment {
    lock.withLock {
      Moment(
        wall: start.addingTimeInterval(Double(passed) / 1000), uptime: 1_000_000 + passed,
        boot: "virtual")
    }
  }

  /// How many wait at this moment; a test that moves time by hand lets them begin first.
  public var waiting: Int { lock.withLock { sleepers.count } }

  /// Lets every wait end at once, those that have begun and those to come.
  public func flow() {
    let begun = lock.withLock { () -> [Int64] in
      isFlowing = true
      return sleepers.values.map(\.due)
    }
    for due in begun.sorted() { move(to: due) }
  }

  /// Lets time stand still again.
  public func hold() { lock.withLock { isFlowing = false } }

  /// Moves time, and ends the waits that are over by then.
  public func advance(by duration: Duration) {
    move(to: lock.withLock { passed } + VirtualClock.milliseconds(duration))
  }

  /// Waits until time has moved that far.
  ///
  /// - Throws: `CancellationError` at once when the task is cancelled.
  public func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    let key = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin(key, duration, $0) }
    } onCancel: {
      lock.withLock { sleepers.removeValue(forKey: key) }?.continuation.resume(
        throwing: CancellationError())
    }
    await Task.yield()
  }

  private func begin(
    _ key: UUID, _ duration: Duration, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    // A task that was cancelled before it got here found no sleeper to end.
    let (isCancelled, due) = lock.withLock { () -> (Bool, Int64?) in
      if Task.isCancelled { return (true, nil) }
      let due = passed + VirtualClock.milliseconds(duration)
      sleepers[key] = Sleeper(due: due, continuation: continuation)
      return (false, isFlowing ? due : nil)
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
    if let due { move(to: due) }
  }

  private func move(to instant: Int64) {
    let (step, ended) = lock.withLock { () -> (Int64, [Sleeper]) in
      let step = max(0, instant - passed)
      passed += step
      let over = sleepers.filter { $0.value.due <= passed }
      for key in over.keys { sleepers[key] = nil }
      return (step, over.values.sorted { $0.due < $1.due })
    }
    if step > 0 { followed(.milliseconds(step)) }
    for sleeper in ended { sleeper.continuation.resume() }
  }

  private static func milliseconds(_ duration: Duration) -> Int64 {
    let parts = duration.components
    return max(
      0, parts.seconds * 1000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
