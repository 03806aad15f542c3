import SendFaxAPI

/// Waits while another process is in the way, for so long and no longer.
///
/// ```swift
/// var wait = BusyWait(patience: .seconds(5))
/// while true { do { return try body() } catch { try await wait.after(error) } }
/// ```
///
/// The wait holds no thread, and a cancelled task waits on: what happened must be written down.
struct BusyWait: Sendable {
  let patience: Duration
  private let start = ContinuousClock.now
  private var pause = Duration.milliseconds(1)

  init(patience: Duration) { self.patience = patience }

  /// - Throws: the error itself, in the words of this package, where waiting doesn't help; damage
  ///   of the file is thrown as it is.
  mutating func after(_ error: any Error) async throws {
    if let damage = error as? Damage { throw damage.faxError }
    guard let failure = error as? SQLite.Failure, !failure.isDamage else { throw error }
    guard failure.isBusy, start.duration(to: .now) < patience else { throw failure.faxError }
    let wait = pause
    // Its only failure is a cancellation, which this task is kept from.
    _ = await Task.detached { try await Task.sleep(for: wait) }.result
    pause = min(pause * 2, .milliseconds(50))
  }
}
