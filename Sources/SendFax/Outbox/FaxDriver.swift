import Foundation
import SendFaxAPI

/// The one hand on a fax in this process: its lock, its turn, its journal and its client.
final class FaxDriver: Sendable {
  let job: JobID
  let folder: OutboxFolder
  let turn = FaxTurn()
  private let lock: DriverLock
  private let journal: Journal
  private let configuration: Outbox.Configuration
  private let changed: @Sendable (FaxRecord) async -> Void

  init(
    job: JobID, lock: DriverLock, journal: Journal, folder: OutboxFolder,
    configuration: Outbox.Configuration, changed: @escaping @Sendable (FaxRecord) async -> Void
  ) {
    self.job = job
    self.lock = lock
    self.journal = journal
    self.folder = folder
    self.configuration = configuration
    self.changed = changed
  }

  var clock: any FaxClock { configuration.clock }

  func record() async throws -> FaxRecord { try await journal.record(job) }

  /// Every request of a fax goes to the service it was made for.
  func client(for record: FaxRecord) -> SendFaxClient {
    SendFaxClient(base: record.draft.base, transport: configuration.transport)
  }

  /// The body with its full path.
  func body(of record: FaxRecord) -> MultipartBody {
    var body = record.body
    body.path = folder.body(job, named: body.path)
    return body
  }

  /// Appends what `decide` says happened; on return it is on disk and everyone who watches knows.
  @discardableResult
  func commit(
    _ decide: @Sendable (_ record: FaxRecord, _ now: Moment) throws -> [FaxEvent]
  ) async throws -> FaxRecord {
    let now = clock.now()
    let record = try await journal.commit(job, at: now) { record, _ in try decide(record, now) }
    await changed(record)
    return record
  }

  /// Deletes the document and says so in the journal, in this order: a file that is gone without a word
  /// is no loss, a word without the deed would leave the file for ever.
  @discardableResult
  func deleteBody() async throws -> FaxRecord {
    try folder.removeBodies(job)
    return try await commit { record, _ in record.hasBody ? [.bodyDeleted(.init())] : [] }
  }
}
