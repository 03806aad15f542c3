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
    let world = World.system
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
}
