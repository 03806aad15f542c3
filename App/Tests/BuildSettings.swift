import Foundation

/// Build settings as Xcode reads them from a `.xcconfig`: includes, conditions on the SDK, references.
struct BuildSettings {
  private(set) var lines: [(name: String, sdk: String?, value: String)] = []

  init(_ files: URL...) throws {
    for file in files { try read(file) }
  }

  private mutating func read(_ file: URL) throws {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let text = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
        .trimmingCharacters(in: .whitespaces)
      if let include = text.firstMatch(of: /^#include "(.+)"$/) {
        try read(file.deletingLastPathComponent().appendingPathComponent(String(include.1)))
      } else if let setting = text.firstMatch(of: /^(\w+)(?:\[sdk=([\w*]+)\])? =\s*(.*)$/) {
        lines.append((String(setting.1), setting.2.map(String.init), String(setting.3)))
      } else if !text.isEmpty {
        throw Unreadable(line: String(line))
      }
    }
  }

  struct Unreadable: Error { var line: String }

  /// A setting's value for an SDK, references resolved; the last line that applies wins.
  func value(_ name: String, sdk: String = "iphoneos") -> String? {
    let applying = lines.filter { line in
      line.name == name && (line.sdk.map { BuildSettings.matches($0, sdk) } ?? true)
    }
    return applying.last.map { resolve($0.value, sdk, without: name) }
  }

  /// A text with its references resolved.
  func resolve(_ text: String, _ sdk: String, without self: String = "") -> String {
    text.replacing(/\$\((\w+)\)/) { match in
      let name = String(match.1)
      return name == self ? "" : value(name, sdk: sdk) ?? "$(\(name))"
    }
  }

  private static func matches(_ pattern: String, _ sdk: String) -> Bool {
    pattern.hasSuffix("*") ? sdk.hasPrefix(pattern.dropLast()) : sdk == pattern
  }
}
