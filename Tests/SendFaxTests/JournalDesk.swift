import Foundation
import SendFaxAPI
import TestSupport
import Testing

@testable import SendFax

/// A journal in a folder of its own, and the faxes a test puts into it.
struct JournalDesk {
  let temporary: TemporaryFolder
  let folder: OutboxFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = OutboxFolder(path: temporary.path("outbox"))
  }

  static let start = Moment(
    wall: Date(timeIntervalSince1970: 1_800_000_000), uptime: 1000, boot: "a")

  func open(patience: Duration = .seconds(5)) async throws -> Journal {
    try await Journal(folder: folder, patience: patience)
  }

  static func draft(key: String = "key", name: String = "sample.pdf") throws -> FaxEvent.Draft {
    FaxEvent.Draft(
      base: .production, to: try FaxNumber("+1 613 555 0100"), name: name, wireName: nil,
      documentSHA256: String(repeating: "ab", count: 32), documentSize: 900, pageCount: .exact(2),
      notes: [],
      body: MultipartBody(path: "body", length: 1, sha256: "00", boundary: "b"),
      contentKey: key, retryOf: nil)
  }

  /// Puts a fax into the journal, with its folder and some events.
  @discardableResult
  func fax(
    in journal: Journal, _ events: [FaxEvent] = [], key: String = "key", name: String = "sample.pdf"
  ) async throws -> JobID {
    // The same names on every run, so that a test which damages bytes damages the same ones.
    var names = SplitMix(state: UInt64(try folder.jobs().count))
    let job = JobID.random(using: &names)
    try folder.makeFaxFolder(job)
    try Data("body".utf8).write(to: URL(fileURLWithPath: folder.body(job)))
    let draft = try JournalDesk.draft(key: key, name: name)
    try await journal.create(job, draft, at: JournalDesk.start)
    for event in events {
      try await journal.commit(job, at: JournalDesk.start) { _, _ in [event] }
    }
    return job
  }

  /// Lets `body` work on the journal's file behind everyone's back.
  func alter(_ body: (SQLite) throws -> Void) throws {
    let database = try SQLite(path: folder.journal)
    defer { database.close() }
    try body(database)
  }

  var bytes: Data {
    get throws { try Data(contentsOf: URL(fileURLWithPath: folder.journal)) }
  }

  func write(_ bytes: Data) throws { try bytes.write(to: URL(fileURLWithPath: folder.journal)) }

  var names: Set<String> {
    get throws { Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) }
  }

  /// The life of a fax paid by card, of one by wallet, and of some that wait.
  static func life(_ index: Int) throws -> [FaxEvent] {
    let id = try FaxID("fax-number-\(index)")
    let intent = FaxEvent.Quoted(
      paymentIntent: "pi_\(index)", address: String(format: "0x%040x", index),
      token: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", network: "base", chainID: 8453,
      usdcBaseUnits: 100_000, pageCount: 2, expires: nil)
    let uploaded = FaxEvent.uploaded(
      .init(id: id, pageCount: 2, amount: USD(cents: 50), serverDate: nil))
    let page = FaxEvent.checkoutOpened(
      .init(
        id: id, url: URL(fileURLWithPath: "/c/\(index)"), amount: USD(cents: 50), pageCount: 2,
        serverDate: nil))
    let quoted: [FaxEvent] = [
      .quoteAsked(.init(ask: 1)),
      .quoteAnswered(
        .init(ask: 1, quote: intent, failure: nil, mayHaveMinted: false, serverDate: nil)),
    ]
    let requested = FaxEvent.transferRequested(
      .init(quote: intent, ask: 1, wallet: "test", lifetimeSeconds: 300))
    let accepted = FaxEvent.accepted(
      .init(
        rail: index % 2 == 0 ? .card : .wallet, id: id.rawValue, statusURL: nil, pageCount: 2,
        usdcBaseUnits: nil, paymentIntent: index % 2 == 0 ? nil : "pi_\(index)"))
    let delivered = FaxEvent.statusSeen(
      .init(status: .delivered, failureReason: nil, pageCount: 2, serverDate: nil))
    switch index % 6 {
    case 0: return [uploaded, page, accepted, delivered]
    case 1: return quoted + [requested, accepted]
    case 2: return [uploaded, page]
    case 3: return quoted + [requested]
    case 4: return []
    default: return quoted
    }
  }
}
