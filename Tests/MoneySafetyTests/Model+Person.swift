import SendFaxAPI

@testable import SendFax

/// What a person decides or says, truthfully as of now; and what can happen to a journal.
extension Model {
  func person(_ world: World, _ fax: Int, _ next: inout Successors) {
    let side = world.faxes[fax]
    guard side.flight == .none else { return }
    if case .calling = side.wallet { return }
    var after = world
    let isWithdrawn = commit(.thePersonWithdraws, fax, &after) {
      FaxMachine.allows(.withdrawn(.init()), in: $0) ? [.withdrawn(.init())] : nil
    }
    if isWithdrawn { next.append((Step(.thePersonWithdraws, fax), after)) }
    replace(world, fax, &next)
    if payments(fax, world) == 0, openWays(fax, world) == 0 {
      settle(.neverApproved, .thePersonSaysNeverApproved, world, fax, &next)
    }
    settle(.writtenOff, .thePersonWritesItOff, world, fax, &next)
    if hasRow(fax, world) {
      arrived(world, fax, &next)
    } else if payments(fax, world) > 0, side.pages.allSatisfy({ !$0.isPaid }) {
      var returned = world
      for index in returned.intents.indices where returned.intents[index].payers == [fax] {
        returned.intents[index].isReturned = true
      }
      settle(.refunded, .supportGivesItBack, returned, fax, &next)
    }
  }

  private func settle(
    _ outcome: FaxEvent.Settled.Outcome, _ deed: Deed, _ world: World, _ fax: Int,
    id: FaxID? = nil, _ next: inout Successors
  ) {
    var after = world
    let isTaken = commit(deed, fax, &after) {
      try FaxMachine.settling(outcome, id: id, in: $0, at: RecordTable.now)
    }
    guard isTaken else { return }
    if outcome == .neverApproved, broken == .retireForgets {
      force(fax, &after) { $0.intents = [] }
    }
    next.append((Step(deed, fax), after))
  }

  private func arrived(_ world: World, _ fax: Int, _ next: inout Successors) {
    settle(.arrived, .thePersonSaysItArrived, world, fax, &next)
    let own = world.intents.indices.last {
      world.intents[$0].hasRow && world.intents[$0].payers == [fax]
    }
    guard let own, let id = try? FaxID(Answer.rowName(own + 1)),
      record(fax, world).intents.last?.quote.paymentIntent == Answer.intentName(own + 1)
    else { return }
    settle(.arrived, .thePersonSaysItArrivedUnderItsID, world, fax, id: id, &next)
  }

  private func replace(_ world: World, _ fax: Int, _ next: inout Successors) {
    guard fax == 0, setting.faxes > 1, world.faxes[1].shelf == .absent else { return }
    var after = world
    let isReplaced = commit(.thePersonReplacesIt, fax, &after) {
      let replaced = FaxEvent.replaced(.init(by: newRecord(1).job))
      return FaxMachine.allows(replaced, in: $0) ? [replaced] : nil
    }
    guard isReplaced else { return }
    after.faxes[1].shelf = .kept
    after.faxes[1].record = table.intern(newRecord(1))
    after.wishes += 1
    next.append((Step(.thePersonReplacesIt, fax), after))
  }

  func damage(_ world: World, _ fax: Int, _ next: inout Successors) {
    guard fax == 0, world.faxes[fax].flight == .none, world.faxes[fax].wallet == .none else {
      return
    }
    let record = record(fax, world)
    var after = world
    after.faxes[fax].shelf = .quarantined
    if broken == .deletedWhenUnreadable {
      after.faxes[fax].record = table.intern(newRecord(fax))
    }
    next.append((Step(.itsEventsBecomeUnreadable, fax), after))
    guard FaxMachine.refusal(ofForgetting: record, at: RecordTable.now) == nil else { return }
    after.faxes[fax].shelf = .forgotten
    next.append((Step(.thePersonForgetsIt, fax), after))
  }

  // MARK: - The truth about one fax's money

  /// Payments of this fax that nobody gave back.
  func payments(_ fax: Int, _ world: World) -> Int {
    var count = 0
    for intent in world.intents where !intent.isReturned {
      for payer in intent.payers where payer == fax { count += 1 }
    }
    for page in world.faxes[fax].pages where page.isPaid { count += 1 }
    return count
  }

  /// Ways in which this fax can still be paid now: requests in time and pages in the person's hands.
  func openWays(_ fax: Int, _ world: World) -> Int {
    var count = 0
    for request in world.requests where request.fax == fax && !request.isLapsed { count += 1 }
    for page in world.faxes[fax].pages where isPayable(page) { count += 1 }
    return count
  }

  /// Whether the service sends it.
  func hasRow(_ fax: Int, _ world: World) -> Bool {
    world.intents.contains { $0.hasRow && $0.payers == [fax] }
      || (world.faxes[fax].server == .awaiting && world.faxes[fax].pages.contains(where: \.isPaid))
  }
}
