import Foundation
import SendFaxAPI

extension Journal {
  /// Faxes that have ended and were last changed before an instant.
  func settledJobs(before date: Date) throws -> [JobID] {
    try Journal.inWords {
      try database.run(
        "SELECT job FROM fax WHERE live = 0 AND quarantine IS NULL AND updated_at < ?",
        [.integer(date.milliseconds)]
      ).compactMap { try $0[0].text.map(JobID.init) }
    }
  }

  /// Whether the journal has a fax of that name, readable or not.
  func row(of job: JobID) throws -> Bool {
    try Journal.inWords {
      !(try database.run("SELECT 1 FROM fax WHERE job = ?", [.text(job.description)]).isEmpty)
    }
  }
}
