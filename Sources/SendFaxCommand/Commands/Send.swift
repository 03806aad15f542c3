import Foundation
import SendFax
import SendFaxAPI

/// `send FILE|- --to NUMBER [--by card|wallet]`, and `send --retry JOB`.
struct Send: Sendable {
  let context: Context
  private var arguments: Arguments { context.arguments }

  init(context: Context) { self.context = context }

  func run() async throws -> ExitStatus {
    if arguments.has(.retry) { return try await again() }
    guard !arguments.operands.isEmpty else {
      throw FaxError.usage("FILE|- is missing: sendfax send FILE|- --to NUMBER")
    }
    try checkRail()
    let number = try await context.number()
    let source = try await context.document()
    defer { source.discard() }
    let offer = Offer(document: source.document, number: number)
    offer.tell(on: context.screen)
    let rail = try await rail()
    return try await context.withOutbox { outbox, service in
      try await context.mentionUnfinished(in: outbox)
      let fax = try await outbox.add(
        source.document, to: number, wireName: arguments[.fileName],
        again: arguments.has(.again))
      return try await go(fax.id, by: rail, outbox, service)
    }
  }

  /// Sends a fax that failed once more, from the document that is kept.
  private func again() async throws -> ExitStatus {
    guard arguments.operands.isEmpty, !arguments.has(.to) else {
      throw FaxError.usage(
        "--retry sends the same document to the same number: give neither again.")
    }
    try checkRail()
    return try await context.withOutbox { outbox, service in
      let old = try await context.job(arguments[.retry] ?? "", in: outbox)
      let draft = try await outbox.fax(old).record.draft
      Offer(draft).tell(on: context.screen)
      let rail = try await rail()
      let fax = try await outbox.retry(old)
      return try await go(fax.id, by: rail, outbox, service)
    }
  }

  private func go(
    _ job: JobID, by rail: Rail, _ outbox: Outbox, _ service: Service
  ) async throws -> ExitStatus {
    try await outbox.choose(rail, for: job)
    return try await Journeys(context: context, outbox: outbox, service: service).run(job)
  }

  /// Without a terminal nobody can be asked how to pay.
  private func checkRail() throws {
    guard arguments[.by] == nil, !context.isAttended || context.screen.isJSON else { return }
    throw FaxError.usage("--by is missing: --by card or --by wallet")
  }

  private func rail() async throws -> Rail {
    if let word = arguments[.by], let rail = Rail(rawValue: word) { return rail }
    context.screen.ask("Pay by \("c", .strong)ard or by \("w", .strong)allet? [c/w]")
    let answer = await context.world.console.readLine() ?? ""
    try Task.checkCancellation()
    switch answer.trimmingCharacters(in: .whitespaces).lowercased() {
    case "c", "card": return .card
    case "w", "wallet": return .wallet
    default: throw FaxError.usage("nothing was chosen, so nothing was sent.")
    }
  }
}
