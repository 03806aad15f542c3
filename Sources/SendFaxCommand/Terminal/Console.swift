/// Where the command reads and writes: the seam that lets a test hold both ends.
public protocol Console: Sendable {
  /// Writes text as it is. A reader that went away is no failure: what follows is dropped.
  func write(_ text: String, to stream: ConsoleStream)
  /// Whether a person is at the other end.
  func isTerminal(_ stream: ConsoleStream) -> Bool
  /// How many columns the terminal has now.
  var columns: Int { get }
  /// A line that a person typed, without its end; nil at the end of input.
  func readLine() async -> String?
  /// Why output was lost (a full disk), where it was.
  var failure: String? { get }
}

/// The three standard streams.
public enum ConsoleStream: Int32, Sendable {
  /// Standard input.
  case input = 0
  /// Standard output: results.
  case output = 1
  /// Standard error: progress, notes and failures.
  case error = 2
}
