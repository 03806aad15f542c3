import Foundation
import SendFaxAPI

/// A transport that answers what it was told to, in order, and remembers what it was asked.
public final class ScriptedTransport: HTTPTransport, @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [Result<HTTPResponse, any Error>]
  private var asked: [HTTPRequest] = []

  /// Creates a transport; the last answer repeats.
  public init(_ answers: Result<HTTPResponse, any Error>...) { self.answers = answers }

  /// Creates a transport that always gives one answer.
  public convenience init(_ status: Int, _ body: String, _ fields: HTTPFields = [:]) {
    self.init(.success(HTTPResponse(status: status, fields: fields, body: Data(body.utf8))))
  }

  /// The requests so far.
  public var requests: [HTTPRequest] { lock.withLock { asked } }

  /// Answers the next one.
  public func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    let answer = lock.withLock {
      asked.append(request)
      return answers.count > 1 ? answers.removeFirst() : answers[0]
    }
    return try answer.get()
  }
}
