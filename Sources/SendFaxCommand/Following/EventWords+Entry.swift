import Foundation
import SendFax
import SendFaxAPI

extension EventWords {
  /// The event in a history, whole: what a support person needs of it stands there.
  static func entry(for event: StoredEvent) -> String {
    switch event.event {
    case .drafted(let draft):
      return "saved for \(draft.base), document SHA-256 \(draft.documentSHA256)"
    case .railChosen(let chosen): return "to be paid by \(chosen.rail.rawValue)"
    case .uploaded(let upload):
      return "uploaded as \(upload.id.rawValue), \(pages(upload.pageCount)), \(upload.amount)"
    case .uploadDropped(let dropped): return "upload not used: \(words(dropped.reason.rawValue))"
    case .consented(let consent):
      return "you agreed to \(consent.amount), \(pages(consent.pageCount))"
    case .checkoutOpened(let page):
      return "payment page of \(page.id.rawValue) shown, \(page.amount)"
    case .quoteAsked(let asked): return "price asked, request \(asked.ask)"
    case .quoteAnswered(let answer): return entry(for: answer)
    case .transferRequested(let asked): return entry(for: asked)
    case .walletNoted(let noted):
      let facts = noted.reference.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      return "wallet request: " + facts.joined(separator: ", ")
    case .transferAnswered(let answer): return entry(for: answer)
    case .transferFailed(let failed):
      return "the chain says finally: \(failed.how.rawValue), \(failed.paymentIntent) moved nothing"
    case .claimAsked(let asked): return "claim \(asked.attempt) sent"
    case .claimed(let claim): return entry(for: claim)
    case .accepted(let accepted):
      let paid = accepted.paymentIntent.map { ", paid by \($0)" } ?? ""
      return "accepted by the service as \(accepted.id)\(paid)"
    case .statusSeen(let seen):
      return "status \(seen.status.rawValue)" + (seen.failureReason.map { " (\($0))" } ?? "")
    case .notFound(let missing): return "the service does not know it (404), time \(missing.count)"
    case .attention(let attention): return "needs a person: \(words(attention.reason.rawValue))"
    case .settled(let settled): return "settled as \(settled.outcome.rawValue)"
    case .replaced(let replaced): return "replaced by fax \(replaced.by)"
    case .closed(let closed): return "closed: \(words(closed.reason.rawValue)) \(closed.id ?? "")"
    case .redrafted, .moved, .quoteLapsed, .withdrawn, .bodyDeleted: return words(event.event.kind)
    }
  }

  private static func entry(for answer: FaxEvent.QuoteAnswered) -> String {
    guard let quote = answer.quote else {
      return "price request \(answer.ask) answered: \(words(answer.failure ?? "no price"))"
        + (answer.paymentIntent.map { ", \($0)" } ?? "")
    }
    return
      "price \(usdc(quote.usdcBaseUnits)) for \(pages(quote.pageCount)), \(quote.paymentIntent)"
  }

  private static func entry(for asked: FaxEvent.TransferRequested) -> String {
    "\(asked.wallet) wallet asked, time \(asked.ask): \(asked.quote.usdcBaseUnits) base units of "
      + "\(asked.quote.token) on \(asked.quote.network) (chain \(asked.quote.chainID)) to "
      + "\(asked.quote.address), \(asked.quote.paymentIntent)"
  }

  private static func entry(for answer: FaxEvent.TransferAnswered) -> String {
    let detail = [answer.hash, answer.code.map { "code \($0)" }, answer.reason].compactMap { $0 }
    return (["wallet answered \(words(answer.outcome.rawValue))"] + detail).joined(separator: ", ")
  }

  private static func entry(for claim: FaxEvent.Claimed) -> String {
    let status = claim.status.map { " (\($0))" } ?? ""
    let other = claim.answer == "other_intent" ? claim.paymentIntent.map { " \($0)" } ?? "" : ""
    let raw = claim.raw.map { ": \($0.prefix(200))" } ?? ""
    return "claim \(claim.attempt) answered \(words(claim.answer))\(status)\(other)\(raw)"
  }

  private static func words(_ word: String) -> String {
    word.replacingOccurrences(of: "_", with: " ")
  }
}
