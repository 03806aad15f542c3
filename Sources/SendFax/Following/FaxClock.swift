import Foundation

/// What time it is, and how to wait: the seam through which time comes in.
///
/// ```swift
/// let outbox = try await Outbox.open(
///   .init(folder: folder, transport: transport, clock: SystemClock()))
/// ```
///
/// A test brings a clock of its own that jumps over every wait.
public protocol FaxClock: Sendable {
  /// The moment it is now.
  func now() -> Moment
  /// Waits for a duration, the time in which the device sleeps included.
  ///
  /// - Throws: `CancellationError` at once when the task is cancelled.
  func sleep(for duration: Duration) async throws
}

/// The clock of this device.
public struct SystemClock: FaxClock {
  /// Creates the clock.
  public init() {}

  /// The moment it is now.
  public func now() -> Moment {
    Moment(wall: Date(), uptime: BootClock.uptimeMilliseconds(), boot: BootClock.identity)
  }

  /// Waits on the continuous clock.
  public func sleep(for duration: Duration) async throws {
    try await Task.sleep(for: duration, clock: .continuous)
  }
}
