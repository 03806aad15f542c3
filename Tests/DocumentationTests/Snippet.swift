/// A compiled file that examples are looked for in.
struct Snippet {
  let path: String
  let lines: [String]

  /// All files of the folder Snippets, those of the outsider's package, which is built by itself, and the
  /// tests that docs/Sandbox.md shows.
  static func all() throws -> [Snippet] {
    let folders = ["Tests/DocumentationTests/Snippets", "Tests/Consumer"]
    let files = try folders.flatMap { try Repository.files(in: $0, suffix: ".swift") }
    return try (files + ["Tests/SendFaxTests/SandboxExampleTests.swift"]).map { path in
      let lines = try Repository.text(path).split(separator: "\n").map(SwiftBlock.normal)
      return Snippet(path: path, lines: lines.filter { !$0.isEmpty })
    }
  }

  /// Whether a block stands in this file, line after line, with its imports among the file's own.
  func has(_ block: SwiftBlock) -> Bool {
    guard let first = block.code.first, block.imports.allSatisfy(lines.contains) else {
      return false
    }
    return lines.indices.contains { start in
      lines[start] == first && lines[start...].starts(with: block.code)
    }
  }
}
