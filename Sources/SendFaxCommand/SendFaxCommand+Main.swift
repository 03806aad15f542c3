import Dispatch
import Foundation
import SendFaxAPI

extension SendFaxCommand {
  /// The first argument of the process that only reads a PDF; no option of the command.
  static let readerWord = "--read-pdf"

  /// The command as a process: the system's streams, network and browser, and Ctrl-C.
  ///
  /// - Parameter words: The arguments with the program's name first.
  public static func main(_ words: [String]) -> Never {
    StandardStreams.open()
    // Before anything asynchronous: the reader closes every descriptor, those of Dispatch too.
    if words.dropFirst().first == readerWord {
      exit(ChildProcessPDFReader.runChild(arguments: words))
    }
    let reader = documentReader(words)
    let world = World.system(pdfReader: reader)
    // First of all, so that whoever sees the command at work can interrupt it.
    let interrupt = Interrupt()
    let task = Task.detached { await run(Array(words.dropFirst()), in: world) }
    interrupt.onFirst { task.cancel() }
    Task.detached {
      let status = await task.value
      withExtendedLifetime(interrupt) { exit(status) }
    }
    dispatchMain()
  }

  /// A file from a stranger is read in a process of its own, which it may crash.
  private static func documentReader(_ words: [String]) -> any PDFReader {
    let reader = ChildProcessPDFReader(
      executable: Bundle.main.executablePath ?? CommandLine.arguments[0], arguments: [readerWord])
    #if os(Linux)
      // Only here is there still one thread.
      let isReading = ["quote", "send"].contains { words.dropFirst().first == $0 }
      if isReading { return ForkedPDFReader(next: reader) }
    #endif
    return reader
  }
}
