/// A value that somebody waits for; the first one given is the one.
// Unchecked: only the simulating thread touches it.
final class Pending<Value: Sendable>: @unchecked Sendable {
  private var continuation: UnsafeContinuation<Value, Never>?
  private(set) var given: Value?
  private let owner: Int
  private let then: ((Value) -> Void)?

  /// - Parameters:
  ///   - owner: the process that waits.
  ///   - then: what happens with the value, where no task waits for it.
  init(owner: Int = 0, then: ((Value) -> Void)? = nil) {
    self.owner = owner
    self.then = then
  }

  func give(_ value: Value) {
    guard given == nil else { return }
    given = value
    Turns.run(as: owner) { continuation?.resume(returning: value) }
    continuation = nil
    then?(value)
  }

  var value: Value {
    get async {
      if let given { return given }
      return await withUnsafeContinuation { continuation = $0 }
    }
  }
}
