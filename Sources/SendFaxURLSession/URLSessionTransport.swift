import Foundation
import SendFaxAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// HTTP through URLSession: the default on Apple's systems, where it knows the device's proxies and
/// radios.
///
/// ```swift
/// let client = SendFaxClient(transport: URLSessionTransport())
/// ```
///
/// A POST has a session, and so a connection, of its own: on one that the server has closed meanwhile
/// it would hang or be repeated. GETs share a session.
///
/// - Guaranteed: what ``/SendFaxAPI/HTTPTransport`` asks.
/// - Not guaranteed: the order of header lines and the case of their names; URLSession joins lines of one
///   name. `neverSent` is said more rarely than by `CurlTransport`, because URLSession tells less.
public final class URLSessionTransport: HTTPTransport {
  private let router = SessionRouter()
  private let getting: URLSession
  private let usesProxy: Bool

  /// Creates a transport.
  ///
  /// - Parameter usesProxy: Whether the system's proxy is used. A wallet's node is reached without: a
  ///   proxy would see who pays.
  public init(usesProxy: Bool = true) {
    self.usesProxy = usesProxy
    getting = URLSession(
      configuration: URLSessionTransport.configuration(usesProxy: usesProxy), delegate: router,
      delegateQueue: nil)
  }

  deinit { getting.finishTasksAndInvalidate() }

  /// Performs one exchange.
  public func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    try ExchangeRules.check(request)
    guard !Task.isCancelled else {
      throw TransportFailure(.cancelled, .neverSent, "Cancelled before it began.")
    }
    // Opened and closed again: URLSession sends a folder until its time is over.
    _ = try BodySource(request.body)
    let exchange = SessionExchange(request)
    let task = task(for: request, exchange)
    let deadline = Task {
      // Only its cancellation ends the sleep early, and then nothing has expired.
      guard (try? await Task.sleep(for: request.deadline)) != nil else { return }
      exchange.end(.timedOut, "The deadline passed.")
      task.cancel()
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        exchange.begin(continuation)
        task.resume()
      }
    } onCancel: {
      exchange.end(.cancelled, "Cancelled by the caller.")
      task.cancel()
    }
    deadline.cancel()
    return try withExtendedLifetime(self) { try result.get() }
  }

  private func task(for request: HTTPRequest, _ exchange: SessionExchange) -> URLSessionTask {
    let urlRequest = URLSessionTransport.urlRequest(request)
    guard request.method == .post else {
      let task = getting.dataTask(with: urlRequest)
      router.route(task, to: exchange)
      return task
    }
    let router = SessionRouter()
    let session = URLSession(
      configuration: URLSessionTransport.configuration(usesProxy: usesProxy), delegate: router,
      delegateQueue: nil)
    let task: URLSessionTask
    switch request.body {
    case .file(let path, _):
      task = session.uploadTask(with: urlRequest, fromFile: URL(fileURLWithPath: path))
    case .bytes(let data): task = session.uploadTask(with: urlRequest, from: data)
    case .none: task = session.uploadTask(with: urlRequest, from: Data())
    }
    router.route(task, to: exchange)
    // Ends the session once its one task has ended; without it session and delegate live for ever.
    session.finishTasksAndInvalidate()
    return task
  }

  private static func configuration(usesProxy: Bool) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    if !usesProxy { configuration.connectionProxyDictionary = [:] }
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return configuration
  }

  package static func urlRequest(_ request: HTTPRequest) -> URLRequest {
    var urlRequest = URLRequest(url: request.url)
    urlRequest.httpMethod = request.method.rawValue
    urlRequest.httpShouldHandleCookies = false
    // URLSession's own is an idle timer; the deadline of the whole exchange is ours.
    urlRequest.timeoutInterval = Double(request.deadline.wholeMilliseconds) / 1000 + 60
    for (name, value) in request.fields { urlRequest.addValue(value, forHTTPHeaderField: name) }
    urlRequest.setValue(ExchangeRules.userAgent, forHTTPHeaderField: "User-Agent")
    if request.fields["Accept-Encoding"] == nil {
      urlRequest.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    }
    if request.method == .post, request.fields["Content-Type"] == nil {
      urlRequest.setValue("application/octet-stream", forHTTPHeaderField: "Content-Type")
    }
    return urlRequest
  }
}
