import Foundation

/// The connections that are held, from their first to their last moment.
extension EventLoop {
  /// How many a process that may have `descriptors` holds; others wait, or take the place of idle ones.
  static func connectionLimit(descriptors: Int) -> Int {
    // Bodies in files, the ledger and readers need some as well.
    min(12_000, max(16, descriptors - 512, descriptors / 2))
  }

  /// Whether a connection has not ended.
  func holds(_ connection: Connection) -> Bool { connections[connection.number] === connection }

  func acceptAll() {
    for _ in 0..<256 {
      var idle: Connection?
      if connections.count >= connectionLimit {
        idle = idleLongest
        guard idle != nil else {
          isFull = true
          poller.watch(listener, [], token: EventLoop.listenerToken)
          return
        }
      }
      guard let fd = Sockets.accept(listener) else { return }
      idle.map(drop)
      accepted += 1
      let connection = Connection(fd: fd, number: accepted)
      connection.deadline = clock.now() + Patience.idle
      connections[accepted] = connection
      settle(connection)
    }
  }

  private var idleLongest: Connection? {
    connections.values.filter(\.isIdle).min { $0.deadline < $1.deadline }
  }

  /// Has the poller and the deadlines follow what a connection waits for.
  func settle(_ connection: Connection) {
    guard holds(connection) else { return }
    if connection.watched != connection.interest {
      connection.watched = connection.interest
      poller.watch(connection.fd, connection.interest, token: connection.number)
    }
    if connection.deadline < connection.scheduled {
      connection.scheduled = connection.deadline
      deadlines.add(connection.number, at: connection.deadline)
    }
  }

  /// Does what is due by the clock.
  func expire(_ now: UInt64) {
    while let (number, at) = deadlines.takeDue(now) {
      guard let connection = connections[number], connection.scheduled == at else { continue }
      connection.scheduled = .max
      if connection.deadline <= now { expire(connection) }
      settle(connection)
    }
    // Closed connections leave their entries behind.
    guard deadlines.count > 4 * connections.count + 4096 else { return }
    deadlines.removeAll()
    for connection in connections.values where connection.deadline != .max {
      connection.scheduled = connection.deadline
      deadlines.add(connection.number, at: connection.deadline)
    }
  }

  private func expire(_ connection: Connection) {
    switch connection.phase {
    case .delayed(let answer):
      respond(connection, answer)
      pump(connection)
    case .waiting(let what): beat(connection, what)
    case .writing where connection.output.rate != nil:
      flush(connection)
      pump(connection)
    case .reading where !connection.isIdle: refuse(connection, .tooSlow)
    default: drop(connection)
    }
  }

  /// Ends a connection at once.
  func drop(_ connection: Connection) {
    guard release(connection) else { return }
    close(connection.fd)
  }

  /// Ends a connection with RST.
  func reset(_ connection: Connection) {
    guard release(connection) else { return }
    Sockets.reset(connection.fd)
  }

  private func release(_ connection: Connection) -> Bool {
    guard connections.removeValue(forKey: connection.number) != nil else { return false }
    connection.body = nil
    poller.forget(connection.fd)
    if isFull {
      isFull = false
      poller.watch(listener, .read, token: EventLoop.listenerToken)
    }
    return true
  }
}
