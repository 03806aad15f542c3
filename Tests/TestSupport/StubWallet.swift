import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox

/// A wallet that does what a test says, on the sandbox's own chain.
public final class StubWallet: Wallet, @unchecked Sendable {  // guarded by the lock
  /// What it does when asked.
  public enum Habit: Sendable {
    /// Pays and says so.
    case pays
    /// Pays and says nothing that is clear.
    case paysInSilence
    /// Answers without paying.
    case answers(TransferOutcome)
    /// Pays another amount and says so.
    case paysInstead(UInt64)
  }

  private let lock = NSLock()
  private var habits: [Habit]
  private var seen: [TransferRequest] = []
  private let sandbox: SendFaxSandbox
  /// Its name in the journal.
  public let name = "stub"
  /// Five minutes, as WalletConnect's least.
  public let requestLifetime = Duration.seconds(300)

  /// A wallet with these habits, one a request; the last one stays.
  public init(_ sandbox: SendFaxSandbox, _ habits: Habit...) {
    self.sandbox = sandbox
    self.habits = habits
  }

  /// What it was asked.
  public var requests: [TransferRequest] { lock.withLock { seen } }

  /// Does as its habit is.
  public func submit(_ request: TransferRequest) async -> TransferOutcome {
    let habit = lock.withLock {
      seen.append(request)
      return habits.count > 1 ? habits.removeFirst() : habits[0]
    }
    switch habit {
    case .pays: return .sent(hash: pay(request, request.amount.baseUnits))
    case .paysInstead(let amount): return .sent(hash: pay(request, amount))
    case .paysInSilence:
      _ = pay(request, request.amount.baseUnits)
      return .unknown(reason: "It did not answer.")
    case .answers(let outcome): return outcome
    }
  }

  private func pay(_ request: TransferRequest, _ amount: UInt64) -> String {
    sandbox.deposit(amount, to: request.address.description)
  }
}
