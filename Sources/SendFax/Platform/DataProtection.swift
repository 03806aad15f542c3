import Foundation
import SendFaxAPI

#if os(iOS)
  /// What iOS keeps from others of an outbox, and what it does so with.
  enum DataProtection {
    /// Whether a file can be out of reach because the device is locked.
    static let locksFiles = true

    /// Keeps a folder, and what is made in it later, encrypted until the device is unlocked for the first
    /// time after its start, and out of every backup. A stricter class would stop a claim in the
    /// background, while money is out.
    static func protect(_ folder: String) throws {
      do {
        try FileManager.default.setAttributes(
          [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
          ofItemAtPath: folder)
        var url = URL(fileURLWithPath: folder, isDirectory: true)
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try url.setResourceValues(values)
      } catch {
        throw FaxError(
          .outboxUnwritable,
          "The outbox's folder can't be protected, so nothing was written. Unlock the device and try "
            + "again.", isWorthRetrying: true)
      }
    }
  }
#else
  /// Nothing: elsewhere the files' modes keep others out.
  enum DataProtection {
    static let locksFiles = false

    static func protect(_ folder: String) throws {}
  }
#endif

extension DataProtection {
  /// The outbox's files can't be opened until the device is unlocked.
  static var locked: FaxError {
    FaxError(
      .outboxLocked,
      "The outbox is locked with the device. Nothing was sent or lost; unlock the device once and try "
        + "again.", isWorthRetrying: true)
  }
}
