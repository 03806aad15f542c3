import Foundation
import SendFaxAPI

extension FaxMachine {
  /// How long after a page another may take its place: Stripe's sessions live 24 hours, and ten
  /// minutes more for clocks that differ.
  static let pageLifetime = Duration.seconds(24 * 3600 + 600)
  /// How long a page's fax may be unknown to the service before a person is asked.
  static let missingPatience = Duration.seconds(120)
  /// How long a paid fax may be unknown to the service before its outcome is given up.
  static let missingLimit = Duration.seconds(24 * 3600)
  /// How long an expiry is watched for a payment that came after all.
  static let expiryWatch = Duration.seconds(48 * 3600)

  /// What a status means for the fax: the events to append, none where nothing is new.
  ///
  /// A status other than `awaiting_payment` and `expired` says that the fax was paid, one that this
  /// version does not know included. Nothing leads back from a terminal status.
  static func statusArrived(
    _ fax: Fax, serverDate: Date?, in record: FaxRecord
  ) -> [FaxEvent] {
    let seen = FaxEvent.statusSeen(
      .init(
        status: fax.status, failureReason: fax.failureReason, pageCount: fax.pageCount,
        serverDate: serverDate))
    let isNews = record.status?.status != fax.status || record.missingSince != nil
    let isUnpaid = fax.status == .awaitingPayment || fax.status == .expired
    switch record.state {
    case .accepted where fax.status == .awaitingPayment: return []
    // What was seen before the payment was known has ended nothing: an end is news until it is taken.
    case .accepted: return isNews || fax.status.isTerminal ? [seen] : []
    case .checkoutOpened, .needsAttention:
      guard isUnpaid || record.page == nil else { return [paid(fax, record), seen] }
      return isNews ? [seen] : []
    case .expired where record.isWatchedExpiry:
      return isUnpaid ? [] : [paid(fax, record), seen]
    default: return []
    }
  }

  private static func paid(_ fax: Fax, _ record: FaxRecord) -> FaxEvent {
    .accepted(
      .init(
        rail: .card, id: record.page?.opened.id.rawValue ?? fax.id.rawValue, statusURL: nil,
        pageCount: fax.pageCount, usdcBaseUnits: nil, paymentIntent: nil))
  }

  /// What a 404 means for the fax.
  static func notFoundArrived(at now: Moment, in record: FaxRecord) -> [FaxEvent] {
    guard let since = record.missingSince else {
      let first = FaxEvent.notFound(.init(count: 1))
      return record.isWatchedExpiry ? [first, .attention(.init(reason: .notFound))] : [first]
    }
    switch record.state {
    case .checkoutOpened where now.isPast(missingPatience, since: since):
      return [.attention(.init(reason: .notFound))]
    case .accepted where now.isPast(missingLimit, since: since):
      return [.closed(.init(reason: .outcomeUnknown, id: record.acceptance?.id))]
    default: return []
    }
  }

  /// Whether the person must agree before this upload is paid: the service counts or charges other
  /// than this device did, and nobody has agreed to just that.
  static func needsConsent(to upload: FaxEvent.Uploaded, in record: FaxRecord) -> FaxError? {
    if let consent = record.consent, upload.amount <= consent.amount,
      upload.pageCount == consent.pageCount
    {
      return nil
    }
    let ours = record.draft.pageCount
    let expected = USD.cardPrice(pages: ours.number)
    guard upload.amount > expected else { return nil }
    return FaxError(
      .priceHigher,
      "The service asks \(upload.amount) for \(pages(upload.pageCount)); this device expected "
        + "\(expected) for \(pages(ours.number)). Nothing was charged. Agree to the price to go on."
    )
  }

  /// Whether another page may take the shown one's place: its time is over by every clock there is.
  static func mayOpenAnotherPage(at now: Moment, serverDate: Date?, in record: FaxRecord) -> Bool {
    guard let page = record.page, now.isPast(pageLifetime, since: page.at) else { return false }
    guard let opened = page.opened.serverDate, let serverDate else { return true }
    return serverDate.timeIntervalSince(opened) >= Double(pageLifetime.components.seconds)
  }

  private static func pages(_ count: Int) -> String { count == 1 ? "1 page" : "\(count) pages" }
}
