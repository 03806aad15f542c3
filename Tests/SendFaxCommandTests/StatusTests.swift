import SendFaxAPI
import Testing

@testable import SendFaxCommand

@Suite struct StatusTests {
  /// The service's answer, the exit status, standard output.
  static let answers: [(answer: String, status: Int32, output: String)] = [
    (
      #"{"id":"abc","status":"sending","pageCount":2,"toMasked":"+1613***0123"}"#, 0,
      "Sending to +1613***0123, 2 pages. The number is being called and the pages sent.\n"
    ),
    (#"{"id":"abc","status":"delivered"}"#, 0, "Delivered. The other machine took the pages.\n"),
    (
      #"{"id":"abc","status":"failed","failureReason":"busy"}"#, 1,
      "Not delivered. The line was busy. Try again in a while. The service's word for it: “busy”.\n"
    ),
    (
      #"{"id":"abc","status":"expired"}"#, 1,
      "Lapsed. It was not paid in time, and nothing was sent.\n"
    ),
    (
      #"{"id":"abc","status":"retrying"}"#, 0,
      "On its way. The service says “retrying”, a word this version does not know. The fax is "
        + "followed as before.\n"
    ),
  ]

  @Test(arguments: answers)
  func `the service's answer is told`(
    row: (answer: String, status: Int32, output: String)
  ) async {
    let console = TestConsole()
    let transport = TestTransport { _, _ in .json(row.answer) }
    #expect(await sendfax("status", "abc", console: console, transport: transport) == row.status)
    #expect(console.output == row.output)
  }

  /// What goes wrong, the exit status, the code in JSON.
  static let failures: [(answer: HTTPResponse?, status: Int32, code: String)] = [
    (.json(#"{"title":"Not found","status":404}"#, status: 404), 66, "not_found"),
    (HTTPResponse(status: 502, body: .init("<html>".utf8)), 69, "service_unavailable"),
    (.json("{", status: 200), 69, "answer_unreadable"),
    (HTTPResponse(status: 301, fields: ["Location": "https://b.example"]), 69, "redirected"),
    (nil, 69, "unreachable"),
  ]

  @Test(arguments: failures)
  func `a failure has its status and its code`(
    row: (answer: HTTPResponse?, status: Int32, code: String)
  ) async {
    let console = TestConsole()
    let transport = TestTransport { _, _ in
      guard let answer = row.answer else {
        throw TransportFailure(.unreachable, .neverSent, "Refused.")
      }
      return answer
    }
    let status = await sendfax("status", "abc", "--json", console: console, transport: transport)
    #expect(status == row.status)
    #expect(console.events.first?["code"] as? String == row.code)
    #expect(console.events.first?["money"] as? String == "not_moved")
  }

  @Test func `watching tells each change once and survives errors`() async {
    let words = ["paid", "paid", "", "sending", "", "", "", "", "delivered"]
    let transport = TestTransport { _, number in
      let word = words[number - 1]
      return word.isEmpty
        ? HTTPResponse(status: 503) : .json(#"{"id":"abc","status":"\#(word)"}"#)
    }
    let console = TestConsole()
    let status = await sendfax(
      "status", "abc", "--watch", "--json", console: console, transport: transport)
    #expect(status == 0)
    #expect(console.events.map { $0["event"] as? String } == ["status", "status", "delivered"])
    #expect(console.events.map { $0["status"] as? String } == ["paid", "sending", nil])
  }

  @Test func `watching a service that never answers ends after three tries`() async {
    let transport = TestTransport { _, _ in
      throw TransportFailure(.unreachable, .neverSent, "Refused.")
    }
    #expect(await sendfax("status", "abc", "--watch", transport: transport) == 69)
    #expect(transport.requests == 3)
  }

  @Test func `progress is shown on a terminal and never in a pipe`() async {
    let transport = TestTransport { _, number in
      .json(#"{"id":"abc","status":"\#(number < 3 ? "sending" : "delivered")"}"#)
    }
    let terminal = TestConsole(terminals: [.output, .error], columns: 20)
    _ = await sendfax("status", "abc", "--watch", console: terminal, transport: transport)
    #expect(terminal.error.contains("\r"))
    #expect(terminal.error.hasSuffix("\r\u{1b}[K"))
    let pipe = TestConsole()
    _ = await sendfax("status", "abc", "--watch", console: pipe, transport: transport)
    #expect(pipe.error == "")
  }
}
