import SendFaxAPI

extension FaxMachine {
  static func applyWallet(_ event: FaxEvent, at: Moment, to record: inout FaxRecord) throws {
    switch event {
    case .quoteAsked(let asked):
      record.openAsk = FaxRecord.Ask(number: asked.ask, at: at)
      record.asks = asked.ask
    case .quoteAnswered(let answer):
      record.openAsk = nil
      record.quote = answer.quote
      record.state = answer.quote == nil ? .drafted : .quoted
    case .quoteLapsed:
      record.quote = nil
      record.state = .drafted
    case .transferRequested(let requested): record.request(requested, at: at)
    case .walletNoted(let noted):
      record.change(noted.paymentIntent) { $0.reference.merge(noted.reference) { _, new in new } }
    case .transferAnswered(let answer): record.take(answer)
    case .claimed(let claim):
      record.claims.count = claim.attempt
      record.claims.last = claim
      record.claims.lastAt = at
      if let raw = claim.raw { record.claims.unreadableYes = raw }
    default: throw ReplayFault.notAllowed(kind: event.kind, in: record.state)
    }
  }
}

extension FaxRecord {
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

  fileprivate mutating func request(_ requested: FaxEvent.TransferRequested, at: Moment) {
    state = .transferRequested
    if intent(requested.quote.paymentIntent) == nil {
      intents.append(
        Intent(
          quote: requested.quote, askedAt: at, windowStart: at, asks: 0, lifetimeSeconds: 0,
          hash: nil, reference: [:], outcome: .open))
    }
    change(requested.quote.paymentIntent) {
      $0.askedAt = at
      $0.asks = requested.ask
      $0.lifetimeSeconds = requested.lifetimeSeconds
      $0.outcome = .open
    }
  }

  /// A late answer changes the intent in every state; the fax's own state only while it waits for it.
  fileprivate mutating func take(_ answer: FaxEvent.TransferAnswered) {
    let isCurrent = intents.last?.quote.paymentIntent == answer.paymentIntent
    change(answer.paymentIntent) { intent in
      switch answer.outcome {
      case .sent:
        intent.hash = answer.hash
        if intent.outcome != .accepted { intent.outcome = .sent }
      case .declined, .notAsked:
        if intent.hash == nil, intent.outcome == .open { intent.outcome = .declined }
      case .unknown: break
      }
    }
    guard isCurrent, state == .transferRequested else { return }
    switch answer.outcome {
    case .sent: state = .transferSent
    case .declined, .notAsked: state = .quoted
    case .unknown: break
    }
  }
}
