import Foundation
import SendFaxAPI
import TestSupport
import Testing

/// What a well-behaved server gets and gives.
@Suite struct ExchangeTests {
  @Test(arguments: TransportUnderTest.allCases)
  func `a GET brings status, fields and body`(_ kind: TransportUnderTest) async throws {
    let server = try MisbehavingServer { peer in
      _ = peer.readRequest()
      peer.answer("200 OK", ["Content-Type: application/json", "X-Empty:"], "{}")
    }
    let response = try await kind.make().exchange(
      HTTPRequest(.get, server.url("/a/b?c=d"), fields: ["Accept": "application/json"]))
    #expect(response.status == 200)
    #expect(response.fields["content-type"] == "application/json")
    #expect(response.fields["X-Empty"] == "")
    #expect(response.body == Data("{}".utf8))
    let head = try #require(server.requestHeads.first)
    #expect(head.hasPrefix("GET /a/b?c=d HTTP/1.1\r\n"))
    #expect(Peer.field("Accept", head) == "application/json")
    #expect(Peer.field("Accept-Encoding", head) == "identity")
    let agent = try #require(Peer.field("User-Agent", head))
    #expect(agent.hasPrefix("SendFax-Swift/") && !agent.contains("curl") && !agent.contains("test"))
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `a file goes out byte for byte, with progress that never shrinks`(
    _ kind: TransportUnderTest
  ) async throws {
    let received = Box(Peer.Request?.none)
    let server = try MisbehavingServer { peer in
      received.set(peer.readRequest())
      peer.answer("202 Accepted", [], "ok")
    }
    let file = try TemporaryFile(bytes: 3 << 20)
    let steps = Box([HTTPRequest.Progress]())
    let response = try await kind.make().exchange(
      HTTPRequest(
        .post, server.url(), fields: ["Content-Type": "multipart/form-data; boundary=b"],
        body: .file(path: file.path, length: 3 << 20),
        onProgress: { step in steps.change { $0.append(step) } }))
    #expect(response.status == 202)
    let request = try #require(received.value)
    #expect(try request.body == file.content)
    #expect(Peer.field("Content-Length", request.head) == "\(3 << 20)")
    #expect(Peer.field("Content-Type", request.head) == "multipart/form-data; boundary=b")
    #expect(Peer.field("Expect", request.head) == nil)
    #expect(Peer.field("Transfer-Encoding", request.head) == nil)
    let sent = steps.value.map(\.sent)
    #expect(sent == sent.sorted() && sent.last == 3 << 20)
    #expect(steps.value.allSatisfy { $0.total == 3 << 20 })
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `bytes and nothing go out with their length`(_ kind: TransportUnderTest) async throws {
    let server = try MisbehavingServer { peer in
      let request = peer.readRequest()
      peer.answer("200 OK", [], "\(request?.body.count ?? -1)")
    }
    let transport = kind.make()
    let some = try await transport.exchange(
      HTTPRequest(.post, server.url(), body: .bytes(Data("{}".utf8))))
    #expect(some.body == Data("2".utf8))
    let none = try await transport.exchange(HTTPRequest(.post, server.url()))
    #expect(none.body == Data("0".utf8))
    #expect(server.requestHeads.allSatisfy { !$0.contains("x-www-form-urlencoded") })
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `an interim answer is not the answer`(_ kind: TransportUnderTest) async throws {
    let server = try MisbehavingServer { peer in
      _ = peer.readRequest()
      peer.write("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nX-A: 1\r\n\r\n")
      peer.answer("402 Payment Required", ["X-A: 2"], "pay")
    }
    let response = try await kind.make().exchange(
      HTTPRequest(.post, server.url(), body: .bytes(Data("x".utf8))))
    #expect(response.status == 402)
    #expect(response.fields["X-A"] == "2")
    #expect(response.body == Data("pay".utf8))
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `two challenges in two lines both arrive`(_ kind: TransportUnderTest) async throws {
    let server = try MisbehavingServer { peer in
      _ = peer.readRequest()
      peer.answer(
        "402 Payment Required",
        [#"WWW-Authenticate: Payment id="a,b""#, #"WWW-Authenticate: Payment id="c""#])
    }
    let response = try await kind.make().exchange(HTTPRequest(.get, server.url()))
    #expect(response.fields["WWW-Authenticate"] == #"Payment id="a,b", Payment id="c""#)
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `a body to the end of the connection, in chunks or none at all is read`(
    _ kind: TransportUnderTest
  ) async throws {
    let server = try MisbehavingServer { peer in
      guard let head = peer.readHead() else { return }
      if head.contains("/close") {
        peer.write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nabc")
      } else if head.contains("/chunks") {
        peer.write(
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n2\r\nbc\r\n0\r\n")
        peer.write(head.contains("/chunks+trailer") ? "X-Trailer: 1\r\n\r\n" : "\r\n")
      } else {
        peer.write("HTTP/1.1 204 No Content\r\n\r\n")
      }
    }
    let transport = kind.make()
    var cases = [("/close", "abc"), ("/chunks", "abc"), ("/none", "")]
    if kind.survives("trailer") { cases.append(("/chunks+trailer", "abc")) }
    for (path, body) in cases {
      let response = try await transport.exchange(HTTPRequest(.get, server.url(path)))
      #expect(response.body == Data(body.utf8), "\(path)")
    }
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `what comes compressed although plain was asked is decoded`(
    _ kind: TransportUnderTest
  ) async throws {
    let server = try MisbehavingServer { peer in
      _ = peer.readRequest()
      let gzip = Data(base64Encoded: Samples.gzipHello)!
      peer.write(
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(gzip.count)\r\n\r\n")
      peer.write(gzip)
    }
    let response = try await kind.make().exchange(HTTPRequest(.get, server.url()))
    #expect(response.body == Data("hello".utf8))
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `a cookie that was set is not sent back`(_ kind: TransportUnderTest) async throws {
    let server = try MisbehavingServer { peer in
      while peer.readRequest() != nil {
        peer.answer("200 OK", ["Set-Cookie: a=b; Path=/", "Cache-Control: max-age=1000"], "x")
      }
    }
    let transport = kind.make()
    for _ in 0..<3 { _ = try await transport.exchange(HTTPRequest(.get, server.url())) }
    #expect(server.requestHeads.count == 3)
    #expect(server.requestHeads.allSatisfy { Peer.field("Cookie", $0) == nil })
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `a redirect is returned and the other server is never asked`(
    _ kind: TransportUnderTest
  ) async throws {
    let other = try MisbehavingServer { $0.answer("200 OK") }
    let transport = kind.make()
    for status in [301, 302, 303, 307, 308] {
      let server = try MisbehavingServer { peer in
        _ = peer.readRequest()
        peer.answer("\(status) Moved", ["Location: \(other.url("/x"))"])
      }
      for method in [HTTPRequest.Method.get, .post] {
        let body: HTTPRequest.Body = method == .post ? .bytes(Data("secret".utf8)) : .none
        let response = try await transport.exchange(
          HTTPRequest(method, server.url(), body: body))
        #expect(response.status == status)
        #expect(response.fields["Location"] == "\(other.url("/x"))")
      }
    }
    #expect(other.connectionCount == 0)
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `many exchanges at once each get their own answer`(_ kind: TransportUnderTest) async throws {
    let server = try MisbehavingServer { peer in
      while let head = peer.readHead() {
        peer.answer("200 OK", [], String(head.split(separator: " ")[1]))
      }
    }
    let transport = kind.make()
    let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<40 {
        group.addTask {
          let response = try await transport.exchange(HTTPRequest(.get, server.url("/\(index)")))
          return response.body == Data("/\(index)".utf8)
        }
      }
      return try await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(answers.count == 40 && answers.allSatisfy { $0 })
  }
}

enum Samples {
  /// `hello`.
  static let gzipHello = "H4sIAAAAAAAAA8tIzcnJBwCGphA2BQAAAA=="
  /// The ten bytes a gzip stream begins with.
  static let gzipStart = "H4sIAAAAAAAAAw=="
  /// A mebibyte of zeros as a raw deflate block, ended by a full flush, so that it can be repeated.
  static var deflatedZeros: String {
    "7MExAQAAAMKg9U9tCF+g" + String(repeating: "A", count: 1355) + "+AwAA//8="
  }
}
