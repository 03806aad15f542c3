import SendFax
import SendFaxAPI

/// An app that the person leaves, as one does for a wallet on the same phone.
extension World {
  /// The system starts the app behind the person's back, and ends it when it likes.
  func launchBehind() {
    guard let life = newLife() else { return }
    life.isAway = true
    note("launch \(life.number) behind")
    life.run { await life.begin() }
    endWhileAway(life)
  }

  private func endWhileAway(_ life: Life) {
    after(Int64(random.number(1_000...120_000))) { [self] in
      if life.isAway, !life.isDead, lives.count == 1 { kill(life, "the system's wish") }
    }
  }

  /// The person leaves; the claims are the system's from here on.
  func leave(_ outbox: Outbox, _ life: Life) async throws {
    guard !life.isAway, !life.isDead else { return }
    pausedUntil = .max
    await outbox.pause()
    for plan in try await outbox.returnPlans() where !plan.claims.isEmpty && !life.isDead {
      uploader.drop(plan.job)
      uploader.queue(plan, try await outbox.backgroundRequest(for: plan.job))
    }
    guard !life.isDead else { return }
    life.isAway = true
    if random.chance(500) { endWhileAway(life) }
  }

  /// The person is back.
  func comeBack(_ life: Life) {
    guard life.isAway, !life.isDead, !life.isClosing, let outbox = life.outbox else { return }
    note("\(life.number) is in front again")
    life.isAway = false
    life.run { [self] in
      await uploader.endAll(life)
      do { try await outbox.resume() } catch { judge(error, "coming back", life) }
      pausedUntil = time
    }
    let length = sessionLength
    after(length) { [self] in
      guard !life.isDead, !life.isClosing else { return }
      note("close \(life.number)")
      life.run { await life.close() }
    }
  }

  // MARK: - Requests under way

  /// A request to fax is under way.
  struct Flight {
    var job: String
    var life: Life
    var at: Int64
    var length: Int
    /// Whether the system sends it, and whether it was told to end it and does not.
    var isSystems: Bool
    var isStuck = false
  }

  /// A request leaves; no other one of the same fax may be under way.
  func takeOff(_ sent: Sent, _ life: Life, isSystems: Bool = false) -> Int? {
    guard sent.isSubmission, let job = sent.job else { return nil }
    for other in flights.values where other.job == job && other.life.device === life.device {
      let isGone = other.life.isDead && !other.isSystems
      let patience = 60_000 + Int64(other.length / 32)
      let isOld = other.isSystems && other.life !== life && time > other.at + patience
      if !isGone, !isOld, !other.isStuck { violate("two requests of \(job) are under way at once") }
    }
    flightCount += 1
    flights[flightCount] = Flight(
      job: job, life: life, at: time, length: sent.request.body.length, isSystems: isSystems)
    return flightCount
  }

  func land(_ flight: Int?) { if let flight { flights[flight] = nil } }

  /// The system sends on what it was told to end.
  func letGo(_ flight: Int?) { if let flight { flights[flight]?.isStuck = true } }
}
