import Testing

@testable import SendFaxCommand

@Suite struct LineTests {
  /// A line, a width, how far it hangs, and what is printed.
  static let wraps: [(line: Line, columns: Int, hanging: Int, lines: [String])] = [
    ("short", 10, 2, ["short"]),
    ("one two three", 8, 2, ["one two", "  three"]),
    ("ends just at", 7, 2, ["ends", "  just", "  at"]),
    ("just seven it", 10, 2, ["just seven", "  it"]),
    ("To   0123456789", 10, 5, ["To", "0123456789"]),
    ("0123456789012 x", 10, 2, ["0123456789012", "  x"]),
    ("", 10, 2, [""]),
  ]

  @Test(arguments: wraps)
  func `a line is broken between words, and a long word can be copied`(
    row: (line: Line, columns: Int, hanging: Int, lines: [String])
  ) {
    #expect(row.line.wrapped(to: row.columns, hanging: row.hanging).map(\.plain) == row.lines)
  }
}
