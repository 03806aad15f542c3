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
  ) throws -> FaxRecord {
    try Journal.inWords {
      try database.transaction {
        try check(try siblings(contentKey: draft.contentKey, except: job))
        let wall = SQLite.Value.integer(now.wall.milliseconds)
        try database.run(
          """
          INSERT INTO fax (job, content_key, base, drafted_at, updated_at, state, live)
          VALUES (?, ?, ?, ?, ?, ?, 1)
          """,
          [
            .text(job.description), .text(draft.contentKey), .text(draft.base.description), wall,
            wall, .text(FaxState.drafted.rawValue),
          ])
        try insert(.drafted(draft), of: job, sequence: 1, at: now)
        let record = FaxRecord(job: job, draft: draft, at: now)
        cache[job] = record
        return record
      }
    }
  }

  /// Reads a fax, lets `decide` say what happened, and appends that: all or nothing, and synced.
  ///
  /// - Throws: what `decide` throws; `internalFault` where an event can't follow; the outbox's errors.
  ///   On any of them nothing was appended.
  @discardableResult
  func commit(
    _ job: JobID, at now: Moment,
    _ decide: (_ record: FaxRecord, _ view: JournalView) throws -> [FaxEvent]
  ) throws -> FaxRecord {
    do {
      return try Journal.inWords {
        try database.transaction { try append(to: job, at: now, decide) }
      }
    } catch {
      cache[job] = nil
      throw error
    }
  }

  private func append(
    to job: JobID, at now: Moment,
    _ decide: (FaxRecord, JournalView) throws -> [FaxEvent]
  ) throws -> FaxRecord {
    let before = try load(job)
    let events = try decide(before, view(of: before))
    guard !events.isEmpty else { return before }
    var record = before
    for event in events {
      do { try FaxMachine.apply(event, at: now, to: &record) } catch let fault as ReplayFault {
        throw FaxError(.internalFault, "The outbox refused a step of fax \(job): \(fault).")
      }
      try insert(event, of: job, sequence: record.sequence, at: now)
      try remember(event, of: record)
    }
    try database.run(
      "UPDATE fax SET state = ?, live = ?, updated_at = ? WHERE job = ?",
      [
        .text(record.state.rawValue), .integer(record.isLive ? 1 : 0),
        .integer(now.wall.milliseconds), .text(job.description),
      ])
    cache[job] = record
    return record
  }

  private func insert(_ event: FaxEvent, of job: JobID, sequence: Int, at now: Moment) throws {
    let previous = try database.run(
      "SELECT digest FROM event WHERE job = ? AND sequence = ?",
      [.text(job.description), .integer(Int64(sequence - 1))]
    ).first?[0].text
    let payload = try event.payload()
    let digest = EventDigest.of(
      job: job, sequence: sequence, at: now, kind: event.kind, payload: payload,
      previous: previous ?? "")
    try database.run(
      "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .text(job.description), .integer(Int64(sequence)), .integer(now.wall.milliseconds),
        .integer(now.uptime), .text(now.boot), .text(event.kind), .blob(payload), .text(digest),
      ])
  }

  /// Rules 4 and 5: an intent or address belongs to one fax for ever, and so does a yes.
  private func remember(_ event: FaxEvent, of record: FaxRecord) throws {
    let base = SQLite.Value.text(record.draft.base.description)
    let job = SQLite.Value.text(record.job.description)
    switch event {
    case .transferRequested(let requested):
      let intent = SQLite.Value.text(requested.quote.paymentIntent)
      let address = SQLite.Value.text(requested.quote.address.lowercased())
      let owner = try database.run(
        "SELECT job, address FROM intent WHERE base = ? AND (payment_intent = ? OR address = ?)",
        [base, intent, address])
      if owner.isEmpty {
        try database.run("INSERT INTO intent VALUES (?, ?, ?, ?)", [base, intent, address, job])
      } else if owner != [[job, address]] {
        throw FaxError(
          .quoteOutOfBounds,
          "This payment request was already shown to a wallet for another fax. Nothing moved; ask "
            + "for a new price.")
      }
    case .accepted(let accepted):
      let id = SQLite.Value.text(accepted.id)
      let owner = try database.run(
        "SELECT job FROM receipt WHERE base = ? AND id = ?", [base, id])
      if owner.isEmpty {
        try database.run("INSERT INTO receipt VALUES (?, ?, ?)", [base, id, job])
      } else if owner != [[job]] {
        throw FaxError(.internalFault, "Another fax of this outbox already has this receipt.")
      }
    default: break
    }
  }

  /// What a decision may look at beside its own fax, read in the same transaction and only if asked.
  private func view(of record: FaxRecord) -> JournalView {
    JournalView(
      siblings: { [self] in
        try siblings(contentKey: record.draft.contentKey, except: record.job)
      },
      owner: { [self] id in
        try database.run(
          "SELECT job FROM receipt WHERE base = ? AND id = ?",
          [.text(record.draft.base.description), .text(id)]
        ).first?[0].text
      })
  }

  /// Forgets a fax; its payments and its receipt stay known.
  func remove(_ job: JobID) throws {
    try Journal.inWords {
      try database.transaction {
        _ = try database.run("DELETE FROM fax WHERE job = ?", [.text(job.description)])
      }
      // What was deleted must not be found in the write-ahead log either.
      try database.run("PRAGMA wal_checkpoint(TRUNCATE)")
    }
    cache[job] = nil
  }
}
