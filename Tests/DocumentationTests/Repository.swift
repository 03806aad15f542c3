import Foundation

/// The files of this repository, beside the sources of its tests.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names in a folder that are folders, hidden ones and what is built left out.
  static func folders(in path: String) throws -> Set<String> {
    let folder = root.appendingPathComponent(path)
    let entries = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return Set(
      try entries.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false }
        .map(\.lastPathComponent))
  }

  /// The paths below a folder that end so.
  static func files(in path: String, suffix: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(path).path)
      .filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }.map { "\(path)/\($0)" }.sorted()
  }
}
