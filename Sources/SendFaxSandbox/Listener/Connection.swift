import Foundation
import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One connection of the listener; used by the listener's thread only.
final class Connection {
  /// What it is doing.
  enum Phase {
    /// Between requests, or within one that is not complete.
    case reading
    /// The service has the request.
    case working
    /// The answer waits for its time.
    case delayed(SandboxAnswer)
    /// The answer goes out.
    case writing
    /// The answer is out; what the client still sends is read and thrown away.
    case draining
    /// There will be no answer.
    case hanging
    /// The answer waits for something to happen.
    case waiting(SandboxAnswer.Waits)
    /// The next request is dropped.
    case doomed
  }

  /// What follows the last byte of an answer.
  enum Ending { case nextRequest, lingeringClose, close, reset, dropNextRequest }

  let fd: Int32
  /// Tells this connection from a later one with the same descriptor.
  let number: Int
  var parser = RequestParser()
  var phase = Phase.reading
  var head: RequestParser.Head?
  var body: BodySink?
  var output = Output()
  var ending = Ending.nextRequest
  /// When it is closed or continued, in nanoseconds of the monotonic clock.
  var deadline: UInt64 = .max

  init(fd: Int32, number: Int) {
    self.fd = fd
    self.number = number
  }

  /// Whether nothing has been asked since the last answer.
  var isIdle: Bool {
    if case .reading = phase { return head == nil && !parser.isMidRequest }
    return false
  }

  /// What to wait for.
  var interest: Int16 {
    switch phase {
    case .reading, .draining, .hanging, .doomed: return Int16(POLLIN)
    case .waiting: return Int16(POLLIN) | (output.isEmpty ? 0 : Int16(POLLOUT))
    case .writing: return output.rate == nil ? Int16(POLLOUT) : 0
    case .working, .delayed: return 0
    }
  }
}

/// Bytes on their way out.
struct Output {
  private var bytes: [UInt8] = []
  private var sent = 0
  /// A pattern that is sent again until that many bytes are out.
  private var pattern: [UInt8] = []
  private var left = 0
  /// Bytes a second; nil is as fast as they go.
  var rate: Int?

  /// Whether everything is out.
  var isEmpty: Bool { sent == bytes.count && left == 0 }

  mutating func add(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  mutating func repeating(_ pattern: Data, total: Int) {
    self.pattern = Array(pattern)
    left = total
  }

  /// What a try to send came to.
  enum Progress { case done, later, broken }

  /// Sends what fits, at most `limit` bytes.
  mutating func flush(_ fd: Int32, limit: Int = .max) -> Progress {
    var room = limit
    while true {
      if sent == bytes.count {
        guard left > 0, !pattern.isEmpty else {
          self = Output()
          return .done
        }
        bytes = Array(pattern.prefix(left))
        left -= bytes.count
        sent = 0
      }
      guard room > 0 else { return .later }
      let count = bytes.withUnsafeBytes { all in
        Sockets.send(
          fd, UnsafeRawBufferPointer(rebasing: all[sent...].prefix(room)))
      }
      guard let count else { return .later }
      guard count > 0 else { return .broken }
      sent += count
      room -= count
    }
  }
}
