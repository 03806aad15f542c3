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
    var bytes: [UInt8] = []
    if let size = size(of: name) { bytes.reserveCapacity(size) }
    try forEachPiece(of: name) { bytes += $0 }
    return bytes
  }

  /// Copies a file in one step, durable when it returns, with no more of it in memory than a piece.
  func copy(_ name: String, to new: String) throws {
    try write(to: new) { file in try forEachPiece(of: name) { try file.write(contentsOf: $0) } }
  }

  /// Writes a file in one step, durable when it returns.
  func write(_ data: Data, to name: String) throws {
    try write(to: name) { try $0.write(contentsOf: data) }
  }

  private func write(to name: String, _ body: (FileHandle) throws -> Void) throws {
    let partial = "\(path)/\(name).partial"
    unlink(partial)
    let file = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw OutboxFolder.unwritable(errno) }
    defer { close(file) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    do { try body(handle) } catch let error as FaxError { throw error } catch {
      throw OutboxFolder.unwritable(ENOSPC)
    }
    guard fsync(file) == 0 else { throw OutboxFolder.unwritable(errno) }
    try rename("\(name).partial", to: name)
  }

  private func size(of name: String) -> Int? {
    var status = stat()
    return lstat("\(path)/\(name)", &status) == 0 ? Int(status.st_size) : nil
  }

  /// Reads a file a MiB at a time; no pieces where there is no such file.
  private func forEachPiece(of name: String, _ body: (Data) throws -> Void) throws {
    let file = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else {
      if errno == ENOENT { return }
      throw OutboxFolder.unreadable(name)
    }
    defer { close(file) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: false)
    while true {
      let piece: Data?
      do { piece = try handle.read(upToCount: 1 << 20) } catch {
        throw OutboxFolder.unreadable(name)
      }
      guard let piece, !piece.isEmpty else { return }
      try body(piece)
    }
  }

  private static func unreadable(_ name: String) -> FaxError {
    FaxError(
      .outboxUnwritable, "The file \(name) of the outbox can't be read.", isWorthRetrying: true)
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
