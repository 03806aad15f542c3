import Foundation

extension Screen {
  /// Waits, showing on a terminal what for and since when.
  func wait(_ duration: Duration, _ line: Line, since start: Date, in world: World) async throws {
    var left = duration
    while left > .zero {
      let elapsed = max(0, Int(world.now().timeIntervalSince(start)))
      progress("\(line) \("\(elapsed / 60):\(elapsed % 60 < 10 ? "0" : "")\(elapsed % 60)", .dim)")
      let step = min(left, .seconds(1))
      try await world.clock.sleep(for: step)
      left -= step
    }
  }
}
