import SendFax

/// A request that was noted in the journal before it went to a wallet.
struct AskedRequest: Sendable, Equatable {
  var id: String
  var topic: String
  var paymentIntent: String
  var ask: Int

  /// What the journal keeps of a request: enough to find the fax of a late answer, and the wallet.
  static func reference(id: String, topic: String, ask: Int, payer: String) -> [String: String] {
    ["reown_id": id, "reown_topic": topic, "reown_ask": String(ask), "from": payer]
  }

  /// The request of that id among a fax's events. A later ask of one price does not hide an earlier.
  static func find(_ id: String, in history: [StoredEvent]) -> AskedRequest? {
    for stored in history {
      guard case .walletNoted(let noted) = stored.event, noted.reference["reown_id"] == id else {
        continue
      }
      return AskedRequest(noted.paymentIntent, noted.reference)
    }
    return nil
  }

  /// The request a wallet may still have on its screen, for it to be opened again.
  static func waiting(in record: FaxRecord) -> AskedRequest? {
    let open = record.intents.last { $0.outcome == .open && $0.reference["reown_id"] != nil }
    return open.flatMap { AskedRequest($0.quote.paymentIntent, $0.reference) }
  }

  /// The same, for as long as the wallet can still approve it.
  static func approvable(in record: FaxRecord, at now: Moment) -> AskedRequest? {
    guard let asked = waiting(in: record), let intent = record.intent(asked.paymentIntent),
      let since = now.since(intent.askedAt), since < .seconds(intent.lifetimeSeconds)
    else { return nil }
    return asked
  }

  private init?(_ paymentIntent: String, _ reference: [String: String]) {
    guard let id = reference["reown_id"], let topic = reference["reown_topic"],
      let ask = reference["reown_ask"].flatMap({ Int($0) })
    else { return nil }
    self.init(id: id, topic: topic, paymentIntent: paymentIntent, ask: ask)
  }

  init(id: String, topic: String, paymentIntent: String, ask: Int) {
    self.id = id
    self.topic = topic
    self.paymentIntent = paymentIntent
    self.ask = ask
  }
}
