import Foundation
import SendFaxAPI

/// The new journal that a salvage makes of the rows that could be read.
struct SalvagedJournal {
  let folder: OutboxFolder
  let rows: SalvagedRows
  let now: Date

  /// Named as the install where the old name is lost: then rule 16 holds, as after a restore.
  static let lostInstall = "lost"

  /// Writes the journal to a new file and counts the faxes that are whole and those that are not.
  func write(to name: String) throws -> (whole: Int, quarantined: Int) {
    try folder.removeOwn(name)
    try folder.removeOwn("\(name)-journal")
    try folder.write(Data(), to: name)
    let database = try SQLite(path: "\(folder.path)/\(name)")
    defer { database.close() }
    try database.execute("PRAGMA page_size = 4096; PRAGMA synchronous = FULL; PRAGMA fullfsync = 1")
    return try database.transaction {
      try Journal.create(in: database)
      return try fill(database)
    }
  }

  private func fill(_ database: SQLite) throws -> (whole: Int, quarantined: Int) {
    let install = rows.install ?? SalvagedJournal.lostInstall
    try database.run("INSERT INTO install VALUES (?)", [.text(install)])
    var whole = 0
    let jobs = rows.jobs.sorted()
    for job in jobs where try fill(job, database) { whole += 1 }
    // A folder without a word in the journal: its document may be all that is left of a payment.
    let lost = Set(try folder.jobs()).subtracting(jobs)
    for job in lost {
      try database.run(Journal.insertQuarantined, Journal.lost(job, at: now.milliseconds))
    }
    for row in rows.intents {
      try database.run("INSERT OR IGNORE INTO intent VALUES (?, ?, ?, ?)", row)
    }
    for row in rows.receipts {
      try database.run("INSERT OR IGNORE INTO receipt VALUES (?, ?, ?)", row)
    }
    return (whole, jobs.count - whole + lost.count)
  }

  private func fill(_ job: JobID, _ database: SQLite) throws -> Bool {
    let row = rows.faxes[job]
    let events = rows.events(of: job)
    try database.run(
      """
      INSERT INTO fax (job, content_key, base, drafted_at, updated_at, state, live, head, quarantine)
      VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)
      """,
      [
        .text(job.description), .text(row?.contentKey ?? ""), .text(row?.base ?? ""),
        .integer(row?.draftedAt ?? events.first?.row.at ?? now.milliseconds),
        .integer(events.last?.row.at ?? now.milliseconds),
        .text(row?.state ?? FaxState.needsAttention.rawValue), .text(row?.head ?? ""),
        row?.quarantine.map { .text($0) } ?? .null,
      ])
    for (sequence, event) in events {
      try database.run(
        "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
          .text(job.description), .integer(Int64(sequence)), .integer(event.at),
          .integer(event.uptime), .text(event.boot), .text(event.kind), .blob(event.payload),
          .text(event.digest),
        ])
    }
    try claim(events.map(\.row), of: job, base: row?.base, database)
    guard row?.quarantine == nil else { return false }
    return try judge(job, head: row?.head, database)
  }

  /// Finds whether a fax is whole and writes down what it then is, or why it is not.
  private func judge(_ job: JobID, head: String?, _ database: SQLite) throws -> Bool {
    do {
      let (record, last) = try Journal.replay(job, head: head, in: database)
      // Without its row nobody knows whether these were all: only an ending needs no more.
      guard head != nil || !rows.isIncomplete || !record.isLive else {
        throw ReplayFault.gap(at: record.sequence + 1)
      }
      try database.run(
        """
        UPDATE fax SET content_key = ?, base = ?, drafted_at = ?, updated_at = ?, state = ?, live = ?,
        head = ? WHERE job = ?
        """,
        [
          .text(record.draft.contentKey), .text(record.draft.base.description),
          .integer(record.draftedAt.wall.milliseconds),
          .integer(record.updatedAt.wall.milliseconds), .text(record.state.rawValue),
          .integer(record.isLive ? 1 : 0), .text(last), .text(job.description),
        ])
      return true
    } catch let fault as ReplayFault {
      try database.run(
        "UPDATE fax SET quarantine = ? WHERE job = ?",
        [.text(fault.description), .text(job.description)])
      return false
    }
  }

  /// What the readable events took for ever, and what a quarantined fax is about.
  private func claim(
    _ events: [SalvagedRows.EventRow], of job: JobID, base: String?, _ database: SQLite
  ) throws {
    var base = base.flatMap { try? BaseURL($0) }
    for row in events {
      // One that can't be read takes nothing; reading the fax finds it and quarantines.
      guard let event = try? FaxEvent(kind: row.kind, payload: row.payload) else { continue }
      if case .drafted(let draft) = event {
        base = draft.base
        try database.run(
          "UPDATE fax SET content_key = ?, base = ? WHERE job = ?",
          [.text(draft.contentKey), .text(draft.base.description), .text(job.description)])
      }
      guard let base, let claim = Claim(event, of: base, by: job) else { continue }
      if try database.run(claim.owners.sql, claim.owners.values).isEmpty {
        try database.run(claim.insert.sql, claim.insert.values)
      }
    }
  }
}
