import Foundation
import SendFaxAPI

/// HTTP/1.1 requests from a stream of bytes (RFC 9112); pure: bytes in, events out.
///
/// Strict where leniency lets two readers disagree about where a request ends: one line break, one
/// length, one coding.
struct RequestParser {
  /// What has been completed.
  enum Event: Equatable {
    case head(Head)
    case body([UInt8])
    case end
  }

  /// The head of a request.
  struct Head: Equatable {
    var method: String
    var path: String
    var query: String
    var fields: HTTPFields
    /// The announced length; nil where the body is chunked.
    var contentLength: Int?
    var keepsAlive: Bool
    var expectsContinue: Bool
  }

  /// Why the connection can't go on.
  struct Malformed: Error, Equatable {
    var status: Int
    var detail: String

    init(_ status: Int, _ detail: String) {
      self.status = status
      self.detail = detail
    }
  }

  private enum State {
    case head
    case sized(Int)
    case chunkSize
    case chunk(Int)
    case chunkEnd
    case trailers
    case end
  }

  static let lineLimit = 8 << 10
  static let headLimit = 32 << 10
  private static let chunkLineLimit = 256
  private var state = State.head
  private var buffer: [UInt8] = []
  private var start = 0
  private var searched = 0

  /// Whether a request has begun.
  var isMidRequest: Bool {
    if case .head = state { return start < buffer.count }
    return true
  }

  /// Takes the next bytes.
  mutating func feed(_ bytes: UnsafeRawBufferPointer) {
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: true)
      start = 0
      searched = 0
    } else if start > 64 << 10 {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next event, or nil until more bytes come.
  mutating func next() throws -> Event? {
    while true {
      switch state {
      case .head: return try head()
      case .sized(let left): return body(left, then: .end) { .sized($0) }
      case .chunkSize:
        guard let line = try line(limit: RequestParser.chunkLineLimit) else { return nil }
        let size = try RequestParser.chunkSize(line)
        state = size == 0 ? .trailers : .chunk(size)
      case .chunk(let left): return body(left, then: .chunkEnd) { .chunk($0) }
      case .chunkEnd:
        guard buffer.count - start >= 2 else { return nil }
        guard buffer[start] == 13, buffer[start + 1] == 10 else {
          throw Malformed(400, "A chunk does not end with a line break.")
        }
        start += 2
        state = .chunkSize
      case .trailers:
        guard let line = try line(limit: RequestParser.lineLimit) else { return nil }
        if line.isEmpty { state = .end }
      case .end:
        state = .head
        searched = start
        return .end
      }
    }
  }

  private mutating func body(_ left: Int, then: State, _ rest: (Int) -> State) -> Event? {
    guard left > 0 else {
      state = then
      return .body([])
    }
    let count = min(left, buffer.count - start)
    guard count > 0 else { return nil }
    let bytes = Array(buffer[start..<start + count])
    start += count
    state = count == left ? then : rest(left - count)
    return .body(bytes)
  }

  /// A line without its CRLF.
  private mutating func line(limit: Int) throws -> ArraySlice<UInt8>? {
    guard let end = buffer[start...].firstIndex(of: 10) else {
      guard buffer.count - start <= limit else { throw Malformed(431, "A line is too long.") }
      return nil
    }
    guard end > start, buffer[end - 1] == 13, end - start <= limit else {
      throw Malformed(400, "A line does not end with CRLF.")
    }
    defer { start = end + 1 }
    return buffer[start..<end - 1]
  }

  private static func chunkSize(_ line: ArraySlice<UInt8>) throws -> Int {
    let digits = line.prefix { $0 != UInt8(ascii: ";") }
    guard (1...12).contains(digits.count), digits.allSatisfy(isHexadecimal),
      let size = Int(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Malformed(400, "A chunk's size can't be read.") }
    return size
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...70, 97...102: return true
    default: return false
    }
  }

  private mutating func head() throws -> Event? {
    // An empty line before a request is skipped (RFC 9112 §2.2).
    while buffer.count - start >= 2, buffer[start] == 13, buffer[start + 1] == 10 { start += 2 }
    guard let end = endOfHead() else {
      guard buffer.count - start <= RequestParser.headLimit else {
        throw Malformed(431, "The head of the request is too large.")
      }
      return nil
    }
    guard end - start <= RequestParser.headLimit else {
      throw Malformed(431, "The head of the request is too large.")
    }
    let head = try HeadParser.parse(buffer[start..<end])
    start = end + 4
    searched = start
    switch head.contentLength {
    case nil: state = .chunkSize
    case 0?: state = .end
    case let length?: state = .sized(length)
    }
    return .head(head)
  }

  /// Where the first empty line begins.
  private mutating func endOfHead() -> Int? {
    var at = max(start, searched)
    while at + 3 < buffer.count {
      if buffer[at + 3] != 10 && buffer[at + 3] != 13 {
        // A match that began at any of the four bytes would cover the last of them.
        at += 4
        continue
      }
      if buffer[at] == 13, buffer[at + 1] == 10, buffer[at + 2] == 13, buffer[at + 3] == 10 {
        return at
      }
      at += 1
    }
    searched = max(start, buffer.count - 3)
    return nil
  }
}
