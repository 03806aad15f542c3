import SendFax
import SendFaxAPI

/// Tells each event of a fax once, in its order, as words or as JSON.
actor Reporter {
  private let outbox: Outbox
  private let screen: Screen
  private let job: JobID
  private let prefix: Line
  private var told: Int
  private var isPageTold = false

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
      tell(event, of: record)
    }
  }

  /// Tells which page is to be paid, unless that was told before: the process that opened it may have
  /// ended without showing it to anyone.
  func tellPage() async throws {
    guard !isPageTold else { return }
    let record = try await outbox.fax(job).record
    let page = try await outbox.history(of: job).last { event in
      if case .checkoutOpened = event.event { return true } else { return false }
    }
    if let page { tell(page, of: record) }
  }

  private func tell(_ event: StoredEvent, of record: FaxRecord) {
    if case .checkoutOpened = event.event { isPageTold = true }
    if let (name, fields) = event.json(of: record) {
      screen.event(name, job: job.description, fields, at: event.at.wall)
    }
    if let line = EventWords.line(for: event, of: record) {
      screen.result(prefix + line)
    }
  }
}
