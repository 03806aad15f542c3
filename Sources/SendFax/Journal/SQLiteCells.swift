import Foundation

/// Every row that can still be read from the pages of an SQLite file, whatever became of the rest.
struct SQLiteCells {
  private let pages: SQLitePages
  /// The rows of trees of keys, where this journal's tables are.
  private(set) var keyed: [[SQLite.Value]] = []
  /// The rows of trees of row numbers.
  private(set) var numbered: [[SQLite.Value]] = []
  /// The pages of trees that were read whole, with the pages below them.
  private var whole: [Int: [Int]] = [:]

  init(_ pages: SQLitePages) {
    self.pages = pages
    for number in 1..<max(pages.count + 1, 1) { readTree(number) }
  }

  /// Whether all rows of a table were read; `false` also where its beginning is not known.
  func isWhole(table: String) -> Bool {
    let schema = numbered.first { $0.count == 5 && $0[1].text == table && $0[0].text == "table" }
    guard let root = schema?[3].integer else { return false }
    var open = [Int(truncatingIfNeeded: root)]
    var seen: Set<Int> = []
    while let page = open.popLast() {
      guard let below = whole[page], seen.insert(page).inserted else { return false }
      open += below
    }
    return true
  }

  private mutating func readTree(_ number: Int) {
    guard let page = pages[number] else { return }
    let head = number == 1 ? 100 : 0
    guard let kind = Kind(rawValue: page[head]) else { return }
    let count = page.number(at: head + 3, length: 2)
    let table = head + (kind.isInterior ? 12 : 8)
    var isWhole = table + 2 * count <= page.count
    var below = kind.isInterior ? [page.number(at: head + 8, length: 4)] : []
    for index in 0..<count where table + 2 * index + 2 <= page.count {
      var cell = Bytes(page, from: page.number(at: table + 2 * index, length: 2))
      if kind.isInterior {
        guard let child = cell.take(4) else {
          isWhole = false
          continue
        }
        below.append(child.number(at: 0, length: 4))
      }
      guard kind != .tableInterior else { continue }
      guard let row = row(&cell, of: kind) else {
        isWhole = false
        continue
      }
      if kind == .tableLeaf { numbered.append(row) } else { keyed.append(row) }
    }
    if isWhole { whole[number] = below }
  }

  private func row(_ cell: inout Bytes, of kind: Kind) -> [SQLite.Value]? {
    guard let length = cell.varint(), length >= 0, length <= pages.count * pages.pageSize else {
      return nil
    }
    if kind == .tableLeaf, cell.varint() == nil { return nil }
    guard let payload = payload(&cell, length: length, of: kind) else { return nil }
    return SQLiteCells.values(payload)
  }

  /// Section 1.6 of the file format: how much of a payload is on its page, and where the rest is.
  private func payload(_ cell: inout Bytes, length: Int, of kind: Kind) -> [UInt8]? {
    let usable = pages.pageSize
    let most = kind == .tableLeaf ? usable - 35 : (usable - 12) * 64 / 255 - 23
    if length <= most { return cell.take(length) }
    let least = (usable - 12) * 32 / 255 - 23
    let fitting = least + (length - least) % (usable - 4)
    guard var payload = cell.take(fitting <= most ? fitting : least),
      var next = cell.take(4)?.number(at: 0, length: 4)
    else { return nil }
    var chain: Set<Int> = []
    while payload.count < length {
      guard let page = pages[next], chain.insert(next).inserted else { return nil }
      payload += page[4..<4 + min(usable - 4, length - payload.count)]
      next = page.number(at: 0, length: 4)
    }
    return payload
  }

  /// A payload's columns (section 2.1), or nil where it is none.
  static func values(_ payload: [UInt8]) -> [SQLite.Value]? {
    var head = Bytes(payload, from: 0)
    guard let size = head.varint(), size >= 1, size <= payload.count else { return nil }
    var body = Bytes(payload, from: size)
    var values: [SQLite.Value] = []
    while head.position < size {
      guard let type = head.varint(), let value = value(of: type, &body) else { return nil }
      values.append(value)
    }
    return head.position == size && body.isAtEnd ? values : nil
  }

  private static func value(of type: Int, _ body: inout Bytes) -> SQLite.Value? {
    let lengths = [1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8]
    switch type {
    case 0: return .null
    case 8: return .integer(0)
    case 9: return .integer(1)
    case 12...:
      guard let bytes = body.take((type - 12) / 2) else { return nil }
      if type % 2 == 0 { return .blob(Data(bytes)) }
      return .text(String(decoding: bytes, as: UTF8.self))
    default:
      guard let length = lengths[type], let bytes = body.take(length) else { return nil }
      let sign: Int64 = (bytes.first ?? 0) & 0x80 == 0 ? 0 : -1
      return .integer(bytes.reduce(sign) { $0 << 8 | Int64($1) })
    }
  }

  private enum Kind: UInt8 {
    case keyInterior = 2
    case tableInterior = 5
    case keyLeaf = 10
    case tableLeaf = 13

    var isInterior: Bool { self == .keyInterior || self == .tableInterior }
  }

  /// Bytes read from front to back, never beyond their end.
  private struct Bytes {
    let bytes: [UInt8]
    var position: Int

    init(_ bytes: [UInt8], from position: Int) {
      self.bytes = bytes
      self.position = position
    }

    var isAtEnd: Bool { position == bytes.count }

    mutating func take(_ count: Int) -> [UInt8]? {
      guard count >= 0, position <= bytes.count, count <= bytes.count - position else { return nil }
      defer { position += count }
      return Array(bytes[position..<position + count])
    }

    /// A number of one to nine bytes, seven bits each (section 1.6).
    mutating func varint() -> Int? {
      var value: UInt64 = 0
      for index in 0..<9 {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        position += 1
        if index == 8 { return Int(truncatingIfNeeded: value << 8 | UInt64(byte)) }
        value = value << 7 | UInt64(byte & 0x7f)
        if byte & 0x80 == 0 { return Int(truncatingIfNeeded: value) }
      }
      return nil
    }
  }
}
