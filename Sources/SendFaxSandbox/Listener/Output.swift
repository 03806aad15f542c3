import Foundation

/// Bytes on their way out.
struct Output {
  private var bytes: [UInt8] = []
  private var sent = 0
  /// A pattern that is sent again until that many bytes are out.
  private var pattern: [UInt8] = []
  private var left = 0
  /// How many are out.
  private(set) var count = 0
  /// Bytes a second; nil is as fast as they go.
  var rate: Int?

  /// Whether everything is out.
  var isEmpty: Bool { sent == bytes.count && left == 0 }

  mutating func add(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  mutating func repeating(_ pattern: Data, total: Int) {
    self.pattern = Array(pattern)
    left = total
  }

  /// What a try to send came to.
  enum Progress { case done, later, broken }

  /// Sends what fits, at most `limit` bytes.
  mutating func flush(_ fd: Int32, limit: Int = .max) -> Progress {
    var room = limit
    while true {
      if sent == bytes.count {
        guard left > 0, !pattern.isEmpty else {
          self = Output()
          return .done
        }
        bytes = Array(pattern.prefix(left))
        left -= bytes.count
        sent = 0
      }
      guard room > 0 else { return .later }
      let count = bytes.withUnsafeBytes { all in
        Sockets.send(
          fd, UnsafeRawBufferPointer(rebasing: all[sent...].prefix(room)))
      }
      guard let count else { return .later }
      guard count > 0 else { return .broken }
      sent += count
      self.count += count
      room -= count
    }
  }
}
