import Foundation
import SendFaxAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One exchange in URLSession's hands: what has come so far, and the one who waits for the end.
///
/// Unchecked because everything that changes is in ``State``, behind the lock.
final class SessionExchange: @unchecked Sendable {
  typealias Outcome = Result<HTTPResponse, TransportFailure>

  private struct State {
    var head: HTTPResponse?
    var body = Data()
    var sent = 0
    var hasBegun = false
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?

    var response: HTTPResponse? {
      head.map { HTTPResponse(status: $0.status, fields: $0.fields, body: body) }
    }
  }

  private let request: HTTPRequest
  private let lock = NSLock()
  private var state = State()

  init(_ request: HTTPRequest) { self.request = request }

  /// Names who waits; an exchange that has ended before tells at once.
  func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
    let outcome = lock.withLock {
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let outcome { continuation.resume(returning: outcome) }
  }

  /// Ends the exchange from our side; what comes later is not heard.
  func end(_ reason: TransportFailure.Reason, _ message: String) {
    finish { state in
      let delivery = state.response.map { TransportFailure.Delivery.answered($0) }
      return .failure(TransportFailure(reason, delivery ?? .mayHaveArrived, message))
    }
  }

  /// Bytes of the body that went out.
  func report(_ count: Int) {
    let total = request.body.length
    let sent = lock.withLock { () -> Int? in
      guard state.outcome == nil, total > 0, count > state.sent else { return nil }
      state.sent = count
      state.hasBegun = true
      return min(count, total)
    }
    if let sent { request.onProgress?(.init(sent: sent, total: total)) }
  }

  /// Notes that a request, perhaps one that URLSession repeated later, was sent.
  func noteBeginning() { lock.withLock { state.hasBegun = true } }

  /// Takes the head; false where the answer is not wanted any further.
  func receive(_ response: URLResponse) -> Bool {
    guard let head = SessionExchange.head(response) else {
      end(.notHTTP, "What answered is not HTTP.")
      return false
    }
    let size = head.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 }
    guard size <= ExchangeRules.headLimit else {
      end(.answerTooLarge, "The answer's head is too large.")
      return false
    }
    lock.withLock { state.head = head }
    if let declared = head.fields["Content-Length"].flatMap({ Int($0) }),
      declared > request.answerLimit
    {
      end(.answerTooLarge, "The answer is too large.")
      return false
    }
    return true
  }

  /// Takes a part of the decoded body; false where it is too much.
  func receive(_ data: Data) -> Bool {
    let fits = lock.withLock {
      let room = request.answerLimit - state.body.count
      if state.outcome == nil { state.body.append(data.prefix(room)) }
      return data.count <= room
    }
    if !fits { end(.answerTooLarge, "The answer is too large.") }
    return fits
  }

  /// Ends the exchange as URLSession has ended it.
  func complete(_ error: (any Error)?, _ response: URLResponse?) {
    finish { state in
      if state.head == nil { state.head = response.flatMap(SessionExchange.head) }
      guard let answer = state.response else {
        return .failure(SessionFailure.of(error, hasBegun: state.hasBegun))
      }
      let isWhole = SessionExchange.isWhole(answer)
      if error == nil && isWhole != false || isWhole == true { return .success(answer) }
      let reason = SessionFailure.reasonAfterHead(error)
      return .failure(
        TransportFailure(reason, .answered(answer), SessionFailure.message(error)))
    }
  }

  private func finish(_ outcome: (inout State) -> Outcome) {
    let (result, waiting) = lock.withLock {
      () -> (Outcome?, CheckedContinuation<Outcome, Never>?) in
      guard state.outcome == nil else { return (nil, nil) }
      let result = outcome(&state)
      state.outcome = result
      defer { state.continuation = nil }
      return (result, state.continuation)
    }
    if let result { waiting?.resume(returning: result) }
  }

  private static func head(_ response: URLResponse) -> HTTPResponse? {
    guard let http = response as? HTTPURLResponse, (100...599).contains(http.statusCode) else {
      return nil
    }
    var fields: HTTPFields = [:]
    for (name, value) in http.allHeaderFields {
      if let name = name as? String, let value = value as? String { fields.append(name, value) }
    }
    return HTTPResponse(status: http.statusCode, fields: fields)
  }

  /// Whether the body has the declared length; nil where nothing can be said.
  private static func isWhole(_ response: HTTPResponse) -> Bool? {
    guard response.fields["Content-Encoding"] == nil, response.fields["Transfer-Encoding"] == nil,
      ![204, 304].contains(response.status), !(300...399).contains(response.status),
      let declared = response.fields["Content-Length"].flatMap({ Int($0) })
    else { return nil }
    return response.body.count == declared
  }
}
