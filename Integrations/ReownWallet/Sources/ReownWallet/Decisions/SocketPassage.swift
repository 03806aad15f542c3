/// One connection after another, each numbered, so that what an old one says late is not taken for the
/// new one's, and no drop is told twice.
struct SocketPassage: Sendable, Equatable {
  private enum State: Equatable {
    case closed
    case opening(Int)
    case open(Int)
  }

  private var state = State.closed
  private var count = 0

  /// The number of the connection there is or may be.
  var number: Int? {
    switch state {
    case .closed: return nil
    case .opening(let number), .open(let number): return number
    }
  }

  var isOpen: Bool { number.map(isOpen) ?? false }

  func isOpen(_ number: Int) -> Bool { state == .open(number) }

  func isOpening(_ number: Int) -> Bool { state == .opening(number) }

  /// Begins a connection; nil where there is one already.
  mutating func begin() -> Int? {
    guard state == .closed else { return nil }
    count += 1
    state = .opening(count)
    return count
  }

  /// Notes that it is open; false where it is another one's word, or not news.
  mutating func open(_ number: Int) -> Bool {
    guard state == .opening(number) else { return false }
    state = .open(number)
    return true
  }

  /// Notes that it has ended; false where that is known.
  mutating func end(_ number: Int) -> Bool {
    guard self.number == number else { return false }
    state = .closed
    return true
  }
}
