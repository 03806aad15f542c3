import Foundation
import SendFax
import SendFaxAPI

/// What an event says to a person: in a line as it happens, and as an entry of a history.
enum EventWords {
  /// The line, or nil for what a person need not see.
  static func line(for event: StoredEvent, of record: FaxRecord, at now: Moment) -> Line? {
    switch event.event {
    case .drafted: return "\("Saved", .strong) as job \(record.job, .strong); nothing is sent yet."
    case .uploaded(let upload):
      return "\("Uploaded", .strong): \(pages(upload.pageCount)), \(upload.amount) by card."
    case .checkoutOpened(let page):
      return "\("Pay", .strong) \(page.amount) here: \(page.url, .strong)"
    case .quoteAnswered(let answer):
      return answer.quote.map {
        "\("Priced", .strong): \(pages($0.pageCount)), \(usdc($0.usdcBaseUnits)) by wallet."
      }
    case .transferRequested(let asked):
      return "\("Wallet asked", .strong) for \(usdc(asked.quote.usdcBaseUnits))."
    case .transferAnswered(let answer): return line(for: answer)
    case .accepted: return "\("Paid", .good)."
    case .statusSeen(let seen): return line(for: seen, of: record, at: now)
    case .attention, .withdrawn, .settled, .closed, .replaced: return end(of: record, at: now)
    default: return nil
    }
  }

  private static func line(for answer: FaxEvent.TransferAnswered) -> Line? {
    switch answer.outcome {
    case .sent: return "\("The wallet has paid", .good): transaction \(answer.hash ?? "")"
    case .declined: return "\("The wallet declined", .warning)."
    case .notAsked: return nil  // the failure that follows says why
    case .unknown where answer.reason == "scanned": return nil
    case .unknown:
      return "\("The wallet did not say whether it paid", .warning); looking for the payment."
    }
  }

  private static func line(
    for seen: FaxEvent.StatusSeen, of record: FaxRecord, at now: Moment
  ) -> Line? {
    switch seen.status {
    case .awaitingPayment, .paid: return nil
    case .delivered, .failed, .expired: return end(of: record, at: now)
    default:
      let shown = StatusPresentation(of: seen.status)
      return "\(shown.title, .strong)"
    }
  }

  /// Title, sentence and money, where a fax has come to an end or to a person.
  private static func end(of record: FaxRecord, at now: Moment) -> Line {
    let shown = Presentation(of: record, at: now)
    let reason = shown.notices.first.map { record.state == .failed ? " \($0)" : "" } ?? ""
    return "\(shown.title, shown.mood.style). \(shown.sentence)\(reason) \(shown.moneySentence)"
  }

  /// An amount of USDC as an event holds it.
  static func usdc(_ units: Int) -> USDC { USDC(baseUnits: UInt64(clamping: units)) }
}
