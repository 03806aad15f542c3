import Foundation
import SendFax
import SendFaxAPI

/// `send FILE|- --to NUMBER [--by card|wallet]`, `send --retry JOB` and `send --replace JOB`.
struct Send: Sendable {
  let context: Context
  private var arguments: Arguments { context.arguments }

  init(context: Context) { self.context = context }

  func run() async throws -> ExitStatus {
    try checkRail()
    if arguments.has(.retry) || arguments.has(.replace) { return try await again() }
    guard !arguments.operands.isEmpty else {
      throw FaxError.usage("FILE|- is missing: sendfax send FILE|- --to NUMBER")
    }
    let number = try await context.number()
    let source = try await context.document()
    defer { source.discard() }
    return try await context.withOutbox { outbox, service in
      try await context.mentionUnfinished(in: outbox)
      let offer = Offer(document: source.document, number: number)
      offer.tell(on: context.screen)
      let rail = try await rail()
      let fax = try await outbox.add(
        source.document, to: number, wireName: arguments[.fileName],
        again: arguments.has(.again))
      return try await go(fax.id, by: rail, outbox, service)
    }
  }

  /// Sends a fax that is kept once more: one that failed, or one that may be paid and is left as evidence.
  private func again() async throws -> ExitStatus {
    let option = arguments.has(.retry) ? Option.retry : .replace
    guard arguments.operands.isEmpty, !arguments.has(.to),
      !(arguments.has(.retry) && arguments.has(.replace))
    else {
      throw FaxError.usage(
        "\(option.spelling) sends the same document to the same number: give nothing else to send.")
    }
    return try await context.withOutbox { outbox, service in
      let old = try await context.job(arguments[option] ?? "", in: outbox)
      try await context.mentionUnfinished(in: outbox, but: [old])
      Offer(try await outbox.fax(old).record.draft).tell(on: context.screen)
      let rail = try await rail()
      if option == .replace { try await warn(old) }
      let fax = try await option == .retry ? outbox.retry(old) : outbox.replace(old)
      return try await go(fax.id, by: rail, outbox, service)
    }
  }

  /// The old fax may be paid too, which a person on a terminal agrees to first.
  private func warn(_ old: JobID) async throws {
    guard context.canAsk, !arguments.has(.yes) else { return }
    guard
      try await context.agrees(
        to: "Fax \(old) may have been paid. Send it as a new fax, paid again?")
    else {
      throw FaxError(
        .paymentDeclined, "Nothing was sent; fax \(old) is as it was.", money: .mayHaveMoved)
    }
  }

  private func go(
    _ job: JobID, by rail: Rail, _ outbox: Outbox, _ service: Service
  ) async throws -> ExitStatus {
    try await outbox.choose(rail, for: job)
    return try await Journeys(context: context, outbox: outbox, service: service).run(job)
  }

  /// Without a terminal nobody can be asked how to pay, nor whether the wallet may.
  private func checkRail() throws {
    guard !context.canAsk else { return }
    guard let rail = arguments[.by] else {
      throw FaxError.usage("--by is missing: --by card or --by wallet")
    }
    guard rail != Rail.wallet.rawValue || arguments.has(.yes) else {
      throw FaxError.usage(
        "--by wallet needs --yes where nobody can be asked: it agrees to the price on this machine, "
          + "and to no other.")
    }
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
