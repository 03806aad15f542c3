import Foundation
import Testing

@testable import SendFaxSandbox

/// Clients that hold a connection without using it; time passes only as the tests turn it.
@Suite(.timeLimit(.minutes(5))) struct StallTests {
  private let hand = HandClock()

  private func start(
    connections: Int? = nil
  ) throws -> (served: ListenerTests.Served, open: () throws -> PlainSocket) {
    let served = try ListenerTests.Served(connections: connections, clock: hand.clock)
    return (served, { try PlainSocket(port: served.listener.port) })
  }

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test func `a head that comes a line now and then is cut off after ten seconds`() throws {
    let (served, open) = try start()
    defer { served.listener.stop() }
    let socket = try open()
    defer { socket.close() }
    socket.send(Data("GET / HTTP/1.1\r\n".utf8))
    for _ in 0..<3 {
      hand.turn(by: 3, for: served.listener)
      socket.send(Data("Host: 127.0.0.1\r\n".utf8))
    }
    hand.turn(by: 1, for: served.listener)
    let answer = text(socket.readAll())
    #expect(answer.hasPrefix("HTTP/1.1 408"))
    #expect(answer.contains("application/problem+json"))
  }

  @Test func `the head of a second request has ten seconds as well`() throws {
    let (served, open) = try start()
    defer { served.listener.stop() }
    let socket = try open()
    defer { socket.close() }
    socket.send(Data((ListenerTests.get("/sandbox/clock") + "GET ").utf8))
    hand.turn(by: 10, for: served.listener)
    let answer = text(socket.readAll())
    #expect(answer.hasPrefix("HTTP/1.1 200") && answer.contains("HTTP/1.1 408"))
  }

  @Test func `a body that comes a byte now and then is cut off, and its file removed`() throws {
    let (served, open) = try start()
    defer { served.listener.stop() }
    let socket = try open()
    defer { socket.close() }
    let upload = ListenerTests.upload(Data(repeating: 0x25, count: 400_000))
    socket.send(upload.prefix(100_000))
    served.listener.rest()
    let folder = served.sandbox.intake.folder.path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
    // 100 000 bytes at 1 KiB a second are good for 97 s beside the first gap of 15 s.
    for _ in 0..<11 {
      hand.turn(by: 10, for: served.listener)
      socket.send(Data([0x25]))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
    hand.turn(by: 10, for: served.listener)
    #expect(text(socket.readAll()).hasPrefix("HTTP/1.1 408"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test func `a body that pauses for fifteen seconds is cut off`() throws {
    let (served, open) = try start()
    defer { served.listener.stop() }
    let socket = try open()
    defer { socket.close() }
    socket.send(ListenerTests.upload(Data(repeating: 0x25, count: 400_000)).prefix(100_000))
    hand.turn(by: 15, for: served.listener)
    #expect(text(socket.readAll()).hasPrefix("HTTP/1.1 408"))
  }

  @Test func `a slow upload that keeps up a rate is served`() throws {
    let (served, open) = try start()
    defer { served.listener.stop() }
    let socket = try open()
    defer { socket.close() }
    var document = Client.pdf(pages: 2)
    document.insert(contentsOf: Data(repeating: 0x25, count: 60_000) + Data("\n".utf8), at: 9)
    let upload = ListenerTests.upload(document)
    for start in stride(from: 0, to: upload.count, by: 20_000) {
      socket.send(upload[start..<min(upload.count, start + 20_000)])
      hand.turn(by: 12, for: served.listener)
    }
    #expect(text(socket.readAll()).contains("\"pageCount\":2"))
  }

  @Test func `an idle connection is closed without a word after a minute`() throws {
    let (served, open) = try start()
    defer { served.listener.stop() }
    let (silent, used) = (try open(), try open())
    defer { [silent, used].forEach { $0.close() } }
    used.send(Data(ListenerTests.get("/sandbox/clock").utf8))
    _ = used.read(until: "\r\n\r\n")
    hand.turn(by: 59, for: served.listener)
    used.send(Data(ListenerTests.get("/sandbox/clock").utf8))
    #expect(used.read(until: "\r\n\r\n").contains("HTTP/1.1 200"))
    hand.turn(by: 1, for: served.listener)
    #expect(silent.readAll() == Data())
    hand.turn(by: 60, for: served.listener)
    #expect(!text(used.readAll()).contains("HTTP/1.1"))
  }

  @Test func `a client that does not read its answer is dropped`() throws {
    let (served, open) = try start()
    defer { served.listener.stop() }
    let socket = try open()
    defer { socket.close() }
    let field = "X-Sandbox-Scenario: huge-body\r\n"
    socket.send(Data(ListenerTests.get("/api/v1/faxes/a", field).utf8))
    served.listener.rest()
    hand.turn(by: 20_000, for: served.listener)
    #expect(socket.readAll().count < 64 << 20)
  }

  @Test func `a newcomer takes the place of the connection that was idle longest`() throws {
    let (served, open) = try start(connections: 3)
    defer { served.listener.stop() }
    var held: [PlainSocket] = []
    defer { held.forEach { $0.close() } }
    for _ in 0..<4 {
      held.append(try open())
      hand.turn(by: 1, for: served.listener)
    }
    #expect(held[0].readAll() == Data())
    for socket in held.dropFirst() {
      socket.send(Data(ListenerTests.get("/sandbox/clock").utf8))
      #expect(socket.read(until: "\r\n").hasPrefix("HTTP/1.1 200"))
    }
  }

  @Test func `while all are busy a newcomer waits, and is served when one ends`() throws {
    let (served, open) = try start(connections: 2)
    defer { served.listener.stop() }
    let busy = [try open(), try open()]
    for socket in busy { socket.send(Data("GET / HTTP/1.1\r\n".utf8)) }
    served.listener.rest()
    let newcomer = try open()
    defer { newcomer.close() }
    newcomer.send(Data(ListenerTests.get("/sandbox/clock").utf8))
    // They are refused, and what they still send is thrown away for five seconds.
    hand.turn(by: 10, for: served.listener)
    hand.turn(by: 5, for: served.listener)
    #expect(newcomer.read(until: "\r\n").hasPrefix("HTTP/1.1 200"))
    busy.forEach { $0.close() }
  }

  @Test func `empty lines do not keep a connection`() throws {
    let (served, open) = try start()
    defer { served.listener.stop() }
    let socket = try open()
    defer { socket.close() }
    socket.send(Data("\r\n".utf8))
    served.listener.rest()
    socket.send(Data("\r\n".utf8))
    #expect(text(socket.readAll()).hasPrefix("HTTP/1.1 400"))
  }
}
