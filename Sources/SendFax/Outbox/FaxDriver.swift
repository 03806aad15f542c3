import Foundation
import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The one hand on a fax in this process: its lock, its turn, its journal and its client.
final class FaxDriver: Sendable {
  let job: JobID
  let folder: OutboxFolder
  let turn = FaxTurn()
  let session = Locked(DriverSession())
  private let lock: DriverLock
  private let journal: Journal
  private let configuration: Outbox.Configuration
  private let changed: @Sendable (FaxRecord) async -> Void
  private let troubled: @Sendable (FaxError?) async -> Void

  init(
    job: JobID, lock: DriverLock, journal: Journal, folder: OutboxFolder,
    configuration: Outbox.Configuration, changed: @escaping @Sendable (FaxRecord) async -> Void,
    troubled: @escaping @Sendable (FaxError?) async -> Void
  ) {
    self.job = job
    self.lock = lock
    self.journal = journal
    self.folder = folder
    self.configuration = configuration
    self.changed = changed
    self.troubled = troubled
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

  /// Rule 9: uploads, quotes and claims send the stored bytes and no others.
  func verifyBody(of record: FaxRecord) throws {
    guard try StoredBody(body(of: record)).isIntact() else {
      throw FaxError(
        .documentChanged,
        "The document kept for fax \(record.job) is gone or was altered, so its request can't be made "
          + "again without the very same file.", money: record.money,
        remedies: [.restore(fax: record.job.description)])
    }
  }

  /// Appends what `decide` says happened; on return it is on disk and everyone who watches knows.
  @discardableResult
  func commit(
    _ decide: @Sendable (_ record: FaxRecord, _ now: Moment) throws -> [FaxEvent]
  ) async throws -> FaxRecord {
    let now = clock.now()
    return try await commit(at: now) { record, _ in try decide(record, now) }
  }

  /// The same, for a decision that looks at the other faxes too.
  @discardableResult
  func commit(
    at now: Moment,
    _ decide: @Sendable (_ record: FaxRecord, _ view: JournalView) throws -> [FaxEvent]
  ) async throws -> FaxRecord {
    let record = try await journal.commit(job, at: now, decide)
    await changed(record)
    return record
  }

  /// Appends an outcome that exists nowhere else: tried until it is on disk, and printed by the caller
  /// if the process is ended before (rule 14).
  @discardableResult
  func commitOutcome(
    _ evidence: String,
    _ decide: @escaping @Sendable (_ record: FaxRecord, _ view: JournalView) throws -> [FaxEvent]
  ) async throws -> FaxRecord {
    var pause = Duration.milliseconds(200)
    var isTold = false
    while true {
      do {
        let record = try await commit(at: clock.now(), decide)
        if isTold { await troubled(nil) }
        return record
      } catch {
        releaseReserve()
        isTold = true
        let unsaved = unsaved(evidence, error)
        await troubled(unsaved)
        let passing: [FaxError.Code] = [.outboxUnwritable, .outboxBusy, .outboxLocked]
        guard passing.contains(where: { $0 ~= error }) else { throw unsaved }
        do { try await clock.sleep(for: pause) } catch { throw unsaved }
        pause = min(pause * 2, .seconds(5))
      }
    }
  }

  private func unsaved(_ evidence: String, _ error: any Error) -> FaxError {
    let reason = (error as? FaxError)?.message ?? "The outbox can't be written."
    return FaxError(
      .outcomeNotSaved,
      "What became of fax \(job) can't be saved. \(reason) Keep this: \(evidence). When there is room "
        + "again, go on with the fax.", money: .mayHaveMoved,
      remedies: [.resume(fax: job.description)])
  }

  /// 1 MiB of disk kept free for the outcome while a wallet is asked.
  func takeReserve() throws {
    let bytes = Data(repeating: 0x5f, count: 1 << 20)
    do { try bytes.write(to: URL(fileURLWithPath: folder.reserve(job))) } catch {
      releaseReserve()
      throw FaxError(
        .outboxUnwritable,
        "There is too little disk space to keep the outcome of a payment, so nothing was asked of the "
          + "wallet. Free some space and try again.", isWorthRetrying: true)
    }
  }

  func releaseReserve() { unlink(folder.reserve(job)) }

  /// Deletes the document and says so in the journal, in this order: a file that is gone without a word
  /// is no loss, a word without the deed would leave the file for ever.
  @discardableResult
  func deleteBody() async throws -> FaxRecord {
    try folder.removeBodies(job)
    return try await commit { record, _ in record.hasBody ? [.bodyDeleted(.init())] : [] }
  }
}
