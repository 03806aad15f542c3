import Foundation
import SendFaxAPI

extension SendFaxSandbox {
  /// A way to the sandbox without a socket and without waiting.
  ///
  /// Troubles below HTTP come as the ``/SendFaxAPI/TransportFailure`` a real transport would report; an
  /// answer that would take longer than the request's deadline is a `timedOut` at once.
  public func transport() -> any HTTPTransport { SandboxTransport(sandbox: self) }
}

/// The sandbox as a transport.
struct SandboxTransport: HTTPTransport {
  let sandbox: SendFaxSandbox

  func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    if Task.isCancelled {
      throw TransportFailure(.cancelled, .neverSent, "The exchange was cancelled.")
    }
    let prepared = try prepare(request)
    let answer = sandbox.answer(prepared)
    let length = request.body.length
    if length > 0 { request.onProgress?(.init(sent: length, total: length)) }
    if Task.isCancelled {
      throw TransportFailure(.cancelled, .mayHaveArrived, "The exchange was cancelled.")
    }
    return try deliver(answer, to: request)
  }

  private func prepare(_ request: HTTPRequest) throws -> SandboxRequest {
    let base = sandbox.baseURL.description
    let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
    guard let parts, request.url.absoluteString.hasPrefix(base + "/") else {
      throw TransportFailure(.unreachable, .neverSent, "Only the sandbox can be reached.")
    }
    let body: SandboxRequest.Body
    switch request.body {
    case .none: body = .bytes(Data())
    case .bytes(let data): body = .bytes(data)
    case .file(let path, let length):
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType == .typeRegular,
        (attributes?[.size] as? NSNumber)?.intValue == length
      else {
        throw TransportFailure(
          .bodyUnreadable, .neverSent, "The body's file is missing or has another length.")
      }
      body = .file(path: path, length: length)
    }
    return SandboxRequest(
      method: request.method.rawValue, path: parts.percentEncodedPath,
      query: parts.percentEncodedQuery ?? "", fields: request.fields, body: body, origin: base)
  }

  private func deliver(_ answer: SandboxAnswer, to request: HTTPRequest) throws -> HTTPResponse {
    let response = HTTPResponse(status: answer.status, fields: answer.fields, body: answer.body)
    let timedOut = TransportFailure(.timedOut, .mayHaveArrived, "No answer came in time.")
    guard answer.delay < request.deadline else { throw timedOut }
    switch answer.waits {
    case .ask(let ask)?:
      sandbox.leave(ask: ask)
      throw timedOut
    case .events(let number)?:
      // Without a socket nobody listens on: what has happened is all there is.
      let news = sandbox.news(after: number)?.text ?? ""
      return HTTPResponse(
        status: answer.status, fields: answer.fields, body: answer.body + Data(news.utf8))
    case nil: break
    }
    switch answer.fault {
    case .closedBeforeWork?, .answerLost?, .reset?, .halfClosed?:
      throw TransportFailure(
        .connectionClosed, .mayHaveArrived, "The connection was closed without an answer.")
    case .hang?: throw timedOut
    case .truncated(let count)?:
      throw TransportFailure(
        .answerTruncated, .answered(cut(response, count)), "The answer was cut off.")
    case .drip(let rate)?:
      let room = Int(request.deadline.seconds * Double(rate))
      guard answer.body.count <= room else {
        throw TransportFailure(
          .timedOut, .answered(cut(response, room)), "The answer did not come in time.")
      }
    case .endless?:
      throw tooLarge(response, request)
    case .closedOnReuse?, nil: break
    }
    // The only coded body there is grows far beyond any limit.
    let isBomb = answer.fields["Content-Encoding"] == "gzip" && GzipBomb.size > request.answerLimit
    guard answer.body.count <= request.answerLimit, !isBomb else {
      throw tooLarge(response, request)
    }
    return response
  }

  private func tooLarge(_ response: HTTPResponse, _ request: HTTPRequest) -> TransportFailure {
    TransportFailure(
      .answerTooLarge, .answered(cut(response, request.answerLimit)), "The answer is too large.")
  }

  private func cut(_ response: HTTPResponse, _ count: Int) -> HTTPResponse {
    var cut = response
    cut.body = response.body.prefix(count)
    return cut
  }
}
