import Foundation
import SendFaxAPI
import TestSupport
import Testing

@testable import SendFax

@Suite struct ScreenTests {
  @Test(arguments: Saga.all, Words.Language.allCases)
  func `every state has words on a screen, in every language`(
    saga: Saga, language: Words.Language
  ) throws {
    let context = Presentation.Context(words: Words(language), medium: .screen)
    let shown = Presentation(of: try saga.record, at: Saga.after(.seconds(60)), in: context)
    for text in [shown.title, shown.sentence, shown.stateWord, shown.moneySentence] {
      #expect(!text.isEmpty && !text.contains("{") && !text.contains("sendfax "))
    }
    #expect(shown.steps.isEmpty || shown.steps.count == 4)
    #expect(Set(shown.offers.map(\.label)).count == shown.offers.count)
    #expect(shown.announcement.contains(shown.moneySentence))
    #expect(!shown.evidenceText.contains(Saga.secretName))
    #expect(!shown.evidenceText.contains(Saga.digits))
  }

  @Test(arguments: [
    ("drafted", "done later later later"), ("page open", "done now later later"),
    ("wallet asked", "done now later later"), ("sending", "done done now later"),
    ("delivered by card", "done done done done"), ("failed by card", "done done stopped stopped"),
    ("window over", "done stopped stopped stopped"), ("withdrawn", ""),
  ])
  func `a fax's way is shown as far as it is gone`(name: String, stages: String) throws {
    let steps = try Saga.named(name).shown().steps
    #expect(steps.map(\.stage.rawValue).joined(separator: " ") == stages)
    #expect(Set(steps.map(\.spoken)).count == steps.count)
  }

  @Test func `one who leaves to pay is told to come back, and nobody else`() throws {
    for saga in Saga.all {
      let shown = try saga.shown()
      let leaves =
        try saga.record.state == .transferRequested || saga.record.state == .checkoutOpened
      #expect((shown.comeBack != nil) == leaves, "\(saga.name)")
    }
    #expect(try Saga.named("wallet asked").shown(after: .seconds(1200)).comeBack == nil)
  }

  @Test func `an upload is told in per cents`() throws {
    var fax = FaxSnapshot(record: try Saga.named("drafted").record)
    fax.progress = .init(sent: 1, total: 3)
    #expect(Presentation(of: fax, at: Saga.start).uploading(.english) == "Uploading, 33%")
  }

  @Test func `trouble is told in the person's language`() throws {
    var fax = FaxSnapshot(record: try Saga.named("page open").record)
    fax.trouble = FaxError(.notAllowedNow, "Not before noon.")
    for language in Words.Language.allCases {
      let context = Presentation.Context(words: Words(language), medium: .screen)
      let shown = Presentation(of: fax, at: Saga.start, in: context)
      let sentence = language == .english ? "Not before noon." : Words(language)(.errorNotNow)
      #expect(shown.notices.first == sentence)
    }
  }

  // MARK: Tapping

  @Test func `a tap is taken once until it has ended`() throws {
    let (a, b) = (try JobID("k3f92mtq"), try JobID("k3f92mtr"))
    var gate = OfferGate()
    let taps: [(Presentation.Offer.Action, JobID, Bool)] = [
      (.payByCard, a, true), (.payByCard, a, false),
      // No other payment of the same fax either; another fax is free, and so is what only shows.
      (.payByWallet, a, false), (.payByWallet, b, true), (.showReceipt, a, true),
    ]
    for (action, job, isTaken) in taps {
      let taken = gate.begin(action, for: job)
      #expect(taken == isTaken, "\(action)")
    }
    gate.end(.payByWallet, for: a)
    #expect(gate.action(of: a) == .payByCard, "only what was begun ends")
    gate.end(.payByCard, for: a)
    #expect(gate.isOpen(.withdraw, for: a))
  }

