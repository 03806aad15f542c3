import Foundation

/// A file that takes its name only once it is whole; unfinished, it is removed.
final class NewFile {
  private let path: String
  private let partial: String
  private var descriptor: Int32
  private var digest = SHA256()
  private(set) var length = 0

  /// Opens an unfinished file beside the path.
  init(replacing path: String) throws {
    self.path = path
    partial = "\(path).\(MultipartBoundary.random()).part"
    descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw NewFile.unwritable(errno) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(partial)
  }

  func append(_ data: Data) throws { try data.withUnsafeBytes(append) }

  func append(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw NewFile.unwritable(errno) }
      rest = rest.dropFirst(count)
    }
    digest.update(bytes)
    length += bytes.count
  }

  /// Puts the file on the disk under its name, and says how long it is and its SHA-256.
  func finish() throws -> (length: Int, sha256: String) {
    guard fsync(descriptor) == 0, rename(partial, path) == 0 else {
      throw NewFile.unwritable(errno)
    }
    close(descriptor)
    descriptor = -1
    try syncFolder()
    return (length, digest.finish())
  }

  /// Without it, the name may be gone after a power cut.
  private func syncFolder() throws {
    let folder = (path as NSString).deletingLastPathComponent
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw NewFile.unwritable(errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw NewFile.unwritable(errno) }
  }

  private static func unwritable(_ code: Int32) -> FaxError {
    let reason: String
    switch code {
    case ENOSPC, EDQUOT: reason = "The disk is full. Free some space and try again."
    case EROFS: reason = "The outbox is on a disk that can only be read."
    case EACCES, EPERM: reason = "The outbox's folder may not be written to."
    case ENOENT, ENOTDIR: reason = "The outbox's folder is not there."
    default: reason = "The outbox can't be written: \(String(cString: strerror(code)))."
    }
    return FaxError(.outboxUnwritable, reason, money: .notMoved)
  }
}
