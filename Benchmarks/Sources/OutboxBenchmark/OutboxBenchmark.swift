import Foundation
import Measuring
import SendFax
import SendFaxAPI
import SendFaxSandbox

/// `OutboxBenchmark [ROUNDS] [FAXES]`: what an outbox costs as it grows, and many faxes at once.
///
/// `OutboxBenchmark list FOLDER`, `… resume FOLDER` and `… burst FAXES` are the processes measured.
enum OutboxBenchmark {
  static func main(_ arguments: [String]) async {
    do {
      switch (arguments.first, arguments.count) {
      case ("list", 2): try await list(arguments[1], resuming: false)
      case ("resume", 2): try await list(arguments[1], resuming: true)
      case ("burst", 2): try await Burst(count: Int(arguments[1]) ?? 100).run()
      default:
        try await measure(
          rounds: arguments.first.flatMap { Int($0) } ?? 5,
          most: arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000)
      }
    } catch {
      print(error)
      exit(1)
    }
  }

  private static func list(_ folder: String, resuming: Bool) async throws {
    let outbox = try await Outbox.open(.init(folder: folder, transport: CurlTransport()))
    let newest = try await outbox.faxes(limit: 20)
    guard newest.count == min(20, try await outbox.faxes(limit: 20).count) else { exit(1) }
    if resuming { try await outbox.resume() }
    await outbox.close()
  }

  private static func measure(rounds: Int, most: Int) async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let own = CommandLine.arguments[0]
    for count in [10, 1000, 100_000] where count <= most {
      try await folder.fill(to: count)
      for act in ["list", "resume"] {
        var runs: [Run] = []
        for _ in 0..<rounds {
          guard let run = Run.measure([own, act, folder.outbox]) else { exit(1) }
          runs.append(run)
        }
        print(
          "\(act), \(count) finished faxes: \(runs.medianMilliseconds) ms, "
            + "peak \(runs.medianKilobytes) kB")
      }
    }
    for count in [100, 1000] {
      guard let run = Run.measure([own, "burst", "\(count)"]) else { exit(1) }
      print(
        "\(count) paid faxes resumed at once, to delivered: \(run.milliseconds) ms with their making, "
          + "peak \(run.kilobytes) kB")
    }
  }
}

/// A temporary outbox that is filled with faxes that have ended.
final class Folder {
  let path: String
  var outbox: String { path + "/outbox" }
  private var count = 0

  init() throws {
    path = NSTemporaryDirectory() + "sendfax-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func remove() {
    do { try FileManager.default.removeItem(atPath: path) } catch { print("left: \(path)") }
  }

  func fill(to count: Int) async throws {
    let document = try Sample.document(in: path)
    let outbox = try await Outbox.open(.init(folder: outbox, transport: CurlTransport()))
    for index in self.count..<count {
      let fax = try await outbox.add(document, to: Sample.number(index))
      try await outbox.withdraw(fax.id)
    }
    self.count = count
    await outbox.close()
  }
}

/// Faxes that were paid for while nobody ran, and are followed to their end at once.
struct Burst {
  let count: Int

  func run() async throws {
    let folder = try Folder()
    defer { folder.remove() }
    let sandbox = SendFaxSandbox()
    let clock = HurriedClock(sandbox: sandbox)
    var configuration = Outbox.Configuration(
      folder: folder.outbox, base: sandbox.baseURL, transport: sandbox.transport(), clock: clock)
    configuration.lanes = 64
    let document = try Sample.document(in: folder.path)
    let first = try await Outbox.open(configuration)
    for index in 0..<count {
      let fax = try await first.add(document, to: Sample.number(index))
      _ = try await first.checkout(fax.id)
      guard let id = try await first.fax(fax.id).record.page?.opened.id else { exit(1) }
      try sandbox.payCheckout(of: id.rawValue)
    }
    await first.close()
    let start = ContinuousClock.now
    let outbox = try await Outbox.open(configuration)
    try await outbox.resume()
    for fax in try await outbox.faxes() { await outbox.rest(of: fax.id) }
    let delivered = try await outbox.faxes().filter { $0.state == .delivered }.count
    print("\(delivered) of \(count) delivered in \(ContinuousClock.now - start)")
    await outbox.close()
    guard delivered == count else { exit(1) }
  }
}

/// A clock in which a second is a millisecond, for the sandbox as well.
struct HurriedClock: FaxClock {
  let sandbox: SendFaxSandbox
  private let system = SystemClock()

  init(sandbox: SendFaxSandbox) { self.sandbox = sandbox }

  func now() -> Moment { system.now() }

  func sleep(for duration: Duration) async throws {
    try await system.sleep(for: duration / 1000)
    sandbox.advance(by: .milliseconds(100))
  }
}
