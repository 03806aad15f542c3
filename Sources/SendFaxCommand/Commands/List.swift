import Foundation
import SendFax
import SendFaxAPI

/// `list`: all faxes, what needs attention first.
struct List: Sendable {
  let context: Context
  private var screen: Screen { context.screen }

  init(context: Context) { self.context = context }

  func run() async throws -> ExitStatus {
    try await context.withOutbox { outbox, service in
      let faxes = try await outbox.faxes()
      let sorted = faxes.enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }
      for (_, fax) in sorted {
        screen.isJSON ? try await printJSON(fax, outbox) : printRow(fax, service)
      }
      let unreadable = try await outbox.quarantined()
      for (job, reason) in unreadable {
        screen.failure(
          FaxError(
            .outboxDamaged, "Fax \(job) can't be read (\(reason)); nothing of it was deleted.",
            money: .mayHaveMoved), job: job)
      }
      if faxes.isEmpty && unreadable.isEmpty { screen.say("No faxes yet.") }
      return .done
    }
  }

  /// The last event that has a name.
  private func printJSON(_ fax: FaxSnapshot, _ outbox: Outbox) async throws {
    let named = try await outbox.history(of: fax.id).reversed().lazy.compactMap { event in
      event.json(of: fax.record).map { (event, $0.name, $0.fields) }
    }
    guard let (event, name, fields) = named.first else { return }
    screen.event(name, job: fax.id.description, fields, at: event.at.wall)
  }

  private func printRow(_ fax: FaxSnapshot, _ service: Service) {
    let count = pages(fax.record.draft.pageCount.number)
    let elsewhere = fax.record.draft.base == service.base ? "" : " at \(fax.record.draft.base)"
    let when = context.ago(fax.record.updatedAt.wall)
    screen.result(
      "\(fax.id, .strong)  \(FaxWords.title(fax)) "
        + "\("· \(fax.record.draft.to.formatted) · \(count) · \(fax.record.draft.name) · \(when)\(elsewhere)", .dim)",
      hanging: 10)
  }
}

extension FaxSnapshot {
  /// Where it stands in a list: what needs a person, what may cost money, what goes on, then the rest.
  var rank: Int {
    switch state {
    case .needsAttention: return 0
    case .transferRequested, .transferSent: return 1
    case .checkoutOpened: return 2
    case .accepted: return 3
    case .drafted, .uploaded, .quoted: return 4
    case .failed, .expired, .delivered, .withdrawn, .closed: return 5
    }
  }
}

extension Context {
  /// `just now`, `5 min ago`, `3 h ago`, `2 days ago`.
  func ago(_ instant: Date) -> String {
    let seconds = Int(world.now().timeIntervalSince(instant))
    switch seconds {
    case ..<60: return "just now"
    case ..<3600: return "\(seconds / 60) min ago"
    case ..<86400: return "\(seconds / 3600) h ago"
    case ..<172_800: return "yesterday"
    default: return "\(seconds / 86400) days ago"
    }
  }
}
