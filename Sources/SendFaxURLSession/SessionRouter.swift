import Foundation
import SendFaxAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session's delegate: refuses every redirect and hands each task's events to its exchange.
///
/// It must be the session's: a task's own delegate is never asked about redirects on Linux.
/// Unchecked because NSObject is not Sendable; the one table is behind the lock.
final class SessionRouter: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private var exchanges: [Int: SessionExchange] = [:]

  /// Names the exchange of a task that has not begun.
  func route(_ task: URLSessionTask, to exchange: SessionExchange) {
    lock.withLock { exchanges[task.taskIdentifier] = exchange }
  }

  private func exchange(_ task: URLSessionTask) -> SessionExchange? {
    lock.withLock { exchanges[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection: HTTPURLResponse,
    newRequest: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    exchange(task)?.report(Int(totalBytesSent))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) {
    let hasBegun = metrics.transactionMetrics.contains { $0.requestStartDate != nil }
    if hasBegun { exchange(task)?.noteBeginning() }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    // `.cancel` is ignored on Linux: the task itself has to be cancelled.
    if exchange(dataTask)?.receive(response) == false { halt(dataTask) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if exchange(dataTask)?.receive(data) == false { halt(dataTask) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = lock.withLock { exchanges.removeValue(forKey: task.taskIdentifier) }
    exchange?.complete(error, task.response)
  }

  /// Suspended first: on Linux a cancelled task goes on receiving for a while.
  private func halt(_ task: URLSessionTask) {
    task.suspend()
    task.cancel()
  }
}
