import Foundation

/// Ctrl-C: the first cancels the task, the second ends the process at once.
final class Interrupt: @unchecked Sendable {  // what changes is touched on `queue` alone
  private let queue = DispatchQueue(label: "sendfax.interrupt")
  private var sources: [any DispatchSourceSignal] = []
  private var count = 0
  private var cancel: (@Sendable () -> Void)?

  /// Watches SIGINT and SIGTERM; a closed pipe or terminal becomes a failed write instead of a signal.
  ///
  /// Returns when they are watched: before that the system would throw them away.
  init() {
    signal(SIGPIPE, SIG_IGN)
    let isWatched = DispatchSemaphore(value: 0)
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable [self] in
        count += 1
        if count > 1 { _exit(130) }
        cancel?()
      }
      source.setRegistrationHandler { @Sendable in isWatched.signal() }
      source.resume()
      sources.append(source)
    }
    for _ in sources { isWatched.wait() }
  }

  /// Says what the first one cancels; where it has come already, at once.
  func onFirst(_ cancel: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      self.cancel = cancel
      if count > 0 { cancel() }
    }
  }
}
