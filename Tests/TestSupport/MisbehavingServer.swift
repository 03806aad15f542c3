import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A loopback server that does on each connection exactly what a test says, down to the TCP level.
///
/// ```swift
/// let server = try MisbehavingServer { peer in
///   _ = peer.readRequest()
///   peer.reset()
/// }
/// ```
///
/// A thread a connection, sockets that block for at most 30 s; it ends with `stop()` or its last reference.
public final class MisbehavingServer: @unchecked Sendable {
  /// The port on 127.0.0.1.
  public let port: Int
  private let listener: Int32
  private let behaviour: @Sendable (Peer) -> Void
  private let lock = NSLock()
  private var peers: [Peer] = []
  private var heads: [String] = []
  private var isStopped = false

  /// Listens, and treats every connection alike.
  public init(_ behaviour: @escaping @Sendable (Peer) -> Void) throws {
    self.behaviour = behaviour
    #if canImport(Glibc)
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isListening else { throw CocoaError(.fileReadUnknown) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread { [weak self] in MisbehavingServer.accept(listener) { self } }.start()
  }

  deinit { stop() }

  /// `http://127.0.0.1:port/…`
  public func url(_ path: String = "/") -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  /// How many connections were made so far.
  public var connectionCount: Int { lock.withLock { peers.count } }

  /// The heads of the requests read so far, in the order they came.
  public var requestHeads: [String] { lock.withLock { heads } }

  /// Closes everything.
  public func stop() {
    // Only once: the number is another's as soon as the listener is closed.
    let isFirst = lock.withLock { () -> Bool in
      defer { isStopped = true }
      return !isStopped
    }
    if isFirst { shutdown(listener, Int32(SHUT_RDWR)) }
    for peer in lock.withLock({ peers }) { peer.shutDown() }
  }

  fileprivate func note(_ head: String) { lock.withLock { heads.append(head) } }

  private func take(_ descriptor: Int32) {
    let peer = Peer(descriptor, index: connectionCount, server: self)
    lock.withLock { peers.append(peer) }
    let behaviour = behaviour
    Thread {
      behaviour(peer)
      peer.close()
    }.start()
  }

  /// Holds the server only while a connection is handed over, so that it can end.
  private static func accept(_ listener: Int32, _ server: () -> MisbehavingServer?) {
    while true {
      #if canImport(Glibc)
        let descriptor = Glibc.accept(listener, nil, nil)
      #else
        let descriptor = Darwin.accept(listener, nil, nil)
      #endif
      let fault = errno
      guard let server = server() else {
        if descriptor >= 0 { _ = closeDescriptor(descriptor) }
        break
      }
      if descriptor >= 0 {
        server.take(descriptor)
      } else if fault == EINVAL || fault == EBADF {
        break  // It was stopped.
      } else {
        usleep(1000)  // A connection that was gone before it was taken, or too many files for now.
      }
    }
    _ = closeDescriptor(listener)
  }
}

/// One connection of a ``MisbehavingServer``.
public final class Peer: @unchecked Sendable {
  /// How many connections came before this one.
  public let index: Int
  private let descriptor: Int32
  private weak var server: MisbehavingServer?
  private let lock = NSLock()
  private var isClosed = false
  private var pending = Data()

  fileprivate init(_ descriptor: Int32, index: Int, server: MisbehavingServer) {
    self.descriptor = descriptor
    self.index = index
    self.server = server
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
  }

  /// A request: its head as text, its body's length and its body.
  public struct Request: Sendable {
    /// The request line and the header lines.
    public var head: String
    /// The body.
    public var body: Data
  }

  /// Reads to the blank line; nil where the other side ended before.
  public func readHead() -> String? {
    let blank = Data("\r\n\r\n".utf8)
    while true {
      if let range = pending.range(of: blank) {
        let head = String(decoding: pending[pending.startIndex..<range.upperBound], as: UTF8.self)
        pending = Data(pending[range.upperBound...])
        server?.note(head)
        return head
      }
      guard let more = receive() else { return nil }
      pending.append(more)
    }
  }

  /// Reads that many bytes of a body, or as many as come.
  public func readBody(_ length: Int) -> Data {
    while pending.count < length, let more = receive() { pending.append(more) }
    defer { pending = Data(pending.dropFirst(length)) }
    return Data(pending.prefix(length))
  }

  /// Reads a whole request, by its Content-Length.
  public func readRequest() -> Request? {
    guard let head = readHead() else { return nil }
    return Request(
      head: head, body: readBody(Peer.field("Content-Length", head).flatMap(Int.init) ?? 0))
  }

  /// Writes text; false where the other side no longer takes it.
  @discardableResult public func write(_ text: String) -> Bool { write(Data(text.utf8)) }

  /// Writes bytes; false where the other side no longer takes them.
  @discardableResult public func write(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        #if canImport(Glibc)
          let flags = Int32(MSG_NOSIGNAL)
        #else
          let flags: Int32 = 0
        #endif
        let count = send(descriptor, bytes.baseAddress! + offset, bytes.count - offset, flags)
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
  }

  /// Writes an answer with its Content-Length.
  @discardableResult public func answer(
    _ status: String, _ fields: [String] = [], _ body: String = ""
  ) -> Bool {
    let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)"] + fields
    return write(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  /// Ends our direction only.
  public func halfClose() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Reads and forgets whatever comes until the other side ends.
  public func drain() { while receive() != nil {} }

  /// Ends the connection by RST.
  public func reset() {
    var now = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
    close()
  }

  /// Ends the connection.
  public func close() {
    lock.withLock {
      if !isClosed { _ = closeDescriptor(descriptor) }
      isClosed = true
    }
  }

  fileprivate func shutDown() {
    lock.withLock { if !isClosed { shutdown(descriptor, Int32(SHUT_RDWR)) } }
  }

  /// The value of a field in a head.
  public static func field(_ name: String, _ head: String) -> String? {
    head.components(separatedBy: "\r\n").dropFirst().first {
      $0.lowercased().hasPrefix(name.lowercased() + ":")
    }.map { $0.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces) }
  }

  private func receive() -> Data? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return count > 0 ? Data(buffer.prefix(count)) : nil
  }
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 {
  #if canImport(Glibc)
    return Glibc.close(descriptor)
  #else
    return Darwin.close(descriptor)
  #endif
}
