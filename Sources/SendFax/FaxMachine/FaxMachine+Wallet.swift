import SendFaxAPI

extension FaxMachine {
  static func applyWallet(_ event: FaxEvent, at: Moment, to record: inout FaxRecord) throws {
    switch event {
    case .quoteAsked(let asked):
      record.openAsk = FaxRecord.Ask(
        number: asked.ask, at: at, followsUnanswered: record.openAsk != nil)
      record.asks = asked.ask
      record.mayMint(at)
    case .quoteAnswered(let answer): record.take(answer, at: at)
    case .quoteLapsed:
      record.quote = nil
      record.state = .drafted
    case .transferRequested(let requested): record.take(requested, at: at)
    case .walletNoted(let noted):
      record.change(noted.paymentIntent) { $0.reference.merge(noted.reference) { _, new in new } }
    case .transferAnswered(let answer): record.take(answer)
    case .transferFailed(let failed):
      record.settle(failed.paymentIntent, as: .failed)
      if record.isWaitingForMoney {
        record.quote = nil
        record.attention = nil
        record.state = .drafted
      }
    case .claimAsked(let asked):
      record.claims.open = FaxRecord.Ask(number: asked.attempt, at: at)
      record.claims.count = asked.attempt
      record.longestRequest = max(record.longestRequest, asked.patienceSeconds ?? 0)
      record.mayMint(at)
    case .claimed(let claim): record.take(claim, at: at)
    default: throw ReplayFault.notAllowed(kind: event.kind, in: record.state)
    }
  }
}

extension FaxRecord {
  /// Whether it stands where it does only because a payment may be out, and none is any more.
  fileprivate var isWaitingForMoney: Bool {
    switch state {
    case .transferSent, .transferRequested: return true
    case .needsAttention:
      return attention == .windowOver && claims.unreadableYes == nil && claimable == nil
    default: return false
    }
  }

  /// The payment of that intent, where a wallet was ever asked for it.
  public func intent(_ paymentIntent: String) -> Intent? {
    intents.last { $0.quote.paymentIntent == paymentIntent }
  }

  mutating func change(_ paymentIntent: String, _ body: (inout Intent) -> Void) {
    guard let index = intents.lastIndex(where: { $0.quote.paymentIntent == paymentIntent })
    else { return }
    body(&intents[index])
  }

  mutating func settle(_ paymentIntent: String?, as outcome: Intent.Outcome) {
    guard let paymentIntent else { return }
    change(paymentIntent) { $0.outcome = outcome }
  }

  /// A retired payment that has a transaction stays what it is: the chain outweighs a memory.
  mutating func retire(_ paymentIntent: String?) {
    guard let paymentIntent else { return }
    change(paymentIntent) { if $0.hash == nil { $0.outcome = .retired } }
  }

  fileprivate mutating func take(_ answer: FaxEvent.QuoteAnswered, at: Moment) {
    let asked = openAsk?.at ?? at
    // A request that may have reached the service and brought no word of it stays open.
    if answer.paymentIntent != nil || !answer.mayHaveMinted { openAsk = nil }
    note(server: answer.serverDate, at: at)
    if let seen = answer.paymentIntent {
      see(seen, expires: answer.quote?.expires, server: answer.serverDate, asked: asked, at: at)
    } else if !answer.mayHaveMinted, !mintingAsks.isEmpty {
      mintingAsks.removeLast()
    }
    quote = answer.quote
    if state == .drafted || state == .quoted { state = answer.quote == nil ? .drafted : .quoted }
  }

  fileprivate mutating func take(_ requested: FaxEvent.TransferRequested, at: Moment) {
    state = .transferRequested
    let name = requested.quote.paymentIntent
    if intent(name) == nil {
      intents.append(
        Intent(
          quote: requested.quote, askedAt: at, windowStart: windows[name]?.start ?? at, asks: 0,
          wallet: requested.wallet,
          lifetimeSeconds: 0, outcome: .open))
    }
    change(name) {
      $0.askedAt = at
      // Each ask has a nonce of its own; an earlier one's would prove nothing of this one.
      $0.reference = [:]
      $0.asks = requested.ask
      $0.wallet = requested.wallet
      $0.lifetimeSeconds = requested.lifetimeSeconds
      $0.outcome = .open
    }
    claims = Claims(count: claims.count)
  }

  /// A late answer changes the intent in every state; the fax's own state only while it waits for it.
  fileprivate mutating func take(_ answer: FaxEvent.TransferAnswered) {
    let isCurrent = claimable?.quote.paymentIntent == answer.paymentIntent
    change(answer.paymentIntent) { intent in
      switch answer.outcome {
      case .sent:
        intent.hash = answer.hash ?? intent.hash
        if intent.outcome != .accepted, intent.outcome != .returned { intent.outcome = .sent }
      case .declined, .notAsked:
        guard answer.ask == intent.asks, intent.hash == nil, intent.outcome == .open else { return }
        intent.outcome = .declined
        intent.endedAsks += 1
      case .unknown: break
      }
    }
    if answer.outcome == .sent { claims.unpaidAt = nil }
    guard isCurrent, state == .transferRequested else { return }
    switch intent(answer.paymentIntent)?.outcome {
    case .sent: state = .transferSent
    case .declined: state = .quoted
    default: break
    }
  }

  fileprivate mutating func take(_ claim: FaxEvent.Claimed, at: Moment) {
    let asked = claims.open?.at ?? at
    claims.open = nil
    claims.last = claim
    claims.lastAt = at
    claims.unreadableYes = claim.raw ?? claims.unreadableYes
    note(server: claim.serverDate, at: at)
    if let seen = claim.paymentIntent {
      see(seen, expires: nil, server: claim.serverDate, asked: asked, at: at)
    } else if !claim.mayHaveArrived, !mintingAsks.isEmpty {
      mintingAsks.removeLast()
    }
    guard let current = claimable, claim.mayHaveArrived else { return }
    guard leftToClaim(current.quote.paymentIntent, at: asked) <= .zero else { return }
    claims.late += 1
    // A 402 without a quote may be a proxy's, and says nothing of the payment.
    if claim.status == 402, claim.paymentIntent != nil,
      asked.isPast(.seconds(current.lifetimeSeconds), since: current.askedAt)
    {
      claims.unpaidAt = asked
    }
  }
}
