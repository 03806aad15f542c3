/// The head of an answer, written by hand.
enum AnswerHead {
  static func text(_ answer: SandboxAnswer, length: Int, ending: Connection.Ending) -> String {
    var text = "HTTP/1.1 \(answer.status) \(reason(answer.status))\r\n"
    for (name, value) in answer.fields { text += "\(name): \(value)\r\n" }
    text += "Content-Length: \(length)\r\n"
    switch ending {
    case .nextRequest, .dropNextRequest: text += "Connection: keep-alive\r\n\r\n"
    default: text += "Connection: close\r\n\r\n"
    }
    return text
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: return "OK"
    case 202: return "Accepted"
    case 303: return "See Other"
    case 307: return "Temporary Redirect"
    case 400: return "Bad Request"
    case 402: return "Payment Required"
    case 403: return "Forbidden"
    case 404: return "Not Found"
    case 405: return "Method Not Allowed"
    case 408: return "Request Timeout"
    case 409: return "Conflict"
    case 413: return "Content Too Large"
    case 414: return "URI Too Long"
    case 417: return "Expectation Failed"
    case 421: return "Misdirected Request"
    case 422: return "Unprocessable Content"
    case 429: return "Too Many Requests"
    case 431: return "Request Header Fields Too Large"
    case 500: return "Internal Server Error"
    case 501: return "Not Implemented"
    case 502: return "Bad Gateway"
    case 503: return "Service Unavailable"
    case 505: return "HTTP Version Not Supported"
    default: return "Other"
    }
  }
}
