#if canImport(CQPDF)
  import Foundation

  /// The bytes of a regular file in memory of their own: were the file mapped, whoever cuts it would end
  /// this process.
  final class FileBuffer {
    let bytes: UnsafeMutableRawBufferPointer

    /// Reads a file of at most `limit` bytes; nil where it can't be read whole, or has more.
    init?(_ path: String, limit: Int) {
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        (1...limit).contains(Int(status.st_size))
      else { return nil }
      bytes = .allocate(byteCount: Int(status.st_size), alignment: 16)
      var length = 0
      while length < bytes.count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[length...])
        let count = pread(descriptor, rest.baseAddress, rest.count, off_t(length))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return nil }
        length += count
      }
    }

    deinit { bytes.deallocate() }
  }
#endif
