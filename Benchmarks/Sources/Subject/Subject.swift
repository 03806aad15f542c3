import Foundation

/// `Subject WHAT …`: what this package does in each row of the table; `bench` times it beside its peers.
enum Subject {
  static func run(_ arguments: [String]) async throws {
    switch (arguments.first, arguments.dropFirst().map { $0 }) {
    case ("sink", []): Sink().serveForever()
    case ("pages", let rest) where rest.count == 2: try Reading.pages(rest[0], Rounds(rest[1]))
    case ("challenge", let rest) where rest.count == 2:
      try Reading.challenge(rest[0], Rounds(rest[1]))
    case ("numbers", let rest) where rest.count == 1: try Reading.numbers(Rounds(rest[0]))
    case ("status", let rest) where rest.count == 1:
      try await StatusRace.run(seconds: Int(rest[0]) ?? 20)
    case ("fill", let rest) where rest.count == 2:
      try await OutboxFolder(rest[0]).fill(to: Int(rest[1]) ?? 0)
    case ("list", let rest) where rest.count == 1: try await OutboxFolder(rest[0]).list()
    case ("resume", let rest) where rest.count == 1: try await OutboxFolder(rest[0]).resume()
    case ("burst", let rest) where rest.count == 1:
      try await Burst(count: Int(rest[0]) ?? 100).run()
    default: throw Misuse(message: "usage: see Benchmarks/bench, which starts this")
    }
  }
}

/// Arguments that can't be used, or an answer that is not what it must be.
struct Misuse: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
