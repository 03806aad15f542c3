import Foundation
import Testing

@testable import SendFaxSandbox

/// Requests that no honest client sends, over a real socket.
@Suite(.timeLimit(.minutes(5))) struct HostileRequestTests {
  /// A request that is refused, and how.
  struct Refused: Sendable, CustomTestStringConvertible {
    let name: String
    let status: Int
    let text: String
    var testDescription: String { name }

    init(_ name: String, _ status: Int, _ text: String) {
      (self.name, self.status, self.text) = (name, status, text)
    }
  }

  private static let post = "POST /sandbox/reset HTTP/1.1\r\nHost: 127.0.0.1\r\n"
  private static let chunked = post + "Transfer-Encoding: chunked\r\n\r\n"
  private static let long = String(repeating: "a", count: 40_000)

  static let refused: [Refused] = [
    // Where two readers could disagree about where a request ends.
    .init(
      "a length and a coding", 400, post + "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
    ),
    .init(
      "a coding and a length", 400, post + "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n"
    ),
    .init("two lengths that agree", 400, post + "Content-Length: 1\r\nContent-Length: 1\r\n\r\n"),
    .init("two lengths that differ", 400, post + "Content-Length: 1\r\nContent-Length: 9\r\n\r\n"),
    .init("a list of lengths", 400, post + "Content-Length: 1, 1\r\n\r\n"),
    .init("a signed length", 400, post + "Content-Length: +1\r\n\r\n"),
    .init("a hexadecimal length", 400, post + "Content-Length: 0x1\r\n\r\n"),
    .init("a negative length", 400, post + "Content-Length: -1\r\n\r\n"),
    .init("an empty length", 400, post + "Content-Length:\r\n\r\n"),
    .init("a length beyond integers", 413, post + "Content-Length: 99999999999999999999\r\n\r\n"),
    .init("a coding twice", 501, post + "Transfer-Encoding: chunked, chunked\r\n\r\n"),
    .init(
      "two codings on two lines", 400,
      post + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n"),
    .init("an unknown coding", 501, post + "Transfer-Encoding: xchunked\r\n\r\n"),
    .init("a coding with a parameter", 501, post + "Transfer-Encoding: chunked;q=1\r\n\r\n"),
    .init("identity", 501, post + "Transfer-Encoding: identity\r\n\r\n"),
    .init("a coding behind a vertical tab", 400, post + "Transfer-Encoding: \u{0B}chunked\r\n\r\n"),
    .init("a coding in HTTP/1.0", 400, "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n"),
    .init("a blank before the colon", 400, post + "Content-Length : 4\r\n\r\n"),
    .init("a tab before the colon", 400, post + "Transfer-Encoding\t: chunked\r\n\r\n"),
    .init("a folded field", 400, post + "Transfer-Encoding:\r\n chunked\r\n\r\n"),
    .init("a folded first field", 400, "GET / HTTP/1.1\r\n Host: 127.0.0.1\r\n\r\n"),
    .init("a field without a colon", 400, post + "Content-Length 4\r\n\r\n"),
    .init("a field without a name", 400, post + ": 4\r\n\r\n"),
    .init(
      "a bare line feed after the request line", 400, "GET / HTTP/1.1\nHost: 127.0.0.1\r\n\r\n"),
    .init("bare line feeds only", 400, "GET / HTTP/1.1\nHost: 127.0.0.1\n\n"),
    .init("a bare line feed before the body", 400, post + "Content-Length: 4\n\r\n"),
    .init("a bare carriage return in a field", 400, post + "A: b\rContent-Length: 4\r\n\r\n"),
    .init("a bare carriage return in the request line", 400, "GET /\rHost: x HTTP/1.1\r\n\r\n"),
    .init("a NUL in a field", 400, post + "A: b\0c\r\n\r\n"),
    .init("no Host", 400, "GET / HTTP/1.1\r\n\r\n"),
    .init("two Hosts", 400, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\n\r\n"),
    // Nonsense in chunks.
    .init("a chunk size with a sign", 400, chunked + "-1\r\n"),
    .init("a chunk size with 0x", 400, chunked + "0x1\r\na\r\n0\r\n\r\n"),
    .init("a chunk size with a blank", 400, chunked + "1 \r\na\r\n0\r\n\r\n"),
    .init("an empty chunk size", 400, chunked + "\r\na\r\n0\r\n\r\n"),
    .init("a chunk size beyond integers", 400, chunked + "fffffffffffffffff\r\n"),
    .init(
      "a chunk larger than a body may be", 413,
      chunked + "7fffffff\r\n" + String(repeating: "a", count: 2 << 20)),
    .init("a chunk longer than it says", 400, chunked + "1\r\nabc\r\n0\r\n\r\n"),
    .init("a chunk ended by a line feed", 400, chunked + "1\na\r\n0\r\n\r\n"),
    .init("a carriage return in a chunk's extension", 400, chunked + "1;a\rb\r\na\r\n0\r\n\r\n"),
    .init("an endless chunk extension", 431, chunked + "1;" + long),
    .init("endless trailers", 431, chunked + "0\r\n" + String(repeating: "A: b\r\n", count: 3_000)),
    .init("a trailer that is no field", 400, chunked + "0\r\nGET / HTTP/1.1\r\n\r\n"),
    // Too large, or not HTTP.
    .init("an endless request line", 431, "GET /" + long),
    .init(
      "a long request line", 414,
      "GET /" + String(repeating: "a", count: 9_000) + " HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
    .init("a long field", 431, post + "A: " + long + "\r\n\r\n"),
    .init("many fields", 431, post + String(repeating: "A: b\r\n", count: 200) + "\r\n"),
    .init("two blanks in the request line", 400, "GET  / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
    .init("a target that is no path", 400, "GET sandbox HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
    .init("CONNECT", 400, "CONNECT evil.example:443 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
    .init("HTTP/0.9", 400, "GET /\r\n\r\n"),
    .init("HTTP/2", 505, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
    .init("lower-case http", 505, "GET / http/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
    .init("TLS", 400, "\u{16}\u{3}\u{1}\u{2}\0\u{1}"),
    .init("a byte that begins no method", 400, "\0\0\0"),
    .init("two empty lines first", 400, "\r\n\r\nGET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
    .init("an expectation that isn't met", 417, post + "Expect: a-miracle\r\n\r\n"),
    // Names that only look like this machine's.
    .init("another host's name", 421, "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n"),
    .init(
      "a name that begins like an address", 421,
      "GET / HTTP/1.1\r\nHost: 127.0.0.1.evil.example\r\n\r\n"),
    .init(
      "another host in the target", 421,
      "GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
    .init("an empty Host", 421, "GET / HTTP/1.1\r\nHost:\r\n\r\n"),
  ]

  @Test(arguments: refused)
  func `it is refused in words, and nothing behind it is read`(_ hostile: Refused) throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    // What smuggled its way through would be answered, and be in the ledger.
    let smuggled = ListenerTests.get("/sandbox/clock", "X: smuggled\r\n")
    let answer = try served.exchange(hostile.text + smuggled)
    #expect(answer.hasPrefix("HTTP/1.1 \(hostile.status) "))
    #expect(answer.components(separatedBy: "\r\nContent-Length: ").count == 2)
    #expect(answer.contains("Content-Type: application/problem+json\r\n"))
    #expect(answer.contains("Connection: close\r\n"))
    let body = answer.components(separatedBy: "\r\n\r\n").last ?? ""
    let problem = try #require(
      JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
    #expect(problem["status"] as? Int == hostile.status)
    #expect((problem["detail"] as? String)?.hasSuffix(".") == true)
    #expect(served.sandbox.ledger.requestCount == 0)
  }

  @Test(arguments: refused)
  func `it is refused the same way when it comes a byte at a time`(_ hostile: Refused) throws {
    var parser = RequestParser()
    var status: Int?
    for byte in hostile.text.utf8 {
      withUnsafeBytes(of: byte) { parser.feed($0) }
      do { while try parser.next() != nil {} } catch let malformed as RequestParser.Malformed {
        status = malformed.status
        break
      }
    }
    // The listener itself refuses names and sizes.
    #expect(status == hostile.status || (status == nil && [413, 421].contains(hostile.status)))
  }

  @Test(arguments: [
    ("keep-alive", "Connection: keep-alive\r\n", 2), ("nothing", "", 1),
    ("close", "Connection: close\r\n", 1), ("both", "Connection: keep-alive, close\r\n", 1),
  ])
  func `HTTP/1.0 is kept alive only where it asks`(
    name: String, field: String, answers: Int
  ) throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let request = "GET /sandbox/clock HTTP/1.0\r\n"
    let answer = try served.exchange(
      request + field + "\r\n" + request + "Connection: close\r\n\r\n")
    #expect(answer.components(separatedBy: "HTTP/1.1 200").count == answers + 1)
  }

  @Test func `a client that closes its sending side still gets its answer`() throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let socket = try PlainSocket(port: served.listener.port)
    defer { socket.close() }
    socket.send(ListenerTests.upload(Client.pdf(pages: 3)))
    socket.finishSending()
    #expect(String(decoding: socket.readAll(), as: UTF8.self).contains("\"pageCount\":3"))
  }

  @Test(arguments: [10, 150, 400])
  func `one that closes it within a request is told so`(length: Int) throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let socket = try PlainSocket(port: served.listener.port)
    defer { socket.close() }
    socket.send(ListenerTests.upload(Client.pdf(pages: 1)).prefix(length))
    socket.finishSending()
    let answer = String(decoding: socket.readAll(), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 400"))
    #expect(answer.contains("ended within the request"))
  }

  @Test func `uploads that are reset leave no file, and others are served`() throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let upload = ListenerTests.upload(Data(repeating: 0x25, count: 1 << 20))
    for _ in 0..<20 {
      let socket = try PlainSocket(port: served.listener.port)
      socket.send(upload.prefix(300_000))
      served.listener.rest()
      socket.reset()
    }
    let folder = served.sandbox.intake.folder.path
    var left = [""]
    // The kernel may tell of a reset a little later.
    for _ in 0..<500 where !left.isEmpty {
      served.listener.rest()
      left = try FileManager.default.contentsOfDirectory(atPath: folder)
      usleep(2000)
    }
    #expect(left == [])
    #expect(
      try served.exchange(ListenerTests.upload(Client.pdf(pages: 1))).hasPrefix("HTTP/1.1 200"))
  }

  @Test func `a hundred requests in one go are answered in order`() throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let upload = String(decoding: ListenerTests.upload(Client.pdf(pages: 1)), as: UTF8.self)
      .replacingOccurrences(of: "Connection: close\r\n", with: "")
    var text = ""
    for _ in 0..<50 { text += ListenerTests.get("/sandbox/clock") + upload }
    text += ListenerTests.get("/sandbox/nothing", "Connection: close\r\n")
    let answers = try served.exchange(text).components(separatedBy: "HTTP/1.1 ").dropFirst()
    #expect(answers.count == 101)
    for (index, answer) in answers.dropLast().enumerated() {
      #expect(answer.contains(index % 2 == 0 ? "\"now\"" : "\"pageCount\":1"), "\(index)")
    }
    #expect(answers.last?.hasPrefix("404") == true)
  }

  @Test func `HEAD is answered like GET without the body`() throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let answer = try served.exchange(
      "HEAD /sandbox/clock HTTP/1.1\r\nHost: localhost:1\r\nConnection: close\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 200"))
    #expect(answer.hasSuffix("\r\n\r\n"))
    #expect(!answer.contains("Content-Length: 0"))
  }

  @Test func `an upload in chunks is one like any other`() throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let form = Client.form(Client.pdf(pages: 2), to: "+16135550100")
    var body = Data()
    for start in stride(from: 0, to: form.count, by: 100) {
      let piece = form[start..<min(form.count, start + 100)]
      body +=
        Data((String(piece.count, radix: 16) + ";n=\"v\"\r\n").utf8) + piece + Data("\r\n".utf8)
    }
    let head =
      "POST /api/v1/uploads HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: Chunked\r\n"
      + "Content-Type: multipart/form-data; boundary=\(Client.boundary)\r\nConnection: close\r\n\r\n"
    let end = Data("0\r\nTrailer: x\r\n\r\n".utf8)
    #expect(try served.exchange(Data(head.utf8) + body + end).contains("\"pageCount\":2"))
  }
}
