import Foundation

/// The four calls of the service; each is one exchange, and nothing is remembered or repeated.
///
/// ```swift
/// let client = SendFaxClient(transport: CurlTransport())
/// let upload = try await client.upload(body)
/// let page = try await client.checkoutURL(for: upload.value.id)
/// ```
///
/// - Guaranteed: whatever is thrown is a ``FaxError``; where the exchange itself failed its
///   ``FaxError/transport`` says what the server may know.
/// - Not guaranteed: that a call which threw did nothing. Only
///   ``TransportFailure/Delivery-swift.enum/neverSent`` promises that.
public struct SendFaxClient: Sendable {
  /// Where the service is.
  public let base: BaseURL
  let transport: any HTTPTransport

  /// Creates a client that speaks through a transport.
  public init(base: BaseURL = .production, transport: any HTTPTransport) {
    self.base = base
    self.transport = transport
  }

  /// Performs an exchange; its failure becomes a ``FaxError``.
  func answer(_ request: HTTPRequest, to call: Call) async throws -> HTTPResponse {
    do {
      return try await transport.exchange(request)
    } catch let failure as TransportFailure {
      throw FaxError(failure, of: call)
    } catch {
      // A transport that breaks its promise: the request may have gone out.
      throw FaxError(
        TransportFailure(.other, .mayHaveArrived, "The transport failed in an unknown way."),
        of: call)
    }
  }

  /// Performs an exchange that should be answered by a 2xx and a JSON object.
  func fields(_ request: HTTPRequest, of call: Call) async throws
    -> (fields: AnswerFields, serverDate: Date?)
  {
    let response = try await answer(request, to: call)
    guard response.isSuccess else { throw FaxError(response, of: call) }
    guard let fields = AnswerFields(response.body) else { throw FaxError.unreadable(response) }
    return (fields, response.date)
  }

  /// A request for JSON.
  func request(
    _ method: HTTPRequest.Method, _ path: String, _ body: HTTPRequest.Body = .none,
    type: String? = nil, onProgress: (@Sendable (HTTPRequest.Progress) -> Void)? = nil
  ) -> HTTPRequest {
    var request = HTTPRequest(method, base.endpoint(path), body: body, onProgress: onProgress)
    request.fields["Accept"] = "application/json, application/problem+json"
    request.fields["Content-Type"] = type
    return request
  }
}

/// Which call a failure belongs to.
enum Call: Sendable, CaseIterable {
  case upload
  case checkout
  case status
  case submit
}
