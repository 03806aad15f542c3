#if os(Linux)
  import CEpoll
  import Glibc

  typealias SystemPoller = EpollPoller

  /// Linux's way to wait for many descriptors: the cost is that of those that are ready.
  final class EpollPoller: Poller {
    private let epoll: Int32
    private var known: Set<Int32> = []
    private var ready = [epoll_event](repeating: epoll_event(), count: 256)

    init() throws {
      epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
      guard epoll >= 0 else { throw Sockets.Failure(call: "epoll_create1", code: errno) }
    }

    deinit { close(epoll) }

    func watch(_ fd: Int32, _ interest: Interest, token: Int) {
      var events: UInt32 = 0
      if interest.contains(.read) { events |= EPOLLIN.rawValue }
      if interest.contains(.write) { events |= EPOLLOUT.rawValue }
      var event = epoll_event(events: events, data: epoll_data_t(u64: UInt64(token)))
      let isNew = known.insert(fd).inserted
      epoll_ctl(epoll, isNew ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, fd, &event)
    }

    func forget(_ fd: Int32) {
      guard known.remove(fd) != nil else { return }
      epoll_ctl(epoll, EPOLL_CTL_DEL, fd, nil)
    }

    func wait(milliseconds: Int32) -> [Int]? {
      let count = epoll_wait(epoll, &ready, Int32(ready.count), milliseconds)
      guard count >= 0 else { return errno == EINTR ? [] : nil }
      return ready[..<Int(count)].map { Int($0.data.u64) }
    }
  }
#endif
