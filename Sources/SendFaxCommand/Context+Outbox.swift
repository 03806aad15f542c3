import Foundation
import SendFax
import SendFaxAPI

extension Context {
  /// The folder of the outbox.
  func outboxFolder() throws -> String {
    try arguments[.outbox] ?? OutboxPlace.standard(world.variables)
  }

  /// Does something with the outbox, and closes it whichever way that ends.
  func withOutbox<Value: Sendable>(
    _ work: @Sendable (Outbox, Service) async throws -> Value
  ) async throws -> Value {
    var service = try service()
    defer { service.end() }
    service.wallet = try walletSetup(for: service.base)
    let outbox = try await open(service)
    do {
      let value = try await work(outbox, service)
      await outbox.close()
      return value
    } catch {
      await outbox.close()
      throw error
    }
  }

  private func open(_ service: Service) async throws -> Outbox {
    var configuration = Outbox.Configuration(
      folder: service.folder, base: service.base, transport: world.makeTransport(),
      clock: world.clock)
    service.wallet.apply(to: &configuration)
    try Rehearsal.prepare(&configuration, world.variables)
    let outbox = try await Outbox.open(configuration)
    let notices = await outbox.notices
    for notice in notices { screen.note(Line(notice)) }
    if !notices.isEmpty, try await !outbox.quarantined().isEmpty { screen.next([.list]) }
    return outbox
  }

  /// The job that the operand names: its whole name, or as much of it as no other begins with.
  func job(in outbox: Outbox) async throws -> JobID {
    try await job(arguments.operands[0], in: outbox)
  }

  /// A job by its name or the beginning of it.
  func job(_ text: String, in outbox: Outbox) async throws -> JobID {
    if text.count < 8, text.count >= 2 {
      let matches = try await outbox.faxes().filter {
        $0.id.description.hasPrefix(text.lowercased())
      }
      if matches.count == 1 { return matches[0].id }
      if matches.count > 1 {
        throw FaxError(
          .unknownJob,
          "“\(text.quotedForMessage)” fits \(matches.count) jobs; give more of the name.")
      }
    }
    let job = try JobID(text)
    _ = try await outbox.fax(job)
    return job
  }

  /// Says so where no outbox is needed otherwise. It is a courtesy: no outbox is made for it, and one that
  /// can't be opened is told of by the commands that need it.
  func mentionUnfinished() async {
    guard !screen.isJSON, !arguments.has(.quiet), !arguments.has(.sandbox),
      let folder = try? outboxFolder(), let base = try? baseURL(),
      FileManager.default.fileExists(atPath: folder + "/journal.sqlite"),
      let outbox = try? await Outbox.open(
        .init(folder: folder, base: base, transport: world.makeTransport(), clock: world.clock))
    else { return }
    try? await mentionUnfinished(in: outbox)
    await outbox.close()
  }

  /// Says in one line that faxes wait to be gone on with.
  func mentionUnfinished(in outbox: Outbox, but known: Set<JobID> = []) async throws {
    let waiting = try await outbox.unfinishedFaxes().filter { !known.contains($0.id) }
    guard !waiting.isEmpty, !screen.isJSON else { return }
    let urgent = waiting.filter { $0.state == .needsAttention }.count
    let count = waiting.count == 1 ? "1 fax is" : "\(waiting.count) faxes are"
    let needs = urgent == 0 ? "" : ", \(urgent) of them need\(urgent == 1 ? "s" : "") you"
    screen.note("\(count) unfinished\(needs): sendfax list shows them, sendfax resume goes on.")
  }
}
