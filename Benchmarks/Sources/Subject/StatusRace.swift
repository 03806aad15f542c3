import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox

/// How soon an end is seen, and for how many requests: the outbox beside the loop of the service's
/// guide, which asks every two seconds. Both on a virtual clock, in sandboxes that are alike.
enum StatusRace {
  private struct Outcome {
    var seen = 0.0
    var requests = 0
  }

  /// Twenty faxes that end so many seconds after they are paid, and three quarters of a second later
  /// each, so that they end at every point between two requests.
  static func run(seconds: Int) async throws {
    let steps = 20
    var (ours, guides) = (Outcome(), Outcome())
    for step in 0..<steps {
      let length = Duration.seconds(seconds) + .milliseconds(750 * step)
      add(try await race(length, follow: outbox), to: &ours)
      add(try await race(length, follow: guide), to: &guides)
    }
    print(
      "{\"ours\": \(json(ours, of: steps)), \"guide\": \(json(guides, of: steps))}")
  }

  private static func add(_ one: Outcome, to sum: inout Outcome) {
    sum.seen += one.seen
    sum.requests += one.requests
  }

  private static func json(_ sum: Outcome, of count: Int) -> String {
    "{\"seconds\": \(sum.seen / Double(count)), "
      + "\"requests\": \(Double(sum.requests) / Double(count))}"
  }

  private typealias Follow = (Outbox, FaxSnapshot, FaxID, SendFaxSandbox, VirtualClock)
    async throws -> Void

  private static func race(_ length: Duration, follow: Follow) async throws -> Outcome {
    var configuration = SendFaxSandbox.Configuration()
    configuration.carrier.page = length - configuration.carrier.step * 3
    let sandbox = SendFaxSandbox(configuration: configuration)
    let clock = VirtualClock(from: sandbox.now) { sandbox.advance(by: $0) }
    let folder = try OutboxFolder.temporary()
    defer { folder.remove() }
    let outbox = try await Outbox.open(
      .init(
        folder: folder.outbox, base: sandbox.baseURL, transport: sandbox.transport(), clock: clock))
    let fax = try await outbox.add(Sample.document(in: folder.path), to: Sample.number(0))
    let id = try await outbox.checkout(fax.id).id
    try await follow(outbox, fax, id, sandbox, clock)
    await outbox.close()
    return try outcome(of: id, in: sandbox.ledger)
  }

  private static func outcome(of id: FaxID, in ledger: SendFaxSandbox.Ledger) throws -> Outcome {
    guard let fax = ledger.fax(id.rawValue), let paid = fax.paidAt, let end = fax.terminalAt else {
      throw Misuse(message: "the fax has not ended")
    }
    let asked = ledger.requests.filter { $0.method == "GET" && $0.at >= paid }
    guard let first = asked.first(where: { $0.at >= end }) else {
      throw Misuse(message: "nobody asked after the end")
    }
    return Outcome(
      seen: first.at.timeIntervalSince(end), requests: asked.filter { $0.at <= first.at }.count)
  }

  private static func outbox(
    _ outbox: Outbox, _ fax: FaxSnapshot, _ id: FaxID, _ sandbox: SendFaxSandbox,
    _ clock: VirtualClock
  ) async throws {
    try sandbox.payCheckout(of: id.rawValue)
    clock.flow()
    for await now in outbox.updates(of: fax.id) where now.state.isSettled { break }
  }

  private static func guide(
    _ outbox: Outbox, _ fax: FaxSnapshot, _ id: FaxID, _ sandbox: SendFaxSandbox,
    _ clock: VirtualClock
  ) async throws {
    await outbox.close()
    try sandbox.payCheckout(of: id.rawValue)
    let client = SendFaxClient(base: sandbox.baseURL, transport: sandbox.transport())
    while try await client.fax(id).value.status != .delivered {
      clock.advance(by: .seconds(2))
    }
  }
}
