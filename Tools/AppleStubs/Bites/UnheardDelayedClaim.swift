// ios: has different argument labels from those required
import Foundation

final class Claims: NSObject, URLSessionBackgroundDelegate {
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willStartDelayedRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) ->
      Void
  ) {}
}
