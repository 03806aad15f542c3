import SendFaxAPI

@testable import SendFax

/// What happens outside the app: time, the service, the wallet app, and the end of the process.
extension Model {
  /// How long a request in the wallet can be approved, in minutes: two of the model's steps.
  static let lifetime = 6

  func isOpen(_ intent: World.Minted) -> Bool { intent.age < 15 }

  /// `POST /faxes`: the payment gate.
  enum Gate { case yes(Int), asks(Int), full }

  func post(_ fax: Int, _ world: inout World) -> Gate {
    let key = setting.byContent ? 0 : fax
    let own = world.intents.indices.filter { world.intents[$0].key == key }
    let paid = own.last {
      world.intents[$0].payers.count == 1 && !world.intents[$0].isReturned
        && (isOpen(world.intents[$0]) || setting.lateReceipt)
    }
    if let paid {
      world.intents[paid].hasRow = true
      return .yes(paid + 1)
    }
    if let open = own.last(where: { isOpen(world.intents[$0]) }) { return .asks(open + 1) }
    guard world.intents.count < setting.maximumIntents else { return .full }
    world.intents.append(.init(key: key))
    return .asks(world.intents.count)
  }

  /// The process dies: what is on its way has reached the service, or has not.
  func kills(_ world: World, _ next: inout Successors) {
    let isIdle = world.faxes.allSatisfy {
      $0.flight == .none && $0.wallet == .none && !$0.askedHere
    }
    guard !isIdle else { return }
    var dead = world
    for fax in dead.faxes.indices {
      dead.faxes[fax].flight = .none
      dead.faxes[fax].wallet = .none
      dead.faxes[fax].askedHere = false
    }
    next.append((Step(.kill), dead))
    for fax in world.faxes.indices {
      switch world.faxes[fax].flight {
      case .none, .showing: continue
      case .quoting, .claiming:
        var after = dead
        if case .full = post(fax, &after) { continue }
        if after != dead { next.append((Step(.killAfterItsRequestArrived, fax), after)) }
      }
    }
  }

  func passTime(_ world: World, _ next: inout Successors) {
    // No request outlives its deadline.
    guard !world.faxes.contains(where: \.isSlow) else { return }
    for passing in Passing.allCases where passing == .minutes || setting.card {
      var after = world
      for fax in after.faxes.indices {
        let flight = world.faxes[fax].flight
        after.faxes[fax].isSlow = flight == .quoting || flight == .claiming
        after.faxes[fax].record = table.older(world.faxes[fax].record, passing)
        for page in after.faxes[fax].pages.indices {
          after.faxes[fax].pages[page].age = passing.age(after: world.faxes[fax].pages[page].age)
        }
      }
      for index in after.intents.indices {
        after.intents[index].age = passing.age(after: world.intents[index].age)
      }
      after.requests = world.requests.compactMap { request in
        var request = request
        request.age = passing.age(after: request.age)
        request.isLapsed = request.age >= Model.lifetime
        return request.isLapsed && !setting.lateApprovals ? nil : request
      }
      if after != world {
        next.append((Step(passing == .day ? .aDayPasses : .minutesPass), after))
      }
    }
  }

  /// What can become of a transfer that waits in the wallet app.
  func wallet(_ world: World, _ next: inout Successors) {
    for request in world.requests {
      let fax = request.fax
      let intent = request.intent
      let isWaiting = world.faxes[fax].wallet == .waiting(intent)
      var after = world
      after.requests.removeAll { $0 == request }
      var approved = after
      approve(request, &approved)
      if isWaiting {
        approved.faxes[fax].wallet = .none
        var told = approved
        let hash = Answer.hash(intent, by: fax)
        _ = commit(.theWalletSendsAndSaysSo, fax, &told, detail: intent) {
          answer(.sent(hash: hash), intent, $0)
        }
        next.append((Step(.theWalletSendsAndSaysSo, fax, intent), told))
        _ = commit(.theWalletSaysNothingClear, fax, &approved, detail: intent) {
          unknown(intent, $0)
        }
        next.append((Step(.theWalletSendsAndItsAnswerIsLost, fax, intent), approved))
      } else {
        next.append((Step(.theWalletSendsUnheard, fax, intent), approved))
      }
      if request.isLapsed {
        next.append((Step(.theWalletDropsTheLapsedRequest, fax, intent), after))
      } else if fax == 0 {
        declined(request, isWaiting, after, &next)
      }
    }
    for fax in world.faxes.indices {
      guard case .waiting(let intent) = world.faxes[fax].wallet else { continue }
      var after = world
      after.faxes[fax].wallet = .none
      _ = commit(.theWalletSaysNothingClear, fax, &after, detail: intent) { unknown(intent, $0) }
      next.append((Step(.theWalletSaysNothingClear, fax, intent), after))
    }
  }

  private func declined(
    _ request: World.Request, _ isWaiting: Bool, _ world: World, _ next: inout Successors
  ) {
    let (fax, intent) = (request.fax, request.intent)
    var after = world
    after.intents[intent - 1].refusals += 1
    if !isWaiting { next.append((Step(.thePersonDeclinesUnheard, fax, intent), after)) }
    guard after.faxes[fax].shelf == .kept else { return }
    if isWaiting { after.faxes[fax].wallet = .none }
    _ = commit(.thePersonDeclines, fax, &after, detail: intent) {
      answer(.declined(code: 4001), intent, $0)
    }
    next.append((Step(.thePersonDeclines, fax, intent), after))
  }

  private func approve(_ request: World.Request, _ world: inout World) {
    let index = request.intent - 1
    if request.isLapsed { world.intents[index].late += 1 }
    if !request.isLapsed, !isOpen(world.intents[index]) {
      world.fault = "stranded: a wallet approved in time, the service's window was over"
    }
    world.intents[index].payers.append(request.fax)
  }

  func answer(_ outcome: TransferOutcome, _ intent: Int, _ record: FaxRecord) -> [FaxEvent] {
    let name = Answer.intentName(intent)
    return FaxMachine.walletAnswered(outcome, name, record.intent(name)?.asks ?? 1, in: record)
  }

  private func unknown(_ intent: Int, _ record: FaxRecord) -> [FaxEvent] {
    broken == .unknownMeansDeclined
      ? answer(.declined(code: 4001), intent, record)
      : answer(.unknown(reason: ""), intent, record)
  }
}
