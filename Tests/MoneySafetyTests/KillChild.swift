import Foundation

/// A real command in a process of its own.
final class KillChild: @unchecked Sendable {  // `process` is started once, then only signalled
  /// How it ended.
  struct End: Sendable {
    var status: Int32
    var wasKilled: Bool
    var output: String
    var errors: String
  }

  private let process = Process()
  private let output: URL
  private let errors: URL
  private let ended: AsyncStream<Void>

  /// Starts `sendfax`, or another command of this package, with nothing of this process's environment but
  /// what is given.
  init(
    _ words: [String], _ variables: [String: String], notes: URL, command: String = "sendfax"
  ) throws {
    output = notes.appendingPathComponent("\(UUID()).out")
    errors = output.appendingPathExtension("err")
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    self.ended = ended
    for file in [output, errors] {
      try Data().write(to: file)
    }
    process.executableURL = try KillChild.place(of: command)
    process.arguments = words
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.terminationHandler = { _ in end.finish() }
    try process.run()
  }

  /// What it has printed so far.
  var printed: String { KillChild.text(output) }

  var isRunning: Bool { process.isRunning }

  /// Ends it as suddenly as a power cut.
  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Waits until it has ended; one that hangs is killed and says so.
  func end(within limit: Duration = .seconds(60)) async -> End {
    let watchdog = Task {
      try await Task.sleep(for: limit)
      self.kill()
    }
    for await _ in ended {}
    watchdog.cancel()
    if process.isRunning {  // the test was cancelled
      kill()
      process.waitUntilExit()
    }
    return End(
      status: process.terminationStatus,
      wasKilled: process.terminationReason == .uncaughtSignal
        && process.terminationStatus == SIGKILL,
      output: KillChild.text(output), errors: KillChild.text(errors))
  }

  private static func text(_ file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }

  /// The command, where the build has put it: beside the tests.
  static func place(of command: String) throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let places =
      bundles + [URL(fileURLWithPath: CommandLine.arguments[0]), Bundle.main.bundleURL]
    let found = places.flatMap {
      [
        $0.appendingPathComponent(command),
        $0.deletingLastPathComponent().appendingPathComponent(command),
      ]
    }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw CocoaError(.fileNoSuchFile) }
    return found
  }
}
