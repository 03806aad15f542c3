import Foundation
import SendFaxAPI

extension Outbox {
  /// How long a fax that has ended, with its money settled, is kept in the list.
  static let retention = Duration.seconds(90 * 24 * 3600)

  /// Forgets what is old and settled, and removes documents that were never part of a fax.
  func tidy() async throws {
    let now = configuration.clock.now()
    for job in try await journal.settledJobs(
      before: now.wall.addingTimeInterval(-Double(Outbox.retention.components.seconds)))
    {
      do {
        let record = try await journal.record(job)
        guard record.money != .mayHaveMoved, !record.hasStrayTransfer,
          now.isPast(Outbox.retention, since: record.updatedAt),
          FaxMachine.refusal(ofForgetting: record, at: now) == nil
        else { continue }
        try await forget(job)
      } catch FaxError.Code.drivenElsewhere, FaxError.Code.outboxDamaged { continue }
    }
    try await removeOrphans(now)
    try await removeDamagedCopies(now)
    try await journal.emptyLog()
  }

  /// A damaged journal's copy holds what was in it, documents' names and numbers too. It is evidence as
  /// long as a fax of its time is not settled or one can't be read; after that it goes, as a fax's
  /// events do.
  private func removeDamagedCopies(_ now: Moment) async throws {
    let old = now.wall.addingTimeInterval(-Double(Outbox.retention.components.seconds))
    let copies = try folder.damagedCopies().filter { $0.made < old }
    guard !copies.isEmpty else { return }
    let unsettled = try await faxes().map(\.record).filter {
      !$0.state.isSettled || $0.money == .mayHaveMoved || $0.hasStrayTransfer
    }
    // In this order: one that can't be read is known of once it was read.
    guard try await journal.quarantined().isEmpty else { return }
    for copy in copies where !unsettled.contains(where: { $0.draftedAt.wall < copy.made }) {
      try folder.removeOwn(copy.name)
    }
  }

  /// A folder without a fax is left when a process dies between the two: nothing of it was ever sent.
  /// One that was driven had a fax, which the journal has lost: that one stays.
  private func removeOrphans(_ now: Moment) async throws {
    try folder.removeCopies(olderThan: now.wall.addingTimeInterval(-600))
    // In this order: a fax that is made meanwhile had its folder first, and is known by now.
    let folders = try folder.faxFolders()
    let known = try await journal.names()
    for name in folders where !known.contains(name) {
      guard let job = JobID(valid: name),
        folder.isOlder(job, than: now.wall.addingTimeInterval(-600))
      else { continue }
      let hasEvents = try await journal.hasEvents(of: job)
      guard !hasEvents, try !folder.wasDriven(job) else {
        try await journal.quarantineLost(job, at: now)
        continue
      }
      guard let lock = try DriverLock(path: folder.driver(job)) else { continue }
      try folder.removeFax(job)
      withExtendedLifetime(lock) {}
    }
  }
}
