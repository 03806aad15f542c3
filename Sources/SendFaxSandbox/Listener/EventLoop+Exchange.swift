import Foundation
import SendFaxAPI

/// One exchange after another on a connection.
extension EventLoop {
  /// How many bytes a body may have beside its document.
  private static let formOverhead = 1 << 20

  /// Goes on with what has been read, as far as it goes.
  func pump(_ connection: Connection) {
    while case .reading = connection.phase, holds(connection) {
      do {
        guard let event = try connection.parser.next() else { return }
        try take(event, on: connection)
      } catch let malformed as RequestParser.Malformed {
        refuse(connection, .malformed(malformed))
      } catch {
        refuse(connection, .bodyNotKept)
      }
    }
  }

  private func take(_ event: RequestParser.Event, on connection: Connection) throws {
    switch event {
    case .head(let head): begin(connection, head)
    case .body(let bytes):
      guard let body = connection.body, let head = connection.head else { return }
      try body.add(bytes)
      connection.deadline = Patience.deadline(
        since: connection.since, count: body.count, now: clock.now())
      if body.count > limit(head) { return refuse(connection, .documentTooLarge) }
      if let early = connection.early, body.count > 0 { interrupt(connection, early) }
    case .end:
      if let early = connection.early { return interrupt(connection, early) }
      try ask(connection)
    }
  }

  private func begin(_ connection: Connection, _ head: RequestParser.Head) {
    connection.head = head
    connection.body = head.contentLength == 0 ? nil : BodySink(folder: sandbox.intake.folder)
    connection.since = clock.now()
    connection.deadline = Patience.deadline(
      since: connection.since, count: 0, now: connection.since)
    if let refused = refusal(of: head) { return refuse(connection, refused) }
    connection.early = head.isForm ? sandbox.early(request(head, .bytes(Data()))) : nil
    guard head.expectsContinue else { return }
    if let early = connection.early { return interrupt(connection, early) }
    connection.output.add("HTTP/1.1 100 Continue\r\n\r\n".utf8)
    if connection.output.flush(connection.fd) == .broken { drop(connection) }
  }

  /// Ends an upload in its middle, as a trouble says.
  private func interrupt(_ connection: Connection, _ answer: SandboxAnswer) {
    connection.early = nil
    connection.body = nil
    if answer.fault == .reset { return reset(connection) }
    put(connection, answer, ending: .lingeringClose)
  }

  /// What is refused by its head alone.
  private func refusal(of head: RequestParser.Head) -> SandboxAnswer? {
    let names = [head.fields["Host"], head.authority].compactMap { $0 }
    if !servesOtherMachines, !names.allSatisfy(Loopback.isNamed) { return .misdirected }
    if let length = head.contentLength, length > limit(head) { return .documentTooLarge }
    return nil
  }

  private func limit(_ head: RequestParser.Head) -> Int {
    head.isForm ? sandbox.intake.documentLimit + EventLoop.formOverhead : EventLoop.formOverhead
  }

  /// Takes note that the client sends nothing more, which some do as soon as they have asked.
  func hearEnd(of connection: Connection) {
    guard !connection.isIdle else { return drop(connection) }
    refuse(connection, .cutShort)
  }

  /// Hands the request to the service: those with a document to a worker.
  private func ask(_ connection: Connection) throws {
    guard let head = connection.head else { return }
    let body = try connection.body?.finish() ?? .bytes(Data())
    let request = request(head, body)
    connection.phase = .working
    connection.deadline = .max
    if head.isForm, head.method == "POST" {
      let sink = connection.body
      connection.body = nil
      work(connection, request, sink)
    } else {
      respond(connection, sandbox.answer(request))
    }
  }

  private func request(
    _ head: RequestParser.Head, _ body: SandboxRequest.Body
  ) -> SandboxRequest {
    SandboxRequest(
      method: head.method == "HEAD" ? "GET" : head.method, path: head.path, query: head.query,
      fields: head.fields, body: body, origin: origin(head))
  }

  /// Where the client says it found the sandbox, as far as that can be believed.
  private func origin(_ head: RequestParser.Head) -> String {
    guard servesOtherMachines, let host = head.fields["Host"], Loopback.isAuthority(host) else {
      return origin
    }
    return "http://\(host)"
  }

  /// Answers before the request is read, and lets the client finish what it is sending.
  func refuse(_ connection: Connection, _ answer: SandboxAnswer) {
    var answer = answer
    answer.fields["Cache-Control"] = "no-store"
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
      connection.deadline = clock.now() + UInt64(answer.delay.seconds * 1e9)
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
    case .halfClosed?:
      Sockets.finishSending(connection.fd)
      connection.phase = .hanging
      connection.deadline = clock.now() + Patience.hanging
    case .hang?:
      connection.phase = .hanging
      connection.deadline = clock.now() + Patience.hanging
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
    if connection.head?.method == "HEAD" {
      connection.output.repeating(Data(), total: 0)
    } else {
      connection.output.add(body)
    }
    connection.head = nil
    connection.body = nil
    connection.ending = ending
    connection.phase = .writing
    connection.since = clock.now()
    flush(connection)
  }

  /// Sends what fits, and does what follows the last byte.
  func flush(_ connection: Connection) {
    let now = clock.now()
    let limit = connection.output.rate.map { max(1, $0 / 4) } ?? .max
    switch connection.output.flush(connection.fd, limit: limit) {
    case .broken: drop(connection)
    case .later where connection.output.rate != nil:
      connection.deadline = now + ListenerClock.second / 4
    case .later:
      connection.deadline = Patience.deadline(
        since: connection.since, count: connection.output.count, now: now)
    case .done: finish(connection, now)
    }
  }

  private func finish(_ connection: Connection, _ now: UInt64) {
    switch connection.ending {
    case .nextRequest:
      connection.phase = .reading
      connection.deadline = now + (connection.isIdle ? Patience.idle : Patience.head)
    case .dropNextRequest:
      connection.phase = .doomed
      connection.deadline = now + Patience.idle
      if connection.parser.isMidRequest { drop(connection) }
    case .close: drop(connection)
    case .reset: reset(connection)
    case .lingeringClose:
      Sockets.finishSending(connection.fd)
      connection.phase = .draining
      connection.deadline = now + Patience.draining
    }
  }
}
