import Foundation

/// A piece of Swift in the documentation: what stands between ```` ```swift ```` and the next fence.
struct SwiftBlock {
  /// The page or source file, and the line of the fence.
  let place: String
  /// The lines without indentation, runs of blanks made one, empty lines left out.
  let lines: [String]

  var imports: [String] { lines.filter { $0.hasPrefix("import ") } }
  var code: [String] { lines.filter { !$0.hasPrefix("import ") } }

  /// What the block says of the values of expressions that stand alone, `USD(cents: 50) // $0.50`: the
  /// text behind each.
  var claims: [String] {
    code.compactMap { line in
      guard let mark = line.range(of: " // "), !line.hasPrefix("//"),
        line.prefixMatch(of: /(let|var|try|for|case|default|return|print)\b/) == nil
      else { return nil }
      return String(line[mark.upperBound...])
    }
  }

  /// The lines that are comments and nothing else.
  var remarks: [String] {
    code.filter { $0.hasPrefix("// ") }.map { String($0.dropFirst(3)) }
  }

  /// A line as it is compared: how it is indented, and what a comment is aligned with, says nothing.
  static func normal(_ line: some StringProtocol) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension SwiftBlock {
  /// The blocks of a page in Markdown.
  static func ofPage(_ path: String) throws -> [SwiftBlock] {
    let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    return blocks(in: lines.enumerated().map { ($0.offset + 1, $0.element) }, of: path)
  }

  /// The blocks in the documentation of a source's public declarations.
  static func ofSource(_ path: String) throws -> [SwiftBlock] {
    let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    var comment: [(Int, Substring)] = []
    var found: [SwiftBlock] = []
    for (number, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.append((number + 1, text.dropFirst(3)))
      } else if !text.hasPrefix("@") {
        if text.hasPrefix("public ") { found += blocks(in: comment, of: path) }
        comment = []
      }
    }
    return found
  }

  private static func blocks(in lines: [(Int, Substring)], of path: String) -> [SwiftBlock] {
    var found: [SwiftBlock] = []
    var open: (line: Int, isSwift: Bool, lines: [String])?
    for (number, line) in lines {
      let text = normal(line)
      if text.hasPrefix("```") {
        if let block = open {
          if block.isSwift {
            found.append(SwiftBlock(place: "\(path):\(block.line)", lines: block.lines))
          }
          open = nil
        } else {
          open = (number, text == "```swift", [])
        }
      } else if !text.isEmpty {
        open?.lines.append(text)
      }
    }
    return found
  }
}

extension SwiftBlock {
  /// Every block there is: the README, the pages below docs/, the articles and the public declarations of
  /// the libraries.
  static func all() throws -> [SwiftBlock] {
    let pages =
      try ["README.md"] + Repository.files(in: "docs", suffix: ".md")
      + Repository.files(in: "Sources", suffix: ".md")
    let sources = try Repository.files(in: "Sources", suffix: ".swift").filter {
      !$0.hasPrefix("Sources/SendFaxCommand/") && !$0.hasPrefix("Sources/SendFaxUI/")
    }
    return try pages.flatMap(ofPage) + sources.flatMap(ofSource)
  }
}
