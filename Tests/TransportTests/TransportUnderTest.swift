import Foundation
import SendFaxAPI
import SendFaxURLSession
import Testing

/// The transports that the conformance suite runs over.
enum TransportUnderTest: CaseIterable, CustomTestStringConvertible {
  #if os(Linux)
    case curl
  #endif
  case urlSession

  func make() -> any HTTPTransport {
    switch self {
    #if os(Linux)
      case .curl: return CurlTransport()
    #endif
    case .urlSession: return URLSessionTransport()
    }
  }

  var testDescription: String { "\(self)" }

  /// Whether a server's behaviour leaves this process alive and responsive.
  ///
  /// FoundationNetworking on Linux ends the process on a head that is cut off and on a trailer
  /// (NativeProtocol.swift, “Transfer completed, but there's no response”), and a flood at the speed of
  /// loopback starves the queue on which it would be cancelled.
  func survives(_ behaviour: String) -> Bool {
    #if os(Linux)
      let fatal: Set = [
        "trailer", "breaks off in the status line", "breaks off in the head",
        "only ever continues", "speaks another language", "sends noise",
        "has a status that is none", "declares 1 GB and sends it", "has no end and no length",
        "is chunked without an end", "is a gzip bomb", "a head without an end", "stops in the head",
        "drips its head",
      ]
      return self == .curl || !fatal.contains(behaviour)
    #else
      return true
    #endif
  }

}

/// The failure of an exchange that should fail, or nil.
func failureOf(_ transport: any HTTPTransport, _ request: HTTPRequest) async -> TransportFailure? {
  do {
    _ = try await transport.exchange(request)
    return nil
  } catch { return error as? TransportFailure }
}

extension TransportFailure {
  /// The answer as far as it came.
  var partialAnswer: HTTPResponse? {
    if case .answered(let response) = delivery { return response }
    return nil
  }
}
