#if canImport(CCurl)
  import CCurl
  import Foundation

  /// The thread that drives every transfer of a transport.
  ///
  /// What threads share is ``Mailbox``, behind the lock, and the transfers' cancellation flags, behind it
  /// too. Everything of libcurl's is touched by the driving thread alone, but for the wake-up, which
  /// libcurl allows from anywhere while the handle exists.
  final class CurlLoop: @unchecked Sendable {
    typealias Outcome = Result<HTTPResponse, TransportFailure>
    typealias Waiting = (transfer: CurlTransfer, continuation: CheckedContinuation<Outcome, Never>)

    private struct Mailbox {
      var arrivals: [Waiting] = []
      var isStopping = false
      var multi: UnsafeMutableRawPointer?
    }

    private let lock = NSLock()
    private var mailbox = Mailbox()

    /// libcurl's own set-up, once a process.
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    /// Hands a transfer to the thread, and begins the thread where there is none.
    func start(_ transfer: CurlTransfer, _ continuation: CheckedContinuation<Outcome, Never>) {
      let isHandedOver = lock.withLock {
        guard let multi = mailbox.multi ?? begin() else { return false }
        mailbox.arrivals.append((transfer, continuation))
        curl_multi_wakeup(multi)
        return true
      }
      if !isHandedOver {
        continuation.resume(
          returning: .failure(TransportFailure(.other, .neverSent, "libcurl could not begin.")))
      }
    }

    /// Ends a transfer at once, also one that has not been handed over yet.
    func cancel(_ transfer: CurlTransfer) {
      lock.withLock {
        transfer.isCancelled = true
        if let multi = mailbox.multi { curl_multi_wakeup(multi) }
      }
    }

    /// Ends the thread once its transfers have ended.
    func stop() {
      lock.withLock {
        mailbox.isStopping = true
        if let multi = mailbox.multi { curl_multi_wakeup(multi) }
      }
    }

    /// Called with the lock held.
    private func begin() -> UnsafeMutableRawPointer? {
      guard CurlLoop.isReady, let multi = curl_multi_init() else { return nil }
      mailbox.multi = multi
      let thread = Thread { [self] in run() }
      thread.name = "SendFax transport"
      thread.start()
      return multi
    }

    private func run() {
      guard let multi = lock.withLock({ mailbox.multi }) else { return }
      var running: [Waiting] = []
      while take(&running, multi) {
        var count: Int32 = 0
        curl_multi_perform(multi, &count)
        while let message = curl_multi_info_read(multi, &count) {
          guard message.pointee.msg == CURLMSG_DONE else { continue }
          let (easy, code) = (message.pointee.easy_handle, sendfax_message_code(message))
          guard let index = running.firstIndex(where: { $0.transfer.easy == easy }) else {
            continue
          }
          let waiting = running.remove(at: index)
          finish(waiting, waiting.transfer.outcome(code), multi)
        }
        // Idle connections need no attention: one that has died is noticed when it would be reused.
        curl_multi_poll(multi, nil, 0, 60_000, nil)
      }
      curl_multi_cleanup(multi)
    }

    /// Takes up what has come and drops what was cancelled; false when the thread should end.
    private func take(_ running: inout [Waiting], _ multi: UnsafeMutableRawPointer) -> Bool {
      let (arrivals, isEnding) = lock.withLock {
        defer { mailbox.arrivals = [] }
        let isEnding = mailbox.isStopping && running.isEmpty && mailbox.arrivals.isEmpty
        if isEnding { mailbox.multi = nil }
        return (mailbox.arrivals, isEnding)
      }
      for waiting in arrivals {
        if curl_multi_add_handle(multi, waiting.transfer.easy) == CURLM_OK {
          running.append(waiting)
        } else {
          waiting.continuation.resume(returning: waiting.transfer.outcome(CURLE_FAILED_INIT))
        }
      }
      let cancelled = lock.withLock { running.filter(\.transfer.isCancelled) }
      running.removeAll { waiting in cancelled.contains { $0.transfer === waiting.transfer } }
      for waiting in cancelled { finish(waiting, waiting.transfer.cancelledOutcome, multi) }
      return !isEnding
    }

    private func finish(
      _ waiting: Waiting, _ outcome: Outcome, _ multi: UnsafeMutableRawPointer
    ) {
      curl_multi_remove_handle(multi, waiting.transfer.easy)
      waiting.continuation.resume(returning: outcome)
    }
  }
#endif
