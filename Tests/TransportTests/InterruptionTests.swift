import Foundation
import SendFaxAPI
import TestSupport
import Testing

/// What is known when an exchange breaks off.
@Suite struct InterruptionTests {
  /// Ways to break off before an answer, and what each is.
  static let silent: [(name: String, behaviour: @Sendable (Peer) -> Void)] = [
    ("closes at once", { $0.close() }),
    ("resets at once", { $0.reset() }),
    ("reads, then closes", { _ = $0.readRequest() }),
    (
      "reads, then resets",
      {
        _ = $0.readRequest()
        $0.reset()
      }
    ),
    (
      "breaks off in the status line",
      {
        _ = $0.readRequest()
        $0.write("HTTP/1.1 2")
      }
    ),
    (
      "breaks off in the head",
      {
        _ = $0.readRequest()
        $0.write("HTTP/1.1 202 Accepted\r\nContent-Le")
      }
    ),
    (
      "only ever continues",
      {
        _ = $0.readRequest()
        $0.write("HTTP/1.1 100 Continue\r\n\r\n")
      }
    ),
    (
      "speaks another language",
      {
        _ = $0.readRequest()
        $0.write("220 mail.test ESMTP ready\r\n")
      }
    ),
    (
      "sends noise",
      {
        _ = $0.readRequest()
        $0.write(Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 151) }))
      }
    ),
    (
      "has a status that is none",
      {
        _ = $0.readRequest()
        $0.write("HTTP/1.1 999 What\r\nContent-Length: 0\r\n\r\n")
      }
    ),
  ]

  @Test(arguments: TransportUnderTest.allCases, silent.indices)
  func `without a whole head the request may have arrived`(
    _ kind: TransportUnderTest, _ index: Int
  ) async throws {
    let (name, behaviour) = Self.silent[index]
    guard kind.survives(name) else { return }
    let server = try MisbehavingServer(behaviour)
    let requests = [
      HTTPRequest(.get, server.url(), deadline: .seconds(10)),
      HTTPRequest(
        .post, server.url(), body: .bytes(Data("hello".utf8)), deadline: .seconds(10)),
    ]
    for request in requests {
      let failure = await failureOf(kind.make(), request)
      // The reset may come while the connection is still being made.
      if name == "resets at once", failure?.reason == .unreachable { continue }
      #expect(failure?.delivery == .mayHaveArrived, "\(name)")
      #expect(
        [.connectionClosed, .notHTTP, .answerTruncated, .other].contains(failure?.reason),
        "\(name): \(String(describing: failure))")
      #expect(failure?.message.contains("127.0.0.1") == false)
    }
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `a refused connection and an unknown name are never sent`(
    _ kind: TransportUnderTest
  ) async throws {
    let server = try MisbehavingServer { $0.close() }
    let url = server.url()
    server.stop()
    let refused = await failureOf(
      kind.make(), HTTPRequest(.post, url, body: .bytes(Data("x".utf8))))
    #expect(refused?.reason == .unreachable)
    #expect(refused?.delivery == .neverSent)
    let unknown = await failureOf(
      kind.make(), HTTPRequest(.get, URL(string: "https://no-such-name.invalid/")!))
    #expect(unknown?.reason == .nameNotFound)
    #expect(unknown?.delivery == .neverSent)
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `a body that is cut still says what its head said`(_ kind: TransportUnderTest) async throws {
    let server = try MisbehavingServer { peer in
      guard let request = peer.readRequest() else { return }
      if request.head.contains("/length") {
        peer.write("HTTP/1.1 202 Accepted\r\nX-A: 1\r\nContent-Length: 100\r\n\r\n{\"id\":")
      } else {
        peer.write("HTTP/1.1 202 Accepted\r\nX-A: 1\r\nTransfer-Encoding: chunked\r\n\r\n")
        peer.write("6\r\n{\"id\":\r\n")
      }
    }
    for path in ["/length", "/chunked"] {
      let failure = await failureOf(
        kind.make(), HTTPRequest(.post, server.url(path), body: .bytes(Data("x".utf8))))
      #expect(failure?.reason == .answerTruncated, "\(path)")
      #expect(failure?.partialAnswer?.status == 202)
      #expect(failure?.partialAnswer?.fields["X-A"] == "1")
      #expect(failure?.partialAnswer?.body == Data("{\"id\":".utf8), "\(path)")
    }
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `a kept connection that the server closes neither hangs nor repeats a POST`(
    _ kind: TransportUnderTest
  ) async throws {
    let server = try MisbehavingServer { peer in
      guard peer.readRequest() != nil else { return }
      peer.answer("200 OK", [], "first")
      // The next request on this connection is read and dropped.
      _ = peer.readRequest()
    }
    let file = try TemporaryFile(bytes: 1000)
    let transport = kind.make()
    for _ in 0..<3 {
      let before = server.requestHeads.count
      let response = try await transport.exchange(
        HTTPRequest(
          .post, server.url(), body: .file(path: file.path, length: 1000),
          deadline: .seconds(20)))
      #expect(response.body == Data("first".utf8))
      #expect(server.requestHeads.count == before + 1)
      // A GET may meet the dropped connection: it is answered, or fails, but never waits.
      let failure = await failureOf(
        transport, HTTPRequest(.get, server.url(), deadline: .seconds(20)))
      #expect(failure?.reason != .timedOut)
    }
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `an early answer is the answer`(_ kind: TransportUnderTest) async throws {
    let length = 8 << 20
    let file = try TemporaryFile(bytes: length)
    let endings: [(String, @Sendable (Peer) -> Void)] = [
      ("closes after a while", { _ = $0.readBody(1 << 20) }),
      (
        "half-closes and drains",
        {
          $0.halfClose()
          $0.drain()
        }
      ),
      ("drains", { $0.drain() }),
      ("waits", { _ = $0.readBody(length) }),
    ]
    for (name, ending) in endings {
      let server = try MisbehavingServer { peer in
        _ = peer.readHead()
        _ = peer.readBody(64 << 10)
        peer.answer("402 Payment Required", ["X-A: 1", "Connection: close"], "pay first")
        ending(peer)
      }
      let response = try await kind.make().exchange(
        HTTPRequest(
          .post, server.url(), body: .file(path: file.path, length: length),
          deadline: .seconds(20)))
      #expect(response.status == 402, "\(name)")
      #expect(response.body == Data("pay first".utf8), "\(name)")
    }
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `an early answer followed by a reset is the answer, or may have arrived`(
    _ kind: TransportUnderTest
  ) async throws {
    let length = 8 << 20
    let file = try TemporaryFile(bytes: length)
    let server = try MisbehavingServer { peer in
      _ = peer.readHead()
      _ = peer.readBody(64 << 10)
      peer.answer("202 Accepted", [], "yes")
      peer.reset()
    }
    for _ in 0..<10 {
      do {
        let response = try await kind.make().exchange(
          HTTPRequest(
            .post, server.url(), body: .file(path: file.path, length: length),
            deadline: .seconds(20)))
        #expect(response.status == 202)
      } catch let failure as TransportFailure {
        #expect(failure.delivery != .neverSent, "\(failure)")
        #expect(failure.partialAnswer.map { $0.status == 202 } ?? true)
      }
    }
  }
}
