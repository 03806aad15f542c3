import Foundation

/// One HTTP exchange: a request in, a response out, nothing remembered.
///
/// ```swift
/// let response = try await transport.exchange(HTTPRequest(.get, url))
/// ```
///
/// Every transport of this package refuses redirects (a 3xx is returned as it came), keeps no cookies
/// and no cache, verifies TLS by the system's roots, requires `https` except on loopback, reads at most
/// ``HTTPRequest/answerLimit`` bytes of a decoded answer, and holds the whole exchange to one
/// ``HTTPRequest/deadline``. An answer that comes while the body is still being sent is the answer.
///
/// - Throws: only ``TransportFailure``, cancellation included: a cancelled exchange may have arrived.
public protocol HTTPTransport: Sendable {
  /// Performs one exchange.
  func exchange(_ request: HTTPRequest) async throws -> HTTPResponse
}
