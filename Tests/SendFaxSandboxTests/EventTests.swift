import Foundation
import SendFaxAPI
import Testing

@testable import SendFaxSandbox

@Suite struct EventTests {
  private static func listen(_ served: ListenerTests.Served, _ fields: String = "") throws
    -> PlainSocket
  {
    let socket = try PlainSocket(port: served.listener.port)
    socket.send(Data(ListenerTests.get("/sandbox/events", fields).utf8))
    _ = socket.read(until: "retry: 1000\n\n")
    return socket
  }

  @Test func `everything that happens on the card rail is told in order`() async throws {
    let client = Client()
    let id = try await client.opened(to: "+16135550101")
    try client.sandbox.declineCheckout(of: id)
    try client.sandbox.payCheckout(of: id)
    client.sandbox.advance(by: .seconds(60))
    let events = client.sandbox.events
    #expect(
      events.map(\.kind) == [
        .uploaded, .request, .checkout, .request, .declined, .paid, .clock, .status, .refunded,
      ])
    #expect(events.map(\.number) == Array(1...9))
    #expect(events.filter { $0.kind == .status }.map(\.detail) == ["failed"])
    #expect(events.last?.detail == "$0.50")
  }

  @Test func `everything that happens on the wallet rail is told in order`() async throws {
    let client = Client()
    client.sandbox.begin(.init(.tooManyRequests, first: 1))
    #expect(try await client.fax().status == 429)
    _ = try await client.fax()
    let intent = client.sandbox.ledger.intents[0]
    client.sandbox.deposit(intent.amount, to: intent.address)
    client.sandbox.deposit(intent.amount, to: intent.address)
    client.sandbox.advance(by: .seconds(10))
    #expect(try await client.fax().status == 202)
    client.sandbox.reset()
    #expect(
      client.sandbox.events.map(\.kind) == [
        .scenario, .trouble, .request, .minted, .request, .sent, .sent, .clock, .deposited,
        .stranded, .accepted, .paid, .request, .reset,
      ])
  }

  @Test func `every kind of event has a sentence`() {
    for kind in SendFaxSandbox.Event.Kind.allCases {
      let event = SendFaxSandbox.Event(number: 1, at: Date(), kind: kind, subject: "s", detail: "d")
      #expect(!event.text.isEmpty)
      #expect(event.json.text.contains("\"kind\":\"\(kind.rawValue)\""))
    }
  }

  @Test func `listeners hear of the same event while it happens`() async throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let first = try Self.listen(served)
    let second = try Self.listen(served)
    defer { [first, second].forEach { $0.close() } }
    served.sandbox.advance(by: .seconds(900))
    for socket in [first, second] {
      let text = socket.read(until: "\n\n")
      #expect(text.hasPrefix("id: "))
      #expect(text.contains("\"kind\":\"clock\",\"subject\":\"900\""))
    }
  }

  @Test func `a silent stream says that it lives, and lives on`() throws {
    let hand = HandClock()
    let served = try ListenerTests.Served(clock: hand.clock)
    defer { served.listener.stop() }
    let socket = try Self.listen(served)
    defer { socket.close() }
    for _ in 0..<3 {
      hand.turn(by: 16, for: served.listener)
      #expect(socket.read(until: "\n\n") == ": still here\n\n")
    }
    served.sandbox.advance(by: .seconds(1))
    hand.turn(by: 1, for: served.listener)
    #expect(socket.read(until: "\n\n").contains("\"kind\":\"clock\""))
  }

  @Test func `a listener that comes back misses nothing`() async throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let first = try Self.listen(served)
    served.sandbox.advance(by: .seconds(1))
    let id = first.read(until: "\n\n").split(separator: "\n")[0].dropFirst(4)
    first.close()
    served.sandbox.advance(by: .seconds(2))
    served.sandbox.advance(by: .seconds(3))
    let second = try Self.listen(served, "Last-Event-ID: \(id)\r\n")
    defer { second.close() }
    let text = second.read(until: "\"subject\":\"3\"")
    #expect(text.contains("\"subject\":\"2\""))
    #expect(!text.contains("\"kind\":\"gap\""))
  }

  @Test(arguments: ["another-7", "rubbish", "-", "0-0"])
  func `a listener with an id of another run is told that events are missing`(id: String) throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let socket = try Self.listen(served, "Last-Event-ID: \(id)\r\n")
    defer { socket.close() }
    #expect(socket.read(until: "\n\n").contains("\"kind\":\"gap\""))
  }

  @Test func `a listener that does not read is dropped and costs no memory`() throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let slow = try Self.listen(served)
    defer { slow.close() }
    var count = 0
    while served.listener.listeners > 0, count < 400 {
      for _ in 0..<500 { served.sandbox.advance(by: .zero) }
      usleep(2000)
      count += 1
    }
    #expect(served.listener.listeners == 0)
    #expect(served.sandbox.events.count <= 2 * EventLog.kept)
    let answer = try served.exchange(ListenerTests.get("/sandbox/clock", "Connection: close\r\n"))
    #expect(answer.hasPrefix("HTTP/1.1 200"))
  }

  @Test func `a listener too many is refused`() throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let sockets = try (0..<64).map { _ in try Self.listen(served) }
    defer { sockets.forEach { $0.close() } }
    let answer = try served.exchange(ListenerTests.get("/sandbox/events", "Connection: close\r\n"))
    #expect(answer.hasPrefix("HTTP/1.1 503"))
    #expect(answer.contains("application/problem+json"))
  }

  @Test func `the log keeps the last events only`() {
    var log = EventLog()
    let now = Date()
    for _ in 0..<5000 { log.add(.clock, "1", "", at: now) }
    #expect(log.last == 5000)
    #expect(log.events.count <= 2 * EventLog.kept)
    #expect(log.events(after: 4998).map(\.number) == [4999, 5000])
    #expect(log.events(after: 5000).isEmpty)
    #expect(!log.holds(after: 0))
    #expect(!log.holds(after: 5001))
    #expect(log.place(after: nil).number == 5000)
    #expect(log.place(after: "\(log.run)-4999").number == 4999)
    #expect(log.place(after: "\(log.run)-1").isGap)
  }
}
