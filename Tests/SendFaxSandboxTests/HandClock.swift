@testable import SendFaxSandbox

/// A listener's clock that a test turns by hand.
struct HandClock {
  private let instant = Locked<UInt64>(1_000)

  var clock: ListenerClock { ListenerClock { [instant] in instant.withLock { $0 } } }

  /// Lets seconds pass for a listener, after it has dealt with what was sent to it.
  func turn(by seconds: UInt64, for listener: SandboxListener) {
    listener.rest()
    instant.withLock { $0 += seconds * ListenerClock.second }
    listener.rest()
  }
}
