import SendFax
import SendFaxAPI

/// The real wallet behind JSON-RPC, on its way to a node that does what it likes.
struct NodeWallet: Wallet, TransferWitness {
  let life: Life
  private let wallet: JSONRPCWallet

  init(life: Life, requestLifetime: Duration) throws {
    self.life = life
    let world = life.world
    wallet = try JSONRPCWallet(
      url: world.nodeURL, transport: SimulatedNode(life: life), requestLifetime: requestLifetime,
      clock: SimulatedClock(life: life), newID: { Int(world.random.next() >> 11) })
  }

  var name: String { wallet.name }
  var requestLifetime: Duration { wallet.requestLifetime }

  func submit(_ request: TransferRequest) async -> TransferOutcome {
    let world = life.world
    let ended = TransferOutcome.unknown(reason: "Its process has ended.")
    guard !life.isDead else { return ended }
    world.cross(life, "the moment a wallet is asked")
    guard !life.isDead, world.mayAsk(request, life) != nil else { return ended }
    world.note("  \(life.number) a wallet by JSON-RPC is asked for \(request.paymentIntent)")
    life.deeds -= 1
    life.asking += 1
    let outcome = await wallet.submit(world.plant == .nonceNotNoted ? request.forgetful : request)
    life.asking -= 1
    life.deeds += 1
    return life.answered(outcome)
  }

  func receipt(of hash: String, for request: TransferRequest, reference: [String: String]) async
    -> TransferReceipt?
  {
    await wallet.receipt(of: hash, for: request, reference: reference)
  }
}

extension TransferRequest {
  /// For a planted fault: the same request, of which nothing is written down.
  fileprivate var forgetful: TransferRequest {
    TransferRequest(
      chainID: chainID, network: network, token: token, address: address, amount: amount,
      paymentIntent: paymentIntent, ask: ask, lifetime: lifetime, window: window, note: { _ in })
  }
}
