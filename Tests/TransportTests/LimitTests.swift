import Foundation
import SendFaxAPI
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What is not sent, not read and not waited for.
@Suite(.serialized) struct LimitTests {
  @Test(arguments: TransportUnderTest.allCases)
  func `plain http leaves only for loopback`(_ kind: TransportUnderTest) async throws {
    let urls = [
      "http://sendfax.sh/", "http://127.0.0.1.evil.test/", "http://localhost.evil.test/",
      "http://[::2]/", "http://0.0.0.0/", "http://+127.0.0.1/", "http://127.0.0.1%2F.evil.test/",
      "ftp://127.0.0.1/", "file:///etc/passwd", "http:///x",
    ]
    for url in urls.compactMap(URL.init(string:)) {
      let failure = await failureOf(kind.make(), HTTPRequest(.get, url))
      #expect(failure?.reason == .insecureURL, "\(url)")
      #expect(failure?.delivery == .neverSent, "\(url)")
    }
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `what is no regular file of the declared length is not sent`(
    _ kind: TransportUnderTest
  ) async throws {
    let server = try MisbehavingServer { $0.answer("200 OK") }
    let file = try TemporaryFile(bytes: 100)
    let fifo = NSTemporaryDirectory() + "sendfax-fifo-" + UUID().uuidString
    #expect(mkfifo(fifo, 0o600) == 0)
    defer { unlink(fifo) }
    for (path, length) in [
      (file.path, 99), (file.path, 101), (NSTemporaryDirectory(), 4096), (fifo, 0),
      ("/no/such/file", 1), ("/dev/zero", 0), ("/dev/zero", 100),
    ] {
      let failure = await failureOf(
        kind.make(),
        HTTPRequest(.post, server.url(), body: .file(path: path, length: length)))
      #expect(failure?.reason == .bodyUnreadable, "\(path)")
      #expect(failure?.delivery == .neverSent, "\(path)")
    }
    #expect(server.connectionCount == 0)
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `a header field with a line break is not sent`(_ kind: TransportUnderTest) async throws {
    let server = try MisbehavingServer { $0.answer("200 OK") }
    for (name, value) in [("A", "b\r\nX: y"), ("A\r\nB", "c"), ("A:B", "c"), ("", "c")] {
      var request = HTTPRequest(.get, server.url())
      request.fields.append(name, value)
      #expect(await failureOf(kind.make(), request)?.delivery == .neverSent)
    }
    #expect(server.connectionCount == 0)
  }

  /// Answers that are too large, each of which would go on for ever.
  static let endless: [(name: String, behaviour: @Sendable (Peer) -> Void)] = [
    (
      "declares 1 GB and sends it",
      { peer in
        peer.write("HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n")
        while peer.write(Data(count: 1 << 20)) {}
      }
    ),
    (
      "declares 1 GB and sends nothing",
      { peer in
        peer.write("HTTP/1.1 200 OK\r\nContent-Length: 1073741824\r\n\r\n")
        peer.drain()
      }
    ),
    (
      "has no end and no length",
      { peer in
        peer.write("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
        while peer.write(Data(count: 1 << 16)) {}
      }
    ),
    (
      "is chunked without an end",
      { peer in
        peer.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        while peer.write("400\r\n" + String(repeating: "x", count: 1024) + "\r\n") {}
      }
    ),
    (
      "is a gzip bomb",
      { peer in
        peer.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nConnection: close\r\n\r\n")
        // A stored run of zeros, compressed 1000 times, again and again.
        guard peer.write(Data(base64Encoded: Samples.gzipStart)!) else { return }
        let block = Data(base64Encoded: Samples.deflatedZeros)!
        while peer.write(block) {}
      }
    ),
  ]

  @Test(arguments: TransportUnderTest.allCases, endless.indices)
  func `an answer over the limit ends the exchange at once`(
    _ kind: TransportUnderTest, _ index: Int
  ) async throws {
    guard kind.survives(Self.endless[index].name) else { return }
    let server = try MisbehavingServer { peer in
      _ = peer.readRequest()
      Self.endless[index].behaviour(peer)
    }
    let failure = await failureOf(
      kind.make(), HTTPRequest(.get, server.url(), deadline: .seconds(20)))
    #expect(failure?.reason == .answerTooLarge, "\(Self.endless[index].name)")
    let answer = try #require(failure?.partialAnswer)
    #expect(answer.status == 200)
    #expect(answer.body.count <= 1 << 20)
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `an answer of exactly the limit is read, and one byte more is not`(
    _ kind: TransportUnderTest
  ) async throws {
    let server = try MisbehavingServer { peer in
      guard let head = peer.readHead() else { return }
      peer.answer("200 OK", [], String(repeating: "x", count: head.contains("/more") ? 1001 : 1000))
    }
    let whole = try await kind.make().exchange(
      HTTPRequest(.get, server.url("/"), answerLimit: 1000))
    #expect(whole.body.count == 1000)
    let failure = await failureOf(
      kind.make(), HTTPRequest(.get, server.url("/more"), answerLimit: 1000))
    #expect(failure?.reason == .answerTooLarge)
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `a head without an end is not read on`(_ kind: TransportUnderTest) async throws {
    guard kind.survives("a head without an end") else { return }
    let server = try MisbehavingServer { peer in
      _ = peer.readRequest()
      peer.write("HTTP/1.1 200 OK\r\n")
      for index in 0..<200_000 where !peer.write("X-\(index): \(index)\r\n") { return }
      peer.write("\r\n")
    }
    let failure = await failureOf(
      kind.make(), HTTPRequest(.get, server.url(), deadline: .seconds(20)))
    #expect(failure != nil && failure?.reason != .timedOut)
    #expect(failure?.delivery == .mayHaveArrived)
  }

  /// Phases in which a server may leave one waiting.
  static let stalling: [(name: String, behaviour: @Sendable (Peer) -> Void)] = [
    ("never reads", { _ in Thread.sleep(forTimeInterval: 3) }),
    ("reads and never answers", { $0.drain() }),
    (
      "stops in the head",
      {
        _ = $0.readHead()
        $0.write("HTTP/1.1 200 OK\r\nX-A: 1\r\n")
        $0.drain()
      }
    ),
    (
      "drips its head",
      {
        _ = $0.readHead()
        $0.write("HTTP/1.1 200 OK\r\n")
        while $0.write("X-A: 1\r\n") { Thread.sleep(forTimeInterval: 0.02) }
      }
    ),
    (
      "drips its body",
      {
        _ = $0.readHead()
        $0.write("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
        while $0.write("x") { Thread.sleep(forTimeInterval: 0.02) }
      }
    ),
  ]

  @Test(arguments: TransportUnderTest.allCases, stalling.indices)
  func `the deadline ends the whole exchange`(
    _ kind: TransportUnderTest, _ index: Int
  ) async throws {
    guard kind.survives(Self.stalling[index].name) else { return }
    let file = try TemporaryFile(bytes: 4 << 20)
    let server = try MisbehavingServer(Self.stalling[index].behaviour)
    let failure = await failureOf(
      kind.make(),
      HTTPRequest(
        .post, server.url(), body: .file(path: file.path, length: 4 << 20),
        deadline: .milliseconds(200)))
    #expect(failure?.reason == .timedOut, "\(Self.stalling[index].name)")
    #expect(failure?.delivery != .neverSent)
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `a deadline that has passed sends nothing`(_ kind: TransportUnderTest) async throws {
    let server = try MisbehavingServer { $0.answer("200 OK") }
    let failure = await failureOf(kind.make(), HTTPRequest(.get, server.url(), deadline: .zero))
    #expect(failure?.reason == .timedOut && failure?.delivery == .neverSent)
    #expect(server.connectionCount == 0)
  }

  @Test(arguments: TransportUnderTest.allCases, stalling.indices)
  func `a cancelled exchange ends at once and closes its connection`(
    _ kind: TransportUnderTest, _ index: Int
  ) async throws {
    guard kind.survives(Self.stalling[index].name) else { return }
    let file = try TemporaryFile(bytes: 4 << 20)
    let (reached, reach) = AsyncStream<Void>.makeStream()
    let (closed, close) = AsyncStream<Void>.makeStream()
    let server = try MisbehavingServer { peer in
      reach.yield()
      Self.stalling[index].behaviour(peer)
      // Ends only when the other side has closed; a leak would wait for 30 s here.
      peer.drain()
      close.yield()
    }
    let url = server.url()
    let transport = kind.make()
    let task = Task {
      await failureOf(
        transport,
        HTTPRequest(
          .post, url, body: .file(path: file.path, length: 4 << 20), deadline: .seconds(100)))
    }
    for await _ in reached { break }
    try await Task.sleep(for: .milliseconds(30))
    task.cancel()
    let failure = await task.value
    #expect(failure?.reason == .cancelled, "\(Self.stalling[index].name)")
    #expect(failure?.delivery != .neverSent)
    for await _ in closed { break }
  }

  @Test(arguments: TransportUnderTest.allCases)
  func `a cancelled task sends nothing`(_ kind: TransportUnderTest) async throws {
    let server = try MisbehavingServer { $0.answer("200 OK") }
    let url = server.url()
    let transport = kind.make()
    let task = Task {
      // Waits until it is cancelled.
      try? await Task.sleep(for: .seconds(100))
      return await failureOf(transport, HTTPRequest(.get, url))
    }
    task.cancel()
    let failure = await task.value
    #expect(failure?.reason == .cancelled && failure?.delivery == .neverSent)
    #expect(server.connectionCount == 0)
  }
}
