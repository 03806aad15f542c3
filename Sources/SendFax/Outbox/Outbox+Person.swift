import SendFaxAPI

extension Outbox {
  /// Remembers how the person chose to pay, so that `resume` on another day goes the same way.
  @discardableResult
  public func choose(_ rail: Rail, for job: JobID) async throws -> FaxSnapshot {
    let driver = try await driver(job)
    defer { letGo(job) }
    return snapshot(
      try await driver.commit { record, _ in
        record.rail == rail || !record.state.isUnpaid ? [] : [.railChosen(.init(rail: rail))]
      })
  }

  /// Takes a fax back before anything is paid; its document is deleted at once.
  ///
  /// - Throws: `notAllowedNow` where a payment may be out, with the reason.
  @discardableResult
  public func withdraw(_ job: JobID) async throws -> FaxSnapshot {
    let driver = try await driver(job)
    defer { letGo(job) }
    let record = try await driver.turn.run {
      let record = try await driver.commit { record, now in
        guard FaxMachine.allows(.withdrawn(.init()), in: record) else {
          throw FaxMachine.refusal(ofWithdrawing: record, at: now)
        }
        return [.withdrawn(.init())]
      }
      return record.hasBody ? try await driver.deleteBody() : record
    }
    return snapshot(record)
  }

  /// Takes down what a person knows of the money, where the machine can't know it.
  ///
  /// ```swift
  /// let job = try JobID("k3f92mtq")
  /// try await outbox.settle(job, as: .refunded)
  /// ```
  ///
  /// - Parameters:
  ///   - job: a fax whose money is in doubt, or one that ended badly.
  ///   - outcome: what the person says.
  ///   - id: for `arrived`, the service's id of the fax, where the person has it.
  /// - Throws: `notAllowedNow` with the reason and the time from which it is allowed.
  @discardableResult
  public func settle(
    _ job: JobID, as outcome: FaxEvent.Settled.Outcome, id: FaxID? = nil
  ) async throws -> FaxSnapshot {
    let driver = try await driver(job)
    defer { letGo(job) }
    let record = try await driver.turn.run {
      try await driver.commit { record, now in
        try FaxMachine.settling(outcome, id: id, in: record, at: now)
      }
    }
    follow(job)
    return snapshot(record)
  }

  /// Removes a fax that has ended and everything of it from this device, evidence included.
  ///
  /// - Throws: `notAllowedNow` while anything of it is open.
  public func forget(_ job: JobID) async throws {
    let driver = try await driver(job)
    defer { letGo(job) }
    try await driver.turn.run {
      let record = try await driver.record()
      if let refusal = FaxMachine.refusal(ofForgetting: record, at: driver.clock.now()) {
        throw refusal
      }
      try folder.removeBodies(job)
      try await journal.remove(job)
      try folder.removeFax(job)
    }
    endUpdates(of: job)
  }
}
