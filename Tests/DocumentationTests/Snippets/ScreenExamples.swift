import Foundation
import SendFax
import SendFaxAPI
import Testing

/// The examples of what a screen is made with: some run, the others compiled.
struct ScreenExamples {
  let outbox: Outbox
  let job: JobID
  let record: FaxRecord
  let document: FaxDocument
  let quote: WalletQuote
  let clock: any FaxClock
  let context: Presentation.Context
  let words: Words

  func lifecycle() {
    var lifecycle = Lifecycle(isSuspended: true)
    if let turn = lifecycle.enter(.active) { print(turn.steps) }
  }

  func plan() {
    let plan = ReturnPlan(for: record, at: clock.now(), words: words)
    print(plan.reminders, plan.claims)
  }

  func shelf() async throws {
    var shelf = FaxShelf()
    shelf.fill(try await outbox.faxes())
    for await fax in outbox.updates() { shelf.take(fax) }
  }

  func keepsake(_ faxes: [FaxRecord]) {
    var stored: Data?
    switch Keepsake.change(of: stored, for: faxes, words: words) {
    case .none: break
    case .store(let data): stored = data
    case .clear: stored = nil
    }
    print(stored ?? Data())
  }

  func compose() {
    var draft = Composition()
    draft.document = .ready(document)
    draft.number = "6135550123"
    let shown = ComposerPresentation(of: draft, in: context)
    print(shown.priceLines)
  }

  func fail() async throws {
    do { try await outbox.lookAgain(job) } catch let error as FaxError {
      let shown = FailurePresentation(of: error, in: context)
      print(shown.title, shown.sentence, shown.moneySentence)
    }
  }

  func history(_ faxes: [FaxSnapshot]) {
    let shown = HistoryPresentation(of: faxes, at: clock.now(), in: context)
    for section in shown.sections { print(section.title, section.rows.count) }
  }

  func tap(_ offer: Presentation.Offer) {
    var gate = OfferGate()
    guard gate.begin(offer.action, for: job) else { return }
    print(gate.isBusy)
  }

  func price() {
    let shown = QuotePresentation(of: quote, ours: record.draft.pageCount, age: .zero, in: context)
    print(shown.payLabel)
  }
}

struct ScreenExamplesRun {
  @Test func `a number is understood and grouped as its examples say`() throws {
    try expectShown(in: "Sources/SendFax/Presentation/NumberEntry.swift") {
      let entry = NumberEntry("6135550123")
      entry.understood  // "Calls +1 613 555 0123 in Canada."
      NumberEntry.grouped("613 555 0", after: "613 555")  // "613 555 0"
    }
  }

  @Test func `a picture is placed as its example says`() throws {
    try expectShown(in: "Sources/SendFax/Presentation/PageLayout.swift") {
      PageLayout.place(width: 4032, height: 3024)?.width  // 576.0
    }
  }
}
