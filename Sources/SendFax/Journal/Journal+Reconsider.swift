import SendFaxAPI

extension Journal {
  /// Takes up again what could not be read and now can: written by a later version, or refused by a rule
  /// that has been put right since. Its payments are claimed again then.
  ///
  /// - Guaranteed: only a whole chain of events, to its head, makes a readable fax; all others stay as
  ///   they are.
  func reconsider() async throws {
    try await patiently {
      for row in try database.run("SELECT job, head FROM fax WHERE quarantine IS NOT NULL") {
        guard let job = JobID(valid: row[0].text), let head = row[1].text,
          let record = try readable(job, head: head)
        else { continue }
        try database.run(
          "UPDATE fax SET quarantine = NULL, state = ?, live = ? WHERE job = ? AND head = ?",
          [
            .text(record.state.rawValue), .integer(record.isLive ? 1 : 0),
            .text(job.description), .text(head),
          ])
      }
    }
  }

  private func readable(_ job: JobID, head: String) throws -> FaxRecord? {
    do { return try Journal.replay(job, head: head, in: database).record } catch is ReplayFault {
      return nil
    }
  }
}
