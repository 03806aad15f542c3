import Foundation
import SendFax
import SendFaxAPI

/// What an event says to a person, in a line as it happens.
enum EventWords {
  /// The line, or nil for what a person need not see.
  static func line(for event: StoredEvent, of record: FaxRecord) -> Line? {
    switch event.event {
    case .drafted: return "\("Saved", .strong) as job \(record.job, .strong); nothing is sent yet."
    case .uploaded(let upload):
      return "\("Uploaded", .strong): \(pages(upload.pageCount)), \(upload.amount) by card."
    case .checkoutOpened(let page):
      return "\("Pay", .strong) \(page.amount) here: \(page.url, .strong)"
    case .accepted: return "\("Paid", .good)."
    case .statusSeen(let seen): return line(for: seen, of: record)
    case .attention: return "\("This fax needs you", .bad): sendfax show \(record.job)"
    case .withdrawn: return "\("Withdrawn", .strong); nothing was charged."
    case .settled(let settled): return "\("Settled", .strong) as \(settled.outcome.rawValue)."
    case .closed(let closed): return line(for: closed)
    default: return nil
    }
  }

  /// The event in a history: what would be a line, or else the journal's word for it.
  static func entry(for event: StoredEvent) -> String {
    switch event.event {
    case .checkoutOpened(let page): return "payment page shown, \(page.amount)"
    case .statusSeen(let seen):
      return "status \(seen.status.rawValue)" + (seen.failureReason.map { " (\($0))" } ?? "")
    case .uploaded(let upload): return "uploaded, \(pages(upload.pageCount)), \(upload.amount)"
    case .railChosen(let chosen): return "to be paid by \(chosen.rail.rawValue)"
    case .settled(let settled): return "settled as \(settled.outcome.rawValue)"
    case .attention(let attention): return "needs a person: \(attention.reason.rawValue)"
    case .transferRequested(let asked): return "wallet asked, payment \(asked.quote.paymentIntent)"
    case .transferAnswered(let answer):
      return "wallet answered \(answer.outcome.rawValue) \(answer.hash ?? answer.reason ?? "")"
    case .claimed(let claim): return "claim \(claim.attempt) answered \(claim.answer)"
    default: return event.event.kind.replacingOccurrences(of: "_", with: " ")
    }
  }

  private static func line(for seen: FaxEvent.StatusSeen, of record: FaxRecord) -> Line? {
    let to = record.draft.to.formatted
    switch seen.status {
    case .awaitingPayment, .paid: return nil
    case .delivered:
      return
        "\("Delivered", .good) to \(to), \(pages(seen.pageCount ?? record.draft.pageCount.number))."
    case .failed:
      let reason = seen.failureReason.map { " (\($0))" } ?? ""
      return "\("Failed", .bad)\(reason): the fax to \(to) was not delivered."
    case .expired: return "\("Expired", .bad): it was not paid in time."
    default: return "\(StatusWords.title(seen.status), .strong)"
    }
  }

  private static func line(for closed: FaxEvent.Closed) -> Line {
    switch closed.reason {
    case .alreadySent:
      return "\("Sent before", .strong): nothing was charged, no second copy went out."
    case .outcomeUnknown:
      return "\("Closed", .warning): the service has not known this fax for a day."
    }
  }
}
