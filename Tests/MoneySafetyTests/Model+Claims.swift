import SendFaxAPI

@testable import SendFax

/// Claims: the same request again, until a readable yes that is ours.
extension Model {
  func claim(_ world: World, _ fax: Int, _ next: inout Successors) {
    var after = world
    let isAsked = commit(.claims, fax, &after) { record in
      let asked = FaxEvent.claimAsked(.init(attempt: record.claims.count + 1))
      return FaxMachine.allows(asked, in: record) ? [asked] : nil
    }
    guard isAsked else { return }
    after.faxes[fax].flight = .claiming
    next.append((Step(.claims, fax), after))
  }

  func claimAnswered(_ world: World, _ fax: Int, _ next: inout Successors) {
    var served = world
    served.faxes[fax].flight = .none
    if setting.isRough {
      take(.failure(Answer.neverSent), .theClaimNeverLeaves, fax, served, &next)
    }
    let gate = post(fax, &served)
    if setting.losses {
      take(.failure(Answer.lost), .theClaimsAnswerIsLost, fax, served, &next)
    }
    switch gate {
    case .full:
      // One intent more than the model follows: a 402 that says nothing of ours all the same.
      let response = HTTPResponse(status: 402)
      take(.success(.paymentRequired(response)), .theClaimIsAnswered402, fax, served, &next)
    case .yes(let intent):
      take(
        .success(.accepted(Answer.yes(intent))), .theClaimIsAnswered202, fax, served, &next, intent)
      guard setting.isRough else { return }
      let raw = Submission.acceptedUnreadably(Answer.unreadableYes)
      take(.success(raw), .theClaimIsAnsweredUnreadably, fax, served, &next)
    case .asks(let intent):
      let isOther = Answer.intentName(intent) != record(fax, world).claimable?.quote.paymentIntent
      if broken == .payTheNewQuote, isOther {
        return takeNewQuote(intent, fax, &served, &next)
      }
      let response = Answer.paymentRequired(intent)
      take(.success(.paymentRequired(response)), .theClaimIsAnswered402, fax, served, &next, intent)
    }
  }

  private func take(
    _ result: Result<Submission, FaxError>, _ deed: Deed, _ fax: Int, _ world: World,
    _ next: inout Successors, _ intent: Int = 0
  ) {
    var after = world
    _ = commit(deed, fax, &after, detail: intent) { record in
      guard let attempt = record.claims.open?.number else { return [] }
      return try FaxMachine.claimAnswered(
        result.map { Answered($0, serverDate: nil) }, attempt: attempt, in: record,
        view(fax, world))
    }
    next.append((Step(deed, fax, intent), after))
  }

  /// What the guide's own code would do: forget the first payment and pay the new quote.
  private func takeNewQuote(
    _ intent: Int, _ fax: Int, _ world: inout World, _ next: inout Successors
  ) {
    force(fax, &world) {
      $0.settle($0.claimable?.quote.paymentIntent, as: .retired)
      $0.quote = Answer.quoted(intent)
      $0.windows[Answer.intentName(intent)] = .init(
        start: RecordTable.now, latestStart: RecordTable.now)
      $0.claims = .init()
      $0.state = .quoted
    }
    world.faxes[fax].askedHere = true
    next.append((Step(.takesTheNewQuote, fax, intent), world))
  }

  /// After the window and its last claim, a person is called.
  func giveUp(_ world: World, _ fax: Int, _ next: inout Successors) {
    var after = world
    let isOver = commit(.callsForAPerson, fax, &after) { record in
      var session = ClaimSession()
      session.claims = 1
      let plan = FaxMachine.claimPlan(for: record, at: RecordTable.now, session)
      guard case .attention(let reason) = plan else { return nil }
      return [.attention(.init(reason: reason))]
    }
    if isOver { next.append((Step(.callsForAPerson, fax), after)) }
  }
}
