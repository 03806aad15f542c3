import Testing

/// What the library says is read in apps and in other people's programs, so it speaks of no command line.
struct LibraryWordsTests {
  @Test(arguments: [
    "Sources/SendFaxAPI", "Sources/SendFaxURLSession", "Sources/SendFax", "Sources/SendFaxUI",
    "App", "Integrations",
  ])
  func `no text of the library names a command or an option`(folder: String) throws {
    let files = try Repository.files(in: folder, suffix: ".swift")
      .filter { !$0.contains("/Tests/") && !$0.hasSuffix("Package.swift") }
    try #require(!files.isEmpty)
    for file in files {
      for line in try Repository.text(file).split(separator: "\n") {
        #expect(!LibraryWordsTests.speaksOfCommands(line), "\(file): \(line)")
      }
    }
  }

  @Test(arguments: [
    ("throw FaxError(.unknownJob, \"`sendfax list` shows their names.\")", true),
    ("  + \"`--again` sends a second copy.\"", true),
    ("return \"sendfax forget \\(job)\"", true),
    ("  /// `sendfax list` prints it; `--json` too.", false),
    ("\"https://sendfax.sh/f/1\"", false),
    ("\"The service is there -- perhaps.\"", false),
  ])
  func `a line that names a command is found`(line: String, isFound: Bool) {
    #expect(LibraryWordsTests.speaksOfCommands(line[...]) == isFound)
  }

  /// Whether a line of code, not of comment, has a command or an option in it.
  private static func speaksOfCommands(_ line: Substring) -> Bool {
    guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return false }
    return line.contains(/\bsendfax [a-z-]|(^|[^\w-])--[a-z]/)
  }
}
