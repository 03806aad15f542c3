import Foundation
import SendFaxAPI
import TestSupport
import Testing

/// What stands between this device and the service: proxies and certificates.
@Suite(.serialized) struct ProxyAndTLSTests {
  #if os(Linux)
    @Test func `a proxy that refuses the tunnel means that nothing was sent`() async throws {
      await #expect(processExitsWith: .success) {
        let proxy = try MisbehavingServer { peer in
          _ = peer.readHead()
          peer.answer("407 Proxy Authentication Required", ["X-A: secret"], "no")
        }
        setenv("https_proxy", "http://127.0.0.1:\(proxy.port)", 1)
        let failure = await failureOf(
          CurlTransport(),
          HTTPRequest(
            .post, URL(string: "https://localhost:4443/x")!, body: .bytes(Data("x".utf8))))
        guard failure?.reason == .proxy, failure?.delivery == .neverSent,
          proxy.requestHeads.first?.hasPrefix("CONNECT localhost:4443 HTTP/1.1\r\n") == true
        else { exit(1) }
      }
    }

    @Test func `a tunnel's 200 is not the answer`() async throws {
      await #expect(processExitsWith: .success) {
        let proxy = try MisbehavingServer { peer in
          _ = peer.readHead()
          peer.write("HTTP/1.1 200 Connection established\r\n\r\n")
          // No TLS follows.
        }
        setenv("https_proxy", "http://127.0.0.1:\(proxy.port)", 1)
        let failure = await failureOf(
          CurlTransport(),
          HTTPRequest(
            .post, URL(string: "https://localhost:4443/x")!, body: .bytes(Data("x".utf8))))
        guard failure?.reason == .tls, failure?.delivery == .neverSent else { exit(1) }
      }
    }

    @Test func `http_proxy and no_proxy are honoured as curl does`() async throws {
      await #expect(processExitsWith: .success) {
        let proxy = try MisbehavingServer { peer in
          _ = peer.readHead()
          peer.answer("200 OK", [], "proxy")
        }
        let server = try MisbehavingServer { peer in
          _ = peer.readHead()
          peer.answer("200 OK", [], "server")
        }
        let request = HTTPRequest(.get, server.url("/a"))
        setenv("http_proxy", "http://127.0.0.1:\(proxy.port)", 1)
        let through = try await CurlTransport().exchange(request)
        guard through.body == Data("proxy".utf8),
          proxy.requestHeads.first?.hasPrefix("GET \(server.url("/a")) HTTP/1.1") == true
        else { exit(1) }
        setenv("no_proxy", "127.0.0.1", 1)
        let around = try await CurlTransport().exchange(request)
        guard around.body == Data("server".utf8) else { exit(2) }
      }
    }
  #endif

  @Test(.enabled(if: OpenSSL.isThere), arguments: TransportUnderTest.allCases)
  func `a certificate nobody vouches for ends it before a byte is sent`(
    _ kind: TransportUnderTest
  ) async throws {
    let server = try OpenSSL.serve()
    // A child of the test process has SIGTERM blocked, so asking politely would leave it behind.
    defer { kill(server.process.processIdentifier, SIGKILL) }
    let failure = await failureOf(
      kind.make(),
      HTTPRequest(
        .post, URL(string: "https://localhost:\(server.port)/")!, body: .bytes(Data("x".utf8)),
        deadline: .seconds(20)))
    #expect(failure?.reason == .tls, "\(String(describing: failure))")
    #expect(failure?.delivery == .neverSent)
  }
}

/// `openssl`, where it is installed: a certificate made now, and a server that shows it.
private enum OpenSSL {
  static let path = "/usr/bin/openssl"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  static func serve() throws -> (process: Process, port: Int) {
    let folder = NSTemporaryDirectory() + "sendfax-tls-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let (key, certificate) = (folder + "/key.pem", folder + "/cert.pem")
    let making = run([
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=localhost", "-addext",
      "subjectAltName=DNS:localhost",
    ])
    try making.run()
    making.waitUntilExit()
    // A port that was free a moment ago.
    let probe = try MisbehavingServer { $0.close() }
    let port = probe.port
    probe.stop()
    let server = run([
      "s_server", "-accept", "\(port)", "-key", key, "-cert", certificate, "-www",
    ])
    let output = Pipe()
    server.standardOutput = output
    try server.run()
    // It says ACCEPT once it listens.
    var said = Data()
    while said.range(of: Data("ACCEPT".utf8)) == nil {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      said.append(more)
    }
    return (server, port)
  }

  private static func run(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
