import Foundation
import SendFaxAPI

/// What is piped in.
enum StandardInput {
  /// Copies it to a new file, up to one byte more than the service takes.
  static func copy(to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw unwritable() }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var left = FaxDocument.sizeLimit + 1
    while left > 0 {
      let count = read(0, &buffer, min(buffer.count, left))
      if count == 0 { return }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw FaxError(.fileUnreadable, "Standard input can't be read.")
      }
      left -= count
      try write(buffer[0..<count], to: file)
    }
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) throws {
    var rest = bytes
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw unwritable() }
      rest = rest.dropFirst(written)
    }
  }

  private static func unwritable() -> FaxError {
    FaxError(
      .outboxUnwritable,
      "Standard input can't be kept in a temporary file: \(String(cString: strerror(errno))).")
  }
}