  @Test func `what can't be undone is asked about, in the words of its consequence`() throws {
    var asked: Set<String> = []
    for saga in Saga.all {
      for offer in try saga.shown().offers {
        let question = offer.confirmation(.english)
        #expect((question != nil) == offer.isFinal)
        guard let question else { continue }
        asked.insert(question.label)
        #expect(question.message == offer.consequence && question.label != question.cancel)
      }
    }
    #expect(
      asked.isSuperset(of: ["Withdraw", "Remove", "Send it as a new fax", "I never approved it"]))
  }

  // MARK: Failures

  @Test(arguments: Words.Language.allCases)
  func `a failure says what became of the money, and keeps the service's own words`(
    language: Words.Language
  ) {
    let context = Presentation.Context(words: Words(language), medium: .screen)
    let error = FaxError(.documentRefused, "The service says: Invalid PDF.", status: 422)
    let shown = FailurePresentation(of: error, in: context)
    #expect([shown.sentence, shown.detail ?? ""].contains("The service says: Invalid PDF."))
    #expect(shown.moneySentence == Words(language)(.notCharged))
    let lost = FaxError(.outcomeNotSaved, "Keep this: 0xabc.", money: .mayHaveMoved)
    let told = FailurePresentation(of: lost, in: context)
    #expect(
      [told.sentence, told.detail].contains("Keep this: 0xabc."), "evidence is never dropped")
    #expect(told.moneySentence == Words(language)(.mayHaveBeenCharged))
  }

  @Test func `no failure is without words`() {
    for language in Words.Language.allCases {
      for code in [FaxError.Code.unreachable, .internalFault, .init(rawValue: "tomorrow")] {
        let shown = FailurePresentation(
          of: FaxError(code, "It broke."), in: .init(words: Words(language)))
        #expect(!shown.sentence.isEmpty)
        #expect((shown.sentence == "It broke.") == (language == .english))
      }
    }
  }

  // MARK: The list

  @Test func `money in doubt comes first, then by age, newest first`() throws {
    let names = ["delivered by card", "drafted", "wallet asked", "window over", "sending"]
    let faxes = try names.map { FaxSnapshot(record: try Saga.named($0).record) }
    let shown = HistoryPresentation(
      of: faxes, quarantined: [.init(name: "zzzz0000", reason: "it has no events")],
      at: Saga.after(.seconds(60)))
    #expect(
      shown.sections.map(\.title) == ["Needs you", "Under way", "Not paid", "Over"])
    #expect(shown.sections.map(\.rows.count) == [2, 2, 1, 1])
    let unreadable = try #require(shown.sections.first?.rows.first)
    #expect(unreadable.job == nil && unreadable.mood == .attention)
    #expect(unreadable.advice == Words.english(.quarantinedSentence))
    #expect(unreadable.removal?.message.contains("evidence") == true)
    #expect(shown.sections.flatMap(\.rows).filter { $0.removal != nil } == [unreadable])
    let row = try #require(shown.sections.last?.rows.first)
    #expect(row.title == Saga.secretName && row.number == "+1 613 555 0123")
    #expect(row.spoken.contains("delivered") && row.spoken.contains("ago") || row.age == "just now")
    #expect(HistoryPresentation(of: [], at: Saga.start).sections.isEmpty)
  }

  // MARK: Pictures

  @Test(arguments: [
    (4032, 3024), (3024, 4032), (100, 100), (1, 10_000), (10_000, 1), (1700, 2200), (612, 792),
  ])
  func `a picture lies whole on the page, in shape, in the middle`(width: Int, height: Int) throws {
    let place = try #require(PageLayout.place(width: width, height: height))
    #expect(place.x >= PageLayout.margin - 0.001 && place.y >= PageLayout.margin - 0.001)
    #expect(abs(place.x * 2 + place.width - PageLayout.pageWidth) < 0.001)
    #expect(abs(place.y * 2 + place.height - PageLayout.pageHeight) < 0.001)
    let shape = place.width / place.height * Double(height) / Double(width)
    #expect(abs(shape - 1) < 0.001)
    #expect(place.pixelsWide <= width && place.pixelsHigh <= height)
    #expect(max(place.pixelsWide, place.pixelsHigh) <= PageLayout.longestSide)
    #expect(place.pixelsWide > 0 && place.pixelsHigh > 0)
  }

  @Test func `a picture without pixels has no place`() {
    #expect(PageLayout.place(width: 0, height: 5) == nil)
    #expect(PageLayout.place(width: 5, height: -1) == nil)
  }
}

@Suite(.timeLimit(.minutes(4)))
struct PaymentScreenTests {
  @Test func `a wallet's price is agreed to by amount, pages and network`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    let shown = QuotePresentation(of: quote, ours: .exact(3), age: .zero)
    #expect(
      shown.sentence == "Your wallet will be asked for exactly 0.15 USDC on Base, for 3 pages.")
    #expect(shown.payLabel == "Pay 0.15 USDC")
    #expect(shown.isPayable && shown.agreement == nil)
    #expect(shown.notices.first?.contains("come back here") == true)
    let late = QuotePresentation(of: quote, ours: .exact(3), age: .seconds(901))
    #expect(!late.isPayable && late.timeLine.contains("Nothing was charged"))
    await outbox.close()
  }

  @Test func `another count than this device's is said, and agreed to by its own button`()
    async throws
  {
    let desk = try Desk(scenarios: [.init(.pageCountDiffers, on: .faxes)])
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    let shown = QuotePresentation(of: quote, ours: .exact(3), age: .zero)
    #expect(shown.agreement == quote.pageCount && quote.pageCount != 3)
    #expect(shown.notices.first?.contains("this device counted 3 pages") == true)
    #expect(shown.payLabel.contains("for \(quote.pageCount) page"))
    await outbox.close()
  }

  @Test func `a card price above ours is shown with both, and agreed to by its amount`()
    async throws
  {
    let desk = try Desk(scenarios: [.init(.priceHigher, on: .uploads)])
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    await #expect { try await outbox.checkout(fax.id) } throws: { FaxError.Code.priceHigher ~= $0 }
    let record = try await outbox.fax(fax.id).record
    let shown = try #require(CardPricePresentation(of: record))
    #expect(shown.sentence.contains("this device expected $0.50"))
    let page = try await outbox.checkout(fax.id, acceptingUpTo: shown.price)
    #expect(page.amount == shown.price)
    await outbox.close()
  }

  @Test func `what is scanned is compared in words too, until it is too late`() throws {
    let instructions = TransferInstructions(try JSONRPCWalletTests.request())
    let shown = ScanPresentation(of: instructions, age: .zero)
    #expect(shown.code == instructions.uri.description)
    #expect(shown.facts.map(\.key) == ["network", "amount", "address", "token"])
    #expect(shown.warnings == instructions.warnings)
    #expect(shown.alarm == nil)
    #expect(ScanPresentation(of: instructions, age: nil, isStandIn: true).alarm != nil)
    #expect(!ScanPresentation(of: instructions, age: nil).isOpen, "an age nobody knows is too old")
    #expect(shown.isOpen && !shown.timeLine.isEmpty)
    for saga in Saga.all where try saga.record.everAskedWallet {
      let record = try saga.record
      let seen = ScanPresentation(of: instructions, for: record, age: .zero)
      #expect(seen.isOpen == (record.state == .transferRequested), "\(saga.name)")
      #expect(seen.isOpen || seen.timeLine.contains("do not pay"), "\(saga.name)")
    }
    let late = ScanPresentation(of: instructions, age: instructions.timeLeft)
    #expect(!late.isOpen && late.timeLine.contains("do not pay"))
  }
}
