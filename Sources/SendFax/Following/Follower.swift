import SendFaxAPI

/// Follows one fax until a person is needed or it has ended.
struct Follower {
  let outbox: Outbox
  let job: JobID

  func run(pace: Pace) async {
    var pace = pace
    var watched = false
    var isFirst = true
    while true {
      do {
        let driver = try await outbox.driver(job)
        let record = try await driver.record()
        let step = FaxMachine.next(for: record, at: driver.clock.now(), watched: watched)
        // Whoever waits for the end stops following as soon as it is told: the document goes first.
        guard !Task.isCancelled || step == .deleteBody else { return }
        switch step {
        case .rest: return await outbox.trouble(job, nil)
        case .deleteBody: try await deleteBody(driver)
        case .askStatus:
          if !isFirst {
            let pause = delay(pace, record, driver.clock.now())
            if await outbox.takesBreak(job, for: pause, pace) { return }
            try await driver.clock.sleep(for: pause)
          }
          isFirst = false
          let hadLooked = watched
          watched = record.state != .checkoutOpened && record.state != .accepted
          try await askStatus(driver, watched: hadLooked)
        case .claim:
          let claimer = Claimer(driver: driver, outbox: outbox)
          guard try await claimer.step(record) else {
            return await outbox.trouble(job, nil)
          }
        }
        pace.succeeded()
        await outbox.trouble(job, nil)
      } catch let error as FaxError {
        await outbox.trouble(job, error)
        guard Follower.goesOn(after: error), !Task.isCancelled else { return }
        pace.failed(retryAfter: error.retryAfter)
        isFirst = false
        if error.transport == nil, error.status == nil, await !rested() { return }
      } catch is CancellationError { return } catch {
        await outbox.trouble(job, FaxError(.internalFault, "Something unexpected: \(error)."))
        isFirst = false
        if await !rested() { return }
      }
    }
  }

  /// While this waited for its turn another look may have brought the end, so it looks again.
  func askStatus(_ driver: FaxDriver, watched: Bool) async throws {
    try await driver.turn.run {
      let record = try await driver.record()
      let step = FaxMachine.next(for: record, at: driver.clock.now(), watched: watched)
      guard step == .askStatus else { return }
      _ = try await CardRail(driver: driver, onProgress: { _ in }).askStatus()
    }
  }

  /// While this waited for its turn a person may have taken the fax up again, so it looks again.
  func deleteBody(_ driver: FaxDriver) async throws {
    try await driver.turn.run {
      let record = try await driver.record()
      guard FaxMachine.mayDeleteBody(of: record, at: driver.clock.now()) else { return }
      _ = try await driver.deleteBody()
    }
  }

  /// A pause after a failure of this device's own; false when the task was cancelled in it.
  private func rested() async -> Bool {
    do {
      try await outbox.configuration.clock.sleep(for: .seconds(2))
      return true
    } catch { return false }
  }

  private func delay(_ pace: Pace, _ record: FaxRecord, _ now: Moment) -> Duration {
    let since = record.statusAt ?? record.page?.at ?? record.updatedAt
    return pace.delay(quiet: now.since(since) ?? .zero, status: record.status?.status)
  }

  /// Following a fax that may be paid never ends by errors, except by those that end it here.
  private static func goesOn(after error: FaxError) -> Bool {
    switch error.code {
    case .unknownJob, .outboxDamaged, .drivenElsewhere, .internalFault, .outcomeNotSaved,
      .documentChanged:
      return false
    default: return true
    }
  }
}
