import Foundation
import Testing

@Suite struct ProjectFileTests {
  let project: ProjectFile

  init() throws { project = try ProjectFile() }

  static let targets = ["SendFaxApp", "ShareExtension"]
  static let sdks = [
    "SendFaxApp": ["iphoneos", "iphonesimulator", "macosx"],
    "ShareExtension": ["iphoneos", "iphonesimulator"],
  ]

  @Test func `every object that is named is there, and every one that is there is named`() throws {
    var reached: Set<String> = [project.rootID]
    var open = [project.rootID]
    while let id = open.popLast() {
      let object = try #require(project.objects[id], "\(id) is named but not there")
      func visit(_ value: Any) {
        switch value {
        case let text as String
        where project.objects[text] != nil || text.wholeMatch(of: /5EFA[0-9A-F]{20}/) != nil:
          if reached.insert(text).inserted { open.append(text) }
        case let list as [Any]: list.forEach(visit)
        case let dictionary as [String: Any]: dictionary.values.forEach(visit)
        default: break
        }
      }
      visit(object)
    }
    #expect(reached == Set(project.objects.keys))
    #expect(project.version == "77")
  }

  @Test func `every file and folder it names exists, and no setting's file is left out`() throws {
    let files = project.all("PBXFileReference").filter {
      $0.object["sourceTree"] as? String == "<group>"
    }
    let folders = project.all("PBXFileSystemSynchronizedRootGroup")
    #expect(files.count == 13 && folders.count == 3)
    for (id, object) in files + folders {
      let place = try project.path(of: id)
      #expect(FileManager.default.fileExists(atPath: place.path), "\(object["path"] ?? id)")
    }
    let listed = Set(try files.map { try project.path(of: $0.id).lastPathComponent })
    let settings = try FileManager.default.contentsOfDirectory(
      atPath: ProjectFile.app.appendingPathComponent("Settings").path)
    #expect(Set(settings).isSubset(of: listed))
  }

  @Test func `a folder that is copied into a bundle has no settings in it`() throws {
    for (id, object) in project.all("PBXFileSystemSynchronizedRootGroup") {
      let folder = try project.path(of: id)
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(names.contains { $0.hasSuffix(".swift") }, "\(object["path"] ?? "")")
      let allowed = ["swift", "xcprivacy", "xcassets", "xcstrings"]
      for name in names where !name.contains(".xcassets/") {
        #expect(allowed.contains(URL(fileURLWithPath: name).pathExtension), "\(name)")
      }
    }
  }

