import Foundation

/// Why an exchange brought no whole answer, and what the server may know of it.
///
/// ```swift
/// do {
///   return try await transport.exchange(request)
/// } catch let failure as TransportFailure where failure.delivery == .neverSent {
///   return nil      // the server saw nothing: the same request may go out again
/// }
/// ```
///
/// Money hangs on ``Delivery-swift.enum``: only `neverSent` promises that the server saw nothing.
public struct TransportFailure: Error, Sendable, Equatable {
  /// What the server may have seen.
  public enum Delivery: Sendable, Equatable {
    /// No byte of the request left this device.
    case neverSent
    /// The request, or a part of it, may have reached the server; no answer is known.
    case mayHaveArrived
    /// The server answered with this head and as much of the body as was read.
    case answered(HTTPResponse)
  }

  /// What went wrong, in kind.
  public enum Reason: String, Sendable {
    /// The host's name could not be resolved.
    case nameNotFound = "name_not_found"
    /// No connection could be made.
    case unreachable
    /// No secure connection could be made: the certificate, the host's name in it, or the handshake.
    case tls
    /// The request's ``HTTPRequest/deadline`` passed.
    case timedOut = "timed_out"
    /// The connection ended before a whole answer came.
    case connectionClosed = "connection_closed"
    /// The task was cancelled; the request may have arrived all the same.
    case cancelled
    /// The answer has more than ``HTTPRequest/answerLimit`` bytes.
    case answerTooLarge = "answer_too_large"
    /// The answer ended before the length it announced.
    case answerTruncated = "answer_truncated"
    /// What answered does not speak HTTP.
    case notHTTP = "not_http"
    /// The URL is neither `https` nor `http` on loopback; nothing was sent.
    case insecureURL = "insecure_url"
    /// The body's file can't be read, or has another length than was announced.
    case bodyUnreadable = "body_unreadable"
    /// The proxy can't be reached, or refused.
    case proxy
    /// Something else.
    case other
  }

  /// What the server may have seen.
  public var delivery: Delivery
  /// The kind of failure.
  public var reason: Reason
  /// A sentence for a log, in the library's words; it holds no header, path or body.
  public var message: String

  /// Creates a failure.
  public init(_ reason: Reason, _ delivery: Delivery, _ message: String) {
    self.reason = reason
    self.delivery = delivery
    self.message = message
  }
}
