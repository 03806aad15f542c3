import Foundation
import SendFax
import SendFaxAPI

extension StoredEvent {
  /// The event as `--json` prints it: its name, and its members beside `event`, `job` and `at`. Nil for
  /// what only the journal needs to know.
  func json(of record: FaxRecord) -> (name: String, fields: [String: JSONValue])? {
    switch event {
    case .drafted: return ("drafted", [:])
    case .uploaded(let upload):
      return (
        "uploaded",
        [
          "fax_id": .text(upload.id.rawValue), "page_count": .number(upload.pageCount),
          "amount_cents": .number(upload.amount.cents),
        ]
      )
    case .checkoutOpened(let page): return ("checkout", ["url": .text(page.url.absoluteString)])
    case .accepted(let accepted):
      let url = accepted.statusURL?.absoluteString ?? record.statusPage(of: accepted.id)
      return ("accepted", ["fax_id": .text(accepted.id), "status_url": .optional(url)])
    case .statusSeen(let seen): return StoredEvent.json(seen, record)
    case .attention: return ("needs_attention", ["evidence": record.evidence])
    case .closed(let closed):
      guard closed.reason == .alreadySent else { return ("closed", [:]) }
      return ("already_sent", ["fax_id": .optional(closed.id)])
    case .settled(let settled): return ("settled", ["as": .text(settled.outcome.rawValue)])
    case .withdrawn: return ("withdrawn", [:])
    case .replaced(let replaced): return ("replaced", ["by": .text(replaced.by.description)])
    case .quoteAnswered(let answer): return answer.quote.map(StoredEvent.json)
    case .transferRequested(let asked):
      return (
        "transfer_requested",
        [
          "address": .text(asked.quote.address), "token": .text(asked.quote.token),
          "network": .text(asked.quote.network),
          "usdc_base_units": .number(asked.quote.usdcBaseUnits),
        ]
      )
    case .transferAnswered(let answer):
      return answer.hash.map { ("transfer_sent", ["hash": .text($0)]) }
    case .claimed(let claim):
      return ("claiming", ["attempt": .number(claim.attempt), "answer": .text(claim.answer)])
    default: return nil
    }
  }

  private static func json(
    _ seen: FaxEvent.StatusSeen, _ record: FaxRecord
  ) -> (String, [String: JSONValue]) {
    switch seen.status {
    case .delivered:
      return ("delivered", ["fax_id": .optional(record.faxID?.rawValue)])
    case .failed: return ("failed", ["reason": .optional(seen.failureReason)])
    case .expired: return ("expired", [:])
    default: return ("status", ["status": .text(seen.status.rawValue)])
    }
  }

  private static func json(_ quote: FaxEvent.Quoted) -> (String, [String: JSONValue]) {
    (
      "quoted",
      [
        "page_count": .number(quote.pageCount), "usdc_base_units": .number(quote.usdcBaseUnits),
        "payment_intent": .text(quote.paymentIntent),
        "expires": quote.expires.map(JSONValue.time) ?? .null,
      ]
    )
  }
}

extension FaxRecord {
  /// The page on which a person can follow the fax.
  func statusPage(of id: String) -> String? {
    guard let id = try? FaxID(id) else { return nil }  // an id of another shape has no page of ours
    return draft.base.endpoint("f/\(id.rawValue)").absoluteString
  }

  /// What a support person needs to find the money; neither the number nor the document's name.
  var evidence: JSONValue {
    .object(fields(of: Presentation(of: self, at: updatedAt).evidence))
  }
}
