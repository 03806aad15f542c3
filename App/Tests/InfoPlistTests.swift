import Foundation
import Testing

@Suite struct InfoPlistTests {
  static let all = ["SendFax-iOS", "SendFax-macOS", "ShareExtension"]
  static let apps = ["SendFax-iOS", "SendFax-macOS"]

  static func info(_ name: String) throws -> [String: Any] {
    try ProjectFile.dictionary("Settings/\(name).plist")
  }

  @Test(arguments: all)
  func `a bundle takes its names and versions from the settings`(name: String) throws {
    let info = try InfoPlistTests.info(name)
    let project = try ProjectFile()
    let settings = try project.settings(
      name == "ShareExtension" ? name : "SendFaxApp", "Release")
    for (key, expected) in [
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    ] {
      let value = try #require(info[key] as? String)
      #expect(value == "$(\(expected))" && settings.value(expected)?.isEmpty == false, "\(key)")
    }
    #expect(info["CFBundleLocalizations"] as? [String] == ["en", "es", "fr"])
  }

  @Test(arguments: apps)
  func `the app takes PDFs and pictures, its own links, and nothing as their owner`(
    name: String
  ) throws {
    let info = try InfoPlistTests.info(name)
    let types = try #require(info["CFBundleDocumentTypes"] as? [[String: Any]])
    #expect(
      types.flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
        == ["com.adobe.pdf", "public.jpeg", "public.png", "public.heic", "public.tiff"])
    #expect(types.allSatisfy { $0["LSHandlerRank"] as? String == "Alternate" })
    #expect(types.allSatisfy { $0["CFBundleTypeRole"] as? String == "Viewer" })
    let urls = try #require(info["CFBundleURLTypes"] as? [[String: Any]])
    #expect(urls.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] } == ["$(URL_SCHEME)"])
    let settings = try ProjectFile().settings("SendFaxApp", "Release")
    #expect(settings.value("URL_SCHEME") == "sendfax")
    #expect(
      info["NSAppTransportSecurity"] as? [String: Bool] == ["NSAllowsLocalNetworking": true])
  }

  @Test func `a Mac runs one copy, and a phone reads files where they are`() throws {
    #expect(
      try InfoPlistTests.info("SendFax-macOS")["LSMultipleInstancesProhibited"] as? Bool == true)
    let phone = try InfoPlistTests.info("SendFax-iOS")
    #expect(phone["LSSupportsOpeningDocumentsInPlace"] as? Bool == true)
    let wallets = try #require(phone["LSApplicationQueriesSchemes"] as? [String])
    #expect(Set(wallets).count == wallets.count && wallets.contains("metamask"))
    #expect(wallets.count <= 50, "iOS asks no further")
    #expect(wallets.allSatisfy { $0.wholeMatch(of: /[a-z][a-z0-9+.-]*/) != nil })
  }

  @Test func `the camera is asked for in the person's language, and nothing else is`() throws {
    let sources = try ProjectFile.sources("Sources/SendFaxUI", "App/SendFaxApp").values
    let keys = try InfoPlistTests.info("SendFax-iOS").keys.filter {
      $0.hasSuffix("UsageDescription")
    }
    #expect(keys == ["NSCameraUsageDescription"])
    #expect(!sources.contains { $0.contains("PHPhotoLibrary") || $0.contains("CLLocationManager") })
    let catalog = try #require(
      try JSONSerialization.jsonObject(
        with: Data(
          contentsOf: ProjectFile.app.appendingPathComponent("SendFaxApp/InfoPlist.xcstrings")))
        as? [String: Any])
    let strings = try #require(catalog["strings"] as? [String: [String: Any]])
    #expect(Array(strings.keys) == keys)
    let words = try #require(
      strings["NSCameraUsageDescription"]?["localizations"] as? [String: Any])
    #expect(Set(words.keys) == ["en", "es", "fr"])
  }

  @Test func `the extension is offered for one PDF or picture`() throws {
    let info = try InfoPlistTests.info("ShareExtension")
    let own = try #require(info["NSExtension"] as? [String: Any])
    #expect(own["NSExtensionPointIdentifier"] as? String == "com.apple.share-services")
    let name = try #require(own["NSExtensionPrincipalClass"] as? String)
    #expect(name == "$(PRODUCT_MODULE_NAME).ShareViewController")
    let sources = try ProjectFile.sources("App/ShareExtension").values
    #expect(sources.contains { $0.contains("class ShareViewController: UIViewController") })
    let rule = try #require(
      (own["NSExtensionAttributes"] as? [String: Any])?["NSExtensionActivationRule"] as? String)
    #expect(rule.contains("\"com.adobe.pdf\"") && rule.contains("\"public.image\""))
    #expect(rule.filter { $0 == "(" }.count == rule.filter { $0 == ")" }.count)
    #expect(!rule.contains("TRUEPREDICATE"), "App Review refuses it")
  }

  @Test func `the extension never opens the outbox`() throws {
    for (name, source) in try ProjectFile.sources("App/ShareExtension", "App/Shared") {
      #expect(!source.contains("import SendFax") && !source.contains("SQLite"), "\(name)")
      #expect(!source.contains("Data(contentsOf"), "\(name) reads a file into memory")
    }
    let target = try #require(try ProjectFile().targets()["ShareExtension"])
    #expect((target["packageProductDependencies"] as? [String])?.isEmpty == true)
  }
}
