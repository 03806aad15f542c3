#if canImport(SwiftUI)
  import Foundation
  import Security
  import SendFax

  /// The one keychain item that holds evidence of unsettled money: on this device only, never in a backup
  /// or a cloud, and there after the app was deleted.
  struct EvidenceKeychain: Sendable {
    /// What the keychain answered instead of doing it.
    struct Problem: Error {
      let status: OSStatus
      /// Whether it is only that the device has not been unlocked.
      var isLocked: Bool { status == errSecInteractionNotAllowed }
    }

    private var item: [CFString: Any] {
      [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "sh.sendfax.evidence",
        kSecAttrAccount: "unsettled", kSecUseDataProtectionKeychain: true,
      ]
    }

    /// What is stored; nil where nothing is.
    func read() throws -> Data? {
      var query = item
      query[kSecReturnData] = true
      query[kSecMatchLimit] = kSecMatchLimitOne
      var found: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &found)
      if status == errSecItemNotFound { return nil }
      guard status == errSecSuccess else { throw Problem(status: status) }
      return found as? Data
    }

    /// Does what was decided.
    func perform(_ change: Keepsake.Change) throws {
      switch change {
      case .none: return
      case .store(let data): try store(data)
      case .clear:
        let status = SecItemDelete(item as CFDictionary)
        guard status == errSecSuccess || status == errSecItemNotFound else {
          throw Problem(status: status)
        }
      }
    }

    private func store(_ data: Data) throws {
      let values: [CFString: Any] = [
        kSecValueData: data,
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
      ]
      var status = SecItemUpdate(item as CFDictionary, values as CFDictionary)
      if status == errSecItemNotFound {
        status = SecItemAdd(item.merging(values) { $1 } as CFDictionary, nil)
      }
      guard status == errSecSuccess else { throw Problem(status: status) }
    }
  }
#endif
