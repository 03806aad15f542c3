import Foundation
import SendFaxAPI
import Testing

@testable import SendFax

@Suite struct PresentationTests {
  @Test(arguments: Saga.all)
  func `no fax is without words`(_ saga: Saga) throws {
    let shown = try saga.shown()
    let said =
      [shown.title, shown.sentence, shown.moneySentence] + shown.priceLines + shown.notices
      + shown.offers.flatMap { [$0.label, $0.consequence] } + shown.evidence.map(\.line)
    for text in said + [shown.stateWord] {
      #expect(!text.isEmpty)
      #expect(!text.contains("{") && !text.contains("!") && !text.contains("  "), "\(text)")
    }
    for text in [shown.sentence, shown.moneySentence] + shown.notices + shown.priceLines
      + shown.offers.map(\.consequence)
    {
      #expect(text.hasSuffix("."), "\(text)")
    }
    #expect(!shown.priceLines.isEmpty && !shown.offers.isEmpty)
  }

  @Test func `a count of pages that no document has is shown, and ends nothing`() throws {
    let upload = FaxEvent.uploaded(
      .init(id: try FaxID("id"), pageCount: .max, amount: USD(cents: .max), serverDate: nil))
    #expect(try !Saga(name: "uploaded", events: [upload]).shown().offers.isEmpty)
  }

