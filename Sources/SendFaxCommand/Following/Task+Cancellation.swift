extension Task where Failure == any Error {
  /// The task's value, or `CancellationError` as soon as whoever waits for it is cancelled; the task
  /// itself goes on.
  func valueUnlessCancelled() async throws -> Success {
    let (stream, continuation) = AsyncThrowingStream<Success, any Error>.makeStream()
    Task<Void, Never> {
      do {
        continuation.yield(try await value)
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    for try await value in stream { return value }
    throw _Concurrency.CancellationError()
  }
}
