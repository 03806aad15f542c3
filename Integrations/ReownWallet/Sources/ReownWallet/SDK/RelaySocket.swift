import Foundation
@preconcurrency import WalletConnectSign

/// The socket to the relay, which the SDK leaves to the app, over the system's own.
///
/// The SDK relies on more than its protocol says: each `connect()` must use the request as it is then,
/// for its token is renewed in between; every write must call back, for a continuation hangs on it; and
/// each drop must be told exactly once.
final class RelaySocket: NSObject, WebSocketConnecting, @unchecked Sendable {  // its lock
  /// A handshake that takes longer is given up; the SDK tries again by itself.
  private static let handshake: TimeInterval = 15
  /// Idle connections are cut by networks after some minutes.
  private static let pingEvery: TimeInterval = 20
  private static let pongWithin: TimeInterval = 10

  private let lock = NSLock()
  private var passage = SocketPassage()
  private var task: URLSessionWebSocketTask?
  private var current: URLRequest
  private var connected: (() -> Void)?
  private var disconnected: ((Error?) -> Void)?
  private var received: ((String) -> Void)?
  private let queue = DispatchQueue(label: "sh.sendfax.relay")
  private lazy var session = URLSession(
    configuration: RelaySocket.configuration, delegate: self, delegateQueue: nil)

  init(url: URL) { current = URLRequest(url: url) }

  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    // Counted from the last message; our own pings notice a dead connection long before.
    configuration.timeoutIntervalForRequest = 3600
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    return configuration
  }

  // MARK: What the SDK uses

  var isConnected: Bool { lock.withLock { passage.isOpen } }

  var request: URLRequest {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }

  var onConnect: (() -> Void)? {
    get { lock.withLock { connected } }
    set { lock.withLock { connected = newValue } }
  }

  var onDisconnect: ((Error?) -> Void)? {
    get { lock.withLock { disconnected } }
    set { lock.withLock { disconnected = newValue } }
  }

  var onText: ((String) -> Void)? {
    get { lock.withLock { received } }
    set { lock.withLock { received = newValue } }
  }

  func connect() {
    let started: (URLSessionWebSocketTask, Int)? = lock.withLock {
      guard let number = passage.begin() else { return nil }
      let new = session.webSocketTask(with: current)
      task = new
      return (new, number)
    }
    guard let (new, number) = started else { return }
    new.resume()
    queue.asyncAfter(deadline: .now() + RelaySocket.handshake) { [weak self] in
      guard let self, self.lock.withLock({ self.passage.isOpening(number) }) else { return }
      self.drop(number, because: URLError(.timedOut))
    }
  }

  func disconnect() {
    guard let number = lock.withLock({ passage.number }) else { return }
    drop(number, because: nil)
  }

  func write(string: String, completion: (() -> Void)?) {
    let open: (URLSessionWebSocketTask, Int)? = lock.withLock {
      guard passage.isOpen, let task, let number = passage.number else { return nil }
      return (task, number)
    }
    let written = Callback(run: completion)
    guard let (task, number) = open else {
      // The SDK then waits for the relay's word in vain, and throws; without this it would not wake.
      queue.async { written.run?() }
      return
    }
    task.send(.string(string)) { [weak self] error in
      written.run?()
      if let error { self?.drop(number, because: error) }
    }
  }

  /// The SDK's closure, which is called once, from one of our queues.
  private struct Callback: @unchecked Sendable { let run: (() -> Void)? }

  // MARK: One passage

  private func opened(_ opened: URLSessionTask) {
    let ready: (URLSessionWebSocketTask, Int, (() -> Void)?)? = lock.withLock {
      guard let task, task === opened, let number = passage.number, passage.open(number) else {
        return nil
      }
      return (task, number, connected)
    }
    guard let (task, number, tell) = ready else { return }
    tell?()
    receive(from: task, number)
    ping(task, number)
  }

  private func receive(from task: URLSessionWebSocketTask, _ number: Int) {
    task.receive { [weak self] result in
      guard let self, self.lock.withLock({ self.passage.isOpen(number) }) else { return }
      switch result {
      case .success(.string(let text)): self.onText?(text)
      case .success: break  // the relay speaks text only
      case .failure(let error): return self.drop(number, because: error)
      }
      self.receive(from: task, number)
    }
  }

  private func ping(_ task: URLSessionWebSocketTask, _ number: Int) {
    queue.asyncAfter(deadline: .now() + RelaySocket.pingEvery) { [weak self] in
      guard let self, self.lock.withLock({ self.passage.isOpen(number) }) else { return }
      let pong = LineState()
      task.sendPing { [weak self] error in
        pong.isConnected = error == nil
        if let error { self?.drop(number, because: error) }
      }
      self.queue.asyncAfter(deadline: .now() + RelaySocket.pongWithin) { [weak self] in
        guard let self, self.lock.withLock({ self.passage.isOpen(number) }) else { return }
        guard pong.isConnected else { return self.drop(number, because: URLError(.timedOut)) }
        self.ping(task, number)
      }
    }
  }

  /// Ends a passage and says so, unless it has ended already.
  private func drop(_ number: Int, because error: Error?) {
    let ended: (URLSessionWebSocketTask?, ((Error?) -> Void)?)? = lock.withLock {
      guard passage.end(number) else { return nil }
      defer { task = nil }
      return (task, disconnected)
    }
    guard let (task, tell) = ended else { return }
    task?.cancel(with: .goingAway, reason: nil)
    tell?(error)
  }

  private func ended(_ ended: URLSessionTask, because error: Error?) {
    let number: Int? = lock.withLock { task === ended ? passage.number : nil }
    if let number { drop(number, because: error) }
  }
}

extension RelaySocket: URLSessionWebSocketDelegate {
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {
    opened(webSocketTask)
  }

  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {
    ended(webSocketTask, because: URLError(.networkConnectionLost))
  }

  /// The relay is where the SDK says it is, or nowhere: its token goes to no other host.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    ended(task, because: error)
  }
}

/// Makes the SDK's sockets.
struct RelaySocketFactory: WebSocketFactory {
  func create(with url: URL) -> WebSocketConnecting { RelaySocket(url: url) }
}
