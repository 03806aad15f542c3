import Foundation
import SendFax
import SendFaxAPI

/// One request to a wallet app from beginning to end (design, rules 1, 2 and 8).
struct Asking: Sendable {
  let line: any RelayLine
  let replies: Replies
  let clock: any FaxClock

  /// How long the relay may take to be reached; nothing has left the device then.
  static let connecting = Duration.seconds(20)
  /// The SDK gives up after 60 s; where it forgets to, we do.
  static let sending = Duration.seconds(75)
  /// What may pass between making a request and sending it.
  private static let noting = Duration.seconds(20)

  /// Asks once. Whatever is not clear is `unknown`, and unknown counts as paid.
  func ask(_ request: TransferRequest) async -> TransferOutcome {
    let start = clock.now()
    let choice = SessionChoice(
      among: await line.sessions(), onChain: request.chainID, at: start.wall)
    guard case .payable(let session, let payer) = choice else {
      return .notAsked(reason: choice.obstacle ?? "No wallet app is connected.")
    }
    guard await line.isConnected(topic: session.topic, within: Asking.connecting) else {
      return .notAsked(reason: "The wallet network can’t be reached right now.")
    }
    let spent = clock.now().since(start)
    guard
      let seconds = RequestTime.seconds(
        lifetime: request.lifetime, window: request.window, spent: spent)
    else {
      return .notAsked(reason: "Too little time is left for a wallet to approve this price.")
    }
    let prepared: PreparedRequest
    do {
      prepared = try await line.prepare(
        WalletCall(
          topic: session.topic, chain: request.chainID,
          transaction: WalletCall.transfer(
            TransferCalldata(to: request.address, amount: request.amount), of: request.token,
            from: payer),
          seconds: seconds))
    } catch {
      return .notAsked(reason: "The request for the wallet could not be made.")
    }
    return await send(prepared, request, session, payer, seconds: seconds)
  }

  private func send(
    _ prepared: PreparedRequest, _ request: TransferRequest, _ session: WalletSession,
    _ payer: EthereumAddress, seconds: Int
  ) async -> TransferOutcome {
    let made = clock.now()
    do {
      try await request.note(
        AskedRequest.reference(
          id: prepared.id, topic: session.topic, ask: request.ask, payer: payer.description))
    } catch {
      return .notAsked(reason: "The request could not be written down first, so it was not made.")
    }
    guard let noting = clock.now().since(made), noting <= Asking.noting else {
      return .notAsked(reason: "Preparing the payment took too long, so the wallet was not asked.")
    }
    await replies.expect(prepared.id)
    switch await firstValue(within: Asking.sending, on: clock, prepared.send) {
    case .refused(let reason):
      await replies.forget(prepared.id)
      return .notAsked(reason: reason)
    case .unclear(let reason):
      await replies.forget(prepared.id)
      return .unknown(reason: reason)
    case .sent, nil:
      await Asking.open(session, requestID: prepared.id, on: line)
    }
    let passed = clock.now().since(made) ?? .seconds(seconds)
    let reply = await replies.reply(
      to: prepared.id, within: max(.seconds(seconds) - passed, .zero), on: clock)
    return (reply ?? .expired).outcome
  }

  /// Brings the wallet to the front; where no link works the person finds it without us.
  @discardableResult
  static func open(
    _ session: WalletSession, requestID: String?, on line: any RelayLine
  ) async -> Bool {
    let links = WalletLinks.links(
      native: session.native, universal: session.universal, requestID: requestID,
      topic: session.topic)
    for link in links where await line.open(link) { return true }
    return false
  }
}
