import Foundation
import SendFaxAPI

/// The events of every fax in one SQLite file.
///
/// - Guaranteed: ``commit(_:at:_:)`` reads the fax, decides and appends in one transaction that holds
///   the write lock, so two processes never append to the same state; when it returns, the events are
///   synced to disk. Nothing unreadable is deleted: a damaged file is kept, and what can be read of it
///   goes into a new one (``Salvage``).
actor Journal {
  let folder: OutboxFolder
  private(set) var database: SQLite
  /// Records with the digest of their last event; checked against the file before use.
  var cache: [JobID: (record: FaxRecord, head: String)] = [:]
  /// What a person should know of the journal since it was opened.
  private(set) var notices: [String] = []
  private let lock: JournalLock
  /// Why this journal can't be used any more.
  private var broken: FaxError?

  /// How long a write waits for another process.
  private static let patience = Duration.seconds(5)

  /// Opens the journal, or makes a new one.
  ///
  /// - Throws: `outboxNewer` for a schema of a later version, which is left untouched,
  ///   `outboxDamaged`, `outboxUnwritable`, `outboxBusy`. It never falls back to memory.
  init(folder: OutboxFolder) async throws {
    try folder.prepare()
    let lock = try JournalLock(path: folder.journalLock)
    try await Journal.patiently {
      guard try lock.share() else { throw Journal.busy }
    }
    self.folder = folder
    self.lock = lock
    var notice: String?
    database = try await Journal.patiently {
      let salvage = Salvage(folder: folder)
      if !salvage.isPending {
        do { return try Journal.openSound(folder) } catch is Damage {} catch let failure
          as SQLite.Failure where failure.isDamage
        {}
      }
      notice = try Journal.mend(salvage, lock)
      return try Journal.openSound(folder)
    }
    notices = [notice].compactMap { $0 }
  }

  func close() { database.close() }

  /// Runs `body`, again while another process is in the way, and once more after damage was mended.
  ///
  /// The wait holds no thread, and a cancelled task waits on: what happened must be written down.
  func patiently<T>(_ body: () throws -> T) async throws -> T {
    if let broken { throw broken }
    do {
      return try await Journal.patiently(body)
    } catch let failure as SQLite.Failure where failure.isDamage {
      guard notices.isEmpty else { throw failure.faxError }
      try mendWhileOpen()
      return try await Journal.patiently(body)
    }
  }

  private static func patiently<T>(_ body: () throws -> T) async throws -> T {
    let start = ContinuousClock.now
    var pause = Duration.milliseconds(1)
    while true {
      do { return try body() } catch let failure as SQLite.Failure where failure.isBusy {
        guard start.duration(to: .now) < patience else { throw failure.faxError }
      } catch let failure as SQLite.Failure where !failure.isDamage {
        throw failure.faxError
      } catch let error as Damage { throw error.faxError }
      let wait = pause
      // Its only failure is a cancellation, which this task is kept from.
      _ = await Task.detached { try await Task.sleep(for: wait) }.result
      pause = min(pause * 2, .milliseconds(50))
    }
  }

  private func mendWhileOpen() throws {
    cache = [:]
    do {
      let salvage = Salvage(folder: folder)
      try salvage.mark()
      notices.append(try Journal.mend(salvage, lock, closing: database))
      database = try Journal.openSound(folder)
    } catch {
      database.close()
      let damaged = Damage(reason: "a page of it can't be read").faxError
      broken = (error as? FaxError) ?? damaged
      throw broken ?? damaged
    }
  }

  /// Mends the journal with nobody else at it.
  private static func mend(
    _ salvage: Salvage, _ lock: JournalLock, closing database: SQLite? = nil
  ) throws -> String {
    guard try lock.seize() else {
      throw FaxError(
        .outboxDamaged,
        "The outbox's journal is damaged and can be mended, but another process has it open. End "
          + "that one, then run this again. Nothing was changed.", isWorthRetrying: true)
    }
    let notice: String
    do { notice = try salvage.run(closing: database) } catch let error as FaxError { throw error } catch
    {
      throw Damage(reason: "and it can't be mended: \(error)").faxError
    }
    guard try lock.share() else { throw busy }
    return notice
  }

  private static var busy: SQLite.Failure { .busy }
}

/// A journal that is no journal.
struct Damage: Error {
  let reason: String

  var faxError: FaxError {
    FaxError(
      .outboxDamaged,
      "The outbox's journal is damaged (\(reason)). Nothing was deleted; keep the folder.")
  }
}
