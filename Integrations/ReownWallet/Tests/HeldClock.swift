import Foundation
import SendFax

/// A clock that stands still until a test lets time pass; then whoever slept that long wakes.
final class HeldClock: FaxClock, @unchecked Sendable {  // every access is under the lock
  private struct Sleeper {
    var duration: Duration
    var until: Int64
    var continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var milliseconds: Int64 = 0
  private var sleepers: [UUID: Sleeper] = [:]

  func now() -> Moment {
    lock.withLock {
      Moment(
        wall: Date(timeIntervalSince1970: 1_800_000_000 + Double(milliseconds) / 1000),
        uptime: milliseconds, boot: "boot")
    }
  }

  func sleep(for duration: Duration) async throws {
    let key = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let until = lock.withLock { milliseconds + HeldClock.milliseconds(duration) }
        lock.withLock {
          sleepers[key] = Sleeper(duration: duration, until: until, continuation: continuation)
        }
        if Task.isCancelled { end(key, throwing: CancellationError()) }
      }
    } onCancel: {
      end(key, throwing: CancellationError())
    }
  }

  /// Lets time pass, once somebody sleeps.
  func advance(by duration: Duration) async {
    while lock.withLock({ sleepers.isEmpty }) { await Task.yield() }
    pass(duration)
  }

  /// Waits until somebody sleeps for exactly so long.
  func sleeper(of duration: Duration) async {
    while !lock.withLock({ sleepers.values.contains { $0.duration == duration } }) {
      await Task.yield()
    }
  }

  /// Lets time pass, whoever sleeps.
  func pass(_ duration: Duration) {
    let due = lock.withLock {
      milliseconds += HeldClock.milliseconds(duration)
      return sleepers.filter { $0.value.until <= milliseconds }.keys
    }
    for key in due { end(key, throwing: nil) }
  }

  private func end(_ key: UUID, throwing error: (any Error)?) {
    guard let sleeper = lock.withLock({ sleepers.removeValue(forKey: key) }) else { return }
    if let error {
      sleeper.continuation.resume(throwing: error)
    } else {
      sleeper.continuation.resume()
    }
  }

  private static func milliseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
  }
}
