import Foundation
import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    /// The host and port of an absolute-form target.
    var authority: String?
    var path: String
    var query: String
    var fields: HTTPFields
    /// The announced length; nil where the body is chunked.
    var contentLength: Int?
    var keepsAlive: Bool
    var expectsContinue: Bool

    /// Whether it goes to a call that takes a document.
    var isForm: Bool { path == "/api/v1/uploads" || path == "/api/v1/faxes" }
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
  /// Bytes of trailers so far.
  private var trailers = 0
  /// Whether the empty line that may stand before a request was there.
  private var isPreceded = false

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
          throw Malformed(400, "A chunk is longer than it says. End it with CR LF after its size.")
        }
        start += 2
        state = .chunkSize
      case .trailers:
        guard let line = try line(limit: RequestParser.lineLimit) else { return nil }
        try trailer(line)
      case .end:
        state = .head
        searched = start
        return .end
      }
    }
  }

  /// A line after the last chunk; what it says is not used.
  private mutating func trailer(_ line: ArraySlice<UInt8>) throws {
    guard !line.isEmpty else {
      trailers = 0
      state = .end
      return
    }
    trailers += line.count
    guard trailers <= RequestParser.lineLimit else {
      throw Malformed(431, "The trailers are too large. Send 8 KiB at most, or none.")
    }
    _ = try HeadParser.field(line)
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
    let end = lineFeed(from: start)
    guard (end ?? buffer.count) - start <= limit else {
      throw Malformed(431, "A line within the body is too long. Send no chunk extensions.")
    }
    guard let end else { return nil }
    guard end > start, buffer[end - 1] == 13 else { throw Malformed.lineEnd }
    defer { start = end + 1 }
    return buffer[start..<end - 1]
  }

  private static func chunkSize(_ line: ArraySlice<UInt8>) throws -> Int {
    let digits = line.prefix { $0 != UInt8(ascii: ";") }
    guard (1...12).contains(digits.count), digits.allSatisfy(isHexadecimal),
      // A lone CR in an extension ends the line for some readers.
      line.allSatisfy({ $0 == 9 || ($0 >= 32 && $0 != 127) }),
      let size = Int(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw Malformed(400, "A chunk's size can't be read. Write it in hexadecimal, like 1f4.")
    }
    return size
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...70, 97...102: return true
    default: return false
    }
  }

  private mutating func head() throws -> Event? {
    try skipEmptyLine()
    if start < buffer.count, buffer[start] != 13 { try begin(buffer[start]) }
    let end = try endOfHead()
    guard (end ?? buffer.count) - start <= RequestParser.headLimit else {
      throw Malformed(431, "The head of the request is too large. Send 32 KiB at most.")
    }
    guard let end else { return nil }
    let head = try HeadParser.parse(buffer[start..<end])
    start = end + 4
    searched = start
    isPreceded = false
    switch head.contentLength {
    case nil: state = .chunkSize
    case 0?: state = .end
    case let length?: state = .sized(length)
    }
    return .head(head)
  }

  /// An empty line before a request is skipped, since old clients send one (RFC 9112 §2.2).
  private mutating func skipEmptyLine() throws {
    while buffer.count - start >= 2, buffer[start] == 13, buffer[start + 1] == 10 {
      guard !isPreceded else {
        throw Malformed(
          400, "There are empty lines in the place of a request. Begin with the method.")
      }
      isPreceded = true
      start += 2
      searched = start
    }
  }

  /// Tells by the first byte what no request begins with, however long its head is in coming.
  private func begin(_ byte: UInt8) throws {
    if byte == 0x16 {
      throw Malformed(400, "This looks like TLS. The sandbox has http:// URLs only.")
    }
    guard HeadParser.isToken(byte) else {
      throw Malformed(400, "This is no HTTP request. Begin with the method, like GET / HTTP/1.1.")
    }
  }

  /// Where the first empty line begins.
  private mutating func endOfHead() throws -> Int? {
    while let end = lineFeed(from: max(start, searched)) {
      guard end > start, buffer[end - 1] == 13 else { throw Malformed.lineEnd }
      searched = end + 1
      if end - start >= 3, buffer[end - 2] == 10 { return end - 3 }
    }
    searched = max(start, buffer.count)
    return nil
  }

  private func lineFeed(from: Int) -> Int? {
    buffer.withUnsafeBytes { all in
      guard let base = all.baseAddress, from < all.count,
        let found = memchr(base + from, 10, all.count - from)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}

extension RequestParser.Malformed {
  static let lineEnd = RequestParser.Malformed(
    400, "A line does not end with CR LF. A line feed alone is not enough.")
}
