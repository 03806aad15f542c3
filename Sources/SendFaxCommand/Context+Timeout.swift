import Foundation
import SendFaxAPI

extension Context {
  /// Does something for as long as `--timeout` allows, then ends it with 75 and says what is next.
  func withTimeout<Value: Sendable>(
    then next: String, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let seconds = try number(.timeout, in: 0...31_536_000) else { return try await work() }
    return try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await world.clock.sleep(for: .seconds(seconds))
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let value = first else {
        throw FaxError(
          .timedOut, "It took longer than \(seconds) s. \(next)",
          isWorthRetrying: true)
      }
      return value
    }
  }
}
