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
  var cache = RecordCache()
  /// What a person should know of the journal since it was opened.
  private(set) var notices: [String]
  private var lock: JournalLock?
  /// Why this journal can't be used any more.
  private var broken: FaxError?

  /// How long a write waits for another process.
  private let patience: Duration
  let onAppend: @Sendable (JobID, StoredEvent, AppendPhase) -> Void

  /// Opens the journal, or makes a new one.
  ///
  /// - Throws: `outboxNewer` for a schema of a later version, which is left untouched,
  ///   `outboxDamaged`, `outboxUnwritable`, `outboxBusy`. It never falls back to memory.
  init(
    folder: OutboxFolder, patience: Duration = .seconds(5),
    onAppend: @escaping @Sendable (JobID, StoredEvent, AppendPhase) -> Void = { _, _, _ in }
  ) async throws {
    try folder.prepare()
    let lock = try JournalLock(path: folder.journalLock)
    var wait = BusyWait(patience: patience)
    while try !lock.share() { try await wait.after(SQLite.Failure.busy) }
    self.folder = folder
    self.patience = patience
    self.onAppend = onAppend
    self.lock = lock
    while true {
      do {
        let (database, notice) = try Journal.openOrMend(folder, lock)
        self.database = database
        notices = [notice].compactMap { $0 }
        return
      } catch { try await wait.after(error) }
    }
  }

  private static func openOrMend(
    _ folder: OutboxFolder, _ lock: JournalLock
  ) throws -> (SQLite, notice: String?) {
    let salvage = Salvage(folder: folder)
    if !salvage.isPending {
      do { return (try openSound(folder), nil) } catch is Damage {} catch let failure
        as SQLite.Failure where failure.isDamage
      {}
    }
    let notice = try mend(salvage, lock)
    return (try openSound(folder), notice)
  }

  func close() {
    database.close()
    lock = nil
  }

  /// Runs `body`, again while another process is in the way, and again after damage was mended, once.
  func patiently<T>(_ body: () throws -> T) async throws -> T {
    var wait = BusyWait(patience: patience)
    while true {
      if let broken { throw broken }
      do { return try body() } catch let failure as SQLite.Failure where failure.isDamage {
        guard notices.isEmpty else { throw failure.faxError }
        try mendWhileOpen()
      } catch { try await wait.after(error) }
    }
  }

  private func mendWhileOpen() throws {
    cache = RecordCache()
    do {
      let salvage = Salvage(folder: folder)
      try salvage.mark()
      guard let lock else { throw Damage(reason: "it is closed") }
      notices.append(try Journal.mend(salvage, lock, closing: database))
      database = try Journal.openSound(folder)
    } catch {
      database.close()
      let damaged = Damage(reason: "a page of it can't be read").faxError
      let reason = (error as? FaxError) ?? damaged
      broken = reason
      throw reason
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
          + "that one, then try again. Nothing was changed.", isWorthRetrying: true)
    }
    let notice: String
    do { notice = try salvage.run(closing: database) } catch {
      let reason = (error as? FaxError)?.message ?? (error as? SQLite.Failure)?.message
      throw Damage(reason: "it can't be mended now: \(reason ?? "\(error)")").faxError
    }
    guard try lock.share() else { throw SQLite.Failure.busy }
    return notice
  }
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
