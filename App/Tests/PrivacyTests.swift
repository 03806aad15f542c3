import Foundation
import Testing

/// What the code uses of Apple's APIs that need a reason, and what the manifests say of it.
@Suite struct PrivacyTests {
  /// Apple's categories with the names that fall under them (“Describing use of required reason API”).
  static let names: [String: [String]] = [
    "FileTimestamp": [
      "stat(", "fstat(", "lstat(", "fstatat(", "getattrlist", "creationDate", "modificationDate",
      "contentModificationDate", "creationDateKey",
    ],
    "SystemBootTime": ["systemUptime", "mach_absolute_time"],
    "DiskSpace": [
      "volumeAvailableCapacity", "volumeTotalCapacity", "systemFreeSize", "systemSize", "statfs(",
      "statvfs(",
    ],
    "ActiveKeyboards": ["activeInputModes"],
    "UserDefaults": ["UserDefaults", "@AppStorage"],
  ]

  static func used(in folders: String...) throws -> Set<String> {
    var used: Set<String> = []
    for folder in folders {
      for source in try ProjectFile.sources(folder).values {
        for (category, names) in names where names.contains(where: source.contains) {
          used.insert(category)
        }
      }
    }
    return used
  }

  static func declared(_ path: String) throws -> [String: [String]] {
    let manifest = try #require(
      try ProjectFile.plist(ProjectFile.root.appendingPathComponent(path)) as? [String: Any])
    #expect(manifest["NSPrivacyTracking"] as? Bool == false)
    #expect((manifest["NSPrivacyTrackingDomains"] as? [String])?.isEmpty == true)
    var declared: [String: [String]] = [:]
    for api in try #require(manifest["NSPrivacyAccessedAPITypes"] as? [[String: Any]]) {
      let category = try #require(api["NSPrivacyAccessedAPIType"] as? String)
      declared[category.replacingOccurrences(of: "NSPrivacyAccessedAPICategory", with: "")] =
        try #require(api["NSPrivacyAccessedAPITypeReasons"] as? [String])
    }
    return declared
  }

  /// Files of the app's own and of its group; files that a person chose; settings only this app reads.
  static let reasons: [String: Set<String>] = [
    "FileTimestamp": ["C617.1", "3B52.1"], "UserDefaults": ["CA92.1"],
  ]

  @Test func `the app says what it and the libraries in it use`() throws {
    let declared = try PrivacyTests.declared("App/SendFaxApp/PrivacyInfo.xcprivacy")
    let used = try PrivacyTests.used(
      in: "Sources/SendFaxAPI", "Sources/SendFaxURLSession", "Sources/SendFax",
      "Sources/SendFaxUI", "App/SendFaxApp", "App/Shared", "Integrations/ReownWallet/Sources")
    #expect(Set(declared.keys) == used)
    for (category, given) in declared {
      #expect(Set(given) == PrivacyTests.reasons[category], "\(category)")
    }
  }

  @Test(arguments: [
    ("SendFaxAPI", ["FileTimestamp": ["C617.1", "3B52.1"]]),
    ("SendFax", ["FileTimestamp": ["C617.1"]]), ("SendFaxUI", ["UserDefaults": ["CA92.1"]]),
  ])
  func `each library says what it uses, for the apps of others`(
    library: String, expected: [String: [String]]
  ) throws {
    let declared = try PrivacyTests.declared("Sources/\(library)/PrivacyInfo.xcprivacy")
    #expect(declared == expected)
    #expect(Set(declared.keys) == (try PrivacyTests.used(in: "Sources/\(library)")))
  }

  @Test func `a library without a manifest needs none`() throws {
    #expect(try PrivacyTests.used(in: "Sources/SendFaxURLSession").isEmpty)
  }

  @Test func `the extension says what it uses`() throws {
    let declared = try PrivacyTests.declared("App/ShareExtension/PrivacyInfo.xcprivacy")
    #expect(Set(declared.keys) == (try PrivacyTests.used(in: "App/ShareExtension", "App/Shared")))
    #expect(declared["FileTimestamp"] == ["C617.1", "3B52.1"])
  }

  @Test func `what leaves the device is named, and nobody is tracked`() throws {
    let manifest = try #require(
      try ProjectFile.plist(
        ProjectFile.app.appendingPathComponent("SendFaxApp/PrivacyInfo.xcprivacy"))
        as? [String: Any])
    let types = try #require(manifest["NSPrivacyCollectedDataTypes"] as? [[String: Any]])
    #expect(
      types.compactMap { $0["NSPrivacyCollectedDataType"] as? String } == [
        "NSPrivacyCollectedDataTypePhoneNumber", "NSPrivacyCollectedDataTypeOtherUserContent",
      ])
    for type in types {
      #expect(type["NSPrivacyCollectedDataTypeTracking"] as? Bool == false)
      #expect(type["NSPrivacyCollectedDataTypeLinked"] as? Bool == false)
      #expect(
        type["NSPrivacyCollectedDataTypePurposes"] as? [String]
          == ["NSPrivacyCollectedDataTypePurposeAppFunctionality"])
    }
  }
}
