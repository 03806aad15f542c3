/// What will happen when, in the order of time; at one time in the order it was put down.
struct Agenda {
  private struct Entry {
    var at: Int64
    var action: () -> Void
  }
  private var entries: [Entry] = []

  /// When the next thing happens.
  var next: Int64? { entries.last?.at }

  mutating func add(at: Int64, _ action: @escaping () -> Void) {
    // Last is next: few entries, and most are soon.
    var index = entries.count
    while index > 0, entries[index - 1].at <= at { index -= 1 }
    entries.insert(Entry(at: at, action: action), at: index)
  }

  mutating func take() -> (at: Int64, action: () -> Void)? {
    entries.popLast().map { ($0.at, $0.action) }
  }
}
