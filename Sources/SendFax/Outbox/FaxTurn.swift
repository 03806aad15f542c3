/// Lets one operation of a fax run at a time; the others wait in the order they came.
///
/// An actor alone is not enough: at each `await` another call may enter it, and a fax must never have
/// two requests in flight.
final actor FaxTurn {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs `body` when no other does.
  func run<T: Sendable>(_ body: @Sendable () async throws -> T) async rethrows -> T {
    await take()
    defer { give() }
    return try await body()
  }

  private func take() async {
    if !isTaken {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
