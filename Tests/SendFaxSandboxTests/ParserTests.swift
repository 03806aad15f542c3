import Foundation
import Testing

@testable import SendFaxSandbox

@Suite struct ParserTests {
  /// Feeds a text in pieces of `size` and lists what came out.
  func events(_ text: String, size: Int) throws -> [RequestParser.Event] {
    var parser = RequestParser()
    var events: [RequestParser.Event] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      bytes[start..<min(bytes.count, start + size)].withUnsafeBytes { parser.feed($0) }
      while let event = try parser.next() { events.append(event) }
    }
    return events
  }

  /// The bodies of the requests, in order.
  func bodies(_ events: [RequestParser.Event]) -> [String] {
    var all: [String] = []
    var body: [UInt8] = []
    for event in events {
      switch event {
      case .head: body = []
      case .body(let bytes): body += bytes
      case .end: all.append(String(decoding: body, as: UTF8.self))
      }
    }
    return all
  }

  @Test(arguments: [1, 2, 3, 7, 4096])
  func `requests come out the same however the bytes are cut`(size: Int) throws {
    let text =
      "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello"
      + "POST /b?q=1 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
      + "3;note=1\r\nwor\r\n2\r\nld\r\n0\r\nTrailer: x\r\n\r\n"
      + "GET http://127.0.0.1/c HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    let events = try events(text, size: size)
    #expect(bodies(events) == ["hello", "world", ""])
    let heads = events.compactMap { event -> RequestParser.Head? in
      guard case .head(let head) = event else { return nil }
      return head
    }
    #expect(heads.map(\.path) == ["/a", "/b", "/c"])
    #expect(heads.map(\.query) == ["", "q=1", ""])
    #expect(heads.map(\.keepsAlive) == [true, true, false])
  }

  @Test(arguments: [
    (
      "two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n",
      400
    ),
    (
      "a length and a coding",
      "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400
    ),
    ("a signed length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: +1\r\n\r\n", 400),
    ("a list of lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1, 1\r\n\r\n", 400),
    (
      "another coding", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
      501
    ),
    (
      "a coding with the Kelvin sign for its k",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chun\u{212a}ed\r\n\r\n0\r\n\r\n", 501
    ),
    ("a coding in HTTP/1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    ("a blank before the colon", "GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400),
    ("a folded field", "GET / HTTP/1.1\r\nHost: x\r\nA: 1\r\n 2\r\n\r\n", 400),
    ("a bare line feed", "GET / HTTP/1.1\nHost: x\r\n\r\n", 400),
    ("a bare carriage return in a field", "GET / HTTP/1.1\r\nHost: x\rA: b\r\n\r\n", 400),
    ("no Host", "GET / HTTP/1.1\r\n\r\n", 400),
    ("two Hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n", 400),
    ("two Hosts in HTTP/1.0", "GET / HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n", 400),
    ("a Host with a blank", "GET / HTTP/1.1\r\nHost: x y\r\n\r\n", 400),
    ("a Host with a user", "GET / HTTP/1.1\r\nHost: a@x\r\n\r\n", 400),
    ("a Host with a path", "GET / HTTP/1.1\r\nHost: x/a\r\n\r\n", 400),
    ("a blank in the target", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("a NUL in a field", "GET / HTTP/1.1\r\nHost: x\r\nA: \0\r\n\r\n", 400),
    ("HTTP/2", "GET / HTTP/2.0\r\nHost: x\r\n\r\n", 505),
    ("TLS", "\u{16}\u{3}\u{1}\u{2}\r\n\r\n", 400),
    (
      "a chunk size with a sign",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n", 400
    ),
    (
      "a chunk that is longer than it says",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n", 400
    ),
  ])
  func `what two readers could read in two ways is refused`(
    name: String, text: String, status: Int
  ) throws {
    for size in [1, 4096] {
      do {
        _ = try events(text, size: size)
        Issue.record("\(name) was accepted")
      } catch let malformed as RequestParser.Malformed {
        #expect(malformed.status == status)
      }
    }
  }

  @Test func `heads and lines have a limit`() throws {
    let long = String(repeating: "a", count: 40_000)
    #expect(throws: RequestParser.Malformed.self) {
      try events("GET /\(long)", size: 4096)
    }
    #expect(throws: RequestParser.Malformed.self) {
      try events("GET / HTTP/1.1\r\nHost: x\r\nA: \(long)\r\n\r\n", size: 4096)
    }
    #expect(throws: RequestParser.Malformed.self) {
      let many = String(repeating: "A: b\r\n", count: 101)
      return try events("GET / HTTP/1.1\r\nHost: x\r\n\(many)\r\n", size: 4096)
    }
  }

  @Test(arguments: [1, 5, 64, 4096])
  func `a form comes out the same however the bytes are cut`(size: Int) throws {
    let document = "%PDF\r\n--\r\n-b\r\r\n--c"
    let text =
      "preamble\r\n--b\r\nContent-Disposition: form-data; name=\"document\"; "
      + "filename=\"a;b.pdf\"\r\n\r\n\(document)\r\n--b \r\n"
      + "content-disposition: form-data; name=to\r\n\r\n\r\n--b--\r\nepilogue"
    var parser = try #require(FormDataParser(contentType: "multipart/form-data; boundary=b"))
    var parts: [String: String] = [:]
    var name = ""
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      try bytes[start..<min(bytes.count, start + size)].withUnsafeBytes { piece in
        try parser.feed(piece) { event in
          switch event {
          case .part(let found, _):
            name = found
            parts[name] = ""
          case .bytes(let bytes): parts[name, default: ""] += String(decoding: bytes, as: UTF8.self)
          case .endOfPart, .end: break
          }
        }
      }
    }
    try parser.finish()
    #expect(parts == ["to": "", "document": document])
  }

  @Test(arguments: [
    "", "--b\r\n", "--b\r\nContent-Disposition: form-data; name=\"to\"\r\n\r\nx", "--bb--\r\n",
  ])
  func `a form that does not end is refused`(text: String) throws {
    var parser = try #require(FormDataParser(contentType: "multipart/form-data; boundary=b"))
    try Array(text.utf8).withUnsafeBytes { try parser.feed($0) { _ in } }
    #expect(throws: FormDataParser.Malformed.self) { try parser.finish() }
  }

  @Test func `a gzip bomb is small and grows`() {
    #expect(GzipBomb.body.count < 2 << 20)
    #expect(GzipBomb.body.prefix(2) == Data([0x1F, 0x8B]))
  }
}
