import Foundation

/// Repeats something for so long that the clock's own cost does not show.
struct Rounds {
  private let duration: Duration

  /// Rounds for that many milliseconds.
  init(_ milliseconds: String) { duration = .milliseconds(Int(milliseconds) ?? 300) }

  /// Prints how many microseconds one turn takes.
  func time(_ turn: () throws -> Void) rethrows {
    try turn()
    let start = ContinuousClock.now
    var (turns, batch) = (0, 1)
    while ContinuousClock.now - start < duration {
      for _ in 0..<batch { try turn() }
      turns += batch
      batch = min(batch * 2, 1024)
    }
    print("{\"microseconds\": \((ContinuousClock.now - start) / .microseconds(1) / Double(turns))}")
  }
}
