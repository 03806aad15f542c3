import SendFax

/// The person who holds a wallet, of every kind there is: what becomes of a request to pay.
struct Holder {
  let life: Life
  /// How long the request lives from now, in milliseconds.
  let lifetime: Int64

  enum Habit {
    case pays, paysSilently, paysAndHangs, hangs, declines, fails, failsButPays, isNotReached
    case speedsUp, reverts, isReplaced, paysLate
  }

  /// How a transaction goes on the chain.
  enum Course {
    case plain
    /// The transaction that is named is never mined; the same transfer is, under another name.
    case spedUp
    case reverted
    /// Another transaction has its nonce.
    case replaced
  }

  /// What the wallet says in the end.
  enum Word {
    case hash(String)
    case error(Int)
    case unreached
    case silence
  }

  private static let habits: [(Int, Habit)] = [
    (10, .pays), (4, .paysSilently), (4, .paysAndHangs), (2, .hangs), (4, .declines), (1, .fails),
    (1, .failsButPays), (2, .isNotReached), (2, .speedsUp), (1, .reverts), (1, .isReplaced),
    (1, .paysLate),
  ]

  /// Decides about an ask. `sign` puts a transaction on the chain and says what the wallet calls it, or
  /// nil where the chain won't have it; `say` is called once at most, with what is answered.
  func decide(
    _ index: Int, sign: @escaping (Course) -> String?, say: @escaping (Word) -> Void
  ) {
    let world = life.world
    var habit = world.random.pick(weighted: Holder.habits)
    if case .paysLate = habit, !world.plan.isCareless { habit = .pays }
    let thinks = Int64(world.random.number(2_000...Int(max(2_000, lifetime))))
    let soon = min(thinks, Int64(world.random.number(2_000...60_000)))
    let says = Int64(world.random.number(100...20_000))
    let intent = world.truth.asks[index].intent
    world.note("  \(life.number) the wallet is asked for \(intent): \(habit)")
    func give(_ word: Word, after milliseconds: Int64) {
      world.after(milliseconds) { say(word) }
    }
    func refuse(_ word: Word, after milliseconds: Int64) {
      world.after(milliseconds) {
        world.truth.asks[index].isRefused = true
        say(word)
      }
    }
    func approve(
      _ course: Course = .plain, after milliseconds: Int64, then: @escaping (Word) -> Void
    ) {
      world.after(milliseconds) {
        guard !world.truth.asks[index].isForsworn else { return }
        then(sign(course).map(Word.hash) ?? .error(-32000))
      }
    }
    switch habit {
    case .pays: approve(after: soon) { give($0, after: says) }
    case .paysSilently: approve(after: thinks) { _ in give(.silence, after: says) }
    case .paysAndHangs:
      approve(after: thinks) { _ in }
      if world.random.chance(700) { give(.silence, after: lifetime) }
    case .hangs: if world.random.chance(500) { give(.silence, after: lifetime) }
    case .declines:
      refuse(.error(world.random.pick([4001, 5000, 5001, 5002])), after: soon)
    case .fails: give(.error(world.random.pick([0, 4100, -32000, -32603])), after: soon)
    case .failsButPays:
      let code = world.random.pick([-32000, -32603])
      approve(after: soon) { _ in give(.error(code), after: says) }
    case .isNotReached: refuse(.unreached, after: 50)
    case .speedsUp: approve(.spedUp, after: soon) { give($0, after: says) }
    case .reverts: approve(.reverted, after: soon) { give($0, after: says) }
    case .isReplaced: approve(.replaced, after: soon) { give($0, after: says) }
    case .paysLate:
      give(.silence, after: lifetime)
      approve(after: lifetime + Int64(world.random.number(1_000...1_200_000))) { _ in }
    }
  }
}
