import Foundation
import SendFaxAPI

/// What a person keeps of a paid fax: when, how many pages, to whom in part, for how much, and the ids.
///
/// ```swift
/// let receipt = FaxReceipt(of: record, history: try await outbox.history(of: job))
/// receipt?.lines.forEach { print($0) }
/// ```
///
/// - Guaranteed: the number is masked and the document's name is left out; its SHA-256 says which
///   document it was. Times are UTC.
/// - Not guaranteed: that a person read the fax; the service says that the other machine took it.
public struct FaxReceipt: Sendable, Equatable {
  /// The heading.
  public let title: String
  /// What it says, in order; the keys are stable.
  public let facts: [Fact]

  /// The facts as aligned text under the heading.
  public var lines: [String] { [title] + facts.map(\.line) }

  /// The receipt of a fax, or nil where the service has not taken a payment for it.
  ///
  /// - Parameters:
  ///   - record: the fax.
  ///   - history: its events, for the time of the payment.
  ///   - words: the language.
  public init?(of record: FaxRecord, history: [StoredEvent] = [], words: Words = .english) {
    guard let acceptance = record.acceptance else { return nil }
    title = words(.receiptTitle)
    let pages = record.servicePages ?? record.draft.pageCount.number
    let story = Story(of: record, at: record.updatedAt, words)
    var facts = [
      Fact(.outcome, story.title, words), Fact(.recipient, record.draft.to.masked, words),
      Fact(.pages, String(pages), words),
      Fact(.documentDigest, record.draft.documentSHA256, words),
      Fact(.rail, words(acceptance.rail == .card ? .railCard : .railWallet), words),
    ]
    if let amount = record.priceText(words) { facts.append(Fact(.amount, amount, words)) }
    if record.money == .returned { facts.append(Fact(.payment, words(.intentReturned), words)) }
    facts += FaxReceipt.times(of: record, history, words)
    facts += FaxReceipt.ids(of: record, acceptance, words)
    self.facts = facts
  }

  private static func times(
    of record: FaxRecord, _ history: [StoredEvent], _ words: Words
  ) -> [Fact] {
    var facts = [Fact(.draftedAt, words.time(record.draftedAt.wall), words)]
    let accepted = history.last { stored in
      if case .accepted = stored.event { return true }
      return false
    }
    if let accepted { facts.append(Fact(.acceptedAt, words.time(accepted.at.wall), words)) }
    if let at = record.statusAt {
      let isOver = record.status?.status.isTerminal ?? false
      facts.append(Fact(isOver ? .endedAt : .statusAt, words.time(at.wall), words))
    }
    return facts
  }

  private static func ids(
    of record: FaxRecord, _ acceptance: FaxEvent.Accepted, _ words: Words
  ) -> [Fact] {
    var facts: [Fact] = []
    if let reason = record.status?.failureReason { facts.append(Fact(.failure, reason, words)) }
    facts.append(Fact(.faxID, ShownText.clean(acceptance.id) ?? "", words))
    if let intent = acceptance.paymentIntent {
      facts.append(Fact(.paymentIntent, intent, words))
      if let hash = record.intent(intent)?.hash { facts.append(Fact(.hash, hash, words)) }
    }
    if let page = record.statusPage {
      facts.append(Fact(.statusPage, page.absoluteString, words))
    }
    facts.append(Fact(.job, record.job.description, words))
    facts.append(Fact(.service, record.draft.base.description, words))
    return facts
  }
}
