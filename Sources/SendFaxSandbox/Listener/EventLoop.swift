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
  let sandbox: SendFaxSandbox
  let origin: String
  let servesOtherMachines: Bool
  let clock: ListenerClock
  var connections: [Int: Connection] = [:]
  /// The connections whose answer waits for something to happen.
  var waiting: [Int: SandboxAnswer.Waits] = [:]
  var nextLook: UInt64 = 0
  var deadlines = Deadlines()
  var poller: SystemPoller
  var accepted = EventLoop.firstToken
  /// Whether connections wait to be accepted until one ends.
  var isFull = false
  let connectionLimit: Int
  let listener: Int32
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
  private let wakeRead: Int32
  private let wakeWrite: Int32
  private let inbox = Locked(Inbox())
  private let ended = DispatchSemaphore(value: 0)
  private let workers = [
    DispatchQueue(label: "sendfax.sandbox.documents.0"),
    DispatchQueue(label: "sendfax.sandbox.documents.1"),
  ]

  static let wakeToken = 0
  static let listenerToken = 1
  private static let firstToken = 1

  private struct Inbox: Sendable {
    var answers: [(number: Int, answer: SandboxAnswer)] = []
    var isStopping = false
    var waiting = 0
    var rests: [DispatchSemaphore] = []
  }

  init(
    socket: Int32, sandbox: SendFaxSandbox, origin: String, servesOtherMachines: Bool,
    connectionLimit: Int, clock: ListenerClock
  ) throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Sockets.Failure(call: "pipe", code: errno) }
    ends.forEach(Sockets.prepare)
    listener = socket
    (wakeRead, wakeWrite) = (ends[0], ends[1])
    poller = try SystemPoller()
    self.sandbox = sandbox
    self.origin = origin
    self.servesOtherMachines = servesOtherMachines
    self.connectionLimit = connectionLimit
    self.clock = clock
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

  /// Has the thread look at its inbox and at the clock.
  func wake() {
    var byte: UInt8 = 0
    _ = write(wakeWrite, &byte, 1)
  }

  /// Waits until everything is dealt with that has arrived at the sockets before.
  func rest() {
    // A connection is accepted in one round and read in the next.
    for _ in 0..<2 {
      let rested = DispatchSemaphore(value: 0)
      inbox.withLock { $0.rests.append(rested) }
      wake()
      rested.wait()
    }
  }

  /// Has a document read on another thread.
  func work(_ connection: Connection, _ request: SandboxRequest, _ body: BodySink?) {
    let number = connection.number
    // The file lives until the answer is known.
    let kept = Locked<SendableSink?>(SendableSink(sink: body))
    workers[number % workers.count].async { @Sendable in
      let answer = self.sandbox.answer(request)
      kept.withLock { $0 = nil }
      self.inbox.withLock { $0.answers.append((number, answer)) }
      self.wake()
    }
  }

  // Unchecked: handed over once, from the loop to the worker.
  private struct SendableSink: @unchecked Sendable { var sink: BodySink? }

  private func serve() {
    poller.watch(wakeRead, .read, token: EventLoop.wakeToken)
    poller.watch(listener, .read, token: EventLoop.listenerToken)
    while !inbox.withLock(\.isStopping) {
      let rests = inbox.withLock { inbox in
        defer { inbox.rests = [] }
        return inbox.rests
      }
      guard let ready = poller.wait(milliseconds: rests.isEmpty ? timeout : 0) else { break }
      for token in ready {
        switch token {
        case EventLoop.wakeToken: takeAnswers()
        case EventLoop.listenerToken: acceptAll()
        default: connections[token].map(serve)
        }
      }
      expire(clock.now())
      attend()
      rests.forEach { $0.signal() }
    }
    for connection in connections.values { close(connection.fd) }
    connections = [:]
    close(listener)
    ended.signal()
  }

  /// Milliseconds until something is due.
  private var timeout: Int32 {
    let most: Int32 = waiting.isEmpty ? 60_000 : EventLoop.lookEvery
    guard let next = deadlines.earliest else { return most }
    let now = clock.now()
    return next <= now ? 0 : Int32(min((next - now) / 1_000_000 + 1, UInt64(most)))
  }

  private func takeAnswers() {
    while let count = Sockets.drain(wakeRead, buffer), count > 0 {}
    let answers = inbox.withLock { inbox in
      defer { inbox.answers = [] }
      return inbox.answers
    }
    for (number, answer) in answers {
      guard let connection = connections[number] else { continue }
      respond(connection, answer)
      pump(connection)
      settle(connection)
    }
  }

  private func serve(_ connection: Connection) {
    ready(connection)
    settle(connection)
  }

  private func ready(_ connection: Connection) {
    switch connection.phase {
    case .writing:
      flush(connection)
      pump(connection)
    case .working, .delayed:
      // Only an error or the other side's end is reported here.
      drop(connection)
    case .reading: read(connection)
    case .doomed: drop(connection)
    case .waiting where !connection.output.isEmpty: send(connection)
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
      guard count >= 0 else { return drop(connection) }
      guard count > 0 else { return hearEnd(of: connection) }
      if connection.isIdle { connection.deadline = clock.now() + Patience.head }
      connection.parser.feed(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      pump(connection)
      guard case .reading = connection.phase, count == buffer.count, holds(connection)
      else { break }
    }
  }
}
