import Foundation
import SendFaxAPI

extension Journal {
  /// The fax as the file has it now.
  ///
  /// - Throws: `unknownJob`; `outboxDamaged` for a fax that is or now becomes quarantined.
  func record(_ job: JobID) throws -> FaxRecord {
    try Journal.inWords { try load(job) }
  }

  /// The fax's events in order.
  func history(_ job: JobID) throws -> [StoredEvent] {
    try Journal.inWords {
      _ = try load(job)
      return try events(of: job)
    }
  }

  /// Faxes by age, newest first; those that can't be read are left out (see ``quarantined()``).
  func jobs(live: Bool? = nil, limit: Int? = nil) throws -> [JobID] {
    try Journal.inWords {
      let filter = live.map { "AND live = \($0 ? 1 : 0)" } ?? ""
      let rows = try database.run(
        """
        SELECT job FROM fax WHERE quarantine IS NULL \(filter)
        ORDER BY drafted_at DESC, job LIMIT \(limit ?? -1)
        """)
      return try rows.compactMap { try $0[0].text.map(JobID.init) }
    }
  }

  /// Live faxes of the same document, number and service.
  func siblings(contentKey: String, except job: JobID?) throws -> [FaxRecord] {
    let rows = try database.run(
      "SELECT job FROM fax WHERE content_key = ? AND quarantine IS NULL", [.text(contentKey)])
    let jobs = try rows.compactMap { try $0[0].text.map(JobID.init) }
    return try jobs.filter { $0 != job }.map(load)
  }

  /// Faxes whose events can't be read, and why; their events are kept as they are.
  func quarantined() throws -> [(job: String, reason: String)] {
    try Journal.inWords {
      try database.run("SELECT job, quarantine FROM fax WHERE quarantine IS NOT NULL ORDER BY job")
        .compactMap { row in row[0].text.map { ($0, row[1].text ?? "") } }
    }
  }

  func load(_ job: JobID) throws -> FaxRecord {
    let row = try database.run(
      """
      SELECT fax.quarantine, (SELECT MAX(sequence) FROM event WHERE event.job = fax.job)
      FROM fax WHERE job = ?
      """, [.text(job.description)]
    ).first
    guard let row else {
      cache[job] = nil
      throw FaxError(.unknownJob, "No fax here is named \(job): `sendfax list` shows their names.")
    }
    if let reason = row[0].text { throw Journal.quarantine(job, reason) }
    if let cached = cache[job], Int64(cached.sequence) == row[1].integer { return cached }
    do {
      let record = try FaxMachine.replay(job, try events(of: job))
      cache[job] = record
      return record
    } catch let fault as ReplayFault {
      try database.run(
        "UPDATE fax SET quarantine = ?, live = 0 WHERE job = ?",
        [.text(fault.description), .text(job.description)])
      throw Journal.quarantine(job, fault.description)
    }
  }

  private static func quarantine(_ job: JobID, _ reason: String) -> FaxError {
    FaxError(
      .outboxDamaged,
      "Fax \(job) can't be read: \(reason). Nothing of it was deleted or sent; money may be out.",
      money: .mayHaveMoved)
  }

  private func events(of job: JobID) throws -> [StoredEvent] {
    let rows = try database.run(
      """
      SELECT sequence, at, uptime, boot, kind, payload, digest FROM event
      WHERE job = ? ORDER BY sequence
      """, [.text(job.description)])
    var previous = ""
    return try rows.enumerated().map { index, row in
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
  }
}
