#if canImport(Glibc)
  import Glibc
#else
  import Darwin

  typealias SystemPoller = PollPoller
#endif

/// The way that every system has; its cost is that of all descriptors that are watched.
struct PollPoller: Poller {
  private var entries: [pollfd] = []
  private var tokens: [Int] = []
  private var places: [Int32: Int] = [:]

  /// Throws as the other pollers do.
  init() throws {}

  mutating func watch(_ fd: Int32, _ interest: Interest, token: Int) {
    var events: Int16 = 0
    if interest.contains(.read) { events |= Int16(POLLIN) }
    if interest.contains(.write) { events |= Int16(POLLOUT) }
    if let place = places[fd] {
      entries[place].events = events
      return
    }
    places[fd] = entries.count
    entries.append(pollfd(fd: fd, events: events, revents: 0))
    tokens.append(token)
  }

  mutating func forget(_ fd: Int32) {
    guard let place = places.removeValue(forKey: fd) else { return }
    entries.swapAt(place, entries.count - 1)
    tokens.swapAt(place, tokens.count - 1)
    entries.removeLast()
    tokens.removeLast()
    if place < entries.count { places[entries[place].fd] = place }
  }

  mutating func wait(milliseconds: Int32) -> [Int]? {
    let count = poll(&entries, nfds_t(entries.count), milliseconds)
    guard count >= 0 else { return errno == EINTR ? [] : nil }
    guard count > 0 else { return [] }
    return entries.indices.filter { entries[$0].revents != 0 }.map { tokens[$0] }
  }
}
