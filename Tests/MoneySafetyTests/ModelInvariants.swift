import SendFaxAPI

@testable import SendFax

/// The invariants of the design, asked of one world (design, “Invariants”).
extension Model {
  func violation(in world: World) -> String? {
    if let fault = world.fault { return fault }
    for fax in world.faxes.indices where world.faxes[fax].shelf != .absent {
      if let broken = violation(of: fax, in: world) { return broken }
    }
    return asks(in: world) ?? receipts(in: world)
  }

  private func violation(of fax: Int, in world: World) -> String? {
    let isCareless = world.intents.contains { $0.late > 0 && $0.payers.contains(fax) }
    if !isCareless, payments(fax, world) + openWays(fax, world) > 1 {
      return "one fax can be paid in two ways, or was paid twice"
    }
    // A fax nobody can read says so, and its events are kept for support.
    if world.faxes[fax].shelf != .kept {
      return world.faxes[fax].shelf == .quarantined ? unnamed(fax, in: world) : nil
    }
    return unnamed(fax, in: world) ?? unspoken(fax, in: world)
  }

  /// Every payment in the ledger is named by the fax that made it.
  private func unnamed(_ fax: Int, in world: World) -> String? {
    let record = record(fax, world)
    for (index, intent) in world.intents.enumerated() {
      let isOut = world.requests.contains { $0.fax == fax && $0.intent == index + 1 }
      guard isOut || intent.payers.contains(fax) else { continue }
      guard let known = record.intent(Answer.intentName(index + 1)) else {
        return "a wallet was asked or has paid, and the journal does not name it"
      }
      if intent.payers.contains(fax), known.outcome == .declined || known.outcome == .failed {
        return "a payment was made, and the journal calls it declined"
      }
    }
    let isShown = world.faxes[fax].pages.contains { $0.isPaid || isPayable($0) }
    return isShown && record.page == nil && !record.wasPageShown
      ? "a page can be paid, and the journal names none" : nil
  }

  /// “Not charged” is shown only where nothing moved and nothing can. A wallet that takes an approval
  /// after its request's end is beyond what anybody can know; its hash is not.
  private func unspoken(_ fax: Int, in world: World) -> String? {
    let record = record(fax, world)
    guard record.money == .notMoved, record.strayIntents.isEmpty, !record.isWatchedExpiry else {
      return nil
    }
    let isUnknowable = world.intents.allSatisfy {
      !$0.payers.contains(fax) || $0.late > 0 || $0.isReturned
    }
    if record.intents.contains(where: { $0.hash != nil && $0.isOpen }) {
      return "“not charged” is shown, and the journal has a transaction"
    }
    if isUnknowable, !world.faxes[fax].pages.contains(where: \.isPaid), openWays(fax, world) == 0 {
      return nil
    }
    return "“not charged” is shown while money is out or can be"
  }

  private func asks(in world: World) -> String? {
    for (index, intent) in world.intents.enumerated() {
      if intent.asks > 1 + intent.refusals { return "a wallet was asked twice for one payment" }
      if intent.payers.count > 1 { return "two transfers went to one address" }
      let name = Answer.intentName(index + 1)
      let asks = world.faxes.indices.reduce(0) { sum, fax in
        world.faxes[fax].shelf == .absent ? sum : sum + (record(fax, world).intent(name)?.asks ?? 0)
      }
      let ended = world.faxes.indices.reduce(0) { sum, fax in
        world.faxes[fax].shelf == .absent
          ? sum : sum + (record(fax, world).intent(name)?.endedAsks ?? 0)
      }
      if asks > 1 + ended { return "the journal has two open asks for one payment" }
    }
    return nil
  }

  /// Accepted fax and service id are one to one, and each is paid by its own payment.
  private func receipts(in world: World) -> String? {
    var seen: Set<String> = []
    for fax in world.faxes.indices where world.faxes[fax].shelf != .absent {
      guard let yes = record(fax, world).acceptance else { continue }
      guard seen.insert(yes.id).inserted else { return "two faxes have one receipt" }
      guard yes.rail == .wallet else { continue }
      let own = world.intents.indices.contains {
        Answer.rowName($0 + 1) == yes.id && world.intents[$0].payers.contains(fax)
      }
      if !own { return "accepted on a receipt that another fax paid for" }
    }
    let rows =
      world.intents.count(where: \.hasRow)
      + world.faxes.reduce(0) { sum, side in
        sum + side.pages.count { $0.isPaid && side.server == .awaiting }
      }
    let isCareless = world.intents.contains { $0.late > 0 }
    return rows > world.wishes && !isCareless ? "more faxes go out than anybody wished for" : nil
  }

  /// Whether a fax with money out has come to an end a person can live with: sent, or evidence shown.
  func isEnded(_ fax: Int, in world: World) -> Bool {
    let record = record(fax, world)
    switch world.faxes[fax].shelf {
    case .absent, .quarantined, .forgotten: return true
    case .kept: break
    }
    guard payments(fax, world) > 0 else { return true }
    switch record.state {
    case .accepted, .needsAttention, .closed: return true
    case .expired: return record.isWatchedExpiry
    default: return !record.strayIntents.isEmpty
    }
  }

  /// A fax paid in time, whose window is open and whose person has said nothing: it must be sent.
  func isDue(_ fax: Int, in world: World) -> Bool {
    guard world.faxes[fax].shelf == .kept else { return false }
    let record = record(fax, world)
    return world.intents.indices.contains {
      let intent = world.intents[$0]
      return intent.payers == [fax] && intent.late == 0 && !intent.isReturned
        && isOpen(intent)
        && record.intent(Answer.intentName($0 + 1))?.isOpen == true
        && (record.state == .transferRequested || record.state == .transferSent)
    }
  }
}
