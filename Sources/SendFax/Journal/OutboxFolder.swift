import Foundation
import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where an outbox keeps its things, readable by its owner alone.
///
/// ```
/// journal.sqlite            what happened
/// journal.lock              held by every process that has the journal open
/// faxes/k3f92mtq/body       a request's bytes
/// faxes/k3f92mtq/driver     locked by the process that follows this fax
/// faxes/k3f92mtq/reserve    disk kept free for the outcome while a wallet is asked
/// ```
struct OutboxFolder: Sendable, Hashable {
  let path: String

  var journal: String { "\(path)/journal.sqlite" }
  var journalLock: String { "\(path)/journal.lock" }
  func fax(_ job: JobID) -> String { "\(path)/faxes/\(job)" }
  func body(_ job: JobID, named name: String = "body") -> String { "\(fax(job))/\(name)" }
  func driver(_ job: JobID) -> String { "\(fax(job))/driver" }
  func reserve(_ job: JobID) -> String { "\(fax(job))/reserve" }

  /// Makes the folder, mode 0700, and the journal's empty file, mode 0600, which SQLite's own files
  /// take after.
  func prepare() throws {
    try refuseForeignFolder()
    try makeFolder(path)
    // Once only, before there is anything in it: on a locked device it could not be done again.
    if !exists("journal.sqlite") { try DataProtection.protect(path) }
    try makeFolder("\(path)/faxes")
    let file = open(journal, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw OutboxFolder.unwritable(errno) }
    close(file)
  }

  /// Closing a folder to others is for folders of our own: not for a home or `/tmp` given by mistake.
  private func refuseForeignFolder() throws {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o077 != 0, access(journal, F_OK) != 0,
      !(try names(in: path).isEmpty)
    else { return }
    throw FaxError(
      .outboxUnwritable,
      "The folder \(path) has other files in it and is open to other people. Choose an empty folder "
        + "for the outbox.")
  }

  func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      // Foundation hides the reason; asking once more by name brings it out.
      if mkdir(path, 0o700) != 0, errno != EEXIST { throw OutboxFolder.unwritable(errno) }
    }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw OutboxFolder.unwritable(ENOTDIR)
    }
    if status.st_mode & 0o077 != 0, chmod(path, 0o700) != 0 { throw OutboxFolder.unwritable(errno) }
  }

  /// Makes a fax's folder durable: the folder's own entry is synced too.
  func makeFaxFolder(_ job: JobID) throws {
    try makeFolder(fax(job))
    try sync(folder: fax(job))
    try sync(folder: "\(path)/faxes")
  }

  func sync(folder: String) throws {
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else { throw OutboxFolder.unwritable(errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw OutboxFolder.unwritable(errno) }
  }

  /// Deletes a fax's documents; a file that is not there is deleted already.
  func removeBodies(_ job: JobID) throws {
    for name in try names(in: fax(job)) where name.hasPrefix("body") || name == "reserve" {
      guard unlink("\(fax(job))/\(name)") == 0 || errno == ENOENT else {
        throw OutboxFolder.unwritable(errno)
      }
    }
    if access(fax(job), F_OK) == 0 { try sync(folder: fax(job)) }
  }

  /// The names of all folders of faxes.
  func faxFolders() throws -> [String] { try names(in: "\(path)/faxes") }

  /// Deletes copies of documents that a process left behind when it died in the middle of sending one
  /// again.
  func removeCopies(olderThan date: Date) throws {
    for name in try faxFolders() where name.hasPrefix(OutboxFolder.copyPrefix) {
      guard isOlder("\(path)/faxes/\(name)", than: date) else { continue }
      guard unlink("\(path)/faxes/\(name)") == 0 || errno == ENOENT else {
        throw OutboxFolder.unwritable(errno)
      }
    }
  }

  /// A copy of a stored document, for as long as another fax is made of it.
  func newCopy() -> String { "\(path)/faxes/\(OutboxFolder.copyPrefix)\(JobID.random())" }
  private static let copyPrefix = ".again-"

  /// The faxes that have a folder.
  func jobs() throws -> [JobID] { try faxFolders().compactMap { JobID(valid: $0) } }

  /// Whether a fax's folder says that it was in use: it has a document and somebody drove it.
  func wasDriven(_ job: JobID) throws -> Bool {
    let names = try names(in: fax(job))
    return names.contains("driver") && names.contains { $0.hasPrefix("body") }
  }

  /// Whether a fax's folder was last changed before an instant.
  func isOlder(_ job: JobID, than date: Date) -> Bool { isOlder(fax(job), than: date) }

  private func isOlder(_ path: String, than date: Date) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    #if canImport(Glibc)
      return status.st_mtim.tv_sec < Int(date.timeIntervalSince1970)
    #else
      return status.st_mtimespec.tv_sec < Int(date.timeIntervalSince1970)
    #endif
  }

  func removeFax(_ job: JobID) throws {
    guard access(fax(job), F_OK) == 0 else { return }
    do { try FileManager.default.removeItem(atPath: fax(job)) } catch {
      throw FaxError(.outboxUnwritable, "The fax's files can't be removed from the outbox.")
    }
  }

  func names(in folder: String) throws -> [String] {
    guard access(folder, F_OK) == 0 else { return [] }
    do { return try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
      throw FaxError(.outboxUnwritable, "The outbox's folder can't be read.")
    }
  }

  /// Why a call failed. A device that locks files refuses one that is locked with EPERM.
  static func unwritable(
    _ code: Int32, locksFiles: Bool = DataProtection.locksFiles
  ) -> FaxError {
    if locksFiles, code == EPERM { return DataProtection.locked }
    let reason = String(cString: strerror(code))
    return FaxError(
      .outboxUnwritable, "The outbox can't be written (\(reason)). Nothing was sent.",
      isWorthRetrying: code == ENOSPC)
  }
}
