/// Where ids and addresses come from: the system, which can't be guessed, or a seed for tests.
struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64?

  init(seed: UInt64?) { state = seed }

  /// SplitMix64 where there is a seed.
  mutating func next() -> UInt64 {
    guard let old = state else {
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
    let new = old &+ 0x9E37_79B9_7F4A_7C15
    state = new
    var mixed = (new ^ (new >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A word of letters and digits.
  mutating func word(_ length: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    return String(
      (0..<length).map { _ in letters[Int.random(in: 0..<letters.count, using: &self)] })
  }

  /// `0x` and lower-case hexadecimal digits.
  mutating func hex(_ digits: Int) -> String {
    let letters = Array("0123456789abcdef")
    return "0x" + String((0..<digits).map { _ in letters[Int.random(in: 0..<16, using: &self)] })
  }
}
