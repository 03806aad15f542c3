/// A value that somebody waits for; the first one given is the one.
// Unchecked: only the simulating thread touches it.
final class Pending<Value: Sendable>: @unchecked Sendable {
  private var continuation: UnsafeContinuation<Value, Never>?
  private(set) var given: Value?

  func give(_ value: Value) {
    guard given == nil else { return }
    given = value
    continuation?.resume(returning: value)
    continuation = nil
  }

  var value: Value {
    get async {
      if let given { return given }
      return await withUnsafeContinuation { continuation = $0 }
    }
  }
}
