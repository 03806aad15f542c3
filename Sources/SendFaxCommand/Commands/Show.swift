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
        try tellReceipt(fax, history)
      } else if screen.isJSON {
        for event in history {
          guard let (name, fields) = event.json(of: fax.record) else { continue }
          screen.event(name, job: fax.id.description, fields, at: event.at.wall)
        }
      } else {
        FaxPage(fax: fax, context: context).tell(history: history)
      }
      return .done
    }
  }

  private func tellReceipt(_ fax: FaxSnapshot, _ history: [StoredEvent]) throws {
    guard let receipt = FaxReceipt(of: fax.record, history: history) else {
      throw FaxError(
        .notAllowedNow, "Fax \(fax.id) is not paid, so there is no receipt yet.", money: fax.money)
    }
    screen.result("\(receipt.title, .strong)")
    let width = receipt.facts.map(\.label.count).max() ?? 0
    for fact in receipt.facts { screen.row(fact.label, Line(fact.value), width: width + 2) }
    screen.event("receipt", job: fax.id.description, fields(of: receipt.facts))
  }
}

/// Facts as members of a JSON object; amounts are integers there.
func fields(of facts: [Fact]) -> [String: JSONValue] {
  Dictionary(
    facts.map { fact in
      let number = fact.key.hasPrefix("usdc_base_units") ? Int(fact.value) : nil
      return (fact.key, number.map(JSONValue.number) ?? .text(fact.value))
    }, uniquingKeysWith: { first, _ in first })
}
