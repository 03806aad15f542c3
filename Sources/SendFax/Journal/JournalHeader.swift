import Foundation

/// What the first hundred bytes of an SQLite file say (sqlite.org/fileformat2.html, section 1.3).
struct JournalHeader: Equatable {
  var pageSize: Int
  var userVersion: Int64
  var applicationID: Int64

  /// Reads a header, or gives nil for bytes that are none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 100, bytes.starts(with: Array("SQLite format 3\0".utf8)) else {
      return nil
    }
    let size = bytes.number(at: 16, length: 2)
    pageSize = size == 1 ? 65536 : size
    guard JournalHeader.isPageSize(pageSize) else { return nil }
    userVersion = Int64(bytes.number(at: 60, length: 4))
    applicationID = Int64(bytes.number(at: 68, length: 4))
  }

  static func isPageSize(_ size: Int) -> Bool {
    size >= 512 && size <= 65536 && size & (size - 1) == 0
  }
}

extension [UInt8] {
  /// A big-endian number; bytes beyond the end count as zero.
  func number(at start: Int, length: Int) -> Int {
    (start..<start + length).reduce(0) { $0 << 8 | (indices.contains($1) ? Int(self[$1]) : 0) }
  }
}
