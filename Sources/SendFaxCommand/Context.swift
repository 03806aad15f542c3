import Foundation
import SendFaxAPI

/// What every command works with.
struct Context: Sendable {
  let arguments: Arguments
  let screen: Screen
  let world: World
}

extension Context {
  /// The service that was chosen, or the real one.
  func baseURL() throws -> BaseURL {
    try arguments[.api].map { try BaseURL($0) } ?? .production
  }

  /// Does something with the service alone, without an outbox.
  func withClient<Value: Sendable>(
    _ work: @Sendable (SendFaxClient) async throws -> Value
  ) async throws -> Value {
    guard arguments.has(.sandbox) else {
      return try await work(SendFaxClient(base: baseURL(), transport: world.makeTransport()))
    }
    let service = try service()
    defer { service.end() }
    return try await work(SendFaxClient(base: service.base, transport: world.makeTransport()))
  }

  /// The number after `--to`. A correction is offered on a terminal, and named elsewhere.
  func number() async throws -> FaxNumber {
    guard let text = arguments[.to] else {
      throw FaxError.usage("--to is missing: the number to fax to, like --to '+1 613 555 0123'")
    }
    do {
      return try FaxNumber(text)
    } catch let error as FaxError {
      guard let meant = FaxNumber.suggestion(for: text) else { throw error }
      if try await agrees(to: "\(error.message) Did you mean \(meant, .strong)?") { return meant }
      throw FaxError(error.code, "\(error.message) Did you mean \(meant)? Then: --to \(meant.e164)")
    }
  }

  /// Whether there is a person to ask.
  var isAttended: Bool { world.console.isTerminal(.input) && world.console.isTerminal(.error) }

  /// Whether a person can be asked in words.
  var canAsk: Bool { isAttended && !screen.isJSON }

  /// Asks a person for a yes; false where nobody is there to give it.
  func agrees(to question: Line) async throws -> Bool {
    guard canAsk else { return false }
    screen.ask("\(question) [y/N]")
    let answer = await world.console.readLine()
    try Task.checkCancellation()
    return ["y", "yes"].contains(answer?.trimmingCharacters(in: .whitespaces).lowercased())
  }

  /// A whole number after an option.
  func number(_ option: Option, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = arguments[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw FaxError.usage(
        "\(option.spelling) is a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }
}
