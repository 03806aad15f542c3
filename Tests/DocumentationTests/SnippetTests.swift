import Testing

/// What the documentation shows is compiled, without `@testable` and without what only this package may
/// see: the target's `packageAccess` is off.
struct SnippetTests {
  @Test func `each example of the documentation is compiled`() throws {
    let snippets = try Snippet.all()
    let blocks = try SwiftBlock.all()
    #expect(blocks.count > 60)
    for snippet in snippets {
      #expect(!snippet.lines.contains { $0.hasPrefix("@testable") }, "\(snippet.path)")
    }
    for block in blocks {
      #expect(
        snippets.contains { $0.has(block) },
        "\(block.place) is not in Tests/DocumentationTests/Snippets:\n\(block.lines.joined(separator: "\n"))"
      )
    }
  }

  @Test(arguments: ["import SendFax", "a // b", "}"])
  func `an example that is altered by a line is found missing`(_ line: String) throws {
    let block = SwiftBlock(place: "here", lines: ["import SendFaxAPI", "let a = 1", "let b = 2"])
    let snippet = Snippet(
      path: "there", lines: ["import SendFaxAPI", "f {", "let a = 1", "let b = 2"])
    #expect(snippet.has(block))
    #expect(!snippet.has(SwiftBlock(place: "here", lines: block.lines + [line])))
  }
}