  @Test func `each target has its folders, and both have the inbox`() throws {
    let targets = try project.targets()
    #expect(Set(targets.keys) == Set(ProjectFileTests.targets))
    for (name, target) in targets {
      let folders = try #require(target["fileSystemSynchronizedGroups"] as? [String])
      #expect(
        Set(try folders.map { try project.path(of: $0).lastPathComponent }) == [name, "Shared"])
    }
  }

  @Test func `the extension goes into the app, on phones only`() throws {
    let embed = try #require(project.all("PBXCopyFilesBuildPhase").first?.object)
    #expect(embed["dstSubfolderSpec"] as? String == "13")
    let files = try #require(embed["files"] as? [String])
    #expect(files.count == 1)
    let file = try #require(project.objects[files[0]])
    let product = try #require(
      try project.targets()["ShareExtension"]?["productReference"] as? String)
    #expect(file["fileRef"] as? String == product)
    #expect(file["platformFilter"] as? String == "ios")
    let dependency = try #require(project.all("PBXTargetDependency").first?.object)
    #expect(dependency["platformFilter"] as? String == "ios")
    #expect(
      (dependency["target"] as? String).flatMap { project.objects[$0]?["name"] as? String }
        == "ShareExtension")
  }

  @Test func `the package it depends on is this one, and has the products it links`() throws {
    let package = try #require(project.all("XCLocalSwiftPackageReference").first?.object)
    let place = ProjectFile.app.appendingPathComponent(
      try #require(package["relativePath"] as? String))
    #expect(place.standardizedFileURL == ProjectFile.root.standardizedFileURL)
    let manifest = try ProjectFile.text("Package.swift")
    let products = project.all("XCSwiftPackageProductDependency").compactMap {
      $0.object["productName"] as? String
    }
    #expect(Set(products) == ["SendFaxAPI", "SendFax", "SendFaxUI"])
    for product in products {
      #expect(manifest.contains(".library(name: \"\(product)\""), "\(product)")
    }
  }

  @Test func `the scheme runs the app`() throws {
    let scheme = try ProjectFile.text(
      "App/SendFaxApp.xcodeproj/xcshareddata/xcschemes/SendFaxApp.xcscheme")
    let ids = Set(scheme.matches(of: /BlueprintIdentifier = "(\w+)"/).map { String($0.1) })
    let app = project.all("PBXNativeTarget").first { $0.object["name"] as? String == "SendFaxApp" }
    #expect(ids == [try #require(app).id])
  }

  @Test(arguments: targets, ["Debug", "Release"])
  func `every setting that names a file names one that is there`(
    target: String, configuration: String
  ) throws {
    let settings = try project.settings(target, configuration)
    for sdk in try #require(ProjectFileTests.sdks[target]) {
      for name in ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"] {
        let path = try #require(settings.value(name, sdk: sdk), "\(name) for \(sdk)")
        let file = ProjectFile.app.appendingPathComponent(path)
        #expect(try ProjectFile.plist(file) is [String: Any], "\(path)")
      }
      let platforms = try #require(settings.value("SUPPORTED_PLATFORMS")?.split(separator: " "))
      #expect(platforms.map(String.init) == ProjectFileTests.sdks[target])
    }
    if let icon = settings.value("ASSETCATALOG_COMPILER_APPICON_NAME") {
      let place = ProjectFile.app.appendingPathComponent(
        "SendFaxApp/Assets.xcassets/\(icon).appiconset/Contents.json")
      #expect(FileManager.default.fileExists(atPath: place.path))
    }
    #expect(
      (target == "SendFaxApp") == (settings.value("ASSETCATALOG_COMPILER_APPICON_NAME") != nil))
    // A value that refers to nothing would reach the bundle as it is written.
    for line in settings.lines where line.name != "LD_RUNPATH_SEARCH_PATHS" {
      let value = try #require(settings.value(line.name))
      #expect(!value.contains("$("), "\(line.name) = \(value)")
    }
  }

  @Test(arguments: ["Debug", "Release"])
  func `it runs where the package runs`(configuration: String) throws {
    let manifest = try ProjectFile.text("Package.swift")
    let declared = try #require(
      manifest.firstMatch(of: /platforms: \[\.iOS\(\.v(\d+)\), \.macOS\(\.v(\d+)\)\]/))
    for target in ProjectFileTests.targets {
      let settings = try project.settings(target, configuration)
      #expect(settings.value("IPHONEOS_DEPLOYMENT_TARGET") == "\(declared.1).0")
      #expect(settings.value("MACOSX_DEPLOYMENT_TARGET") == "\(declared.2).0")
    }
  }

  @Test func `identifiers, groups and entitlements agree`() throws {
    let app = try project.settings("SendFaxApp", "Release")
    let share = try project.settings("ShareExtension", "Release")
    let id = try #require(app.value("PRODUCT_BUNDLE_IDENTIFIER"))
    #expect(id == "sh.sendfax.app")
    #expect(share.value("PRODUCT_BUNDLE_IDENTIFIER") == id + ".share")
    let group = try #require(app.value("APP_GROUP"))
    #expect(group == "group." + id && share.value("APP_GROUP") == group)
    for name in ["SendFax-iOS", "ShareExtension"] {
      let rights = try ProjectFile.dictionary("Settings/\(name).entitlements")
      #expect(Array(rights.keys) == ["com.apple.security.application-groups"])
      #expect(rights.values.first as? [String] == ["$(APP_GROUP)"])
      #expect(
        try ProjectFile.dictionary("Settings/\(name).plist")["SendFaxAppGroup"] as? String
          == "$(APP_GROUP)")
    }
    let mac = try ProjectFile.dictionary("Settings/SendFax-macOS.entitlements")
    let granted = ["app-sandbox", "network.client", "files.user-selected.read-only"]
    for right in granted {
      #expect(mac["com.apple.security.\(right)"] as? Bool == true, "\(right)")
    }
    // Without it a Mac's data protection keychain, where evidence is kept, refuses every item.
    #expect(
      mac["keychain-access-groups"] as? [String]
        == ["$(AppIdentifierPrefix)$(PRODUCT_BUNDLE_IDENTIFIER)"])
    #expect(mac.count == granted.count + 1)
  }
}
