import SendFaxAPI
import Testing

/// Whoever meets a code finds it in the article, and whoever reads the article finds no other.
struct ErrorCodeTests {
  /// A row: the code's word, its name in Swift where the library has one, and its four cells.
  struct Row {
    var word: String
    var name: String?
    var cells: [String]
  }

  static func rows() throws -> [Row] {
    let page = try Repository.text(
      "Sources/SendFaxAPI/Documentation.docc/TroubleshootingByErrorCode.md")
    return page.split(separator: "\n").compactMap { line in
      guard let row = line.wholeMatch(of: /\| (?:``.*?\/(\w+)`` )?`(\w+)` \|.*/) else { return nil }
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }.map(String.init)
      return Row(word: String(row.2), name: row.1.map(String.init), cells: cells)
    }
  }

  @Test func `each code of the library has its row, under its own name, and none other has`() throws
  {
    let source = try Repository.text("Sources/SendFaxAPI/Failure/FaxError+Codes.swift")
    let declared = source.matches(of: /static let (\w+) = word\("(\w+)"\)/)
    #expect(declared.count > 40)
    let codes = Dictionary(uniqueKeysWithValues: declared.map { (String($0.2), String($0.1)) })
    let rows = try ErrorCodeTests.rows().filter { $0.name != nil }
    #expect(Set(rows.map(\.word)) == Set(codes.keys))
    for row in rows { #expect(row.name == codes[row.word]) }
  }

  @Test func `each code that only the command has is in the last table`() throws {
    let sources = try Repository.files(in: "Sources", suffix: ".swift").map(Repository.text)
    let declared = sources.flatMap { source in
      source.matches(of: /FaxError\.Code\(rawValue: "(\w+)"\)/).map { String($0.1) }
    }
    #expect(!declared.isEmpty)
    #expect(Set(try ErrorCodeTests.rows().filter { $0.name == nil }.map(\.word)) == Set(declared))
  }

  @Test func `each row says what happened, whether money is out, and what to do`() throws {
    let rows = try ErrorCodeTests.rows()
    #expect(Set(rows.map(\.word)).count == rows.count)
    for row in rows {
      #expect(row.cells.count == 4, "\(row.word)")
      #expect(row.cells.allSatisfy { $0.count > 1 }, "\(row.word)")
    }
  }
}
