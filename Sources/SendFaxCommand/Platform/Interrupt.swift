import Foundation

/// Ctrl-C: the first cancels the task, the second ends the process at once.
final class Interrupt: @unchecked Sendable {  // `count` is touched on `queue` alone
  private let queue = DispatchQueue(label: "sendfax.interrupt")
  private var sources: [any DispatchSourceSignal] = []
  private var count = 0

  /// Watches SIGINT and SIGTERM; a closed pipe or terminal becomes a failed write instead of a signal.
  init(onFirst cancel: @escaping @Sendable () -> Void) {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable [self] in
        count += 1
        if count > 1 { _exit(130) }
        cancel()
      }
      source.resume()
      sources.append(source)
    }
  }
}
