import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of a request's body, read as the network takes them.
///
/// Not thread-safe: one exchange reads it, on one thread.
package final class BodySource {
  private enum Kind {
    case bytes(Data)
    case file(Int32)
  }

  private let kind: Kind
  private var offset = 0
  /// The declared length.
  package let length: Int

  /// Opens the body.
  ///
  /// - Throws: ``TransportFailure`` `bodyUnreadable`, `neverSent`: not a regular file, not readable, or
  ///   not of the declared length.
  package init(_ body: HTTPRequest.Body) throws {
    length = body.length
    switch body {
    case .none: kind = .bytes(Data())
    case .bytes(let data): kind = .bytes(data)
    case .file(let path, let length): kind = .file(try BodySource.open(path, length))
    }
  }

  deinit {
    if case .file(let descriptor) = kind { close(descriptor) }
  }

  /// Copies the next bytes; 0 at the end, nil where the file can't be read or has become shorter.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    let wanted = min(buffer.count, length - offset)
    if wanted == 0 { return 0 }
    switch kind {
    case .bytes(let data):
      let start = data.startIndex + offset
      data.copyBytes(
        to: buffer.bindMemory(to: UInt8.self), from: start..<(start + wanted))
      offset += wanted
      return wanted
    case .file(let descriptor):
      var count = pread(descriptor, buffer.baseAddress, wanted, off_t(offset))
      while count < 0 && errno == EINTR {
        count = pread(descriptor, buffer.baseAddress, wanted, off_t(offset))
      }
      guard count > 0 else { return nil }
      offset += count
      return count
    }
  }

  private static func open(_ path: String, _ length: Int) throws -> Int32 {
    // Not blocking: opening a FIFO would wait for a writer.
    #if canImport(Glibc)
      let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    #elseif canImport(Musl)
      let descriptor = Musl.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    #else
      let descriptor = Darwin.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    #endif
    guard descriptor >= 0 else { throw unreadable("The file of the body can't be opened.") }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw unreadable("The body is not a regular file.")
    }
    guard Int(facts.st_size) == length else {
      close(descriptor)
      throw unreadable("The file of the body has another length than declared.")
    }
    return descriptor
  }

  private static func unreadable(_ message: String) -> TransportFailure {
    TransportFailure(.bodyUnreadable, .neverSent, message)
  }
}
