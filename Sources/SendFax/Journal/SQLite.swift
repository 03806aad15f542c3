import Foundation

#if canImport(CSQLite)
  import CSQLite
#else
  import SQLite3
#endif

/// One connection to an SQLite file; used by one actor at a time.
final class SQLite {
  /// What SQLite said.
  struct Failure: Error, Equatable {
    /// The extended result code.
    var code: Int32
    /// SQLite's own words.
    var message: String

    /// The result code without its extension.
    var primary: Int32 { code & 0xff }

    /// Whether another connection is in the way, which passes.
    var isBusy: Bool { primary == SQLITE_BUSY || primary == SQLITE_LOCKED }

    /// Whether the file itself is bad.
    var isDamage: Bool { primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB }
  }

  /// What a column holds or a parameter is.
  enum Value: Equatable {
    case integer(Int64)
    case text(String)
    case blob(Data)
    case null
  }

  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  /// Opens a file. A connection never waits for another one: it says that it is busy at once, and
  /// who asked waits without holding a thread.
  init(path: String, readOnly: Bool = false) throws {
    let access = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK else {
      let failure = lastFailure(code)
      sqlite3_close_v2(handle)
      handle = nil
      throw failure
    }
    sqlite3_extended_result_codes(handle, 1)
  }

  deinit { close() }

  func close() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements = [:]
    sqlite3_close_v2(handle)
    handle = nil
  }

  /// Runs statements that take no parameters and whose rows nobody wants.
  func execute(_ sql: String) throws {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw lastFailure(code) }
  }

  /// Runs one statement and gives its rows.
  @discardableResult
  func run(_ sql: String, _ parameters: [Value] = []) throws -> [[Value]] {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in parameters.enumerated() {
      try bind(value, at: Int32(index + 1), of: statement)
    }
    var rows: [[Value]] = []
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return rows }
      guard code == SQLITE_ROW else { throw lastFailure(code) }
      rows.append((0..<sqlite3_column_count(statement)).map { column($0, of: statement) })
    }
  }

  /// Runs `body` in a transaction that holds the write lock from its start; on return it is on disk.
  func transaction<T>(_ body: () throws -> T) throws -> T {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Where the rollback fails too, SQLite has rolled back by itself; the first error is the one.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// Runs `body` on one state of the file, so that two reads never tell of two different ones.
  func snapshot<T>(_ body: () throws -> T) throws -> T {
    guard handle != nil else { throw lastFailure(SQLITE_MISUSE) }
    guard sqlite3_get_autocommit(handle) != 0 else { return try body() }
    try execute("BEGIN")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  private func prepared(_ sql: String) throws -> OpaquePointer? {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK else { throw lastFailure(code) }
    statements[sql] = statement
    return statement
  }

  private func bind(_ value: Value, at index: Int32, of statement: OpaquePointer?) throws {
    // SQLITE_TRANSIENT, a macro Swift does not import: SQLite copies the bytes before it returns.
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    let code: Int32
    switch value {
    case .integer(let number): code = sqlite3_bind_int64(statement, index, number)
    case .text(let text):
      code = sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), transient)
    case .blob(let data):
      code =
        data.isEmpty
        ? sqlite3_bind_zeroblob(statement, index, 0)
        : data.withUnsafeBytes {
          sqlite3_bind_blob(statement, index, $0.baseAddress, Int32($0.count), transient)
        }
    case .null: code = sqlite3_bind_null(statement, index)
    }
    guard code == SQLITE_OK else { throw lastFailure(code) }
  }

  private func column(_ index: Int32, of statement: OpaquePointer?) -> Value {
    switch sqlite3_column_type(statement, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
    case SQLITE_NULL: return .null
    case SQLITE_TEXT:
      guard let bytes = sqlite3_column_text(statement, index) else { return .null }
      let count = Int(sqlite3_column_bytes(statement, index))
      return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    default:
      guard let bytes = sqlite3_column_blob(statement, index) else { return .blob(Data()) }
      return .blob(Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, index))))
    }
  }

  private func lastFailure(_ code: Int32) -> Failure {
    let message = handle.flatMap { sqlite3_errmsg($0) }.map { String(cString: $0) }
    return Failure(code: code, message: message ?? String(cString: sqlite3_errstr(code)))
  }
}

extension SQLite.Value {
  var text: String? { if case .text(let text) = self { return text } else { return nil } }
  var integer: Int64? { if case .integer(let number) = self { return number } else { return nil } }
  var blob: Data? { if case .blob(let data) = self { return data } else { return nil } }
}
