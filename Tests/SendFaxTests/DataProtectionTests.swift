import Foundation
import SendFaxAPI
import Testing

@testable import SendFax

/// A device that locks files, as far as that can be seen from here.
@Suite struct DataProtectionTests {
  @Test func `a locked device is told from a damaged or full one`() {
    let locked = OutboxFolder.unwritable(EPERM, locksFiles: true)
    #expect(locked.code == .outboxLocked)
    #expect(locked.isWorthRetrying)
    #expect(OutboxFolder.unwritable(ENOSPC, locksFiles: true).code == .outboxUnwritable)
    #expect(OutboxFolder.unwritable(EPERM, locksFiles: false).code == .outboxUnwritable)
  }
}