  @Test func `the sagas reach every state and every reason`() throws {
    let records = try Saga.all.map { try $0.record }
    #expect(Set(records.map(\.state)) == Set(FaxState.allCases))
    #expect(
      Set(records.compactMap(\.attention)) == Set(FaxEvent.Attention.Reason.allCases))
    #expect(
      Set(records.compactMap(\.closing?.reason)) == Set(FaxEvent.Closed.Reason.allCases))
  }

  @Test(arguments: [
    ("drafted", "You were not charged."),
    ("quoted", "You were not charged."),
    ("wallet declined", "You were not charged."),
    ("withdrawn", "You were not charged."),
    ("said never approved", "You were not charged."),
    ("sent before", "You were not charged."),
    ("page open", "You may have been charged."),
    ("asking again after a given-up request", "You may have been charged."),
    ("page lost", "You may have been charged."),
    ("wallet asked", "You may have been charged."),
    ("wallet sent", "You may have been charged."),
    ("approved late after all", "You may have been charged."),
    ("page lost, written off", "You may have been charged."),
    ("replaced", "You may have been charged."),
    ("lapsed page", "No payment was seen."),
    ("paid by card", "You were charged $0.50."),
    ("delivered by card", "You were charged $0.50."),
    ("paid by wallet", "You paid 0.10 USDC."),
    ("delivered by wallet", "You paid 0.10 USDC."),
    (
      "failed by card",
      "You were charged $0.50. Card payments are refunded automatically by the service."
    ),
    (
      "failed by wallet",
      "You paid 0.10 USDC. It may be refunded; ask the service with the evidence."
    ),
    (
      "paid and expired",
      "You were charged $0.50. It may be refunded; ask the service with the evidence."
    ),
    ("card after a given-up request", "You may have been charged."),
    (
      "delivered, and another approved late",
      "You were charged $0.50. A second payment may have gone out."
    ),
    ("failed and refunded", "Your payment came back."),
    ("page lost, refunded", "Your payment came back."),
  ])
  func `money is said as it is known`(_ name: String, _ sentence: String) throws {
    #expect(try Saga.named(name).shown().moneySentence == sentence)
  }

  @Test(arguments: Saga.all)
  func `nobody is told they were not charged while a payment may be out`(_ saga: Saga) throws {
    let record = try saga.record
    guard try saga.shown().moneySentence.contains("not charged") else { return }
    #expect(record.money == .notMoved && record.strayIntents.isEmpty && record.page == nil)
  }

  @Test(arguments: [
    ("drafted", ["Pay by card", "Pay by wallet", "Withdraw"]),
    ("page open", ["Open the payment page", "Check again"]),
    ("wallet asked", ["Check again"]),
    ("wallet sent", ["Check again"]),
    ("paid by card", ["Follow it in the browser", "Check again", "Show the receipt"]),
    ("delivered by card", ["Show the receipt", "Follow it in the browser", "Remove"]),
    ("withdrawn", ["Remove"]),
    ("lapsed page", ["Check again", "Remove"]),
    (
      "body lost",
      [
        "Choose the document again", "Check again", "It arrived", "The money came back",
        "Give the money up", "Send it as a new fax",
      ]
    ),
  ])
  func `what may be done next is offered`(_ name: String, _ labels: [String]) throws {
    #expect(try Saga.named(name).shown().offers.map(\.label) == labels)
  }

  @Test(arguments: Saga.all)
  func `what is offered is what the rules allow`(_ saga: Saga) throws {
    let record = try saga.record
    for offer in try saga.shown().offers {
      switch offer.action {
      case .withdraw: #expect(FaxMachine.allows(.withdrawn(.init()), in: record))
      case .payByCard: #expect(FaxMachine.allowsCard(record))
      case .payByWallet: #expect(record.state.isUnpaid && record.page == nil)
      case .settle(let outcome):
        _ = try FaxMachine.settling(outcome, id: nil, in: record, at: Saga.after(.seconds(60)))
      case .retry:
        #expect(record.state == .failed || record.state == .expired && !record.isWatchedExpiry)
      case .forget: #expect(record.state.isSettled)
      case .follow, .showReceipt: #expect(record.acceptance != nil)
      case .showPage: #expect(record.state == .checkoutOpened)
      case .replace: #expect(record.state == .needsAttention)
      case .restore: #expect(record.state == .needsAttention && record.hasBody)
      case .checkAgain: #expect(!record.state.isUnpaid)
      }
    }
  }

  @Test func `a page that may still be paid can't be called unpaid before its day is over`() throws
  {
    let saga = try Saga.named("page lost")
    let never = Presentation.Offer.Action.settle(.neverApproved)
    #expect(try !saga.shown().offers.contains { $0.action == never })
    #expect(try saga.shown(after: .seconds(90_000)).offers.contains { $0.action == never })
  }

  @Test func `only the ways to pay that an app has are offered`() throws {
    let context = Presentation.Context(rails: [.card])
    let shown = Presentation(
      of: try Saga.named("drafted").record, at: Saga.start, in: context)
    #expect(shown.offers.map(\.action) == [.payByCard, .withdraw])
  }

  @Test func `the way out is the page, then the service's own page of the fax`() throws {
    #expect(try Saga.named("uploaded").shown().escapeHatch == nil)
    #expect(try Saga.named("page open").shown().escapeHatch?.path == "/checkout")
    #expect(
      try Saga.named("sending").shown().escapeHatch?.absoluteString
        == "https://sendfax.sh/f/V1StGXR8_Z5jdHi6B-myT")
    #expect(try Saga.named("page lost").shown().escapeHatch == nil)
  }

  @Test func `money in doubt stands first in a list`() throws {
    let names = [
      "page lost", "approved late after all", "page open", "wallet sent", "sending", "drafted",
      "delivered by card",
    ]
    let ranks = try names.map { try Saga.named($0).shown().rank }
    #expect(ranks == ranks.sorted())
    #expect(ranks.prefix(2).allSatisfy { $0 == .needsPerson })
    #expect(Set(ranks) == Set(Presentation.Rank.allCases))
  }

  @Test(arguments: [
    (Duration.seconds(300), nil), (.seconds(720), "Nothing has changed for 11 minutes"),
    (.seconds(3 * 3600 + 10), "Nothing has changed for 3 hours. It may still arrive"),
  ])
  func `a long wait is said, and never called a failure`(_ wait: Duration, _ start: String?) throws
  {
    let shown = try Saga.named("sending").shown(after: wait)
    #expect(shown.title == "Sending" && shown.mood == .waiting)
    guard let start else { return #expect(shown.notices.isEmpty) }
    #expect(shown.notices.count == 1 && shown.notices[0].hasPrefix(start), "\(shown.notices)")
    #expect(!shown.notices[0].contains("fail"))
  }

  @Test func `a status this version does not know is kept as the service said it`() throws {
    let shown = try Saga.named("retrying").shown()
    #expect(shown.sentence.hasPrefix("The service says “retrying”, a word this version does not"))
    #expect(shown.mood == .waiting)
  }

  @Test(arguments: [
    (Duration.seconds(60), "Approve it within 13 minutes, or not at all"),
    (.seconds(780), "Approve it within 1 minute, or not at all"),
    (.seconds(800), "Do not approve the request any more"),
    (.seconds(9000), "Do not approve the request any more"),
  ])
  func `an approval that would come too late is warned of`(_ wait: Duration, _ start: String) throws
  {
    let shown = try Saga.named("wallet asked").shown(after: wait)
    let warning = shown.notices.first ?? shown.sentence
    #expect(warning.contains(start), "\(warning)")
    #expect(shown.sentence.hasPrefix("Approve") == !shown.notices.isEmpty)
  }

  @Test(arguments: FaxStatus.known + [FaxStatus(rawValue: "retrying")])
  func `every status of the service has words without a journal`(_ status: FaxStatus) throws {
    let shown = StatusPresentation(
      of: Fax(id: try FaxID("abc"), status: status, failureReason: "user_busy"))
    for text in [shown.title, shown.sentence, shown.stateWord] {
      #expect(!text.isEmpty && !text.contains("  ") && !text.contains("{"), "\(text)")
    }
    #expect((shown.failureWord != nil) == (status == .failed))
    #expect((shown.mood == .good) == (status == .delivered))
  }

  @Test func `a lapsed page is watched for two days and then no more`() throws {
    let saga = try Saga.named("lapsed page")
    #expect(try saga.shown().sentence.contains("If you paid this page after all"))
    let later = try saga.shown(after: .seconds(49 * 3600))
    #expect(later.sentence.contains("no payment turned up"))
    #expect(later.offers.map(\.action) == [.forget])
  }

  @Test(arguments: [
    (FaxError.Code.unreachable, "The service can't be reached; trying again."),
    (.serviceUnavailable, "The service is having trouble; trying again."),
    (.answerUnreadable, "The service's answer can't be read; trying again."),
    (.outboxUnwritable, "The disk is full."),
  ])
  func `trouble while following is a notice`(_ code: FaxError.Code, _ words: String) throws {
    let fax = FaxSnapshot(
      record: try Saga.named("sending").record, trouble: FaxError(code, "The disk is full."))
    #expect(Presentation(of: fax, at: Saga.after(.seconds(60))).notices == [words])
  }

  @Test func `a 404 is told once`() throws {
    let fax = FaxSnapshot(
      record: try Saga.named("paid, then unknown").record,
      trouble: FaxError(.notFound, "Not known."))
    let notices = Presentation(of: fax, at: Saga.after(.seconds(60))).notices
    #expect(notices.count == 1 && notices[0].contains("(404)"))
  }

  @Test func `an upload's progress is a fraction, whatever the transport counts`() throws {
    let record = try Saga.named("drafted").record
    for (sent, total, wanted) in [(0, 0, 0.0), (5, 10, 0.5), (12, 10, 1.0)] {
      let fax = FaxSnapshot(record: record, progress: .init(sent: sent, total: total))
      #expect(Presentation(of: fax, at: Saga.start).uploaded == wanted)
    }
  }

  @Test func `a fax that can't be read is shown and nothing of it is offered`() {
    let shown = Presentation(
      quarantined: .init(name: "k3f92mtq", reason: "event 3 is\u{1B}[31m damaged"))
    #expect(shown.needsAttention && shown.offers.isEmpty)
    #expect(shown.evidence.last?.line == "Reason: event 3 is[31m damaged")
  }
}
