import SendFax
import SendFaxAPI

/// A wallet and the person who holds it, of every kind there is.
struct SimulatedWallet: Wallet, TransferWitness {
  let life: Life
  let name = "simulated"
  let requestLifetime: Duration

  /// What becomes of a request to pay.
  enum Habit {
    case pays, paysSilently, paysAndHangs, hangs, declines, fails, failsButPays, isNotReached
    case speedsUp, reverts, isReplaced, paysLate
  }

  private static let habits: [(Int, Habit)] = [
    (10, .pays), (4, .paysSilently), (4, .paysAndHangs), (2, .hangs), (4, .declines), (1, .fails),
    (1, .failsButPays), (2, .isNotReached), (2, .speedsUp), (1, .reverts), (1, .isReplaced),
    (1, .paysLate),
  ]

  func submit(_ request: TransferRequest) async -> TransferOutcome {
    let world = life.world
    guard !life.isDead else { return .unknown(reason: "Its process has ended.") }
    world.cross(life, "the moment a wallet is asked")
    guard !life.isDead else { return .unknown(reason: "Its process has ended.") }
    let index = world.asked(request, life)
    if world.plant == .askSentTwice { _ = world.asked(request, life) }
    if world.random.chance(300) {
      do { try await request.note(["id": "\(index)"]) } catch {
        world.truth.asks[index].isRefused = true
        return .notAsked(reason: "It could not be written down.")
      }
    }
    guard !life.isDead else { return .unknown(reason: "Its process has ended.") }
    let outcome = await life.wait(orAtTheEnd: TransferOutcome.unknown(reason: "It has ended.")) {
      decide(index, request, $0)
    }
    world.note("  \(life.number) the wallet answers \(outcome)")
    world.cross(life, "a wallet's answer")
    guard world.plant == .unknownMeansDeclined, case .unknown = outcome, !life.isDead else {
      return outcome
    }
    return .declined(code: 4001)
  }

  private func decide(_ index: Int, _ request: TransferRequest, _ answer: Pending<TransferOutcome>)
  {
    let world = life.world
    let lifetime = requestLifetime.milliseconds
    var habit = world.random.pick(weighted: SimulatedWallet.habits)
    if case .paysLate = habit, !world.plan.isCareless { habit = .pays }
    let thinks = Int64(world.random.number(2_000...Int(lifetime)))
    let soon = min(thinks, Int64(world.random.number(2_000...60_000)))
    let says = Int64(world.random.number(100...20_000))
    world.note("  \(life.number) the wallet is asked for \(request.paymentIntent): \(habit)")
    func give(_ outcome: TransferOutcome, after milliseconds: Int64) {
      world.after(milliseconds) {
        if !life.isDead { world.truth.asks[index].isAnswered = true }
        answer.give(outcome)
      }
    }
    func refuse(_ outcome: TransferOutcome, after milliseconds: Int64) {
      world.after(milliseconds) {
        world.truth.asks[index].isRefused = true
        if !life.isDead { world.truth.asks[index].isAnswered = true }
        answer.give(outcome)
      }
    }
    let timeout = TransferOutcome.unknown(reason: "No answer came.")
    switch habit {
    case .pays: approve(index, after: soon) { give(.sent(hash: $0), after: says) }
    case .paysSilently: approve(index, after: thinks) { _ in give(timeout, after: says) }
    case .paysAndHangs:
      approve(index, after: thinks) { _ in }
      if world.random.chance(700) { give(timeout, after: lifetime) }
    case .hangs: if world.random.chance(500) { give(timeout, after: lifetime) }
    case .declines:
      refuse(.declined(code: world.random.pick([4001, 5000, 5001, 5002])), after: soon)
    case .fails: give(.declined(code: 0), after: soon)
    case .failsButPays:
      approve(index, after: soon) { _ in give(.declined(code: -32000), after: says) }
    case .isNotReached: refuse(.notAsked(reason: "No session."), after: 50)
    case .speedsUp:
      // The transaction it names is never mined; the same transfer is, under another name.
      let first = world.madeUpHash()
      approve(index, after: soon, named: first) { _ in give(.sent(hash: first), after: says) }
    case .reverts, .isReplaced:
      let hash = world.madeUpHash()
      let fate: TransferReceipt
      if case .reverts = habit { fate = .reverted } else { fate = .replaced }
      world.after(soon) {
        guard !world.truth.asks[index].isForsworn else { return }
        world.truth.asks[index].hash = hash
        world.truth.asks[index].fate = fate
        give(.sent(hash: hash), after: says)
      }
    case .paysLate:
      give(timeout, after: lifetime)
      approve(index, after: lifetime + Int64(world.random.number(1_000...1_200_000))) { _ in }
    }
  }

  private func approve(
    _ index: Int, after milliseconds: Int64, named: String? = nil,
    then: @escaping (String) -> Void
  ) {
    let world = life.world
    world.after(milliseconds) {
      guard !world.truth.asks[index].isForsworn else { return }
      then(world.transfer(index, named: named))
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
