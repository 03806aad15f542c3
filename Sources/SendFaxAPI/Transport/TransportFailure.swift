import Foundation

/// Why an exchange brought no whole answer, and what the server may know of it.
///
/// ```swift
/// catch let failure as TransportFailure where failure.delivery == .neverSent { … }
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
    case nameNotFound = "name_not_found"
    case unreachable
    case tls
    case timedOut = "timed_out"
    case connectionClosed = "connection_closed"
    case cancelled
    case answerTooLarge = "answer_too_large"
    case answerTruncated = "answer_truncated"
    case notHTTP = "not_http"
    case insecureURL = "insecure_url"
    case bodyUnreadable = "body_unreadable"
    case proxy
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
