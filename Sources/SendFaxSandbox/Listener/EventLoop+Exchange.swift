import Foundation
import SendFaxAPI

/// One exchange after another on a connection.
extension EventLoop {
  /// How many bytes a body may have beside its document.
  private static let formOverhead = 1 << 20

  /// Goes on with what has been read, as far as it goes.
  func pump(_ connection: Connection) {
    while case .reading = connection.phase, connections[connection.fd] === connection {
      do {
        guard let event = try connection.parser.next() else { return }
        try take(event, on: connection)
      } catch let malformed as RequestParser.Malformed {
        refuse(connection, .problem(malformed.status, "Invalid request", malformed.detail))
      } catch {
        refuse(connection, .problem(500, "Internal error", "The body could not be kept."))
      }
    }
  }

  private func take(_ event: RequestParser.Event, on connection: Connection) throws {
    switch event {
    case .head(let head): begin(connection, head)
    case .body(let bytes):
      connection.deadline = EventLoop.now + 15 * EventLoop.second
      guard let body = connection.body, let head = connection.head else { return }
      try body.add(bytes)
      if body.count > limit(head) { refuse(connection, .documentTooLarge) }
    case .end: try ask(connection)
    }
  }

  private func begin(_ connection: Connection, _ head: RequestParser.Head) {
    connection.head = head
    connection.body = head.contentLength == 0 ? nil : BodySink(folder: sandbox.intake.folder)
    if checksHost, let host = head.fields["Host"], !EventLoop.isLoopback(host) {
      return refuse(
        connection, .problem(421, "Misdirected request", "The sandbox is 127.0.0.1 only."))
    }
    if let length = head.contentLength, length > limit(head) {
      return refuse(connection, .documentTooLarge)
    }
    connection.deadline = EventLoop.now + 15 * EventLoop.second
    if head.expectsContinue {
      connection.output.add("HTTP/1.1 100 Continue\r\n\r\n".utf8)
      if connection.output.flush(connection.fd) == .broken { drop(connection) }
    }
  }

  private func limit(_ head: RequestParser.Head) -> Int {
    let isForm = head.path == "/api/v1/uploads" || head.path == "/api/v1/faxes"
    return isForm ? sandbox.intake.documentLimit + EventLoop.formOverhead : EventLoop.formOverhead
  }

  private static func isLoopback(_ host: String) -> Bool {
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
    return name.lowercased() == "localhost" || name == "[::1]" || name.hasPrefix("127.")
  }

  /// Hands the request to the service: those with a document to a worker.
  private func ask(_ connection: Connection) throws {
    guard let head = connection.head else { return }
    let body = try connection.body?.finish() ?? .bytes(Data())
    let request = SandboxRequest(
      method: head.method == "HEAD" ? "GET" : head.method, path: head.path, query: head.query,
      fields: head.fields, body: body, origin: origin)
    connection.phase = .working
    connection.deadline = .max
    let isForm = head.path == "/api/v1/uploads" || head.path == "/api/v1/faxes"
    if isForm, head.method == "POST" {
      let sink = connection.body
      connection.body = nil
      work(connection, request, sink)
    } else {
      respond(connection, sandbox.answer(request))
    }
  }

  /// Answers before the request is read, and lets the client finish what it is sending.
  private func refuse(_ connection: Connection, _ answer: SandboxAnswer) {
    var answer = answer
    answer.fields["Date"] = HTTPDate.text(sandbox.now)
    connection.body = nil
    put(connection, answer, ending: .lingeringClose)
  }

  /// Begins the answer of the service, with its troubles.
  func respond(_ connection: Connection, _ answer: SandboxAnswer) {
    if answer.delay > .zero {
      var rest = answer
      rest.delay = .zero
      connection.phase = .delayed(rest)
      connection.deadline = EventLoop.now + UInt64(answer.delay.seconds * 1e9)
      return
    }
    if let waits = answer.waits, connection.head?.method != "HEAD" {
      return hold(connection, answer, for: waits)
    }
    let keepsAlive = connection.head?.keepsAlive ?? false
    let usual: Connection.Ending = keepsAlive ? .nextRequest : .lingeringClose
    switch answer.fault {
    case .closedBeforeWork?, .answerLost?: drop(connection)
    case .reset?: reset(connection)
    case .hang?:
      connection.phase = .hanging
      connection.deadline = EventLoop.now + 600 * EventLoop.second
    case .truncated?: put(connection, answer, ending: .close)
    case .closedOnReuse?: put(connection, answer, ending: .dropNextRequest)
    case .drip?, .endless?, nil: put(connection, answer, ending: usual)
    }
  }

