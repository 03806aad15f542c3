import Foundation
import Synchronization
import TestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Stands between the command and the sandbox, and stops one request at a place of the test's choice.
final class KillRelay: Sendable {
  /// Where a request is stopped.
  enum Place: String, Sendable, CaseIterable {
    /// Half of it has come; the service never sees it.
    case halfSent = "half of it is sent"
    /// The service has done its work; the command never hears of it.
    case answerHeld = "it is done and not answered"
  }

  let port: Int
  /// Ends with the first request that was stopped.
  let stopped: AsyncStream<Void>
  private let server: MisbehavingServer

  /// Relays to a port, and stops the `nth` request whose head begins with `head`, or the first of them
  /// that has `word` in its body.
  init(
    to upstream: Int, stopping head: String, with word: String = "", nth: Int = 1, at place: Place
  ) throws {
    let (stopped, stop) = AsyncStream.makeStream(of: Void.self)
    let left = Mutex(nth)
    server = try MisbehavingServer { peer in
      guard let request = peer.readHead() else { return }
      let length = Peer.field("Content-Length", request).flatMap(Int.init) ?? 0
      let isCandidate = request.hasPrefix(head)
      // A body that has to be looked into is read whole; the service sees nothing of it all the same.
      let body = isCandidate && word.isEmpty && place == .halfSent ? nil : peer.readBody(length)
      let isMatch = isCandidate && (word.isEmpty || body?.range(of: Data(word.utf8)) != nil)
      let isHere =
        isMatch
        && left.withLock { left in
          left -= 1
          return left == 0
        }
      guard isHere else {
        if let answer = KillRelay.ask(upstream, request, body ?? peer.readBody(length)) {
          peer.write(answer)
        }
        return
      }
      switch (place, body) {
      case (.halfSent, nil): _ = peer.readBody(length / 2)
      case (.halfSent, _?): break
      case (.answerHeld, _): _ = KillRelay.ask(upstream, request, body ?? Data())
      }
      stop.finish()
      peer.drain()
    }
    self.stopped = stopped
    port = server.port
  }

  func stop() { server.stop() }

  /// Asks the sandbox, over a connection of its own that ends with the answer.
  private static func ask(_ port: Int, _ head: String, _ body: Data) -> Data? {
    let lines = head.components(separatedBy: "\r\n").filter {
      let name = $0.lowercased()
      return !$0.isEmpty && !name.hasPrefix("connection:") && !name.hasPrefix("expect:")
        && !name.hasPrefix("host:")
    }
    let request = (lines + ["Host: 127.0.0.1:\(port)", "Connection: close", "", ""])
      .joined(separator: "\r\n")
    guard let socket = PlainConnection(port: port), socket.write(Data(request.utf8) + body) else {
      return nil
    }
    return socket.readToEnd()
  }
}

/// A connection to a port of this machine.
private struct PlainConnection: ~Copyable {
  private let descriptor: Int32

  init?(port: Int) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    address.sin_port = UInt16(port).bigEndian
    let descriptor = descriptor
    let isThere = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isThere else { return nil }
  }

  deinit { _ = close(descriptor) }

  func write(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = send(descriptor, Array(rest), rest.count, KillRelay.flags)
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  func readToEnd() -> Data {
    var all = Data()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return all }
      all.append(contentsOf: buffer[..<count])
    }
  }
}

extension KillRelay {
  #if canImport(Glibc)
    fileprivate static let flags = Int32(MSG_NOSIGNAL)
  #else
    fileprivate static let flags: Int32 = 0
  #endif
}
