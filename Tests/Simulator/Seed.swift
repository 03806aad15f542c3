/// Random numbers from a seed (SplitMix64): the same seed, the same world.
struct Seed: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x2545_F491_4F6C_DD1D }

  mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True so many times in a thousand.
  mutating func chance(_ perMille: Int) -> Bool { Int(next() % 1000) < perMille }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
  }

  mutating func pick<T>(_ choices: [T]) -> T { choices[Int(next() % UInt64(choices.count))] }

  /// One of the choices, each as likely as its weight says.
  mutating func pick<T>(weighted choices: [(Int, T)]) -> T {
    var rest = Int(next() % UInt64(choices.reduce(0) { $0 + $1.0 }))
    for (weight, choice) in choices {
      if rest < weight { return choice }
      rest -= weight
    }
    return choices[choices.count - 1].1
  }
}
