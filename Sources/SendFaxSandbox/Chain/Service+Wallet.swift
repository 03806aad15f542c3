import Foundation

/// The wallet's holder: what becomes of a request to send.
extension Service {
  mutating func sendTransaction(_ call: NodeCall) -> SandboxAnswer {
    let object = call.object(0)
    let data = object["data"] ?? object["input"] ?? "0x"
    var ask = SendFaxSandbox.Ledger.Ask(
      id: "ask_" + random.word(16), at: now, from: object["from"] ?? "",
      contract: object["to"] ?? "", data: data, nonce: object["nonce"].flatMap(Service.number),
      answer: "")
    let answer = answer(call, object, &ask)
    ledger.chain.asks.append(ask)
    isChanged = true
    happen(.wallet, ask.id, ask.answer)
    return answer
  }

  private mutating func answer(
    _ call: NodeCall, _ object: [String: String],
    _ ask: inout SendFaxSandbox.Ledger.Ask
  ) -> SandboxAnswer {
    if troubles.contains(.walletDeclines) {
      ask.answer = "declined"
      return call.error(4001, "User rejected the request.")
    }
    if troubles.contains(.walletCodeZero) {
      ask.answer = "code 0"
      return call.error(0, "Something went wrong.")
    }
    if troubles.contains(.walletHangs) {
      ask.answer = "hangs"
      return SandboxAnswer(status: 0, fault: .hang)
    }
    if let chain = object["chainId"], Service.number(chain) != UInt64(configuration.chainID) {
      ask.answer = "wrong chain"
      return call.error(-32602, "The transaction is for another chain.")
    }
    if let refused = refusal(call) {
      ask.answer = "refused"
      return refused
    }
    return walletIsByHand ? pend(call, &ask) : approve(call, &ask)
  }

  /// Sends what was asked for.
  mutating func approve(
    _ call: NodeCall, _ ask: inout SendFaxSandbox.Ledger.Ask
  ) -> SandboxAnswer {
    guard let at = ledger.chain.account(ask.from) else {
      ask.answer = "refused"
      return call.error(4100, "The account is not one of this wallet.")
    }
    let nonce = ask.nonce ?? ledger.chain.accounts[at].nonce
    guard nonce >= ledger.chain.accounts[at].nonce else {
      ask.answer = "refused"
      return call.error(-32000, "nonce too low")
    }
    ledger.chain.accounts[at].nonce = nonce + 1
    ledger.chain.accounts[at].wei -= 48_000 * Service.gasPrice
    return sent(call, ask: &ask, nonce: nonce)
  }

  private mutating func sent(
    _ call: NodeCall, ask: inout SendFaxSandbox.Ledger.Ask, nonce: UInt64
  ) -> SandboxAnswer {
    ask.answer = "sent"
    let spedUp = troubles.contains(.walletSpeedsUp)
    let reverts = troubles.contains(.walletReverts)
    let transaction = send(
      from: ask.from, contract: ask.contract, data: ask.data, nonce: nonce,
      status: spedUp ? .replaced : reverts ? .reverts : .succeeds,
      minedAfter: troubles.contains(.walletMinesLate) ? .seconds(16 * 60) : nil)
    if spedUp {
      _ = send(from: ask.from, contract: ask.contract, data: ask.data, nonce: nonce)
    }
    var answer = call.result(.string(transaction.hash))
    if troubles.contains(.walletDropsAnswer) { answer.fault = .answerLost }
    if troubles.contains(.walletAnswersLate) { answer.delay = .seconds(30) }
    if troubles.contains(.walletAnswersAfterExpiry) { answer.delay = .seconds(16 * 60) }
    return answer
  }
}
