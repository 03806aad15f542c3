import SendFaxAPI

@testable import SendFax

/// The wallet rail between two points at which the process may die (`WalletRail`, `Claimer`).
extension Model {
  private static let lifetimeOfRequest = Duration.seconds(lifetime * 60)

  func walletRail(_ world: World, _ fax: Int, _ next: inout Successors) {
    let side = world.faxes[fax]
    if case .calling(let intent) = side.wallet { return handOver(intent, fax, world, &next) }
    lateHash(world, fax, &next)
    switch side.flight {
    case .none:
      askPrice(world, fax, &next)
      pay(world, fax, &next)
      claim(world, fax, &next)
      giveUp(world, fax, &next)
    case .quoting: priceArrives(world, fax, &next)
    case .claiming: claimAnswered(world, fax, &next)
    case .showing: break
    }
  }

  private func askPrice(_ world: World, _ fax: Int, _ next: inout Successors) {
    var after = world
    let isAsked = commit(.asksForThePrice, fax, &after) { record in
      let asked = FaxEvent.quoteAsked(.init(ask: record.asks + 1))
      let isUploaded = record.state == .uploaded && !record.wasPageShown
      let isFree = isUploaded || FaxMachine.allows(asked, in: record)
      guard isFree, try blockade(record, fax, world) == nil else { return nil }
      return isUploaded
        ? [.uploadDropped(.init(reason: .railChanged)), asked] : [asked]
    }
    guard isAsked else { return }
    after.faxes[fax].flight = .quoting
    next.append((Step(.asksForThePrice, fax), after))
  }

  private func blockade(_ record: FaxRecord, _ fax: Int, _ world: World) throws -> FaxError? {
    try FaxMachine.blockade(of: record, in: view(fax, world), at: RecordTable.now)
  }

  private func priceArrives(_ world: World, _ fax: Int, _ next: inout Successors) {
    var served = world
    served.faxes[fax].flight = .none
    if setting.isRough {
      failed(.itsRequestNeverLeaves, Answer.neverSent, fax, served, &next)
    }
    let gate = post(fax, &served)
    switch gate {
    case .full: return
    case .asks(let intent):
      lose(fax, served, &next)
      _ = commit(.answered402, fax, &served, detail: intent) {
        FaxMachine.quoteArrived(
          Answer.quoted(intent), paymentIntent: Answer.intentName(intent), failure: nil,
          serverDate: nil, ask: $0.asks, in: $0)
      }
      served.faxes[fax].askedHere = true
      if broken == .restartedWindow {
        force(fax, &served) { $0.windows[Answer.intentName(intent)]?.start = RecordTable.now }
      }
      next.append((Step(.answered402, fax, intent), served))
    case .yes(let intent):
      lose(fax, served, &next)
      yes(intent, fax, &served)
      next.append((Step(.answered202, fax, intent), served))
    }
  }

  /// Elsewhere a kill stands for every loss, which keeps the worlds few.
  private func lose(_ fax: Int, _ world: World, _ next: inout Successors) {
    if setting.losses { failed(.theAnswerIsLost, Answer.lost, fax, world, &next) }
  }

  private func failed(
    _ deed: Deed, _ error: FaxError, _ fax: Int, _ world: World, _ next: inout Successors
  ) {
    var after = world
    _ = commit(deed, fax, &after) { FaxMachine.askFailed(error, ask: $0.asks, in: $0) }
    next.append((Step(deed, fax), after))
  }

  private func yes(_ intent: Int, _ fax: Int, _ world: inout World) {
    let receipt = Answer.yes(intent)
    if broken == .foreignYes {
      return force(fax, &world) {
        $0.acceptance = .init(receipt, paidBy: Answer.intentName(intent))
        $0.state = .accepted
      }
    }
    let before = world
    _ = commit(.answered202, fax, &world, detail: intent) {
      try FaxMachine.yesArrived(receipt, in: $0, view(fax, before))
    }
    guard world.fault == nil else { return }
    let refused = FaxError(.alreadySent, "")
    _ = commit(.asksForThePrice, fax, &world, detail: 1) {
      FaxMachine.askFailed(refused, ask: $0.asks, in: $0)
    }
  }

  /// Rule 1: the event first.
  private func pay(_ world: World, _ fax: Int, _ next: inout Successors) {
    guard world.faxes[fax].askedHere, world.faxes[fax].wallet == .none,
      let name = record(fax, world).quote?.paymentIntent, let intent = Int(name.dropFirst(3))
    else { return }
    var after = world
    let isOnDisk = commit(.putsTheTransferOnDisk, fax, &after) { record in
      guard let quote = record.quote,
        broken == .intentOfAnother || !isOfAnother(intent, fax, world),
        FaxMachine.objection(
          to: quote, lifetime: Model.lifetimeOfRequest, slowestUpload: .zero, in: record,
          at: RecordTable.now) == nil,
        try blockade(record, fax, world) == nil
      else { return nil }
      let asks = record.intent(name)?.asks ?? 0
      guard asks < 2 else { return nil }  // a third ask is like the second
      return [
        .transferRequested(
          .init(
            quote: quote, ask: asks + 1, wallet: "model", lifetimeSeconds: Model.lifetime * 60))
      ]
    }
    guard isOnDisk else { return }
    if broken == .appendAfterAsk {
      after = world
      return handToWallet(intent, fax, &after, &next)
    }
    after.faxes[fax].wallet = .calling(intent)
    next.append((Step(.putsTheTransferOnDisk, fax, intent), after))
  }

  /// After the sync the window is looked at once more; then the wallet is asked, or not.
  private func handOver(_ intent: Int, _ fax: Int, _ world: World, _ next: inout Successors) {
    let left = record(fax, world).leftToPay(Answer.intentName(intent), at: RecordTable.now)
    let needed = FaxMachine.neededWindow(lifetime: Model.lifetimeOfRequest, slowestUpload: .zero)
    var after = world
    if left >= needed || broken == .noSecondLook { handToWallet(intent, fax, &after, &next) }
    after = world
    after.faxes[fax].wallet = .none
    _ = commit(.doesNotAskTheWalletAfterAll, fax, &after, detail: intent) {
      answer(.notAsked(reason: ""), intent, $0)
    }
    next.append((Step(.doesNotAskTheWalletAfterAll, fax, intent), after))
  }

  private func handToWallet(
    _ intent: Int, _ fax: Int, _ world: inout World, _ next: inout Successors
  ) {
    world.faxes[fax].wallet = .waiting(intent)
    world.requests.append(.init(fax: fax, intent: intent))
    world.requests.sort()
    world.intents[intent - 1].asks += 1
    next.append((Step(.asksTheWallet, fax, intent), world))
  }

  /// A hash that comes by another way, in whatever state.
  private func lateHash(_ world: World, _ fax: Int, _ next: inout Successors) {
    for index in world.intents.indices where world.intents[index].payers.contains(fax) {
      guard world.faxes[fax].wallet != .waiting(index + 1) else { continue }
      let hash = Answer.hash(index + 1, by: fax)
      var after = world
      let isNews = commit(.theHashComesLate, fax, &after, detail: index + 1) {
        let events = answer(.sent(hash: hash), index + 1, $0)
        return events.isEmpty ? nil : events
      }
      if isNews { next.append((Step(.theHashComesLate, fax, index + 1), after)) }
    }
  }
}
