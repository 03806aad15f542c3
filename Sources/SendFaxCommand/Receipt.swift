import Foundation
import SendFax
import SendFaxAPI

/// What a person keeps of a fax: when, how many pages, to whom, for how much, under which ids.
struct Receipt: Sendable {
  let fax: FaxSnapshot
  let history: [StoredEvent]

  /// Prints it; a fax that is not paid has none.
  func tell(on screen: Screen) throws {
    guard let acceptance = fax.record.acceptance else {
      throw FaxError(
        .notAllowedNow, "Fax \(fax.id) is not paid, so there is no receipt yet.", money: fax.money)
    }
    let record = fax.record
    let paid = history.first { if case .accepted = $0.event { return true } else { return false } }
    let ended = fax.state.isSettled ? record.statusAt : nil
    let count = record.status?.pageCount ?? acceptance.pageCount ?? record.draft.pageCount.number
    screen.row("Fax", "\(fax.id, .strong)  \(FaxWords.title(fax))")
    screen.row("To", Line(record.draft.to.masked + " (\(record.draft.to.country.name))"))
    screen.row("Pages", "\(count)")
    screen.row("Paid", "\(amount(acceptance), .strong)")
    screen.row("Saved", Line(record.draftedAt.wall.rfc3339))
    if let paid { screen.row("Accepted", Line(paid.at.wall.rfc3339)) }
    if let ended { screen.row("Ended", Line(ended.wall.rfc3339)) }
    screen.row("Fax id", Line(acceptance.id))
    if let intent = acceptance.paymentIntent { screen.row("Payment", Line(intent)) }
    screen.row("Service", "\(record.draft.base)")
    screen.event(
      "receipt", job: fax.id.description,
      [
        "to": .text(record.draft.to.masked), "page_count": .number(count),
        "amount_cents": record.page.map { .number($0.opened.amount.cents) } ?? .null,
        "usdc_base_units": acceptance.usdcBaseUnits.map(JSONValue.number) ?? .null,
        "fax_id": .text(acceptance.id), "payment_intent": .optional(acceptance.paymentIntent),
        "drafted_at": .time(record.draftedAt.wall),
        "accepted_at": paid.map { .time($0.at.wall) } ?? .null,
        "ended_at": ended.map { .time($0.wall) } ?? .null, "state": .text(fax.state.rawValue),
      ])
  }

  private func amount(_ acceptance: FaxEvent.Accepted) -> String {
    switch acceptance.rail {
    case .card: return fax.record.page.map { "\($0.opened.amount) by card" } ?? "by card"
    case .wallet:
      let units = acceptance.usdcBaseUnits ?? fax.record.intents.last?.quote.usdcBaseUnits
      return units.map { "\(USDC(baseUnits: UInt64(clamping: $0))) by wallet" } ?? "by wallet"
    }
  }
}
