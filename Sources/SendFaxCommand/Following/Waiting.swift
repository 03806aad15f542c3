import Foundation
import SendFax
import SendFaxAPI

/// Waits for a fax that is followed, telling what happens, until nothing more can happen by itself.
struct Waiting: Sendable {
  let context: Context
  let outbox: Outbox
  let job: JobID
  let reporter: Reporter

  func run() async throws -> ExitStatus {
    let start = context.world.now()
    let screen = context.screen
    return try await withThrowingTaskGroup(of: ExitStatus?.self) { group in
      group.addTask { try await watch() }
      group.addTask {
        while true {
          let fax = try await outbox.fax(job)
          try await screen.wait(.seconds(1), Waiting.words(fax), since: start, in: context.world)
        }
      }
      defer { group.cancelAll() }
      guard let status = try await group.next() ?? nil else { throw CancellationError() }
      return status
    }
  }

  private func watch() async throws -> ExitStatus {
    for await fax in outbox.updates(of: job) {
      try await reporter.tell()
      if let trouble = fax.trouble { context.screen.detail("\(trouble.message) Trying again.") }
      if let status = ExitStatus(of: fax) { return status }
    }
    throw CancellationError()
  }

  private static func words(_ fax: FaxSnapshot) -> Line {
    if fax.trouble != nil { return "\("The service can't be reached; still trying", .warning)" }
    switch fax.state {
    case .checkoutOpened: return "Waiting for the payment"
    case .accepted: return Line(StatusWords.title(fax.record.status?.status ?? .paid))
    default: return Line(fax.state.rawValue)
    }
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
