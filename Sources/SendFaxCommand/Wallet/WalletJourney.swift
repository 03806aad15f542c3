import Foundation
import SendFax
import SendFaxAPI

/// A fax on its way by wallet: from the price to the payment, and from the payment to its end.
struct WalletJourney: Sendable {
  let context: Context
  let outbox: Outbox
  let job: JobID
  let reporter: Reporter
  let setup: WalletSetup

  private var waiting: Waiting {
    Waiting(context: context, outbox: outbox, job: job, reporter: reporter)
  }

  /// Goes on from wherever the fax is, until it has ended or only a person can go on.
  func run() async throws -> ExitStatus {
    try await reporter.tell()
    guard try await outbox.fax(job).state.isUnpaid else { return try await waiting.run() }
    do {
      let quote = try await price()
      try await reporter.tell()
      let pages = try await agree(to: quote)
      return try await pay(quote, acceptingPages: pages)
    } catch let error as FaxError {
      return try await goOn(after: error)
    }
  }

  private func price() async throws -> WalletQuote {
    let upload = Task {
      for await fax in outbox.updates(of: job) {
        if let sent = fax.progress { context.screen.upload(sent) }
      }
    }
    defer { upload.cancel() }
    context.screen.progress("Asking the service for the price")
    return try await outbox.quote(job)
  }

  /// The person's yes to this amount and count, or the one that `--yes` gave to the price on this device.
  ///
  /// - Returns: the count that was agreed to, where it is not the one of this device.
  private func agree(to quote: WalletQuote) async throws -> Int? {
    if context.arguments.has(.yes) {
      if let objection = quote.needsConsent { throw objection }
      return nil
    }
    let objection: Line = quote.needsConsent.map { "\($0.message) " } ?? ""
    guard
      try await context.agrees(
        to: "\(objection)Pay \(quote.amount, .strong) for \(pages(quote.pageCount)) by wallet?")
    else {
      throw FaxError(
        .paymentDeclined,
        "You did not agree, so no wallet was asked and nothing was charged. "
          + "`sendfax resume \(job)` asks again.")
    }
    return quote.pageCount
  }

  private func pay(_ quote: WalletQuote, acceptingPages pages: Int?) async throws -> ExitStatus {
    let outbox = outbox
    let wallet = wallet()
    await reporter.hold()
    return try await waiting.run {
      // On its own: a wallet may take minutes to answer after the fax has long arrived.
      let payment = Task { _ = try await outbox.pay(quote, from: wallet, acceptingPages: pages) }
      try await payment.valueUnlessCancelled()
    }
  }

  private func wallet() -> any Wallet {
    let reporter = reporter
    let announce: @Sendable () async -> Void = { await reporter.release() }
    let clock = outbox.configuration.clock
    if let node = setup.node {
      return AnnouncedWallet(base: node, clock: clock, announce: announce)
    }
    let presenter = TerminalPresenter(
      screen: context.screen, isStandIn: outbox.configuration.base.isLoopback)
    return AnnouncedWallet(
      base: ScannedWallet(presenter: presenter), clock: clock, announce: announce)
  }

  /// What follows from a price or a payment that did not come about.
  private func goOn(after error: FaxError) async throws -> ExitStatus {
    await reporter.release()
    let fax = try await outbox.fax(job)
    switch error.code {
    case .alreadySent, .alreadyPaid, .notAllowedNow:
      // The answer was about an earlier payment: the fax is on its way, over, or needs a person.
      if !fax.state.isUnpaid { return try await waiting.run() }
    case .paymentDeclined, .walletNotAsked, .quoteOutOfBounds, .noDepositQuote:
      if try await takesCard(after: error, fax) { return try await byCard() }
    default: break
    }
    throw error
  }

  /// Offers the card where nothing of the wallet's is in doubt.
  private func takesCard(after error: FaxError, _ fax: FaxSnapshot) async throws -> Bool {
    let offers = Presentation(of: fax, at: context.world.clock.now()).offers
    guard offers.contains(where: { $0.action == .payByCard }), !context.arguments.has(.yes) else {
      return false
    }
    let price = USD.cardPrice(pages: fax.record.draft.pageCount.number)
    return try await context.agrees(
      to: "\(error.message) Pay by card instead, \(price, .strong)?")
  }

  private func byCard() async throws -> ExitStatus {
    try await outbox.choose(.card, for: job)
    return try await CardJourney(context: context, outbox: outbox, job: job, reporter: reporter)
      .run()
  }
}
