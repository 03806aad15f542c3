import Foundation
import SendFaxAPI

/// What only this process knows of a fax: gone with it, and safe to lose.
struct DriverSession: Sendable {
  /// Intents whose price this process asked for itself.
  var askedIntents: Set<String> = []
  /// The longest an upload of the body has taken.
  var slowestUpload = Duration.zero
  /// How the claims of this process went.
  var claims = ClaimSession()
  /// Claims in a row that timed out.
  var timedOutClaims = 0
  /// What the node said last of the transaction, how often in a row, and whether it is being asked.
  var receipt: TransferReceipt?
  var receiptCount = 0
  /// How often the chain was asked after the last claim.
  var lastLooks = 0
  var isLooking = false
  /// The claim that the system is sending while the app is away.
  var backgroundClaim: Int?
  /// The wallet that is being asked right now.
  var isWalletPending = false
  /// Who can say what became of a transaction.
  var witness: (any TransferWitness)?

  /// Whether a driver has to stay for it: who comes later could not know this.
  var isWorthKeeping: Bool {
    isWalletPending || isLooking || witness != nil || !askedIntents.isEmpty
      || backgroundClaim != nil || claims != ClaimSession()
  }
}

extension FaxDriver {
  var slowestUpload: Duration { session.withLock(\.slowestUpload) }

  func uploadTook(_ duration: Duration) {
    session.withLock { $0.slowestUpload = max($0.slowestUpload, duration) }
  }

  var timedOutClaims: Int { session.withLock(\.timedOutClaims) }

  func claimTimedOut(_ timedOut: Bool) {
    session.withLock { $0.timedOutClaims = timedOut ? $0.timedOutClaims + 1 : 0 }
  }

  /// Whether the chain is to be asked once more although there is nothing left to claim.
  func mayLookOnceMore() -> Bool {
    session.withLock { session in
      session.lastLooks += 1
      return session.lastLooks <= 4
    }
  }

  /// Whether nobody asks the node already; then it is this caller's turn.
  func beginLooking() -> Bool {
    session.withLock { session in
      guard !session.isLooking, session.receipt != .succeeded else { return false }
      session.isLooking = true
      return true
    }
  }

  func endLooking(_ receipt: TransferReceipt?) {
    session.withLock { session in
      session.isLooking = false
      guard let receipt else { return }
      session.receiptCount = session.receipt == receipt ? session.receiptCount + 1 : 1
      session.receipt = receipt
    }
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
