import Foundation
import SendFax
import SendFaxAPI

/// A fax on its way by card: to its page, and from the payment to its end.
struct CardJourney: Sendable {
  let context: Context
  let outbox: Outbox
  let job: JobID
  let reporter: Reporter

  /// Goes on from wherever the fax is, until it has ended or only a person can go on.
  func run() async throws -> ExitStatus {
    try await reporter.tell()
    let fax = try await outbox.fax(job)
    if fax.state.isUnpaid || fax.state == .checkoutOpened {
      try await bringToPage()
      if context.arguments.has(.noWait) { return .done }
    } else if context.arguments.has(.noWait) {
      return ExitStatus(of: fax) ?? .unfinished
    }
    if fax.state == .needsAttention || fax.record.isWatchedExpiry { try await lookAgain() }
    try await outbox.resume(job)
    return try await Waiting(context: context, outbox: outbox, job: job, reporter: reporter).run()
  }

  /// Uploads the fax and shows its page; a page that was shown before is shown again only as long as the
  /// service still awaits the payment.
  private func bringToPage() async throws {
    do {
      let page = try await page()
      try await reporter.tell()
      try await reporter.tellPage()
      show(page)
    } catch let error as FaxError
      where error.code == .alreadyPaid || error.code == .notAllowedNow
    {
      // The service was asked, and what it said may leave nothing to pay: that is the news then.
      try await reporter.tell()
      let state = try await outbox.fax(job).state
      if state.isUnpaid || state == .checkoutOpened { throw error }
    } catch let error as FaxError where error.isWorthRetrying {
      // A page that was shown may be paid already: following it never ends by errors.
      guard try await outbox.fax(job).state == .checkoutOpened else { throw error }
      context.screen.detail(Line(error.message))
    }
  }

  /// What seems to have ended may have been paid after all; the wait would be over before the service
  /// was asked.
  private func lookAgain() async throws {
    do { _ = try await outbox.checkAgain(job) } catch let error as FaxError
      where error.code != .cancelled
    {
      context.screen.detail(Line(error.message))
    }
  }

  private func page() async throws -> CheckoutPage {
    let upload = Task {
      for await fax in outbox.updates(of: job) {
        if let sent = fax.progress { context.screen.upload(sent) }
      }
    }
    defer { upload.cancel() }
    do {
      return try await outbox.checkout(job)
    } catch let error as FaxError
      where error.code == .priceHigher || error.code == .pageCountDiffers
    {
      try await reporter.tell()
      guard let price = try await outbox.fax(job).record.upload?.amount,
        try await context.agrees(to: "\(error.message) Go on for \(price, .strong)?")
      else { throw error }
      return try await outbox.checkout(job, acceptingUpTo: price)
    }
  }

  private func show(_ page: CheckoutPage) {
    guard !context.arguments.has(.noOpen) else { return }
    if context.world.openPage(page.url) {
      context.screen.say("It opens in your browser; if it does not, open it yourself.")
    } else {
      context.screen.say("No browser could be opened; open the page yourself.")
    }
  }
}
