import Foundation

extension FaxError {
  /// What a failed exchange means. Where the head of an answer came, a refusal counts although its body
  /// was cut.
  init(_ failure: TransportFailure, of call: Call) {
    if case .answered(let response) = failure.delivery, failure.reason != .cancelled {
      self = response.isSuccess ? .unreadable(failure.cutShort) : FaxError(response, of: call)
      status = response.status
      if response.isSuccess { isWorthRetrying = failure.isWorthRetrying }
    } else {
      self.init(failure.code, failure.sentence, isWorthRetrying: failure.isWorthRetrying)
    }
    transport = failure
  }
}

extension TransportFailure {
  fileprivate var code: FaxError.Code {
    switch reason {
    case .cancelled: return .cancelled
    case .answerTooLarge, .answerTruncated, .notHTTP: return .answerUnreadable
    case .insecureURL: return .baseURLInvalid
    case .bodyUnreadable: return .fileUnreadable
    case .nameNotFound, .unreachable, .tls, .timedOut, .connectionClosed, .proxy, .other:
      return .unreachable
    }
  }

  /// Whether the weather may pass: a certificate, a URL, a file or the caller's own wish won't.
  fileprivate var isWorthRetrying: Bool {
    switch reason {
    case .nameNotFound, .unreachable, .timedOut, .connectionClosed, .answerTruncated, .proxy,
      .other:
      return true
    case .tls, .cancelled, .answerTooLarge, .notHTTP, .insecureURL, .bodyUnreadable: return false
    }
  }

  fileprivate var cutShort: String {
    reason == .answerTooLarge
      ? "The service's answer is too large to be one of its own."
      : "The service's answer was cut short. Try again."
  }

  fileprivate var sentence: String {
    switch reason {
    case .nameNotFound:
      return "The service's name can't be found. Check the connection to the internet."
    case .unreachable: return "The service can't be reached. Check the connection and try again."
    case .tls:
      return "No secure connection to the service could be made: its certificate is not trusted "
        + "here, or something on the way interferes."
    case .timedOut: return "The service didn't answer in time. Try again."
    case .connectionClosed:
      return "The connection to the service was closed before it answered. Try again."
    case .cancelled: return "The call was cancelled."
    case .answerTooLarge, .answerTruncated: return cutShort
    case .notHTTP: return "What answered is not a fax service. Check the service's URL."
    case .insecureURL: return "Only https:// is used (http is for loopback only)."
    case .bodyUnreadable: return "The file to send can't be read, or has changed."
    case .proxy: return "The proxy refused the connection. Check the proxy's settings."
    case .other: return "The exchange with the service failed. Try again."
    }
  }
}
