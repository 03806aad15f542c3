import Foundation
import SendFax

/// Whether the relay's socket is open, told from any thread in the order it happens.
final class LineState: @unchecked Sendable {  // every access is under the lock
  private let lock = NSLock()
  private var isOpen = false

  /// Whether it is open now.
  var isConnected: Bool {
    get { lock.withLock { isOpen } }
    set { lock.withLock { isOpen = newValue } }
  }

  /// Whether it is open within a time.
  func isConnected(within patience: Duration, on clock: any FaxClock) async -> Bool {
    let start = clock.now()
    while !isConnected {
      guard let waited = clock.now().since(start), waited < patience else { return false }
      do { try await clock.sleep(for: .milliseconds(250)) } catch { return isConnected }
    }
    return true
  }
}
