import Foundation
import SendFaxAPI

extension Journal {
  /// Faxes that have ended and were last changed before an instant.
  func settledJobs(before date: Date) async throws -> [JobID] {
    try await patiently {
      try database.run(
        """
        SELECT job FROM fax WHERE quarantine IS NULL AND updated_at < ? AND state IN
        ('delivered', 'failed', 'expired', 'withdrawn', 'closed')
        """,
        [.integer(date.milliseconds)]
      ).compactMap { JobID(valid: $0[0].text) }
    }
  }

  /// Faxes that have ended and were changed since an instant.
  func settledJobs(since date: Date) async throws -> [JobID] {
    try await patiently {
      try database.run(
        "SELECT job FROM fax WHERE quarantine IS NULL AND live = 0 AND updated_at >= ?",
        [.integer(date.milliseconds)]
      ).compactMap { JobID(valid: $0[0].text) }
    }
  }

  /// The names of all faxes the journal has, readable or not.
  func names() async throws -> Set<String> {
    try await patiently {
      Set(try database.run("SELECT job FROM fax").compactMap { $0[0].text })
    }
  }

  /// Whether events of a fax are there although its row may not be.
  func hasEvents(of job: JobID) async throws -> Bool {
    try await patiently {
      !(try database.run("SELECT 1 FROM event WHERE job = ?", [.text(job.description)]).isEmpty)
    }
  }

  /// Takes down that a fax's folder has no events any more although it was in use: a part of the
  /// journal was lost, and the document in it may be all that is left of a payment.
  func quarantineLost(_ job: JobID, at now: Moment) async throws {
    try await patiently {
      _ = try database.run(Journal.insertQuarantined, Journal.lost(job, at: now.wall.milliseconds))
    }
  }

  static let insertQuarantined = """
    INSERT OR IGNORE INTO fax
    (job, content_key, base, drafted_at, updated_at, state, live, head, quarantine)
    VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)
    """

  static func lost(_ job: JobID, at milliseconds: Int64) -> [SQLite.Value] {
    [
      .text(job.description), .text(""), .text(""), .integer(milliseconds),
      .integer(milliseconds), .text(FaxState.needsAttention.rawValue), .text(""),
      .text("the journal has lost its events; its document is kept"),
    ]
  }
}
