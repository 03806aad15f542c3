import Foundation
import SendFaxAPI
import Testing

@testable import SendFaxSandbox

/// Troubles that strike within an upload, or at one end of a connection, over real sockets.
@Suite(.timeLimit(.minutes(5))) struct UploadTroubleTests {
  private func served(_ text: String) throws -> ListenerTests.Served {
    let scenario = try #require(SendFaxSandbox.Scenario(text))
    return try ListenerTests.Served { $0.scenarios = [scenario] }
  }

  @Test func `a 402 comes in the middle of the upload, and nothing is done`() throws {
    let served = try served("early-402:1")
    defer { served.listener.stop() }
    let socket = try PlainSocket(port: served.listener.port)
    defer { socket.close() }
    socket.send(ListenerTests.upload(Data(repeating: 0x25, count: 1 << 20)).prefix(100_000))
    let answer = String(decoding: socket.readAll(), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 402"))
    #expect(!answer.contains("x-payment-deposit"))
    #expect(served.sandbox.ledger.faxes.isEmpty)
    #expect(served.sandbox.ledger.requests.last?.scenario == "early-402")
    // It was on for one request.
    let next = try served.exchange(ListenerTests.upload(Client.pdf(pages: 1)))
    #expect(next.hasPrefix("HTTP/1.1 200"))
  }

  @Test func `a client that waits for 100 Continue gets the early 402 instead`() throws {
    let served = try served("early-402@uploads")
    defer { served.listener.stop() }
    let upload = ListenerTests.upload(
      Client.pdf(pages: 1), fields: "Expect: 100-continue\r\n")
    #expect(try served.exchange(upload).hasPrefix("HTTP/1.1 402"))
  }

  @Test func `the connection is reset in the middle of the upload`() throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let field = "X-Sandbox-Scenario: reset-mid-upload\r\n"
    let upload = ListenerTests.upload(Data(repeating: 0x25, count: 1 << 20), fields: field)
    let socket = try PlainSocket(port: served.listener.port)
    defer { socket.close() }
    socket.send(upload.prefix(100_000))
    #expect(socket.readAll() == Data())
    // What is sent afterwards meets nobody: that is what tells RST from FIN.
    #expect(socket.isReset)
    #expect(served.sandbox.ledger.faxes.isEmpty)
    #expect(served.sandbox.ledger.requests.map(\.status) == [0])
  }

  @Test func `half a close ends the answers and goes on taking the questions`() throws {
    let served = try served("half-close@uploads")
    defer { served.listener.stop() }
    let socket = try PlainSocket(port: served.listener.port)
    defer { socket.close() }
    socket.send(ListenerTests.upload(Client.pdf(pages: 1)))
    #expect(socket.readAll() == Data())
    socket.send(Data(repeating: 0x25, count: 100_000))
    served.listener.rest()
    #expect(!socket.isReset)
    #expect(served.sandbox.ledger.faxes.count == 1)
  }

  @Test func `in process the same troubles are a transport's failures`() async throws {
    for (name, faxes) in [("reset-mid-upload", 0), ("half-close", 1)] {
      let client = Client { $0.scenarios = [.init(name)].compactMap { $0 } }
      let failure = await #expect(throws: TransportFailure.self) { try await client.upload() }
      #expect(failure?.reason == .connectionClosed && failure?.delivery == .mayHaveArrived)
      #expect(client.sandbox.ledger.faxes.count == faxes)
    }
  }

  @Test(arguments: [
    ("html-502", SendFaxSandbox.Scenario(.htmlBadGateway)),
    ("html-502@claim", .init(.htmlBadGateway, on: .claim)),
    ("html-502:3", .init(.htmlBadGateway, first: 3)),
    ("html-502@claim:3", .init(.htmlBadGateway, on: .claim, first: 3)),
    ("", nil), ("typo", nil), ("html-502@typo", nil), ("html-502:0", nil), ("html-502:-1", nil),
    ("html-502:x", nil), ("html-502@claim@claim", nil), ("html-502:1:1", nil), ("html-502@", nil),
  ])
  func `a scenario is written in a word`(text: String, scenario: SendFaxSandbox.Scenario?) {
    #expect(SendFaxSandbox.Scenario(text) == scenario)
  }
}
