import Foundation
import SendFaxAPI

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
  /// Tells this connection from all others, also from a later one with the same descriptor.
  let number: Int
  var parser = RequestParser()
  var phase = Phase.reading
  var head: RequestParser.Head?
  var body: BodySink?
  /// What the upload is interrupted with.
  var early: SandboxAnswer?
  var output = Output()
  var ending = Ending.nextRequest
  /// When it is closed or continued, by the listener's clock.
  var deadline: UInt64 = .max
  /// When it is looked at, by the deadlines.
  var scheduled: UInt64 = .max
  /// What the poller waits for.
  var watched: Interest?
  /// When the body, or the answer, began.
  var since: UInt64 = 0

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
  var interest: Interest {
    switch phase {
    case .reading, .draining, .hanging, .doomed: return .read
    case .waiting: return output.isEmpty ? .read : .write
    case .writing: return output.rate == nil ? .write : []
    case .working, .delayed: return []
    }
  }
}
