import Foundation

/// `simulate 1..2000 [--plant NAME] [--log]`: runs seeds, tells of those that break a promise.
/// `simulate claims`: how often a document is sent again until the service has taken a payment.
public enum SimulateCommand {
  /// Runs it; 0 where nothing was broken, 1 where something was, 64 for arguments it can't use.
  public static func run(_ arguments: [String]) -> Int32 {
    if arguments == ["claims"] { return claims() }
    guard let options = Options(arguments) else {
      print("usage: simulate FIRST..LAST [--plant NAME] [--log] [--first] | simulate claims")
      return 64
    }
    do { return try run(options, on: Bench()) } catch {
      print("The simulator can't begin: \(error)")
      return 70
    }
  }

  private static func run(_ options: Options, on bench: Bench) -> Int32 {
    var (faxes, payments, lives, broken) = (0, 0, 0, 0)
    let start = ContinuousClock.now
    for seed in options.seeds {
      let result = Simulation.run(
        seed: seed, plant: options.plant, on: bench, keepingLog: options.keepsLog)
      faxes += result.faxes
      payments += result.payments
      lives += result.lives
      if options.keepsLog { report(result) }
      guard let violation = result.violation else { continue }
      broken += 1
      print("seed \(seed): \(violation)")
      if options.endsAtFirst { break }
    }
    let words =
      "\(options.seeds.count) seeds, \(faxes) faxes, \(payments) payments, \(lives) lives, "
      + "\(broken) violations, \(ContinuousClock.now - start)"
    print(words)
    return broken == 0 ? 0 : 1
  }

  private static func claims() -> Int32 {
    do {
      let bench = try Bench()
      print("bytes: resent and seconds to the service's yes, ours | the guide's")
      for size in ClaimRace.sizes {
        let (ours, guides) = try (
          ClaimRace.ours(size, on: bench), ClaimRace.guides(size, on: bench)
        )
        print(
          "\(size): \(ours.resent) \(Double(ours.milliseconds) / 1000) | "
            + "\(guides.resent) \(Double(guides.milliseconds) / 1000)")
      }
      return 0
    } catch {
      print("The race can't be run: \(error)")
      return 70
    }
  }

  private static func report(_ result: Simulation.Result) {
    for line in result.log { print(line) }
    print("digest \(String(result.digest, radix: 16))")
  }

  private struct Options {
    var seeds: ClosedRange<UInt64>
    var plant: Plant?
    var keepsLog = false
    var endsAtFirst = false

    init?(_ arguments: [String]) {
      guard let range = arguments.first else { return nil }
      let ends = range.components(separatedBy: "..").map { UInt64($0) }
      guard let first = ends[0], let last = ends[ends.count - 1], ends.count <= 2, first <= last
      else { return nil }
      seeds = first...last
      var rest = arguments.dropFirst()
      while let option = rest.popFirst() {
        switch option {
        case "--log": keepsLog = true
        case "--first": endsAtFirst = true
        case "--plant":
          guard let plant = rest.popFirst().flatMap(Plant.init) else { return nil }
          self.plant = plant
        default: return nil
        }
      }
    }
  }
}
