import Foundation
import SendFax
import SendFaxSandbox

/// A clock that jumps to the end of every wait, and turns the sandbox's clock with it.
///
/// The wall clock may be turned apart from the uptime, as a person does.
public final class SteppedClock: FaxClock, @unchecked Sendable {  // guarded by the lock
  private let lock = NSLock()
  private var wall: Date
  private var uptime: Int64 = 1_000_000
  private var boot = "boot-1"
  private var waited: [Duration] = []
  private let sandbox: SendFaxSandbox?

  /// Begins at the sandbox's instant, or at a fixed one.
  public init(with sandbox: SendFaxSandbox? = nil) {
    self.sandbox = sandbox
    wall = sandbox?.now ?? Date(timeIntervalSince1970: 1_800_000_000)
  }

  /// The moment it is now.
  public func now() -> Moment {
    lock.withLock { Moment(wall: wall, uptime: uptime, boot: boot) }
  }

  /// Lets time pass at once.
  public func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    lock.withLock { waited.append(duration) }
    advance(by: duration)
    await Task.yield()
  }

  /// Every wait so far.
  public var waits: [Duration] { lock.withLock { waited } }

  /// Lets time pass for the device and the service.
  public func advance(by duration: Duration) {
    let milliseconds =
      duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    lock.withLock {
      wall = wall.addingTimeInterval(Double(milliseconds) / 1000)
      uptime += milliseconds
    }
    sandbox?.advance(by: duration)
  }

  /// Turns only the device's wall clock, as a person does.
  public func turnWall(by seconds: TimeInterval) {
    lock.withLock { wall = wall.addingTimeInterval(seconds) }
  }

  /// Starts the device again: the uptime begins anew. Another device may have been up for long.
  public func reboot(upFor milliseconds: Int64 = 5000) {
    lock.withLock {
      uptime = milliseconds
      boot = "boot-\(UUID().uuidString)"
    }
  }
}
