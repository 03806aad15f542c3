import Foundation
import SendFaxAPI

/// A Checkout page and what it costs, as the journal has it.
public struct CheckoutPage: Sendable, Equatable, Identifiable {
  /// The page, on `checkout.stripe.com`.
  public var url: URL
  /// What it charges.
  public var amount: USD
  /// The service's count of pages.
  public var pageCount: Int
  /// The service's id of the fax it pays.
  public var id: FaxID
}

/// Payment by card: upload, page, and the rules on pages (design, rule 12).
struct CardRail: Sendable {
  let driver: FaxDriver
  let onProgress: @Sendable (HTTPRequest.Progress) -> Void

  /// The page to show: the same one every time, another only when the first can't be paid any more.
  ///
  /// - Throws: `priceHigher`, `alreadyPaid`, `notAllowedNow`, and what the service answers.
  func checkout(acceptingUpTo price: USD?) async throws -> CheckoutPage {
    let record = try await driver.record()
    if record.hasStrayTransfer { throw CardRail.strayTransfer(record) }
    switch record.state {
    case .drafted, .quoted, .uploaded: return try await firstPage(acceptingUpTo: price)
    case .checkoutOpened: return try await samePage(record)
    default: throw CardRail.notPayable(record)
    }
  }

  private func firstPage(acceptingUpTo price: USD?) async throws -> CheckoutPage {
    try await upload()
    let record = try await agree(to: price)
    guard let upload = record.upload else { throw CardRail.notPayable(record) }
    do {
      return try await openPage(for: upload.id, amount: upload.amount, pages: upload.pageCount)
    } catch let error as FaxError where [404, 409, 410].contains(error.status) {
      // The service let the upload go; its page was never shown, so another one is safe.
      try await driver.commit { record, _ in
        record.state == .uploaded ? [.uploadDropped(.init(reason: .notFound))] : []
      }
      throw FaxError(
        .serviceUnavailable,
        "The service has let go of the upload. Nothing was charged; try again.",
        isWorthRetrying: true)
    }
  }

  private func upload() async throws {
    let record = try await driver.record()
    guard record.upload == nil || record.state != .uploaded else { return }
    guard FaxMachine.allowsCard(record) else { throw CardRail.notPayable(record) }
    try driver.verifyBody(of: record)
    let answer = try await driver.client(for: record).upload(
      driver.body(of: record), onProgress: onProgress)
    try await driver.commit(at: driver.clock.now()) { record, view in
      if let objection = try CardRail.objection(to: answer.value.id, in: record, view) {
        throw objection
      }
      return [
        .uploaded(
          .init(
            id: answer.value.id, pageCount: answer.value.pageCount, amount: answer.value.amount,
            serverDate: answer.serverDate))
      ]
    }
  }

  /// Rule 12: one page a fax id. A service that takes the same document for the same fax would let two
  /// jobs pay one id.
  private static func objection(
    to id: FaxID, in record: FaxRecord, _ view: JournalView
  ) throws -> FaxError? {
    let sibling = try view.siblings().first {
      $0.page?.opened.id == id || ($0.state == .uploaded && $0.upload?.id == id)
    }
    guard let owner = try view.owner(id.rawValue) ?? sibling?.job.description,
      owner != record.job.description
    else { return nil }
    return FaxError(
      .notAllowedNow,
      "The service takes this for the same fax as \(owner), which is here already: go on with that one, "
        + "or wait until it is over. Nothing was charged.")
  }

  private func agree(to price: USD?) async throws -> FaxRecord {
    try await driver.commit { record, _ in
      guard let upload = record.upload,
        let objection = FaxMachine.needsConsent(to: upload, in: record)
      else { return [] }
      guard let price, upload.amount <= price else { throw objection }
      return [.consented(.init(amount: upload.amount, pageCount: upload.pageCount))]
    }
  }

  /// Rule 1: the page is on disk before anyone sees it. A page whose answer was lost was seen by nobody.
  private func openPage(for id: FaxID, amount: USD, pages: Int) async throws -> CheckoutPage {
    let answer = try await driver.client(for: try await driver.record()).checkoutURL(for: id)
    try await driver.commit { record, now in
      if record.state == .checkoutOpened {
        guard
          FaxMachine.mayOpenAnotherPage(at: now, serverDate: answer.serverDate, in: record)
        else { throw CardRail.notPayable(record) }
      }
      return [
        .checkoutOpened(
          .init(
            id: id, url: answer.value, amount: amount, pageCount: pages,
            serverDate: answer.serverDate))
      ]
    }
    return CheckoutPage(url: answer.value, amount: amount, pageCount: pages, id: id)
  }

  private func samePage(_ record: FaxRecord) async throws -> CheckoutPage {
    guard let page = record.page?.opened else { throw CardRail.notPayable(record) }
    let fresh = try await askStatus()
    guard fresh.record.state == .checkoutOpened, fresh.status == .awaitingPayment else {
      throw CardRail.notPayable(fresh.record)
    }
    let now = driver.clock.now()
    guard !record.isMoved,
      FaxMachine.mayOpenAnotherPage(at: now, serverDate: fresh.serverDate, in: record)
    else {
      return CheckoutPage(
        url: page.url, amount: page.amount, pageCount: page.pageCount, id: page.id)
    }
    return try await openPage(for: page.id, amount: page.amount, pages: page.pageCount)
  }

  /// Asks for the status once and journals what it means.
  func askStatus() async throws -> (record: FaxRecord, status: FaxStatus, serverDate: Date?) {
    let record = try await driver.record()
    guard let id = record.faxID else { throw CardRail.notPayable(record) }
    let answer: Answered<Fax>
    do { answer = try await driver.client(for: record).fax(id) } catch FaxError.Code.notFound {
      try await driver.commit { record, now in FaxMachine.notFoundArrived(at: now, in: record) }
      throw FaxError(
        .notFound,
        "The service does not know this fax (404). Nothing is lost here; asking goes on.",
        money: record.money, isWorthRetrying: true, status: 404)
    }
    let after = try await driver.commit { record, _ in
      FaxMachine.statusArrived(answer.value, serverDate: answer.serverDate, in: record)
    }
    return (after, answer.value.status, answer.serverDate)
  }

  private static func strayTransfer(_ record: FaxRecord) -> FaxError {
    FaxError(
      .notAllowedNow,
      "An earlier wallet payment of fax \(record.job) was approved after all, so paying by card would be "
        + "a second payment. What is known of it is what support needs.",
      money: .mayHaveMoved, remedies: [.show(fax: record.job.description)])
  }

  static func notPayable(_ record: FaxRecord) -> FaxError {
    switch record.state {
    case .accepted, .delivered, .failed:
      return FaxError(
        .alreadyPaid, "Fax \(record.job) is paid already; nothing more is to pay.", money: .moved)
    case .transferRequested, .transferSent, .needsAttention:
      return FaxError(
        .notAllowedNow,
        "A payment for fax \(record.job) may be out, so it can't be paid again by card.",
        money: .mayHaveMoved, remedies: [.show(fax: record.job.description)])
    case .checkoutOpened:
      return FaxError(
        .notAllowedNow,
        "The page of fax \(record.job) may still be paid, so there is no other one yet.",
        money: .mayHaveMoved)
    default:
      return FaxError(
        .notAllowedNow, "Fax \(record.job) can't be paid by card now (\(record.state.rawValue)).",
        money: record.money)
    }
  }
}
