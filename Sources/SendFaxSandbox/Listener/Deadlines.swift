/// When connections are due: a heap, so that ten thousand of them that wait cost nothing.
///
/// An entry is not moved when its connection's deadline is: whoever takes one looks whether it holds.
struct Deadlines {
  private var heap: [Entry] = []

  private struct Entry {
    var at: UInt64
    var number: Int
  }

  var count: Int { heap.count }

  /// The earliest entry's time.
  var earliest: UInt64? { heap.first?.at }

  mutating func add(_ number: Int, at: UInt64) {
    heap.append(Entry(at: at, number: number))
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].at < heap[parent].at else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  /// Takes the earliest entry if its time has come.
  mutating func takeDue(_ now: UInt64) -> (number: Int, at: UInt64)? {
    guard let first = heap.first, first.at <= now else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    sink()
    return (first.number, first.at)
  }

  private mutating func sink() {
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].at < heap[least].at {
        least = child
      }
      guard least != index else { return }
      heap.swapAt(index, least)
      index = least
    }
  }

  mutating func removeAll() { heap = [] }
}
