import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Connections whose answer waits for something to happen: event streams, and a wallet's holder.
extension EventLoop {
  /// How many may listen to events at once.
  private static let streamLimit = 64
  /// How often a silent stream says that it lives.
  private static let beat = 15 * ListenerClock.second
  /// How often the ledger is looked at while anybody waits, in milliseconds.
  static let lookEvery: Int32 = 200

  /// Keeps the connection until the answer is there.
  func hold(_ connection: Connection, _ answer: SandboxAnswer, for what: SandboxAnswer.Waits) {
    if case .events = what {
      guard waiting.count < EventLoop.streamLimit else {
        let detail = "Too many listen already; close a page."
        return respond(connection, .problem(503, "Service unavailable", detail))
      }
      connection.output.add(AnswerHead.stream(answer).utf8)
      connection.output.add(answer.body)
      connection.ending = .close
    }
    connection.phase = .waiting(what)
    connection.deadline = clock.now() + EventLoop.beat
    waiting[connection.number] = what
    count(waiting: waiting.count)
    if case .events = what { send(connection) }
  }

  /// Gives everybody who waits what has come.
  func attend() {
    guard !waiting.isEmpty else { return }
    if clock.now() >= nextLook {
      nextLook = clock.now() + UInt64(EventLoop.lookEvery) * 1_000_000
      sandbox.look()
    }
    for (number, began) in waiting {
      guard let connection = connections[number], case .waiting(let what) = connection.phase
      else {
        waiting[number] = nil
        if case .ask(let ask) = began { sandbox.leave(ask: ask) }
        count(waiting: waiting.count)
        continue
      }
      switch what {
      case .events(let number): feed(connection, after: number)
      case .ask(let ask):
        guard let answer = sandbox.reply(to: ask) else { continue }
        respond(connection, answer)
        pump(connection)
      }
      settle(connection)
    }
  }

  /// Sends what is new; whoever can't keep up is dropped, and comes back with `Last-Event-ID`.
  private func feed(_ connection: Connection, after number: Int) {
    var number = number
    while let news = sandbox.news(after: number) {
      guard connection.output.isEmpty, news.last > number else { return }
      number = news.last
      connection.output.add(news.text.utf8)
      connection.phase = .waiting(.events(after: number))
      send(connection)
      guard holds(connection) else { return }
    }
    drop(connection)
  }

  /// Goes on sending on a connection that waits.
  func send(_ connection: Connection) {
    switch connection.output.flush(connection.fd) {
    case .broken: drop(connection)
    case .later, .done: connection.deadline = clock.now() + EventLoop.beat
    }
  }

  /// Says that a stream lives; one that has not taken the last piece yet is dropped.
  func beat(_ connection: Connection, _ what: SandboxAnswer.Waits) {
    guard case .events = what else {
      connection.deadline = clock.now() + EventLoop.beat
      return
    }
    guard connection.output.isEmpty else { return drop(connection) }
    connection.output.add(": still here\n\n".utf8)
    send(connection)
  }
}

extension AnswerHead {
  /// The head of an answer that ends with its connection (RFC 9112 §6.3).
  static func stream(_ answer: SandboxAnswer) -> String {
    var text = "HTTP/1.1 200 OK\r\n"
    for (name, value) in answer.fields { text += "\(name): \(value)\r\n" }
    return text + "Connection: close\r\n\r\n"
  }
}
