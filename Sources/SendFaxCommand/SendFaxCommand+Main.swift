import Foundation
import SendFaxAPI

extension SendFaxCommand {
  /// The command as a process: the system's streams, network and browser, and Ctrl-C.
  ///
  /// - Parameter words: The arguments with the program's name first.
  /// - Returns: The exit status.
  public static func main(_ words: [String]) async -> Int32 {
    let world = World.system
    let task = Task { await run(Array(words.dropFirst()), in: world) }
    let interrupt = Interrupt { task.cancel() }
    let status = await task.value
    return withExtendedLifetime(interrupt) { status }
  }
}
