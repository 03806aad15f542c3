import Foundation
import Simulator
import TestSupport
import Testing

/// The real outbox on a simulated device: network, disk, service, wallet, chain, clock and person do from a
/// seed whatever they can do, and no promise is broken. And with one rule broken on purpose that is noticed,
/// or the simulator would prove nothing.
///
/// Read `World` in `Tests/Simulator` for what is simulated, `World+Invariants` for what must never be.
/// `make simulate SEEDS=1..100000` runs as many as you like; `simulate SEED --log` tells all of one.
@Suite struct SimulatorTests {
  @Test(arguments: ["1..250", "251..500"])
  func `no seed breaks a promise`(seeds: String) async throws {
    let end = try await simulate([seeds])
    #expect(end.status == 0, "\(end.output)")
  }

  @Test(arguments: Plant.allCases)
  func `a rule broken on purpose is noticed`(plant: Plant) async throws {
    let end = try await simulate(["1..\(plant.seeds)", "--plant", plant.rawValue, "--first"])
    #expect(end.status == 1, "\(end.output)")
    #expect(plant.consequences.contains { end.output.contains($0) }, "\(end.output)")
  }

  @Test func `one seed is one story, line by line`() async throws {
    let stories = try await [simulate(["1..12", "--log"]), simulate(["1..12", "--log"])]
    let digests = stories.map { $0.output.split(separator: "\n").filter { $0.hasPrefix("digest") } }
    #expect(digests[0].count == 12)
    #expect(digests[0] == digests[1])
    #expect(Set(digests[0]).count == 12)
  }

  /// A transfer mined after 30 s, and a node that tells of it.
  @Test func `a paid document is sent again once, and is taken no later than by the guide's loop`()
    async throws
  {
    let end = try await simulate(["claims"])
    let rows = end.output.split(separator: "\n").dropFirst().map { line in
      line.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    }
    #expect(rows.map(\.first) == ClaimRace.sizes.map { Double($0) }, "\(end.output)\(end.errors)")
    for row in rows where row.count == 5 {
      #expect(row[1] == 1, "\(end.output)")
      #expect(row[3] == 5, "\(end.output)")
      #expect(row[2] < row[4], "\(end.output)")
    }
    #expect(rows.allSatisfy { $0.count == 5 })
  }

  private func simulate(_ arguments: [String]) async throws -> KillChild.End {
    let notes = try TemporaryFolder()
    // The order of a dictionary's keys is part of the story.
    let child = try KillChild(
      arguments, ["SWIFT_DETERMINISTIC_HASHING": "1"], notes: notes.url, command: "simulate")
    return await child.end(within: .seconds(900))
  }
}

extension Plant {
  /// How many seeds are enough to notice.
  var seeds: Int {
    switch self {
    case .stoppedClock, .foreignAnswerTaken, .nodeAskedTwice: return 400
    default: return 100
    }
  }

  /// What is noticed, one or another of it first.
  var consequences: [String] {
    let unclaimed = "was paid in time and not claimed in its window"
    switch self {
    case .askSentTwice: return ["asked again"]
    case .unknownMeansDeclined:
      return ["was paid, and the journal calls it declined", "is shown for"]
    case .givesUpWhenBusy, .otherBytes: return [unclaimed, "nobody here knows of it"]
    case .stoppedClock: return [unclaimed, "nobody here knows of it", "a wallet is asked with"]
    case .yesIsLost: return ["nobody here knows of it"]
    case .pageShownAtOnce: return ["is shown for", "can be paid in two ways"]
    case .journalNotSynced: return ["is lost", "is not what was committed of it"]
    case .deletedDocumentStays: return ["the journal says it was deleted"]
    case .locksOutlive: return [unclaimed, "nobody here knows of it", "after a week"]
    case .moveUnnoticed:
      return ["nothing tells of it", "the one that the other device has", "begins a payment"]
    case .claimsUnasked: return ["that is not on disk as begun", "under way at once"]
    case .nodeAskedTwice: return ["asked again"]
    case .nodeErrorMeansDeclined, .foreignAnswerTaken:
      return ["was paid, and the journal calls it declined", "is shown for", "asked again"]
    case .nonceNotNoted: return ["before it is on disk who pays"]
    case .otherHost: return ["a request went to"]
    }
  }
}
