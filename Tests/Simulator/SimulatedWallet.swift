import SendFax
import SendFaxAPI

/// A wallet that is asked directly, as an app on the same device is.
struct SimulatedWallet: Wallet, TransferWitness {
  let life: Life
  let name = "simulated"
  let requestLifetime: Duration

  func submit(_ request: TransferRequest) async -> TransferOutcome {
    let world = life.world
    let ended = TransferOutcome.unknown(reason: "Its process has ended.")
    guard !life.isDead else { return ended }
    world.cross(life, "the moment a wallet is asked")
    guard !life.isDead, let job = world.mayAsk(request, life) else { return ended }
    life.deeds -= 1
    defer { life.deeds += 1 }
    let index = world.asked(request, of: job)
    if world.plant == .askSentTwice { _ = world.asked(request, of: job) }
    if world.random.chance(300) {
      do { try await request.note(["id": "\(index)"]) } catch {
        world.truth.asks[index].isRefused = true
        return .notAsked(reason: "It could not be written down.")
      }
    }
    guard !life.isDead else { return ended }
    let outcome = await life.wait(orAtTheEnd: ended) { answer in
      Holder(life: life, lifetime: requestLifetime.milliseconds).decide(index) { course in
        world.transfer(index, course)
      } say: { word in
        answer.give(SimulatedWallet.outcome(word))
      }
    }
    return life.answered(outcome)
  }

  private static func outcome(_ word: Holder.Word) -> TransferOutcome {
    switch word {
    case .hash(let hash): return .sent(hash: hash)
    case .error(let code): return .declined(code: code)
    case .unreached: return .notAsked(reason: "No session.")
    case .silence: return .unknown(reason: "No answer came.")
    }
  }

  // MARK: - What the chain says

  func receipt(of hash: String, for request: TransferRequest, reference: [String: String]) async
    -> TransferReceipt?
  {
    let world = life.world
    guard !life.isDead else { return nil }
    if world.isBadWeather, world.random.chance(world.plan.faultRate) { return nil }
    guard let ask = world.truth.asks.first(where: { $0.hash == hash }) else { return .pending }
    if let fate = ask.fate { return fate }
    guard let paidAt = ask.paidAt, world.time >= paidAt + 2_000 else { return .pending }
    return .succeeded
  }
}

/// A wallet that knows no node.
struct BlindWallet<Base: Wallet>: Wallet {
  let wallet: Base
  let name = "blind"
  var requestLifetime: Duration { wallet.requestLifetime }

  func submit(_ request: TransferRequest) async -> TransferOutcome { await wallet.submit(request) }
}

extension Life {
  /// A wallet's answer reaches this process.
  func answered(_ outcome: TransferOutcome) -> TransferOutcome {
    world.note("  \(number) the wallet answers \(outcome)")
    world.cross(self, "a wallet's answer")
    guard world.plant == .unknownMeansDeclined, case .unknown = outcome, !isDead else {
      return outcome
    }
    return .declined(code: 4001)
  }
}
