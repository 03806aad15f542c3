import SendFaxAPI

/// Tries again before money may have moved: three times within 30 seconds, then the person decides.
struct Patience {
  let clock: any FaxClock
  private static let limit = Duration.seconds(30)

  func threeTries<T>(_ body: () async throws -> T) async throws -> T {
    let start = clock.now()
    for pause in [Duration.seconds(1), .seconds(4)] {
      do { return try await body() } catch let error as FaxError where error.isWorthRetrying {
        let wait = max(pause, error.retryAfter ?? .zero)
        let spent = clock.now().since(start) ?? Patience.limit
        guard spent + wait < Patience.limit, !Task.isCancelled else { throw error }
        try await clock.sleep(for: wait)
      }
    }
    return try await body()
  }
}
