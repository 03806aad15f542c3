import Foundation
import SendFax
import SendFaxAPI

/// `show JOB [--receipt]`.
struct Show: Sendable {
  let context: Context
  private var screen: Screen { context.screen }

  init(context: Context) { self.context = context }

  func run() async throws -> ExitStatus {
    try await context.withOutbox { outbox, _ in
      let fax = try await outbox.fax(context.job(in: outbox))
      let history = try await outbox.history(of: fax.id)
      if context.arguments.has(.receipt) {
        try Receipt(fax: fax, history: history).tell(on: screen)
      } else if screen.isJSON {
        for event in history {
          guard let (name, fields) = event.json(of: fax.record) else { continue }
          screen.event(name, job: fax.id.description, fields, at: event.at.wall)
        }
      } else {
        show(fax, history)
      }
      return .done
    }
  }

  private func show(_ fax: FaxSnapshot, _ history: [StoredEvent]) {
    let record = fax.record
    screen.row("Fax", "\(fax.id, .strong)  \(FaxWords.title(fax))")
    screen.row("To", "\(record.draft.to)")
    screen.row(
      "Document",
      Line(
        "\(record.draft.name), \(pages(record.draft.pageCount.number)), \(bytes(record.draft.documentSize))"
      ))
    screen.row("Service", "\(record.draft.base)")
    screen.row("Money", Line(FaxWords.money(fax)))
    if let id = record.acceptance?.id ?? record.faxID?.rawValue { screen.row("Fax id", Line(id)) }
    if let page = record.page?.opened { screen.row("Price", "\(page.amount) by card") }
    for intent in record.intents {
      screen.row("Payment", "\(intent.quote.paymentIntent), \(intent.outcome.rawValue)")
      screen.row("  to", "\(intent.quote.address) on \(intent.quote.network)")
      screen.row("  amount", "\(intent.quote.usdcBaseUnits) base units of \(intent.quote.token)")
      if let hash = intent.hash { screen.row("  hash", Line(hash)) }
    }
    screen.result("")
    for event in history {
      screen.result("\(event.at.wall.rfc3339, .dim)  \(EventWords.entry(for: event))", hanging: 22)
    }
  }
}
