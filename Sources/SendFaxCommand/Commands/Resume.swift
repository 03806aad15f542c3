import SendFax
import SendFaxAPI

/// `resume [JOB]`: goes on with one fax, or with all that are unfinished.
struct Resume: Sendable {
  let context: Context

  func run() async throws -> ExitStatus {
    if context.arguments.has(.document), context.arguments.operands.isEmpty {
      throw FaxError.usage("--document is for one fax: sendfax resume JOB --document FILE")
    }
    return try await context.withOutbox { outbox, service in
      let journeys = Journeys(context: context, outbox: outbox, service: service)
      if !context.arguments.operands.isEmpty {
        let fax = try await outbox.fax(context.job(in: outbox))
        guard fax.record.draft.base == service.base else { throw elsewhere(fax) }
        if let path = context.arguments[.document] {
          try await outbox.restore(fax.id, from: context.document(at: path))
        }
        return try await journeys.run(fax.id, told: fax.record.sequence, looksAgain: true)
      }
      let faxes = try await outbox.unfinishedFaxes()
      for fax in faxes where fax.record.draft.base != service.base {
        context.screen.note(Line(elsewhere(fax).message))
      }
      let here = faxes.filter { $0.record.draft.base == service.base }
      // Even with nothing to wait for: documents of faxes that have ended are still to be deleted.
      try await outbox.resume()
      guard !here.isEmpty else {
        context.screen.say("Nothing is unfinished.")
        return .done
      }
      return try await journeys.run(here.map { ($0.id, $0.record.sequence) })
    }
  }

  private func elsewhere(_ fax: FaxSnapshot) -> FaxError {
    FaxError(
      .notAllowedNow,
      "Fax \(fax.id) belongs to \(fax.record.draft.base); give --api with that to go on with it.",
      money: fax.money)
  }
}
