import Foundation
import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A request body as it lies on disk.
struct StoredBody {
  private let body: MultipartBody

  init(_ body: MultipartBody) { self.body = body }

  /// Whether it is still the bytes that were written; a missing file is not.
  ///
  /// - Throws: `outboxUnwritable`, worth retrying, where the file can't be read just now: that is no
  ///   loss.
  func isIntact() throws -> Bool {
    let file = open(body.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return false }
      throw unreadable(errno)
    }
    defer { close(file) }
    var digest = SHA256()
    var length = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(errno) }
      if count == 0 { break }
      buffer.withUnsafeBytes { digest.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      length += count
    }
    return length == body.length && digest.finish() == body.sha256
  }

  private func unreadable(_ code: Int32) -> FaxError {
    FaxError(
      .outboxUnwritable,
      "The stored document can't be read just now (\(String(cString: strerror(code)))).",
      isWorthRetrying: true)
  }
}
