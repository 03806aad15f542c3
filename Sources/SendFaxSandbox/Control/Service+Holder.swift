import Foundation

/// The wallet's holder, where the wallet is by hand.
extension Service {
  /// A client that waits for the holder.
  struct Caller: Sendable {
    /// The id its answer has to carry.
    var id: JSONText
    /// The troubles that were on its request.
    var troubles: Set<SendFaxSandbox.Trouble>
    /// Whether it is still there.
    var isWaiting = true
  }

  /// What the holder can do.
  enum Decision: String, CaseIterable {
    case approve, decline, ignore
  }

  /// Lets the wallet approve at once, or wait for its holder.
  mutating func setWallet(byHand isByHand: Bool) {
    guard walletIsByHand != isByHand else { return }
    walletIsByHand = isByHand
    isChanged = true
    happen(.scenario, "wallet-by-hand", isByHand ? "on" : "off")
  }

  /// Keeps a request for the holder.
  mutating func pend(
    _ call: NodeCall, _ ask: inout SendFaxSandbox.Ledger.Ask
  ) -> SandboxAnswer {
    ask.answer = "pending"
    callers[ask.id] = Caller(id: call.id, troubles: troubles)
    var answer = SandboxAnswer(status: 200)
    answer.waits = .ask(ask.id)
    return answer
  }

  /// Does what the holder decided; whoever still waits is answered.
  mutating func decide(_ id: String, _ decision: Decision) throws {
    guard let at = ledger.chain.asks.firstIndex(where: { $0.id == id }) else {
      throw SendFaxSandbox.Refusal.noSuchAsk
    }
    var ask = ledger.chain.asks[at]
    guard ask.isPending else { throw SendFaxSandbox.Refusal.askAnswered }
    let caller = callers.removeValue(forKey: id)
    let call = NodeCall(id: caller?.id ?? .null)
    let answer: SandboxAnswer?
    switch decision {
    case .approve: answer = approve(ask: &ask, call, caller?.troubles ?? [])
    case .decline:
      ask.answer = "declined"
      answer = call.error(4001, "User rejected the request.")
    case .ignore:
      ask.answer = "ignored"
      answer = nil
    }
    ledger.chain.asks[at] = ask
    if let caller, caller.isWaiting, let answer { replies[id] = answer }
    isChanged = true
    happen(.wallet, id, ask.answer)
  }

  private mutating func approve(
    ask: inout SendFaxSandbox.Ledger.Ask, _ call: NodeCall,
    _ asked: Set<SendFaxSandbox.Trouble>
  ) -> SandboxAnswer {
    if let refused = refusal(call, from: ask.from, contract: ask.contract, data: ask.data) {
      ask.answer = "refused"
      return refused
    }
    let own = troubles
    defer { troubles = own }
    troubles = asked
    return approve(call, &ask)
  }
}
