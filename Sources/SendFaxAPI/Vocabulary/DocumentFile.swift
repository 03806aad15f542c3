import Foundation

/// A regular file that is open for reading, and what tells whether it has changed.
final class DocumentFile {
  /// What changes when a file does.
  struct Stamp: Equatable {
    var device: UInt64
    var inode: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// What one pass over the bytes tells.
  struct Digest {
    var sha256: String
    var size: Int
    var beginsAsPDF: Bool
  }

  private static let chunk = 256 << 10
  private let descriptor: Int32

  /// Opens a file without waiting for anyone, and refuses what is not a regular file.
  init(opening path: String) throws {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw DocumentFile.unreadable("That is not a path of a file.")
    }
    // A FIFO without a writer, or a device, would hold an open(2) that waits.
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw DocumentFile.refusal(errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw DocumentFile.refusal(errno) }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else {
      throw DocumentFile.unreadable("That is a folder. Name a PDF in it.")
    }
    guard kind == S_IFREG else {
      throw DocumentFile.unreadable(
        "That is not a regular file. To read from a pipe, give - and pipe the PDF in.")
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The file's stamp now.
  func stamp() throws -> Stamp {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw DocumentFile.refusal(errno) }
    return Stamp(status)
  }

  /// The stamp of whatever a path names now, or nil.
  static func stamp(of path: String) -> Stamp? {
    var status = stat()
    return stat(path, &status) == 0 ? Stamp(status) : nil
  }

  /// Reads the file from its start, piece by piece.
  func forEachChunk(_ body: (UnsafeRawBufferPointer) throws -> Void) throws {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunk, alignment: 16)
    defer { buffer.deallocate() }
    var offset = 0
    while true {
      let count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw DocumentFile.refusal(errno) }
      guard count > 0 else { return }
      offset += count
      try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// The digest and size of what is in the file, and whether it begins as a PDF (`%PDF-` within the
  /// first 1024 bytes, as readers have always allowed).
  func digest() throws -> Digest {
    var sha256 = SHA256()
    var result = Digest(sha256: "", size: 0, beginsAsPDF: false)
    try forEachChunk { bytes in
      if result.size == 0 {
        result.beginsAsPDF = Data(bytes.prefix(1024)).range(of: Data("%PDF-".utf8)) != nil
      }
      result.size += bytes.count
      guard result.size <= FaxDocument.sizeLimit else { throw FaxDocument.tooLarge(result.size) }
      sha256.update(bytes)
    }
    result.sha256 = sha256.finish()
    return result
  }

  private static func refusal(_ code: Int32) -> FaxError {
    switch code {
    case ENOENT, ENOTDIR: return unreadable("There is no such file.")
    case EACCES, EPERM: return unreadable("You may not read that file.")
    case ENXIO:
      return unreadable(
        "That is not a regular file. To read from a pipe, give - and pipe the PDF in.")
    default: return unreadable("The file can't be read: \(String(cString: strerror(code))).")
    }
  }

  private static func unreadable(_ message: String) -> FaxError {
    FaxError(.fileUnreadable, message)
  }
}
