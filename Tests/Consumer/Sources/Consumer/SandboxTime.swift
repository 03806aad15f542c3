import Foundation
import SendFax
import SendFaxSandbox

/// The sandbox's clock as the outbox's: every wait is over at once, and the sandbox lives through it.
struct SandboxTime: FaxClock {
  let sandbox: SendFaxSandbox

  func now() -> Moment {
    let now = sandbox.now
    return Moment(wall: now, uptime: Int64(now.timeIntervalSince1970 * 1000), boot: "sandbox")
  }

  func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    sandbox.advance(by: duration)
    await Task.yield()
  }
}
