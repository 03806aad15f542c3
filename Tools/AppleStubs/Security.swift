@_exported import Foundation

public typealias OSStatus = Int32

public let errSecSuccess: OSStatus = 0
public let errSecItemNotFound: OSStatus = -25300
public let errSecDuplicateItem: OSStatus = -25299
public let errSecInteractionNotAllowed: OSStatus = -25308

public var kSecClass: CFString { fatalError() }
public var kSecClassGenericPassword: CFString { fatalError() }
public var kSecAttrService: CFString { fatalError() }
public var kSecAttrAccount: CFString { fatalError() }
public var kSecAttrLabel: CFString { fatalError() }
public var kSecAttrAccessGroup: CFString { fatalError() }
public var kSecAttrAccessible: CFString { fatalError() }
public var kSecAttrSynchronizable: CFString { fatalError() }
@available(iOS 4.0, macOS 10.9, *)
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { fatalError() }
@available(iOS 13.0, macOS 10.15, *)
public var kSecUseDataProtectionKeychain: CFString { fatalError() }
public var kSecValueData: CFString { fatalError() }
public var kSecReturnData: CFString { fatalError() }
public var kSecMatchLimit: CFString { fatalError() }
public var kSecMatchLimitOne: CFString { fatalError() }

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { fatalError() }
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { fatalError() }
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { fatalError() }
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { fatalError() }
