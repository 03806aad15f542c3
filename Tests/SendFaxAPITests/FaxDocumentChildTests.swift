import SendFaxAPI
import Testing

@Suite struct FaxDocumentChildTests {
  private func reader(_ script: String, patience: Duration = .seconds(10)) -> ChildProcessPDFReader
  {
    ChildProcessPDFReader(
      executable: "/bin/sh", arguments: ["-c", script, "child"], patience: patience)
  }

  @Test func `a child's answer is taken, and it gets the path`() throws {
    let answer =
      #"{"facts":{"pages":2,"isEstimate":false,"isDamaged":false,"isSigned":false,"#
      + #""isDynamicForm":false,"hasFieldsWithoutAppearance":false,"blankPages":0}}"#
    let facts = try reader("test \"$1\" = 'a b.pdf' && echo '\(answer)'").inspect("a b.pdf")
    #expect(facts == PDFFacts(pages: 2))
  }

  @Test(arguments: [
    "kill -SEGV $$", "exit 3", "echo nonsense", "true", "exec sleep 60", "exec yes", "echo '{}'",
  ]) func `a child that ends badly is a file that can't be read safely`(script: String) {
    let error = #expect(throws: FaxError.self) {
      try reader(script, patience: .milliseconds(300)).inspect("x.pdf")
    }
    #expect(error?.code == .documentUnreadable)
  }

  @Test func `a program that is not there is no crash`() {
    let reader = ChildProcessPDFReader(executable: "/nowhere", arguments: [])
    #expect(throws: FaxError.self) { try reader.inspect("x.pdf") }
  }
}
