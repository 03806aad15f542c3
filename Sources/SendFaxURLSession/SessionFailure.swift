import Foundation
import SendFaxAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What URLSession's errors say of an exchange.
enum SessionFailure {
  /// The failure of an exchange without an answer; `hasBegun` where any part of it is known to have
  /// been sent, by an earlier attempt of URLSession's own too.
  static func of(_ error: (any Error)?, hasBegun: Bool) -> TransportFailure {
    let reason = reason(error)
    let isBefore = !hasBegun && failedBeforeConnecting(error, reason)
    return TransportFailure(reason, isBefore ? .neverSent : .mayHaveArrived, message(error))
  }

  /// The reason where the head of an answer had come.
  static func reasonAfterHead(_ error: (any Error)?) -> TransportFailure.Reason {
    let reason = reason(error)
    return [.timedOut, .cancelled].contains(reason) ? reason : .answerTruncated
  }

  /// The error's kind and number, without its text, which may hold a URL.
  static func message(_ error: (any Error)?) -> String {
    guard let error = error as NSError? else { return "The answer ended early." }
    return "URLSession failed (\(error.domain) \(error.code))."
  }

  private static func reason(_ error: (any Error)?) -> TransportFailure.Reason {
    guard let error else { return .connectionClosed }
    guard let error = error as? URLError else { return .other }
    if isRefusedConnection(error) { return .unreachable }
    switch error.code {
    case .cancelled: return .cancelled
    case .timedOut: return .timedOut
    case .cannotFindHost, .dnsLookupFailed: return .nameNotFound
    case .cannotConnectToHost, .notConnectedToInternet, .dataNotAllowed,
      .internationalRoamingOff, .callIsActive:
      return .unreachable
    case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
      .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
      return .tls
    case .networkConnectionLost: return .connectionClosed
    // On Linux: an empty reply.
    case .badServerResponse: return .connectionClosed
    // The scheme was checked before, so this is Linux's word for an answer that is not HTTP.
    case .unsupportedURL, .cannotParseResponse: return .notHTTP
    case .fileDoesNotExist, .noPermissionsToReadFile, .fileIsDirectory: return .bodyUnreadable
    default: return isCertificateProblem(error) ? .tls : .other
    }
  }

  /// On Linux a connection that couldn't be made has one of several codes, and libcurl's words.
  private static func isRefusedConnection(_ error: URLError) -> Bool {
    error.localizedDescription.hasPrefix("Failed to connect to ")
  }

  /// Whether a failure belongs to the time before a connection stood.
  private static func failedBeforeConnecting(
    _ error: (any Error)?, _ reason: TransportFailure.Reason
  ) -> Bool {
    #if os(Linux)
      // One code stands for several failures there, a reset after the request among them; only
      // libcurl's words tell them apart.
      guard let error = error as? URLError else { return false }
      return reason == .nameNotFound || isCertificateProblem(error)
        || isRefusedConnection(error)
    #else
      return [.nameNotFound, .unreachable, .tls].contains(reason)
    #endif
  }

  /// On Linux a certificate that is not trusted has no code of its own, only libcurl's words.
  private static func isCertificateProblem(_ error: URLError) -> Bool {
    error.code == .unknown
      && (error.localizedDescription.hasPrefix("SSL certificate problem")
        || error.localizedDescription.hasPrefix("SSL: no alternative certificate subject name"))
  }
}
