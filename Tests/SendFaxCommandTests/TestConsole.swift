import Foundation
import SendFax
import SendFaxAPI
import SendFaxCommand
import TestSupport

/// A console that keeps what was printed and answers from a list.
final class TestConsole: Console, @unchecked Sendable {  // everything is under `lock`
  private let lock = NSLock()
  private var printed: [ConsoleStream: String] = [:]
  private var answers: [String]
  private var trigger: (text: String, action: @Sendable () -> Void)?
  private let terminals: Set<ConsoleStream>
  let columns: Int
  let failure: String?

  init(
    terminals: Set<ConsoleStream> = [], columns: Int = 80, answers: [String] = [],
    failure: String? = nil
  ) {
    self.terminals = terminals
    self.columns = columns
    self.answers = answers
    self.failure = failure
  }

  var output: String { text(.output) }
  var error: String { text(.error) }

  /// The JSON lines on standard output.
  var events: [[String: Any]] {
    output.split(separator: "\n").compactMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  /// Does something once, as soon as a text is printed.
  func once(_ text: String, _ action: @escaping @Sendable () -> Void) {
    lock.withLock { trigger = (text, action) }
  }

  func write(_ text: String, to stream: ConsoleStream) {
    let action = lock.withLock { () -> (@Sendable () -> Void)? in
      printed[stream, default: ""] += text
      guard let trigger, text.contains(trigger.text) else { return nil }
      self.trigger = nil
      return trigger.action
    }
    action?()
  }
  func isTerminal(_ stream: ConsoleStream) -> Bool { terminals.contains(stream) }
  func readLine() async -> String? {
    lock.withLock { answers.isEmpty ? nil : answers.removeFirst() }
  }
  private func text(_ stream: ConsoleStream) -> String { lock.withLock { printed[stream] ?? "" } }
}

/// A transport that answers from a function, and counts.
final class TestTransport: HTTPTransport, @unchecked Sendable {  // `count` is under `lock`
  private let lock = NSLock()
  private var count = 0
  private let answer: @Sendable (HTTPRequest, Int) throws -> HTTPResponse

  init(_ answer: @escaping @Sendable (HTTPRequest, Int) throws -> HTTPResponse) {
    self.answer = answer
  }

  var requests: Int { lock.withLock { count } }

  func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    let number = lock.withLock {
      count += 1
      return count
    }
    return try answer(request, number)
  }
}

extension HTTPResponse {
  static func json(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, fields: ["Content-Type": "application/json"], body: Data(text.utf8))
  }
}

/// Runs the command in this process.
func sendfax(
  _ words: String..., console: TestConsole = TestConsole(), variables: [String: String] = [:],
  transport: any HTTPTransport = TestTransport { _, _ in
    throw TransportFailure(.unreachable, .neverSent, "There is no network in this test.")
  }, openPage: @escaping @Sendable (URL) -> Bool = { _ in true }
) async -> Int32 {
  await sendfax(
    words, console: console, variables: variables, transport: transport, openPage: openPage)
}

/// Runs the command in this process.
func sendfax(
  _ words: [String], console: TestConsole, variables: [String: String] = [:],
  transport: any HTTPTransport, openPage: @escaping @Sendable (URL) -> Bool = { _ in true }
) async -> Int32 {
  // Nothing of a test may reach the outbox of whoever runs it.
  let variables = variables.merging(["SENDFAX_OUTBOX": "/dev/null/none"]) { given, _ in given }
  let world = World(
    console: console, variables: variables, makeTransport: { transport }, openPage: openPage,
    clock: SteppedClock())
  return await SendFaxCommand.run(words, in: world)
}
