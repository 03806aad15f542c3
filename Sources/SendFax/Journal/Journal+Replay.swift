import Foundation
import SendFaxAPI

extension Journal {
  /// The fax as the file has it now.
  ///
  /// - Throws: `unknownJob`; `outboxDamaged` for a fax that is or now becomes quarantined.
  func record(_ job: JobID) async throws -> FaxRecord {
    let found = try await patiently { try database.snapshot { try read(job) } }
    let (record, head) = try found.get()
    cache.keep(record, head: head)
    return record
  }

  /// The fax's events in order.
  func history(_ job: JobID) async throws -> [StoredEvent] {
    _ = try await record(job)
    return try await patiently {
      do { return try Journal.events(of: job, in: database).events } catch let fault as ReplayFault
      {
        throw Journal.quarantined(job, fault.description)
      }
    }
  }

  /// Faxes by age, newest first; those that can't be read are left out (see ``quarantined()``).
  func jobs(live: Bool? = nil, limit: Int? = nil) async throws -> [JobID] {
    let filter = live.map { "AND live = \($0 ? 1 : 0)" } ?? ""
    return try await patiently {
      try database.run(
        """
        SELECT job FROM fax WHERE quarantine IS NULL \(filter)
        ORDER BY drafted_at DESC, job LIMIT \(limit ?? -1)
        """
      ).compactMap { JobID(valid: $0[0].text) }
    }
  }

  /// Faxes of the same document, number and service; one that can't be read doesn't hide the others.
  func siblings(contentKey: String, except job: JobID?) async throws -> [FaxRecord] {
    try await patiently {
      try database.snapshot { try loadSiblings(contentKey: contentKey, except: job) }
    }
  }

  /// Names of faxes of the same document, number and service that can't be read: each may have been
  /// paid and sent.
  func unreadableSiblings(contentKey: String) async throws -> [String] {
    try await patiently { try loadUnreadable(contentKey: contentKey) }
  }

  func loadUnreadable(contentKey: String) throws -> [String] {
    try database.run(
      "SELECT job FROM fax WHERE content_key = ? AND quarantine IS NOT NULL", [.text(contentKey)]
    ).compactMap { $0[0].text }
  }

  /// Faxes whose events can't be read, and why; their events are kept as they are.
  func quarantined() async throws -> [QuarantinedFax] {
    try await patiently {
      try database.run(
        """
        SELECT job, quarantine FROM fax WHERE quarantine IS NOT NULL
        OR length(job) <> 8 OR job GLOB '*[^0-9abcdefghjkmnpqrstvwxyz]*' ORDER BY job
        """
      ).compactMap { row in
        row[0].text.map {
          QuarantinedFax(name: $0, reason: row[1].text ?? "its name is damaged")
        }
      }
    }
  }

  func loadSiblings(contentKey: String, except job: JobID?) throws -> [FaxRecord] {
    let rows = try database.run(
      "SELECT job FROM fax WHERE content_key = ? AND quarantine IS NULL", [.text(contentKey)])
    return try rows.compactMap { JobID(valid: $0[0].text) }.filter { $0 != job }.compactMap {
      do { return try read($0).get().record } catch FaxError.Code.outboxDamaged { return nil }
    }
  }

  /// Reads a fax inside a snapshot or transaction. A failure is a value, so that the quarantine which
  /// goes with it is committed.
  func read(_ job: JobID) throws -> Result<(record: FaxRecord, head: String), FaxError> {
    let row = try database.run(
      "SELECT quarantine, head FROM fax WHERE job = ?", [.text(job.description)]
    ).first
    guard let row else {
      return .failure(
        FaxError(.unknownJob, "No fax here is named \(job).", remedies: [.list]))
    }
    if let reason = row[0].text { return .failure(Journal.quarantined(job, reason)) }
    let head = row[1].text
    if let cached = cache[job], cached.head == head { return .success(cached) }
    do { return .success(try Journal.replay(job, head: head, in: database)) } catch let fault
      as ReplayFault
    {
      try database.run(
        "UPDATE fax SET quarantine = ?, live = 0 WHERE job = ?",
        [.text(fault.description), .text(job.description)])
      return .failure(Journal.quarantined(job, fault.description))
    }
  }

  private static func quarantined(_ job: JobID, _ reason: String) -> FaxError {
    FaxError(
      .outboxDamaged,
      "Fax \(job) can't be read: \(reason). Nothing of it was deleted or sent; money may be out. When that "
        + "is settled, what is left of it can be removed.", money: .mayHaveMoved,
      remedies: [.discard(fax: job.description)])
  }

  /// The fold over a fax's rows; `head` is the digest its last event must have, where that is known.
  static func replay(
    _ job: JobID, head: String?, in database: SQLite
  ) throws -> (record: FaxRecord, head: String) {
    let (events, last) = try events(of: job, in: database)
    guard head == nil || head == last else { throw ReplayFault.gap(at: events.count + 1) }
    return (try FaxMachine.replay(job, events), last)
  }

  static func events(
    of job: JobID, in database: SQLite
  ) throws -> (events: [StoredEvent], head: String) {
    let rows = try database.run(
      """
      SELECT sequence, at, uptime, boot, kind, payload, digest FROM event
      WHERE job = ? ORDER BY sequence
      """, [.text(job.description)])
    var previous = ""
    let events = try rows.enumerated().map { index, row in
      let sequence = index + 1
      guard row[0].integer == Int64(sequence) else { throw ReplayFault.gap(at: sequence) }
      guard let at = row[1].integer, let uptime = row[2].integer, let boot = row[3].text,
        let kind = row[4].text, let payload = row[5].blob, let digest = row[6].text
      else { throw ReplayFault.unreadable(at: sequence) }
      let moment = Moment(wall: Date(milliseconds: at), uptime: uptime, boot: boot)
      let expected = EventDigest.of(
        job: job, sequence: sequence, at: moment, kind: kind, payload: payload, previous: previous)
      guard digest == expected else { throw ReplayFault.digest(at: sequence) }
      previous = digest
      do {
        let event = try FaxEvent(kind: kind, payload: payload)
        return StoredEvent(sequence: sequence, at: moment, event: event)
      } catch let fault as ReplayFault { throw fault } catch {
        throw ReplayFault.unreadable(at: sequence)
      }
    }
    return (events, previous)
  }
}
