import SendFax
import SendFaxAPI

/// Tells each event of a fax once, in its order, as words or as JSON.
actor Reporter {
  private let outbox: Outbox
  private let screen: Screen
  private let job: JobID
  private let prefix: Line
  private var told: Int

  /// - Parameters:
  ///   - told: How many of the fax's events are known already.
  ///   - isOneOfMany: Whether lines have to say which fax they are of.
  init(outbox: Outbox, screen: Screen, job: JobID, told: Int = 0, isOneOfMany: Bool = false) {
    self.outbox = outbox
    self.screen = screen
    self.job = job
    self.told = told
    prefix = isOneOfMany ? "\(job, .dim)  " : ""
  }

  /// Tells what happened since the last call.
  func tell() async throws {
    let events = try await outbox.history(of: job)
    let record = try await outbox.fax(job).record
    for event in events where event.sequence > told {
      told = event.sequence
      if let (name, fields) = event.json(of: record) {
        screen.event(name, job: job.description, fields, at: event.at.wall)
      }
      if let line = EventWords.line(for: event, of: record) {
        screen.result(prefix + line)
      }
    }
  }
}
