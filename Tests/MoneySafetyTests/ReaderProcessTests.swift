#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The process that the real command sets apart for a stranger's PDF.
  @Suite struct ReaderProcessTests {
    @Test(.timeLimit(.minutes(2)))
    func `whoever reads a PDF holds nothing, may do little, and ends with its answer`() async throws
    {
      let (input, output, process) = (Pipe(), Pipe(), Process())
      process.executableURL = try KillChild.place(of: "sendfax")
      process.arguments = ["quote", "-", "--to", "+16135550100", "--json"]
      process.environment = ["SENDFAX_WALLET_RPC": "http://127.0.0.1:1/secret"]
      process.standardInput = input
      process.standardOutput = output
      // What the one who starts the command left open is nothing of the reader's either, whatever its number.
      let stray = fcntl(input.fileHandleForReading.fileDescriptor, F_DUPFD, 1900)
      defer { close(stray) }
      try process.run()
      defer { process.terminate() }

      // It waits for its path as long as the command waits for the document.
      let reader = try await ReaderProcessTests.limitedChild(of: process.processIdentifier)
      let descriptors = try FileManager.default.contentsOfDirectory(atPath: "\(reader)/fd")
      #expect(descriptors.sorted() == ["0", "1", "2"])
      #expect(try ReaderProcessTests.text("\(reader)/status").contains("Threads:\t1\n"))
      let limits = try ReaderProcessTests.text("\(reader)/limits")
      for (name, most) in [
        ("Max cpu time", "10"), ("Max file size", "0"), ("Max core file size", "0"),
        ("Max address space", "536870912"),
      ] {
        let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix(name) })
        #expect(
          line.dropFirst(name.count).split(separator: " ").prefix(2) == [most[...], most[...]])
      }

      try input.fileHandleForWriting.write(contentsOf: SamplePDF.pages(3).data)
      try input.fileHandleForWriting.close()
      let answer = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(answer.contains(#""page_count":3"#))
      #expect(!FileManager.default.fileExists(atPath: reader))
    }

    @Test(.timeLimit(.minutes(2)))
    func `whoever waits to read a PDF ends with a command that is killed`() async throws {
      let process = Process()
      process.executableURL = try KillChild.place(of: "sendfax")
      process.arguments = ["quote", "-", "--to", "+16135550100"]
      process.standardInput = Pipe()
      try process.run()
      let reader = try await ReaderProcessTests.limitedChild(of: process.processIdentifier)
      kill(process.processIdentifier, SIGKILL)
      while FileManager.default.fileExists(atPath: reader) {
        try await Task.sleep(for: .milliseconds(5))
      }
    }

    /// The folder of `/proc` of a process's child, once that has limited itself.
    private static func limitedChild(of parent: Int32) async throws -> String {
      while true {
        for name in try FileManager.default.contentsOfDirectory(atPath: "/proc") {
          // A process may end meanwhile.
          guard Int32(name) != nil, let status = try? text("/proc/\(name)/status"),
            status.contains("PPid:\t\(parent)\n"), let limits = try? text("/proc/\(name)/limits"),
            limits.contains("536870912")
          else { continue }
          return "/proc/\(name)"
        }
        try await Task.sleep(for: .milliseconds(5))
      }
    }

    private static func text(_ path: String) throws -> String {
      try String(contentsOfFile: path, encoding: .utf8)
    }
  }
#endif
