/// What the listener answers to what it does not hand to the service.
extension SandboxAnswer {
  /// To a request that can't be read.
  static func malformed(_ malformed: RequestParser.Malformed) -> SandboxAnswer {
    .problem(malformed.status, title(malformed.status), malformed.detail)
  }

  private static func title(_ status: Int) -> String {
    switch status {
    case 400: return "Invalid request"
    case 413: return "Content too large"
    case 414: return "URI too long"
    case 417: return "Expectation failed"
    case 431: return "Request header fields too large"
    case 501: return "Not implemented"
    case 505: return "HTTP version not supported"
    default: return "Invalid request"
    }
  }

  /// To a client that began a request and does not go on with it.
  static let tooSlow = SandboxAnswer.problem(
    408, "Request timeout",
    "The request did not come in time: a head has 10 seconds, a body at least 1 KiB a second.")

  /// To one that closed its sending side within a request.
  static let cutShort = SandboxAnswer.problem(
    400, "Invalid request",
    "The connection ended within the request. Send as many bytes as Content-Length says, or the "
      + "last chunk.")

  /// To one that calls the sandbox by another host's name, as a page does whose host was rebound.
  static let misdirected = SandboxAnswer.problem(
    421, "Misdirected request", "The sandbox is called 127.0.0.1 or localhost.")

  /// Where a body can't be written to a file.
  static let bodyNotKept = SandboxAnswer.problem(
    500, "Internal error", "The body could not be kept. Is the disk full?")
}
