import Foundation
import SendFaxAPI

extension Journal {
  /// Puts a new fax into the journal.
  ///
  /// `check` sees the faxes of the same document, number and service inside the transaction and may
  /// refuse by throwing.
  @discardableResult
  func create(
    _ job: JobID, _ draft: FaxEvent.Draft, at now: Moment,
    check: ([FaxRecord]) throws -> Void = { _ in }
  ) async throws -> FaxRecord {
    let first = StoredEvent(sequence: 1, at: now, event: .drafted(draft))
    let (record, head) = try await patiently {
      try database.transaction {
        try check(try loadSiblings(contentKey: draft.contentKey, except: job))
        let wall = SQLite.Value.integer(now.wall.milliseconds)
        try database.run(
          """
          INSERT INTO fax (job, content_key, base, drafted_at, updated_at, state, live, head)
          VALUES (?, ?, ?, ?, ?, ?, 1, '')
          """,
          [
            .text(job.description), .text(draft.contentKey), .text(draft.base.description), wall,
            wall, .text(FaxState.drafted.rawValue),
          ])
        let head = try insert(first, of: job, after: "")
        try database.run(
          "UPDATE fax SET head = ? WHERE job = ?", [.text(head), .text(job.description)])
        onAppend(job, first, .before)
        return (FaxRecord(job: job, draft: draft, at: now), head)
      }
    }
    onAppend(job, first, .after)
    cache.keep(record, head: head)
    return record
  }

  /// Reads a fax, lets `decide` say what happened, and appends that: all or nothing, and synced.
  ///
  /// - Throws: what `decide` throws; `internalFault` where an event can't follow; the outbox's errors.
  ///   On any of them nothing was appended.
  @discardableResult
  func commit(
    _ job: JobID, at now: Moment,
    _ decide: (_ record: FaxRecord, _ view: JournalView) throws -> [FaxEvent]
  ) async throws -> FaxRecord {
    let (record, head, events) = try await patiently {
      try database.transaction {
        let appended = try append(to: job, at: now, decide)
        for event in appended.events { onAppend(job, event, .before) }
        return appended
      }
    }
    for event in events { onAppend(job, event, .after) }
    cache.keep(record, head: head)
    return record
  }

  private func append(
    to job: JobID, at now: Moment,
    _ decide: (FaxRecord, JournalView) throws -> [FaxEvent]
  ) throws -> (FaxRecord, head: String, events: [StoredEvent]) {
    var (record, head) = try read(job).get()
    let events = try decide(record, view(of: record))
    guard !events.isEmpty else { return (record, head, []) }
    var stored: [StoredEvent] = []
    for event in events {
      do { try FaxMachine.apply(event, at: now, to: &record) } catch let fault as ReplayFault {
        throw FaxError(.internalFault, "The outbox refused a step of fax \(job): \(fault).")
      }
      stored.append(StoredEvent(sequence: record.sequence, at: now, event: event))
      head = try insert(stored[stored.count - 1], of: job, after: head)
      try remember(event, of: record)
    }
    try database.run(
      "UPDATE fax SET state = ?, live = ?, updated_at = ?, head = ? WHERE job = ?",
      [
        .text(record.state.rawValue), .integer(record.isLive ? 1 : 0),
        .integer(now.wall.milliseconds), .text(head), .text(job.description),
      ])
    return (record, head, stored)
  }

  /// Appends one event and gives its digest.
  private func insert(
    _ stored: StoredEvent, of job: JobID, after previous: String
  ) throws -> String {
    let (sequence, now, kind) = (stored.sequence, stored.at, stored.event.kind)
    let payload = try stored.event.payload()
    let digest = EventDigest.of(
      job: job, sequence: sequence, at: now, kind: kind, payload: payload, previous: previous)
    try database.run(
      "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .text(job.description), .integer(Int64(sequence)), .integer(now.wall.milliseconds),
        .integer(now.uptime), .text(now.boot), .text(kind), .blob(payload), .text(digest),
      ])
    return digest
  }

  /// Rules 4 and 5: an intent or address belongs to one fax for ever, and so does a yes.
  private func remember(_ event: FaxEvent, of record: FaxRecord) throws {
    guard let claim = Claim(event, of: record.draft.base, by: record.job) else { return }
    let owners = try database.run(claim.owners.sql, claim.owners.values)
    if owners.isEmpty { return _ = try database.run(claim.insert.sql, claim.insert.values) }
    guard owners == [claim.expected] else { throw claim.refusal }
  }

  /// What a decision may look at beside its own fax, read in the same transaction and only if asked.
  private func view(of record: FaxRecord) -> JournalView {
    JournalView(
      siblings: { [self] in
        try loadSiblings(contentKey: record.draft.contentKey, except: record.job)
      },
      unreadable: { [self] in try loadUnreadable(contentKey: record.draft.contentKey) },
      owner: { [self] id in
        try database.run(
          "SELECT job FROM receipt WHERE base = ? AND id = ?",
          [.text(record.draft.base.description), .text(Claim.fingerprint(id))]
        ).first?[0].text
      })
  }

  /// Forgets a fax; that its payments and its receipt were used stays known, by fingerprint.
  func remove(_ job: JobID) async throws {
    try await patiently {
      try database.transaction {
        _ = try database.run("DELETE FROM fax WHERE job = ?", [.text(job.description)])
      }
    }
    cache.remove(job)
    try await emptyLog()
  }

  /// Forgets a fax that can't be read, by the name it stands under.
  func remove(quarantined name: String) async throws {
    try await patiently {
      try database.transaction {
        try database.run("DELETE FROM event WHERE job = ?", [.text(name)])
        try database.run("DELETE FROM fax WHERE job = ?", [.text(name)])
      }
    }
    try await emptyLog()
  }

  /// What was deleted must not be found in the write-ahead log either. While another process reads,
  /// the log can't be emptied; the next tidying does.
  func emptyLog() async throws {
    try await patiently { _ = try database.run("PRAGMA wal_checkpoint(TRUNCATE)") }
  }
}
