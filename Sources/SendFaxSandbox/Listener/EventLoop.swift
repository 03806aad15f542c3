import Dispatch
import Foundation
import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The thread that waits for all connections.
// Unchecked: everything mutable is used by that one thread; `inbox` is the only way in.
final class EventLoop: @unchecked Sendable {
  /// How many connections are held at once; others wait until one ends.
  static let connectionLimit = 512
  static let second: UInt64 = 1_000_000_000

  let sandbox: SendFaxSandbox
  let origin: String
  let checksHost: Bool
  var connections: [Int32: Connection] = [:]
  /// The connections whose answer waits for something to happen.
  var waiting: Set<Int32> = []
  var nextLook: UInt64 = 0
  private let listener: Int32
  private let wakeRead: Int32
  private let wakeWrite: Int32
  private let inbox = Locked(Inbox())
  private let ended = DispatchSemaphore(value: 0)
  private let workers = [
    DispatchQueue(label: "sendfax.sandbox.documents.0"),
    DispatchQueue(label: "sendfax.sandbox.documents.1"),
  ]
  private var accepted = 0
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)

  private struct Inbox: Sendable {
    var answers: [(fd: Int32, number: Int, answer: SandboxAnswer)] = []
    var isStopping = false
    var waiting = 0
  }

  init(socket: Int32, sandbox: SendFaxSandbox, origin: String, checksHost: Bool) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Sockets.Failure(call: "pipe", code: errno) }
    ends.forEach(Sockets.prepare)
    listener = socket
    (wakeRead, wakeWrite) = (ends[0], ends[1])
    self.sandbox = sandbox
    self.origin = origin
    self.checksHost = checksHost
  }

  deinit {
    buffer.deallocate()
    [wakeRead, wakeWrite].forEach { close($0) }
  }

  /// Starts the thread.
  func run() {
    let thread = Thread { @Sendable in self.serve() }
    thread.name = "sendfax.sandbox"
    thread.start()
  }

  /// Ends the thread, waits for it and for the workers, and removes what was on disk.
  func stop() {
    let wasStopping = inbox.withLock { inbox in
      defer { inbox.isStopping = true }
      return inbox.isStopping
    }
    guard !wasStopping else { return }
    wake()
    ended.wait()
    for worker in workers { worker.sync {} }
    sandbox.intake.folder.remove()
  }

  /// How many connections wait for something to happen, as seen by other threads.
  var waitingCount: Int { inbox.withLock(\.waiting) }

  /// Lets other threads see how many wait.
  func count(waiting: Int) { inbox.withLock { $0.waiting = waiting } }

  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// Has a document read on another thread.
  func work(_ connection: Connection, _ request: SandboxRequest, _ body: BodySink?) {
    let (fd, number) = (connection.fd, connection.number)
    // The file lives until the answer is known.
    let kept = Locked<SendableSink?>(SendableSink(sink: body))
    workers[number % workers.count].async { @Sendable in
      let answer = self.sandbox.answer(request)
      kept.withLock { $0 = nil }
      self.inbox.withLock { $0.answers.append((fd, number, answer)) }
      self.wake()
    }
  }

  // Unchecked: handed over once, from the loop to the worker.
  private struct SendableSink: @unchecked Sendable { var sink: BodySink? }

  private func wake() {
    var byte: UInt8 = 0
    _ = write(wakeWrite, &byte, 1)
  }

  private func serve() {
    while true {
      let stopping = inbox.withLock(\.isStopping)
      if stopping { break }
      var waiting = [
        pollfd(fd: wakeRead, events: Int16(POLLIN), revents: 0),
        pollfd(fd: hasRoom ? listener : -1, events: Int16(POLLIN), revents: 0),
      ]
      var next = UInt64.max
      for connection in connections.values {
        waiting.append(pollfd(fd: connection.fd, events: connection.interest, revents: 0))
        next = min(next, connection.deadline)
      }
      var timeout = EventLoop.timeout(until: next)
      if !waiting.isEmpty {
        timeout = timeout < 0 ? EventLoop.lookEvery : min(timeout, EventLoop.lookEvery)
      }
      guard poll(&waiting, nfds_t(waiting.count), timeout) >= 0 || errno == EINTR else { break }
      if waiting[0].revents != 0 { takeAnswers() }
      if waiting[1].revents != 0 { acceptAll() }
      for entry in waiting.dropFirst(2) where entry.revents != 0 {
        guard let connection = connections[entry.fd] else { continue }
        ready(connection, entry.revents)
      }
      expire(EventLoop.now)
      attend()
    }
    for fd in connections.keys { close(fd) }
    connections = [:]
    close(listener)
    ended.signal()
  }

  private var hasRoom: Bool {
    connections.count < EventLoop.connectionLimit
      || connections.values.contains { $0.isIdle }
  }

  private static func timeout(until next: UInt64) -> Int32 {
    guard next != .max else { return -1 }
    let now = now
    return next <= now ? 0 : Int32(min((next - now) / 1_000_000 + 1, 60_000))
  }

  private func acceptAll() {
    for _ in 0..<64 {
      if connections.count >= EventLoop.connectionLimit {
        guard let idle = connections.values.first(where: \.isIdle) else { return }
        drop(idle)
      }
      guard let fd = Sockets.accept(listener) else { return }
      accepted += 1
      let connection = Connection(fd: fd, number: accepted)
      connection.deadline = EventLoop.now + 10 * EventLoop.second
      connections[fd] = connection
    }
  }

  private func takeAnswers() {
    while let count = Sockets.drain(wakeRead, buffer), count > 0 {}
    let answers = inbox.withLock { inbox in
      defer { inbox.answers = [] }
      return inbox.answers
    }
    for (fd, number, answer) in answers {
      guard let connection = connections[fd], connection.number == number else { continue }
      respond(connection, answer)
      pump(connection)
    }
  }

  private func ready(_ connection: Connection, _ events: Int16) {
    switch connection.phase {
    case .writing:
      flush(connection)
      pump(connection)
    case .working, .delayed:
      // Only an error or the other side's end is reported here.
      drop(connection)
    case .reading: read(connection)
    case .doomed: drop(connection)
    case .waiting where events & Int16(POLLOUT) != 0: send(connection)
    case .draining, .hanging, .waiting:
      guard let count = Sockets.receive(connection.fd, buffer) else { return }
      // What is thrown away may have been the next request: none follows this one.
      connection.head = nil
      if count <= 0 { drop(connection) }
    }
  }

  private func read(_ connection: Connection) {
    for _ in 0..<4 {
      guard let count = Sockets.receive(connection.fd, buffer) else { break }
      guard count > 0 else { return drop(connection) }
      if connection.isIdle { connection.deadline = EventLoop.now + 10 * EventLoop.second }
      connection.parser.feed(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      pump(connection)
      guard case .reading = connection.phase, count == buffer.count,
        connections[connection.fd] === connection
      else { break }
    }
  }

  /// Ends a connection at once.
  func drop(_ connection: Connection) {
    guard connections[connection.fd] === connection else { return }
    connections[connection.fd] = nil
    close(connection.fd)
  }

  /// Ends a connection with RST.
  func reset(_ connection: Connection) {
    guard connections[connection.fd] === connection else { return }
    connections[connection.fd] = nil
    Sockets.reset(connection.fd)
  }
}
