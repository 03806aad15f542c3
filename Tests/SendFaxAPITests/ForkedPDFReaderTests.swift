#if os(Linux)
  import Foundation
  import Testing

  @testable import SendFaxAPI

  /// The process in waiting is a script here; the real one is looked at in `ReaderProcessTests`.
  @Suite struct ForkedPDFReaderTests {
    private static let facts =
      #"{"facts":{"pages":2,"isEstimate":false,"isDamaged":false,"isSigned":false,"#
      + #""isDynamicForm":false,"hasFieldsWithoutAppearance":false,"blankPages":0}}"#

    /// A reader whose first process runs a script, and whose later ones find three pages.
    private func reader(
      _ script: String, patience: Duration = .seconds(10)
    ) throws -> (ForkedPDFReader, Process) {
      var ends: [Int32] = [-1, -1]
      try #require(
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", script]
      let socket = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
      process.standardInput = socket
      process.standardOutput = socket
      try process.run()
      try socket.close()
      let three = ForkedPDFReaderTests.facts.replacingOccurrences(of: "2", with: "3")
      let next = ChildProcessPDFReader(
        executable: "/bin/sh", arguments: ["-c", "echo '\(three)'", "child"], patience: patience)
      let waiting = ForkedPDFReader.Waiting(process: process.processIdentifier, socket: ends[0])
      return (ForkedPDFReader(waiting: waiting, next: next), process)
    }

    @Test func `the process in waiting gets the first path, another one the next`() throws {
      let (reader, _) = try reader(
        #"test "$(cat)" = 'a b.pdf' && echo '\#(ForkedPDFReaderTests.facts)'"#)
      #expect(try reader.inspect("a b.pdf") == PDFFacts(pages: 2))
      #expect(try reader.inspect("a b.pdf") == PDFFacts(pages: 3))
    }

    @Test(arguments: [
      "kill -SEGV $$", "exit 3", "echo nonsense", "true", "exec sleep 60", "exec yes", "echo '{}'",
      "cat >/dev/null; kill -SEGV $$",
    ]) func `a process that ends badly is a file that can't be read safely`(script: String) throws {
      let (reader, _) = try reader(script, patience: .milliseconds(300))
      let error = #expect(throws: FaxError.self) { try reader.inspect("x.pdf") }
      #expect(error?.code == .documentUnreadable)
    }

    @Test func `a process that nobody asks ends with its reader`() throws {
      var (reader, process): (ForkedPDFReader?, Process) = try reader("cat")
      #expect(process.isRunning && reader != nil)
      reader = nil
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }

    @Test func `where nothing waits another process reads`() throws {
      let next = ChildProcessPDFReader(
        executable: "/bin/sh", arguments: ["-c", "echo '\(ForkedPDFReaderTests.facts)'", "child"])
      #expect(try ForkedPDFReader(waiting: nil, next: next).inspect("x") == PDFFacts(pages: 2))
    }
  }
#endif
