import Testing

/// The tree that is drawn is the tree that is there.
struct ArchitectureTests {
  /// The folders drawn, by the folder they are drawn in; the root is "".
  static func drawn(in page: String) throws -> [String: Set<String>] {
    let fenced = page.components(separatedBy: "```")
    let tree = try #require(fenced.dropFirst().first { $0.contains("Sources/") })
    var drawn: [String: Set<String>] = [:]
    var (top, module) = ("", "")
    for line in tree.split(separator: "\n") {
      let indent = line.prefix { $0 == " " }.count
      let names = line.matches(of: /(?:^|\s)([A-Za-z][A-Za-z-]*)\//).map { String($0.1) }
      guard let first = names.first, indent <= 4 else { continue }
      switch indent {
      case 0:
        top = first
        drawn["", default: []].insert(first)
      case 2:
        module = "\(top)/\(first)"
        drawn[top, default: []].insert(first)
      default: drawn[module, default: []].formUnion(names)
      }
    }
    return drawn
  }

  @Test func `each folder of a module is drawn, and nothing else is`() throws {
    let drawn = try ArchitectureTests.drawn(in: Repository.text("ARCHITECTURE.md"))
    #expect(try drawn[""] == Repository.folders(in: "").subtracting(["dist"]))
    #expect(try drawn["Sources"] == Repository.folders(in: "Sources"))
    for module in try Repository.folders(in: "Sources") {
      let folders = try Repository.folders(in: "Sources/\(module)")
        .filter { !$0.hasSuffix(".docc") }
      #expect(drawn["Sources/\(module)", default: []] == folders, "\(module)")
    }
  }
}
