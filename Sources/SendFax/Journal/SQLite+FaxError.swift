import SendFaxAPI

#if canImport(CSQLite)
  import CSQLite
#else
  import SQLite3
#endif

extension SQLite.Failure {
  /// Another connection is in the way.
  static var busy: SQLite.Failure {
    SQLite.Failure(code: SQLITE_BUSY, message: "the journal is being mended")
  }

  /// The failure in the words of this package. Locked, busy and full are not corrupt: they pass.
  var faxError: FaxError {
    switch primary {
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL, SQLITE_NOMEM:
      return FaxError(
        .outboxBusy, "Another process is writing to the outbox. Try again in a moment.",
        isWorthRetrying: true)
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      return FaxError(
        .outboxDamaged,
        "The outbox's journal is damaged (\(message)). Nothing was deleted; keep the folder.")
    case SQLITE_FULL:
      return FaxError(
        .outboxUnwritable,
        "The disk is full: the outbox can't be written. Free some space and try again.",
        isWorthRetrying: true)
    // What Apple's SQLite makes of EPERM.
    case SQLITE_AUTH where DataProtection.locksFiles: return DataProtection.locked
    case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_AUTH:
      return FaxError(
        .outboxUnwritable, "The outbox can't be written (\(message)).", isWorthRetrying: true)
    default:
      return FaxError(.internalFault, "The outbox's journal refused a statement (\(message)).")
    }
  }
}
