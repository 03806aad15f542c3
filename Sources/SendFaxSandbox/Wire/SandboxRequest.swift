import Foundation
import SendFaxAPI

/// A request as the sandbox sees it, whichever way it came.
struct SandboxRequest: Sendable {
  /// The body, in memory or in a file of this process.
  enum Body: Sendable {
    case bytes(Data)
    case file(path: String, length: Int)

    var length: Int {
      switch self {
      case .bytes(let data): return data.count
      case .file(_, let length): return length
      }
    }
  }

  var method: String
  /// The path, percent-encoded as it came, without the query.
  var path: String
  var query: String = ""
  var fields: HTTPFields = [:]
  var body: Body = .bytes(Data())
  /// Where the client says it found the sandbox, for the URLs in answers.
  var origin: String

  /// The body in memory, or nil above `limit` bytes or when it can't be read.
  func bytes(upTo limit: Int) -> Data? {
    guard body.length <= limit else { return nil }
    switch body {
    case .bytes(let data): return data
    case .file(let path, _): return FileManager.default.contents(atPath: path)
    }
  }
}

/// What the sandbox answers, and what goes wrong on the way.
struct SandboxAnswer: Sendable {
  /// Trouble below HTTP; the service's work is done unless it says otherwise.
  enum Fault: Sendable, Equatable {
    /// The connection closes, nothing was done and nothing is answered.
    case closedBeforeWork
    /// The work is done, the connection closes without an answer.
    case answerLost
    /// The work is done, the connection is reset (RST).
    case reset
    /// The work is done, the sending side is closed without an answer and the other one stays open.
    case halfClosed
    /// The answer stops after that many bytes of its body.
    case truncated(after: Int)
    /// The answer comes at that many bytes a second.
    case drip(bytesPerSecond: Int)
    /// The body is repeated until that many bytes are out.
    case endless(bytes: Int)
    /// No answer, ever; the connection stays open.
    case hang
    /// The answer says keep-alive, and the connection closes when it is used again.
    case closedOnReuse
  }

  var status: Int
  var fields: HTTPFields = [:]
  var body = Data()
  var fault: Fault?
  var delay: Duration = .zero
  /// What has to happen before it is complete.
  var waits: Waits?

  static func json(_ status: Int, _ value: JSONText) -> SandboxAnswer {
    SandboxAnswer(
      status: status, fields: ["Content-Type": "application/json"], body: Data(value.text.utf8))
  }

  static func html(_ status: Int, _ text: String) -> SandboxAnswer {
    SandboxAnswer(
      status: status, fields: ["Content-Type": "text/html; charset=utf-8"], body: Data(text.utf8))
  }

  /// An RFC 9457 problem document.
  static func problem(_ status: Int, _ title: String, _ detail: String) -> SandboxAnswer {
    let body = JSONText.object([
      ("type", .string("about:blank")), ("title", .string(title)), ("status", .int(status)),
      ("detail", .string(detail)),
    ])
    return SandboxAnswer(
      status: status, fields: ["Content-Type": "application/problem+json"],
      body: Data(body.text.utf8))
  }
}
