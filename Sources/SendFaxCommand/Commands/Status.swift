import Foundation
import SendFax
import SendFaxAPI

/// `status FAX-ID [--watch]`: asks the service, and needs no outbox.
struct Status: Sendable {
  let context: Context
  private var screen: Screen { context.screen }

  init(context: Context) { self.context = context }

  func run() async throws -> ExitStatus {
    let id = try FaxID(context.arguments.operands[0])
    await context.mentionUnfinished()
    return try await context.withClient { client in
      guard context.arguments.has(.watch) else {
        let fax = try await client.fax(id).value
        show(fax)
        return ExitStatus(fax.status)
      }
      return try await context.withTimeout(then: "The fax goes on without being watched.") {
        try await watch(id, client)
      }
    }
  }

  /// Asks until the fax has ended; once the service has answered, no error ends that but a 404.
  private func watch(_ id: FaxID, _ client: SendFaxClient) async throws -> ExitStatus {
    let start = context.world.now()
    var last: FaxStatus?
    var failures = 0
    while true {
      var wait = Duration.seconds(2)
      do {
        let fax = try await client.fax(id).value
        failures = 0
        if fax.status != last { show(fax) }
        last = fax.status
        if fax.status.isTerminal { return ExitStatus(fax.status) }
      } catch let error as FaxError {
        try Task.checkCancellation()
        failures += 1
        guard error.code != .notFound, error.isWorthRetrying, last != nil || failures < 3 else {
          throw error
        }
        screen.detail(Line(error.message))
        wait = error.retryAfter ?? .seconds(min(60, 2 << min(failures, 5)))
      }
      let words = last.map { StatusPresentation(of: $0).title } ?? "Asking the service"
      try await screen.wait(wait, Line(words), since: start, in: context.world)
    }
  }

  private func show(_ fax: Fax) {
    var fields: [String: JSONValue] = ["fax_id": .text(fax.id.rawValue)]
    if let pages = fax.pageCount { fields["page_count"] = .number(pages) }
    switch fax.status {
    case .delivered: screen.event("delivered", job: nil, fields)
    case .expired: screen.event("expired", job: nil, fields)
    case .failed:
      fields["reason"] = .optional(fax.failureReason)
      screen.event("failed", job: nil, fields)
    default:
      fields["status"] = .text(fax.status.rawValue)
      screen.event("status", job: nil, fields)
    }
    screen.result(line(fax), hanging: 2)
  }

  private func line(_ fax: Fax) -> Line {
    let shown = StatusPresentation(of: fax)
    let to = fax.toMasked.map { " to \($0)" } ?? ""
    let count = fax.pageCount.map { ", \(pages($0))" } ?? ""
    let reason = shown.failureWord.map { " \($0)" } ?? ""
    return "\(shown.title, shown.mood.style)\(to)\(count). \(shown.sentence)\(reason)"
  }
}

extension ExitStatus {
  /// What the service's word means for the command that asked for it.
  init(_ status: FaxStatus) {
    self = status == .failed || status == .expired ? .failed : .done
  }
}
