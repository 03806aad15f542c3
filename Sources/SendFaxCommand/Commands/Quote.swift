import Foundation
import SendFaxAPI

/// `quote FILE|- --to NUMBER [--confirm]`: both prices, from what is on this machine.
struct Quote: Sendable {
  let context: Context

  func run() async throws -> ExitStatus {
    let number = try await context.number()
    let source = try await context.document()
    defer { source.discard() }
    let offer = Offer(document: source.document, number: number)
    offer.tell(on: context.screen)
    if context.arguments.has(.confirm) { try await confirm(offer, source.document) }
    await context.mentionUnfinished()
    return .done
  }

  /// Asks the service as well: the document and the number leave this machine, nothing is charged.
  private func confirm(_ offer: Offer, _ document: FaxDocument) async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let body = try MultipartBody.write(
      document: document, to: offer.number, into: folder.path + "/body")
    let screen = context.screen
    let upload = try await context.withClient { client in
      try await context.withTimeout(then: "Nothing was charged.") {
        try await client.upload(body, onProgress: { screen.upload($0) }).value
      }
    }
    screen.event(
      "uploaded", job: nil,
      [
        "fax_id": .text(upload.id.rawValue), "page_count": .number(upload.pageCount),
        "amount_cents": .number(upload.amount.cents),
      ])
    let agrees = upload.amount == offer.card && upload.pageCount == offer.pageCount.number
    screen.result(
      agrees
        ? "\("The service agrees", .good): \(pages(upload.pageCount)), \(upload.amount) by card."
        : "\("The service says otherwise", .warning): \(pages(upload.pageCount)), "
          + "\(upload.amount, .strong) by card.")
  }
}
