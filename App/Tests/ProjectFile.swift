import Foundation
import Testing

/// The project file as a dictionary of objects, and the places it names.
struct ProjectFile {
  static let app = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  static let root = app.deletingLastPathComponent()

  let objects: [String: [String: Any]]
  let rootID: String
  let version: String

  init() throws {
    let file = ProjectFile.app.appendingPathComponent("SendFaxApp.xcodeproj/project.pbxproj")
    let project = try #require(try ProjectFile.plist(file) as? [String: Any])
    objects = try #require(project["objects"] as? [String: [String: Any]])
    rootID = try #require(project["rootObject"] as? String)
    version = try #require(project["objectVersion"] as? String)
  }

  static func plist(_ file: URL) throws -> Any {
    try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
  }

  static func dictionary(_ path: String) throws -> [String: Any] {
    try #require(try plist(app.appendingPathComponent(path)) as? [String: Any], "\(path)")
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// All Swift sources under folders of the repository, comments left out.
  static func sources(_ folders: String...) throws -> [String: String] {
    var found: [String: String] = [:]
    for folder in folders {
      let place = root.appendingPathComponent(folder)
      let files = try #require(FileManager.default.enumerator(atPath: place.path), "\(folder)")
      for case let name as String in files where name.hasSuffix(".swift") {
        let lines = try text("\(folder)/\(name)").split(separator: "\n")
        found["\(folder)/\(name)"] =
          lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      }
    }
    return found
  }

  func all(_ kind: String) -> [(id: String, object: [String: Any])] {
    objects.filter { $0.value["isa"] as? String == kind }.map { ($0.key, $0.value) }
  }

  func targets() throws -> [String: [String: Any]] {
    var targets: [String: [String: Any]] = [:]
    for (_, target) in all("PBXNativeTarget") {
      targets[try #require(target["name"] as? String)] = target
    }
    return targets
  }

  /// The settings of a target in a configuration: the project's first, the target's over them.
  func settings(_ target: String?, _ configuration: String) throws -> BuildSettings {
    let project = try file(of: try #require(objects[rootID]), configuration)
    guard let target else { return try BuildSettings(project) }
    return try BuildSettings(
      project, try file(of: try #require(try targets()[target]), configuration))
  }

  private func file(of owner: [String: Any], _ configuration: String) throws -> URL {
    let list = try #require(
      (owner["buildConfigurationList"] as? String).flatMap { objects[$0] })
    for id in try #require(list["buildConfigurations"] as? [String]) {
      let object = try #require(objects[id])
      guard object["name"] as? String == configuration else { continue }
      // What is set here would hide from a reader of the files.
      #expect((object["buildSettings"] as? [String: Any])?.isEmpty == true)
      let base = try #require(object["baseConfigurationReference"] as? String)
      return try path(of: base)
    }
    throw Missing(name: configuration)
  }

  struct Missing: Error { var name: String }

  /// Where a file or folder of the project is.
  func path(of id: String) throws -> URL {
    let own = try #require(objects[id]?["path"] as? String)
    for kind in ["PBXGroup"] {
      for (_, group) in all(kind) where (group["children"] as? [String])?.contains(id) == true {
        guard let folder = group["path"] as? String else { break }
        return ProjectFile.app.appendingPathComponent(folder).appendingPathComponent(own)
      }
    }
    return ProjectFile.app.appendingPathComponent(own)
  }
}
