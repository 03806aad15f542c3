import Foundation
import SendFaxAPI

/// What only this process knows of a fax: gone with it, and safe to lose.
struct DriverSession: Sendable {
  /// Intents whose price this process asked for itself.
  var askedIntents: Set<String> = []
  /// The longest an upload of the body has taken.
  var slowestUpload = Duration.zero
  /// The wallet that is being asked right now.
  var isWalletPending = false
  /// Who can say what became of a transaction.
  var witness: (any TransferWitness)?
}

extension FaxDriver {
  var slowestUpload: Duration { session.withLock(\.slowestUpload) }

  func uploadTook(_ duration: Duration) {
    session.withLock { $0.slowestUpload = max($0.slowestUpload, duration) }
  }

  func asked(_ paymentIntent: String) {
    session.withLock { _ = $0.askedIntents.insert(paymentIntent) }
  }

  func hasAsked(_ paymentIntent: String) -> Bool {
    session.withLock { $0.askedIntents.contains(paymentIntent) }
  }
}

/// A value behind a lock.
final class Locked<Value: Sendable>: @unchecked Sendable {  // every access is under the lock
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<T>(_ body: (inout Value) throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
