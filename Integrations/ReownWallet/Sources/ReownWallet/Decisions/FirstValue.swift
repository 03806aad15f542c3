import SendFax

/// The value of `body`, or nil once `limit` has passed. `body` is then left to itself, neither waited for
/// nor cancelled: the SDK has calls that don't return, and a cancelled request may be out all the same.
func firstValue<Value: Sendable>(
  within limit: Duration, on clock: any FaxClock, _ body: @escaping @Sendable () async -> Value
) async -> Value? {
  let (stream, values) = AsyncStream.makeStream(of: Value?.self)
  Task { _ = values.yield(await body()) }
  let timer = Task {
    do { try await clock.sleep(for: limit) } catch { return }
    values.yield(nil)
  }
  defer {
    timer.cancel()
    values.finish()
  }
  for await value in stream { return value }
  return nil
}