  private func put(
    _ connection: Connection, _ answer: SandboxAnswer, ending: Connection.Ending
  ) {
    var body = answer.body
    var length = body.count
    switch answer.fault {
    case .truncated(let count)?: body = body.prefix(count)
    case .endless(let bytes)?:
      connection.output.repeating(body, total: bytes)
      length = bytes
      body = Data()
    case .drip(let rate)?: connection.output.rate = rate
    default: break
    }
    connection.output.add(AnswerHead.text(answer, length: length, ending: ending).utf8)
    if connection.head?.method != "HEAD" { connection.output.add(body) }
    connection.head = nil
    connection.body = nil
    connection.ending = ending
    connection.phase = .writing
    flush(connection)
  }

  /// Sends what fits, and does what follows the last byte.
  func flush(_ connection: Connection) {
    let now = EventLoop.now
    let limit = connection.output.rate.map { max(1, $0 / 4) } ?? .max
    switch connection.output.flush(connection.fd, limit: limit) {
    case .broken: drop(connection)
    case .later:
      connection.deadline =
        connection.output.rate == nil ? now + 30 * EventLoop.second : now + EventLoop.second / 4
    case .done: finish(connection, now)
    }
  }

  private func finish(_ connection: Connection, _ now: UInt64) {
    connection.deadline = now + 60 * EventLoop.second
    switch connection.ending {
    case .nextRequest: connection.phase = .reading
    case .dropNextRequest:
      connection.phase = .doomed
      if connection.parser.isMidRequest { drop(connection) }
    case .close: drop(connection)
    case .reset: reset(connection)
    case .lingeringClose:
      Sockets.finishSending(connection.fd)
      connection.phase = .draining
      connection.deadline = now + 5 * EventLoop.second
    }
  }

  /// Does what is due by the clock.
  func expire(_ now: UInt64) {
    for connection in connections.values where connection.deadline <= now {
      switch connection.phase {
      case .delayed(let answer):
        respond(connection, answer)
        pump(connection)
      case .waiting(let what): beat(connection, what)
      case .writing where connection.output.rate != nil:
        flush(connection)
        pump(connection)
      case .reading where connection.parser.isMidRequest || connection.head != nil:
        refuse(connection, .problem(408, "Request timeout", "The request took too long."))
      default: drop(connection)
      }
    }
  }
}

/// The head of an answer, written by hand.
enum AnswerHead {
  static func text(_ answer: SandboxAnswer, length: Int, ending: Connection.Ending) -> String {
    var text = "HTTP/1.1 \(answer.status) \(reason(answer.status))\r\n"
    for (name, value) in answer.fields { text += "\(name): \(value)\r\n" }
    text += "Content-Length: \(length)\r\n"
    switch ending {
    case .nextRequest, .dropNextRequest: text += "Connection: keep-alive\r\n\r\n"
    default: text += "Connection: close\r\n\r\n"
    }
    return text
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: return "OK"
    case 202: return "Accepted"
    case 303: return "See Other"
    case 307: return "Temporary Redirect"
    case 400: return "Bad Request"
    case 402: return "Payment Required"
    case 403: return "Forbidden"
    case 404: return "Not Found"
    case 405: return "Method Not Allowed"
    case 408: return "Request Timeout"
    case 409: return "Conflict"
    case 413: return "Content Too Large"
    case 414: return "URI Too Long"
    case 421: return "Misdirected Request"
    case 422: return "Unprocessable Content"
    case 429: return "Too Many Requests"
    case 431: return "Request Header Fields Too Large"
    case 500: return "Internal Server Error"
    case 502: return "Bad Gateway"
    case 503: return "Service Unavailable"
    case 505: return "HTTP Version Not Supported"
    default: return "Other"
    }
  }
}
