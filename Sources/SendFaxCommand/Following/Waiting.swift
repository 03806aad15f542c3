import Foundation
import SendFax
import SendFaxAPI

/// Waits for a fax that is followed, telling what happens, until nothing more can happen by itself.
struct Waiting: Sendable {
  let context: Context
  let outbox: Outbox
  let job: JobID
  let reporter: Reporter

  /// Waits for the fax, and does what begins it meanwhile: by itself, or by asking a wallet.
  func run(asking: (@Sendable () async throws -> Void)? = nil) async throws -> ExitStatus {
    let status = try await withThrowingTaskGroup(of: ExitStatus.self) { group in
      group.addTask { try await watch() }
      group.addTask {
        if let asking { try await asking() } else { try await outbox.resume(job) }
        return try await rest()
      }
      group.addTask { try await tick() }
      defer { group.cancelAll() }
      guard let status = try await group.next() else { throw CancellationError() }
      return status
    }
    try await reporter.tell()
    context.screen.progress(nil)
    if status == .attention {
      await reporter.tellEvidence(try await outbox.fax(job))
    }
    return status
  }

  /// Tells what happens, to the last event.
  private func watch() async throws -> ExitStatus {
    var told: FaxError?
    for await fax in outbox.updates(of: job) {
      try await reporter.tell()
      if let sent = fax.progress { context.screen.upload(sent) }
      if let trouble = fax.trouble, trouble != told { tell(trouble, fax) }
      told = fax.trouble
      if context.arguments.has(.noWait), fax.state == .accepted { return .done }
      // What needs a person may still be claimed; `rest` knows when that is over.
      if fax.state.isSettled { return try await rest() }
    }
    throw CancellationError()
  }

  private func tell(_ trouble: FaxError, _ fax: FaxSnapshot) {
    if trouble.code == .outcomeNotSaved {
      // It exists nowhere else: it is printed before anything is tried again.
      return context.screen.failure(trouble, job: job.description)
    }
    for notice in Presentation(of: fax, at: context.world.clock.now()).notices.prefix(1) {
      context.screen.detail(Line(notice))
    }
  }

  /// Waits until nothing goes on by itself any more, and says what that means.
  private func rest() async throws -> ExitStatus {
    let outbox = outbox
    let job = job
    try await Task { () async throws in await outbox.rest(of: job) }.valueUnlessCancelled()
    let fax = try await outbox.fax(job)
    if fax.state.isUnpaid, fax.record.intents.last?.outcome == .failed {
      throw FaxError(
        .paymentFailed,
        "The transaction failed on the chain, so nothing was paid but the network's fee. "
          + "`sendfax resume \(job)` asks the wallet again.", money: fax.money)
    }
    if let status = ExitStatus(of: fax) { return status }
    if let trouble = fax.trouble { throw trouble }
    // Paid, under an id that no request can name: only the service's page can follow it.
    return fax.state == .accepted ? .done : .unfinished
  }

  /// Shows each second what is being waited for.
  private func tick() async throws -> ExitStatus {
    let start = context.world.now()
    var unsaved = 0
    while true {
      let fax = try await outbox.fax(job)
      unsaved = fax.trouble?.code == .outcomeNotSaved ? unsaved + 1 : 0
      if unsaved > Waiting.patience { return .attention }
      try await context.screen.wait(.seconds(1), words(fax), since: start, in: context.world)
    }
  }

  /// How many seconds an outcome is tried to be saved before the person has to do something.
  private static let patience = 20

  private func words(_ fax: FaxSnapshot) -> Line {
    let now = context.world.clock.now()
    let shown = Presentation(of: fax, at: now)
    guard fax.trouble == nil else {
      return "\(shown.notices.first ?? shown.title, .warning)"
    }
    guard fax.state == .transferRequested, let intent = fax.record.intents.last,
      let age = now.since(intent.askedAt)
    else { return Line(shown.title) }
    let left = intent.lifetimeSeconds - Int(age.components.seconds)
    guard left > 0 else { return "Looking for the payment; send nothing any more" }
    return "\(shown.title), \(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60) left to pay,"
  }
}

extension ExitStatus {
  /// The status that a fax has come to, or nil while it goes on by itself.
  init?(of fax: FaxSnapshot) {
    switch fax.state {
    case .delivered, .withdrawn: self = .done
    case .failed, .expired: self = .failed
    case .needsAttention: self = .attention
    case .closed: self = fax.record.closing?.reason == .outcomeUnknown ? .attention : .done
    case .drafted, .uploaded, .quoted: self = .unfinished
    case .transferRequested, .transferSent, .checkoutOpened, .accepted: return nil
    }
  }
}
