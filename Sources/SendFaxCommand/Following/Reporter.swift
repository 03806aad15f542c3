import SendFax
import SendFaxAPI

/// Tells each event of a fax once, in its order, as words or as JSON.
actor Reporter {
  private let outbox: Outbox
  private let context: Context
  private let job: JobID
  private let prefix: Line
  private var told: Int
  private var isPageTold = false
  private var isHeld = false
  private var hasToldEvidence = false
  private var screen: Screen { context.screen }

  /// - Parameters:
  ///   - told: How many of the fax's events are known already.
  ///   - isOneOfMany: Whether lines have to say which fax they are of.
  init(
    outbox: Outbox, context: Context, job: JobID, told: Int = 0, isOneOfMany: Bool = false
  ) {
    self.outbox = outbox
    self.context = context
    self.job = job
    self.told = told
    prefix = isOneOfMany ? "\(job, .dim)  " : ""
  }

  /// Tells what happened since the last call.
  func tell() async throws {
    guard !isHeld else { return }
    let events = try await outbox.history(of: job)
    let record = try await outbox.fax(job).record
    let news = events.filter { $0.sequence > told }
    for (index, event) in news.enumerated() where event.sequence > told {
      told = event.sequence
      if event.wasNeverAsked(by: news[(index + 1)...]) { continue }
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
      if name == "needs_attention" { hasToldEvidence = true }
    }
    if let line = EventWords.line(for: event, of: record, at: context.world.clock.now()) {
      screen.result(prefix + line)
    } else {
      screen.detail(prefix + Line(EventWords.entry(for: event)))
    }
  }

  /// Keeps an address from being shown before the wallet is asked.
  func hold() { isHeld = true }

  /// Tells again, with what was held back.
  func release() async {
    isHeld = false
    // What can't be read now is told with the next event, or by the call that fails for it.
    try? await tell()
  }

  /// Says what a person has to do and what support needs for it.
  func tellEvidence(_ fax: FaxSnapshot) {
    if screen.isJSON {
      guard !hasToldEvidence else { return }
      return screen.event(
        "needs_attention", job: job.description, ["evidence": fax.record.evidence])
    }
    screen.result("")
    FaxPage(fax: fax, context: context).tell()
  }
}

extension StoredEvent {
  /// Whether it announces a request that never left this device.
  fileprivate func wasNeverAsked(by later: ArraySlice<StoredEvent>) -> Bool {
    guard case .transferRequested(let asked) = event else { return false }
    return later.contains { stored in
      guard case .transferAnswered(let answer) = stored.event else { return false }
      return answer.outcome == .notAsked && answer.ask == asked.ask
        && answer.paymentIntent == asked.quote.paymentIntent
    }
  }
}
