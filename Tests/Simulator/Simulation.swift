import Foundation

/// One seed, lived through from the first launch to the last word.
public enum Simulation {
  /// What became of a seed.
  public struct Result: Sendable {
    /// The seed.
    public var seed: UInt64
    /// What should never have been, or nil.
    public var violation: String?
    /// How many faxes there were.
    public var faxes: Int
    /// How many of them were paid for.
    public var payments: Int
    /// How often a process ended, well or not.
    public var lives: Int
    /// What happened, line by line, where it was asked for.
    public var log: [String]
    /// A digest of that.
    public var digest: UInt64
  }

  /// Runs a seed; nothing else in this process may use `async` meanwhile.
  public static func run(
    seed: UInt64, plant: Plant? = nil, on bench: Bench, keepingLog: Bool = false
  ) -> Result {
    let world = World(seed: seed, plant: plant, bench: bench, keepsLog: keepingLog)
    world.begin()
    world.run()
    bench.clear()
    return Result(
      seed: seed, violation: world.violation, faxes: world.jobs.count,
      payments: world.truth.asks.count { $0.paidAt != nil }
        + world.truth.pages.count(where: \.isPaid), lives: world.lifeCount, log: world.log.lines,
      digest: world.log.digest)
  }
}
