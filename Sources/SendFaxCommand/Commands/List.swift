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
      let now = context.world.clock.now()
      let unreadable = try await outbox.quarantined()
      for fax in unreadable { tell(Presentation(quarantined: fax)) }
      let faxes = try await outbox.faxes().map { (fax: $0, shown: Presentation(of: $0, at: now)) }
      // Stable, so that the newest of a rank comes first.
      let sorted = faxes.enumerated().sorted {
        ($0.element.shown.rank, $0.offset) < ($1.element.shown.rank, $1.offset)
      }
      for (_, entry) in sorted {
        screen.isJSON
          ? try await tellJSON(entry.fax, outbox) : tell(entry.fax, entry.shown, now, service)
      }
      if faxes.isEmpty && unreadable.isEmpty { screen.say("No faxes yet.") }
      return .done
    }
  }

  /// The last event that has a name.
  private func tellJSON(_ fax: FaxSnapshot, _ outbox: Outbox) async throws {
    let named = try await outbox.history(of: fax.id).reversed().lazy.compactMap { event in
      event.json(of: fax.record).map { (event, $0.name, $0.fields) }
    }
    guard let (event, name, fields) = named.first else { return }
    screen.event(name, job: fax.id.description, fields, at: event.at.wall)
  }

  private func tell(_ fax: FaxSnapshot, _ shown: Presentation, _ now: Moment, _ service: Service) {
    let draft = fax.record.draft
    let elsewhere = draft.base == service.base ? "" : " at \(draft.base)"
    let when = Words.english.age(now.since(fax.record.updatedAt))
    screen.result(
      "\(fax.id, .strong)  \(shown.title, shown.mood.style) "
        + "\("· \(draft.to.formatted) · \(pages(draft.pageCount.number)) · \(draft.name) · \(when)\(elsewhere)", .dim)",
      hanging: 10)
  }

  /// One that can't be read.
  private func tell(_ shown: Presentation) {
    let reason = shown.evidence.last?.value ?? ""
    screen.failure(
      FaxError(
        .outboxDamaged, "Fax \(shown.id): \(shown.title) (\(reason)). \(shown.sentence)",
        money: .mayHaveMoved, remedies: [.discard(fax: shown.id)]), job: shown.id)
  }
}
