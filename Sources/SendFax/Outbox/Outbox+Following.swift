import Foundation
import SendFaxAPI

extension Outbox {
  /// Goes on with every fax that needs no person: at launch, on coming to the foreground, as often as
  /// you like.
  ///
  /// - Guaranteed: it starts no payment and shows no page; calling it twice is calling it once. Faxes
  ///   of another service than ``Configuration/base`` are left alone.
  /// - Throws: where the outbox can't be read.
  public func resume() async throws {
    let records = try await unfinished()
    for record in records.sorted(by: Outbox.isMoreUrgent) { follow(record.job) }
    try await tidy()
  }

  /// Goes on with one fax.
  ///
  /// - Throws: `unknownJob`, `drivenElsewhere`.
  public func resume(_ job: JobID) async throws {
    _ = try await driver(job)
    follow(job)
  }

  /// Stops following, as an app does in the background. Nothing is lost; ``resume()`` goes on.
  public func pause() async {
    waitingToFollow = []
    followAgain = []
    for one in breaks.values { one.end.cancel() }
    breaks = [:]
    let running = followers.sorted { $0.key < $1.key }.map(\.value)
    for follower in running { follower.cancel() }
    for follower in running { await follower.value }
    tellResting()
  }

  /// Waits until nothing of a fax goes on by itself any more in this process: it has ended, or a person
  /// decides.
  public func rest(of job: JobID) async {
    guard isGoingOn(job) else { return }
    await withCheckedContinuation { resting[job, default: []].append($0) }
  }

  /// Lets those go on who wait for a fax that nobody follows or will follow any more.
  private func tellResting() {
    for (job, waiting) in resting.sorted(by: { $0.key < $1.key })
    where !isGoingOn(job) {
      resting[job] = nil
      for continuation in waiting { continuation.resume() }
    }
  }

  /// Whether this process follows a fax, or will.
  func isGoingOn(_ job: JobID) -> Bool {
    followers[job] != nil || breaks[job] != nil || waitingToFollow.contains(job)
  }

  private func unfinished() async throws -> [FaxRecord] {
    var records: [FaxRecord] = []
    for job in try await journal.jobs(live: true) {
      do {
        let record = try await journal.record(job)
        if record.draft.base == configuration.base { records.append(record) }
      } catch FaxError.Code.outboxDamaged { continue }
    }
    return records
  }

  /// Money in doubt first, the earliest deadline before the others; then what was paid; then the rest.
  private static func isMoreUrgent(_ a: FaxRecord, _ b: FaxRecord) -> Bool {
    if a.urgency != b.urgency { return a.urgency < b.urgency }
    return a.deadline < b.deadline
  }

  /// - Parameter urgently: whether money waits for it, so that it need not wait for a lane.
  func follow(_ job: JobID, urgently: Bool = false) {
    guard followers[job] == nil else {
      // The one that is running may be about to end without having seen what has just changed.
      followAgain.insert(job)
      return
    }
    guard urgently || followers.count < configuration.lanes else {
      if !waitingToFollow.contains(job) { waitingToFollow.append(job) }
      return
    }
    waitingToFollow.removeAll { $0 == job }
    let pause = breaks.removeValue(forKey: job)
    pause?.end.cancel()
    followers[job] = Task {
      await Follower(outbox: self, job: job).run(pace: pause?.pace ?? Pace())
      await self.stopped(job)
    }
  }

  private func stopped(_ job: JobID) async {
    // Read while the fax still counts as followed: whoever waits for its rest finds it let go. One that
    // can't be read just now keeps its driver, and with it what this process knows of a wallet that is
    // being asked.
    let record = try? await journal.record(job)
    followers[job] = nil
    if followAgain.remove(job) != nil { return follow(job, urgently: true) }
    if record?.state.isSettled ?? false, !isGoingOn(job) { drivers.letGo(job, whatever: true) }
    letGo(job)
    if !waitingToFollow.isEmpty, followers.count < configuration.lanes {
      follow(waitingToFollow.removeFirst())
    }
    tellResting()
  }

  /// Gives a fax's lane to one that waits for it, until the fax is to be asked for again.
  ///
  /// - Returns: whether anybody waits; the follower then ends.
  func takesBreak(_ job: JobID, for pause: Duration, _ pace: Pace) -> Bool {
    guard !waitingToFollow.isEmpty, breaks[job] == nil else { return false }
    let clock = configuration.clock
    let end = Task {
      do { try await clock.sleep(for: pause) } catch { return }
      // Its end may have come just when everything was paused.
      guard !Task.isCancelled else { return }
      self.follow(job)
    }
    breaks[job] = Break(pace: pace, end: end)
    return true
  }

  func trouble(_ job: JobID, _ error: FaxError?) async {
    guard troubles[job] != error else { return }
    troubles[job] = error
    await publish(job)
  }
}

/// The time in which a fax has left its lane to others.
struct Break {
  let pace: Pace
  let end: Task<Void, Never>
}

extension FaxRecord {
  /// When its payment window ends by the wall clock, or when it last changed.
  fileprivate var deadline: Date {
    claimable.flatMap { windows[$0.quote.paymentIntent]?.start.wall } ?? updatedAt.wall
  }

  fileprivate var urgency: Int {
    switch state {
    case .transferRequested, .transferSent: return 0
    case .checkoutOpened: return 1
    case .accepted: return 2
    default: return 3
    }
  }
}
