import Foundation

/// The pages of an SQLite file as they were last committed, its write-ahead log included.
///
/// It reads bytes and nothing else, so that a damaged file is neither changed nor trusted
/// (sqlite.org/fileformat2.html, sections 1 and 4).
struct SQLitePages {
  let pageSize: Int
  let count: Int
  private let file: [UInt8]
  private let log: [UInt8]
  /// Where in the log the newest committed image of a page begins.
  private let logged: [Int: Int]

  init(file: [UInt8], log: [UInt8]) {
    let size = JournalHeader(file)?.pageSize ?? SQLitePages.pageSize(ofLog: log) ?? 4096
    let logged = SQLitePages.frames(in: log, pageSize: size)
    self.file = file
    self.log = log
    self.logged = logged
    pageSize = size
    let most = (file.count + log.count + size - 1) / size
    count = max((file.count + size - 1) / size, logged.keys.filter { $0 <= most }.max() ?? 0)
  }

  /// A whole page, the first being 1; nil for one that is not there or was cut.
  subscript(page: Int) -> [UInt8]? {
    guard page >= 1, page <= count else { return nil }
    if let start = logged[page] { return Array(log[start..<start + pageSize]) }
    let start = (page - 1) * pageSize
    guard start + pageSize <= file.count else { return nil }
    return Array(file[start..<start + pageSize])
  }

  private static func pageSize(ofLog log: [UInt8]) -> Int? {
    let size = log.number(at: 8, length: 4)
    return JournalHeader.isPageSize(size) ? size : nil
  }

  /// Frames count as far as their running checksum holds, and up to the last commit among those.
  private static func frames(in log: [UInt8], pageSize: Int) -> [Int: Int] {
    let magic = log.number(at: 0, length: 4)
    guard log.count > 32, magic | 1 == 0x377f_0683, self.pageSize(ofLog: log) == pageSize else {
      return [:]
    }
    var sum = LogChecksum(isBigEndian: magic & 1 == 1)
    sum.add(log, 0..<24)
    guard sum.matches(log, at: 24) else { return [:] }
    let salts = log[16..<24]
    var committed: [Int: Int] = [:]
    var pending: [Int: Int] = [:]
    var frame = 32
    while frame + 24 + pageSize <= log.count {
      guard log[frame + 8..<frame + 16] == salts else { break }
      sum.add(log, frame..<frame + 8)
      sum.add(log, frame + 24..<frame + 24 + pageSize)
      guard sum.matches(log, at: frame + 16) else { break }
      pending[log.number(at: frame, length: 4)] = frame + 24
      if log.number(at: frame + 4, length: 4) != 0 {
        committed.merge(pending) { _, new in new }
        pending = [:]
      }
      frame += 24 + pageSize
    }
    return committed
  }
}

/// The running checksum of a write-ahead log.
private struct LogChecksum {
  let isBigEndian: Bool
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  mutating func add(_ bytes: [UInt8], _ range: Range<Int>) {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      first &+= word(bytes, start) &+ second
      second &+= word(bytes, start + 4) &+ first
    }
  }

  func matches(_ bytes: [UInt8], at start: Int) -> Bool {
    bytes.number(at: start, length: 4) == Int(first)
      && bytes.number(at: start + 4, length: 4) == Int(second)
  }

  private func word(_ bytes: [UInt8], _ start: Int) -> UInt32 {
    let word = UInt32(truncatingIfNeeded: bytes.number(at: start, length: 4))
    return isBigEndian ? word : word.byteSwapped
  }
}
