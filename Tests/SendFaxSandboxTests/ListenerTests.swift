import Foundation
import SendFaxAPI
import Testing

@testable import SendFaxSandbox

@Suite struct ListenerTests {
  /// A sandbox on a socket.
  struct Served {
    let sandbox: SendFaxSandbox
    let listener: SandboxListener

    init(
      connections: Int? = nil, clock: ListenerClock = .system,
      _ change: (inout SendFaxSandbox.Configuration) -> Void = { _ in }
    ) throws {
      var configuration = SendFaxSandbox.Configuration()
      change(&configuration)
      sandbox = SendFaxSandbox(configuration: configuration)
      listener = try SandboxListener.start(sandbox, connections: connections, clock: clock)
    }

    /// Sends bytes on a fresh connection and reads until the sandbox closes it.
    func exchange(_ text: String) throws -> String {
      try exchange(Data(text.utf8))
    }

    func exchange(_ bytes: Data) throws -> String {
      let socket = try PlainSocket(port: listener.port)
      defer { socket.close() }
      socket.send(bytes)
      return String(decoding: socket.readAll(), as: UTF8.self)
    }
  }

  static func get(_ path: String, _ fields: String = "") -> String {
    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\(fields)\r\n"
  }

  static func upload(
    _ document: Data, path: String = "/api/v1/uploads", fields: String = ""
  ) -> Data {
    let form = Client.form(document, to: "+16135550100")
    let head =
      "POST \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: \(form.count)\r\n"
      + "Content-Type: multipart/form-data; boundary=\(Client.boundary)\r\n"
      + "Connection: close\r\n\(fields)\r\n"
    return Data(head.utf8) + form
  }

  @Test func `requests in one go are answered in order on one connection`() throws {
    let served = try Served()
    defer { served.listener.stop() }
    let answers = try served.exchange(
      Self.get("/api/v1/faxes/a") + Self.get("/sandbox/clock")
        + Self.get("/sandbox/numbers", "Connection: close\r\n"))
    let statuses = answers.components(separatedBy: "HTTP/1.1 ").dropFirst().map { $0.prefix(3) }
    #expect(statuses == ["404", "200", "200"])
  }

  @Test func `a large document is streamed, counted and its file removed`() async throws {
    let served = try Served()
    defer { served.listener.stop() }
    var document = Client.pdf(pages: 3)
    document.insert(contentsOf: Data(repeating: 0x25, count: 1 << 20) + Data("\n".utf8), at: 9)
    let answer = try served.exchange(Self.upload(document))
    #expect(answer.hasPrefix("HTTP/1.1 200"))
    #expect(answer.contains("\"pageCount\":3"))
    let folder = served.sandbox.intake.folder.path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test func `a body above the limit is refused before it is read`() throws {
    let served = try Served { $0.documentLimit = 1000 }
    defer { served.listener.stop() }
    let answer = try served.exchange(Self.upload(Data(repeating: 0, count: 3 << 20)))
    #expect(answer.hasPrefix("HTTP/1.1 413"))
  }

  @Test func `a client that waits for 100 Continue gets it`() throws {
    let served = try Served()
    defer { served.listener.stop() }
    let answer = try served.exchange(
      Self.upload(Client.pdf(pages: 1), fields: "Expect: 100-continue\r\n"))
    #expect(answer.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200"))
  }

  @Test func `another host's name is refused, since a web page may have rebound it`() throws {
    let served = try Served()
    defer { served.listener.stop() }
    let answer = try served.exchange(
      "GET /sandbox/state HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 421"))
  }

  @Test(arguments: [
    (SendFaxSandbox.Trouble.closedBeforeWork, 0), (.answerLost, 1), (.reset, 1),
  ])
  func `troubles below HTTP are real ones on a socket`(
    trouble: SendFaxSandbox.Trouble, uploads: Int
  ) throws {
    let served = try Served { $0.scenarios = [.init(trouble)] }
    defer { served.listener.stop() }
    #expect(try served.exchange(Self.upload(Client.pdf(pages: 1))) == "")
    #expect(served.sandbox.ledger.faxes.count == uploads)
  }

  @Test func `a connection that is closed on reuse gives no second answer`() throws {
    let served = try Served { $0.scenarios = [.init(.closedOnReuse, on: .status)] }
    defer { served.listener.stop() }
    let answer = try served.exchange(Self.get("/api/v1/faxes/a") + Self.get("/api/v1/faxes/b"))
    #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2)
    #expect(answer.contains("Connection: keep-alive"))
  }

  @Test func `a cut answer is shorter than it says`() throws {
    let served = try Served { $0.scenarios = [.init(.cutOff)] }
    defer { served.listener.stop() }
    let answer = try served.exchange(Self.upload(Client.pdf(pages: 1)))
    let body = answer.components(separatedBy: "\r\n\r\n").last ?? ""
    #expect(!body.isEmpty && !body.hasSuffix("}"))
  }

  @Test func `a huge answer goes on until the client has had enough`() throws {
    let served = try Served()
    defer { served.listener.stop() }
    let field = "X-Sandbox-Scenario: huge-body\r\n"
    let socket = try PlainSocket(port: served.listener.port)
    socket.send(Data(Self.get("/api/v1/faxes/a", field).utf8))
    #expect(socket.read(atLeast: 16 << 20).count >= 16 << 20)
    socket.close()
    let after = try served.exchange(Self.get("/sandbox/clock", "Connection: close\r\n"))
    #expect(after.hasPrefix("HTTP/1.1 200"))
  }

  @Test func `the folder of a stopped listener is gone`() throws {
    let served = try Served()
    let path = served.sandbox.intake.folder.path
    _ = try served.exchange(Self.upload(Client.pdf(pages: 1)))
    #expect(FileManager.default.fileExists(atPath: path))
    served.listener.stop()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a taken port and another machine's address are refused in words`() throws {
    let served = try Served()
    defer { served.listener.stop() }
    #expect(throws: SandboxListener.Failure.self) {
      try SandboxListener.start(SendFaxSandbox(), port: served.listener.port)
    }
    #expect(throws: SandboxListener.Failure.self) {
      try SandboxListener.start(SendFaxSandbox(), host: "0.0.0.0")
    }
  }
}
