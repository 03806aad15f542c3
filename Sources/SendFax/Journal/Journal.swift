import Foundation
import SendFaxAPI

/// The events of every fax in one SQLite file.
///
/// - Guaranteed: ``commit(_:at:_:)`` reads the fax, decides and appends in one transaction that holds
///   the write lock, so two processes never append to the same state; when it returns, the events are
///   synced to disk. Nothing unreadable is deleted.
actor Journal {
  let folder: OutboxFolder
  let database: SQLite
  /// Records at the sequence they were read or written at; checked against the file before use.
  var cache: [JobID: FaxRecord] = [:]

  /// Opens the journal, or makes a new one.
  ///
  /// - Throws: `outboxNewer` for a schema of a later version, which is left untouched,
  ///   `outboxDamaged`, `outboxUnwritable`, `outboxBusy`. It never falls back to memory.
  init(folder: OutboxFolder) throws {
    self.folder = folder
    try folder.prepare()
    let database = try Journal.inWords { try SQLite(path: folder.journal) }
    try Journal.inWords { try Journal.prepare(database) }
    self.database = database
  }

  func close() { database.close() }

  static func inWords<T>(_ body: () throws -> T) throws -> T {
    do { return try body() } catch let failure as SQLite.Failure { throw failure.faxError }
  }

  private static let version: Int64 = 1
  /// “SFax”, so that `file` and a support person can tell what this is.
  private static let applicationID = 0x5346_6178

  private static func prepare(_ database: SQLite) throws {
    try refuseNewer(database)
    try database.execute(
      """
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = 1;
      PRAGMA checkpoint_fullfsync = 1; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON;
      """)
    try database.transaction {
      try refuseNewer(database)
      guard try userVersion(database) == 0 else { return }
      try database.execute(schema)
      try database.execute(
        "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    }
  }

  private static func userVersion(_ database: SQLite) throws -> Int64 {
    try database.run("PRAGMA user_version").first?.first?.integer ?? 0
  }

  private static func refuseNewer(_ database: SQLite) throws {
    let found = try userVersion(database)
    guard found > version else { return }
    throw FaxError(
      .outboxNewer,
      "This outbox was written by a newer version of SendFax (schema \(found), this one knows "
        + "\(version)). It was left untouched; update and try again.")
  }

  /// `live` is what `resume` looks at; `intent` and `receipt` outlive the faxes they belong to, so that
  /// no payment and no yes is ever taken twice.
  private static let schema = """
    CREATE TABLE install (identity TEXT NOT NULL);
    CREATE TABLE fax (
      job TEXT PRIMARY KEY, content_key TEXT NOT NULL, base TEXT NOT NULL,
      drafted_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, state TEXT NOT NULL,
      live INTEGER NOT NULL, quarantine TEXT
    ) WITHOUT ROWID;
    CREATE INDEX fax_live ON fax (live, drafted_at);
    CREATE INDEX fax_drafted ON fax (drafted_at);
    CREATE INDEX fax_content ON fax (content_key);
    CREATE TABLE event (
      job TEXT NOT NULL REFERENCES fax (job) ON DELETE CASCADE, sequence INTEGER NOT NULL,
      at INTEGER NOT NULL, uptime INTEGER NOT NULL, boot TEXT NOT NULL,
      kind TEXT NOT NULL, payload BLOB NOT NULL, digest TEXT NOT NULL,
      PRIMARY KEY (job, sequence)
    ) WITHOUT ROWID;
    CREATE TABLE intent (
      base TEXT NOT NULL, payment_intent TEXT NOT NULL, address TEXT NOT NULL, job TEXT NOT NULL,
      PRIMARY KEY (base, payment_intent), UNIQUE (base, address)
    ) WITHOUT ROWID;
    CREATE TABLE receipt (
      base TEXT NOT NULL, id TEXT NOT NULL, job TEXT NOT NULL, PRIMARY KEY (base, id)
    ) WITHOUT ROWID;
    """
}
