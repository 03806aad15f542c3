import Foundation
import SendFaxAPI

extension Journal {
  private static let version: Int64 = 1
  /// “SFax”, so that `file` and a support person can tell what this is.
  private static let applicationID: Int64 = 0x5346_6178
  private static let tables = ["install", "fax", "event", "intent", "receipt"]

  /// Opens a journal that has nothing visibly wrong, or makes one where there is none.
  static func openSound(_ folder: OutboxFolder) throws -> SQLite {
    try examine(folder)
    let database = try SQLite(path: folder.journal)
    do {
      try prepare(database)
      return database
    } catch {
      database.close()
      throw error
    }
  }

  /// Looks before touching: opening for writing changes a file, and another program's or a newer
  /// version's must stay as it is.
  private static func examine(_ folder: OutboxFolder) throws {
    let (size, head) = try folder.journalHead()
    if size == 0 { return try refuseLoss(folder, "it is empty") }
    guard let header = JournalHeader(head) else {
      // No fax and no journal: a file of somebody else's.
      guard try folder.jobs().isEmpty else { throw Damage(reason: "it is not a database any more") }
      throw foreign
    }
    if header.applicationID == applicationID { try refuseNewer(header.userVersion) }
    let database = try SQLite(path: folder.journal, readOnly: true)
    defer { database.close() }
    let names = try database.run("SELECT name FROM sqlite_master WHERE type = 'table'")
      .compactMap { $0[0].text }
    let version = try number("PRAGMA user_version", database)
    if names.isEmpty, version == 0 { return try refuseLoss(folder, "its tables are gone") }
    guard try number("PRAGMA application_id", database) == applicationID else { throw foreign }
    try refuseNewer(version)
    guard Set(tables).isSubset(of: names) else { throw Damage(reason: "tables are missing") }
  }

  /// A new journal is made only where no fax can have been.
  private static func refuseLoss(_ folder: OutboxFolder, _ reason: String) throws {
    guard try folder.jobs().isEmpty else { throw Damage(reason: reason) }
  }

  static func prepare(_ database: SQLite) throws {
    try database.execute(
      """
      PRAGMA page_size = 4096; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1; PRAGMA secure_delete = ON;
      PRAGMA foreign_keys = ON;
      """)
    if try number("PRAGMA user_version", database) == 0 {
      try database.transaction { try create(in: database) }
    }
  }

  /// Makes the tables where they are not there yet; inside a transaction.
  static func create(in database: SQLite) throws {
    let found = try number("PRAGMA user_version", database)
    try refuseNewer(found)
    guard found == 0 else { return }
    try database.execute(schema)
    try database.execute(
      "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
  }

  private static func number(_ pragma: String, _ database: SQLite) throws -> Int64 {
    try database.run(pragma).first?.first?.integer ?? 0
  }

  private static func refuseNewer(_ found: Int64) throws {
    guard found > version else { return }
    throw FaxError(
      .outboxNewer,
      "This outbox was written by a newer version of SendFax (schema \(found), this one knows "
        + "\(version)). It was left untouched; update and try again.")
  }

  private static var foreign: FaxError {
    FaxError(
      .outboxDamaged,
      "The file journal.sqlite in this folder is not an outbox's journal. It was left untouched; "
        + "choose another folder.")
  }

  /// `live` is what `resume` looks at, `head` the digest of the last event, so that a lost tail is
  /// noticed. `intent` and `receipt` outlive the faxes they belong to, so that no payment and no yes is
  /// ever taken twice.
  private static let schema = """
    CREATE TABLE install (identity TEXT NOT NULL);
    CREATE TABLE fax (
      job TEXT PRIMARY KEY, content_key TEXT NOT NULL, base TEXT NOT NULL,
      drafted_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, state TEXT NOT NULL,
      live INTEGER NOT NULL, head TEXT NOT NULL, quarantine TEXT
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
