import Foundation
import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files of the outbox by their names in it; none of them is ever reached through a symbolic link.
extension OutboxFolder {
  func exists(_ name: String) -> Bool {
    var status = stat()
    return lstat("\(path)/\(name)", &status) == 0
  }

  /// The size of the journal and its first hundred bytes.
  func journalHead() throws -> (size: Int, head: [UInt8]) {
    let file = open(journal, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { throw OutboxFolder.unwritable(errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw OutboxFolder.unwritable(errno) }
    var head = [UInt8](repeating: 0, count: 100)
    let count = Glue.read(file, &head)
    guard count >= 0 else { throw OutboxFolder.unwritable(errno) }
    return (Int(status.st_size), Array(head.prefix(count)))
  }

  /// All bytes of a file; none where there is no such file.
  func read(_ name: String) throws -> [UInt8] {
    guard exists(name) else { return [] }
    do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))) } catch {
      throw FaxError(
        .outboxUnwritable, "The file \(name) of the outbox can't be read.", isWorthRetrying: true)
    }
  }

  /// Writes a file in one step, durable when it returns.
  func write(_ data: Data, to name: String) throws {
    let partial = "\(path)/\(name).partial"
    unlink(partial)
    let file = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw OutboxFolder.unwritable(errno) }
    defer { close(file) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    do { try handle.write(contentsOf: data) } catch { throw OutboxFolder.unwritable(ENOSPC) }
    guard fsync(file) == 0 else { throw OutboxFolder.unwritable(errno) }
    try rename("\(name).partial", to: name)
  }

  func rename(_ name: String, to new: String) throws {
    guard Glue.rename("\(path)/\(name)", "\(path)/\(new)") == 0 else {
      throw OutboxFolder.unwritable(errno)
    }
    try sync(folder: path)
  }

  /// The copies of damaged journals, and when each was made.
  func damagedCopies() throws -> [(name: String, made: Date)] {
    try names(in: path).compactMap { name in Salvage.made(name).map { (name, $0) } }
  }

  /// Removes something that only we wrote and nobody needs any more.
  func removeOwn(_ name: String) throws {
    guard exists(name) else { return }
    do { try FileManager.default.removeItem(atPath: "\(path)/\(name)") } catch {
      // Another process may have been quicker.
      guard exists(name) else { return }
      throw FaxError(.outboxUnwritable, "The file \(name) can't be removed from the outbox.")
    }
  }
}

/// The system's calls whose names are ours here.
private enum Glue {
  static func read(_ file: Int32, _ bytes: inout [UInt8]) -> Int {
    bytes.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
  }

  static func rename(_ old: String, _ new: String) -> Int32 {
    #if canImport(Glibc)
      return Glibc.rename(old, new)
    #else
      return Darwin.rename(old, new)
    #endif
  }
}
