import Foundation

/// The process's own standard streams; unchecked because `lost` is read and written under `lock`.
final class SystemConsole: Console, @unchecked Sendable {
  private let lock = NSLock()
  private var lost: [ConsoleStream: Int32] = [:]

  func write(_ text: String, to stream: ConsoleStream) {
    lock.lock()
    defer { lock.unlock() }
    guard lost[stream] == nil else { return }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes {
        Foundation.write(stream.rawValue, $0.baseAddress, $0.count)
      }
      if written >= 0 {
        bytes = bytes.dropFirst(written)
      } else if errno == EAGAIN {
        // Someone left the terminal non-blocking; wait until it takes more.
        var ready = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, 1000)
      } else if errno != EINTR {
        lost[stream] = errno
        return
      }
    }
  }

  func isTerminal(_ stream: ConsoleStream) -> Bool { isatty(stream.rawValue) == 1 }

  var columns: Int {
    var size = winsize()
    for stream in [ConsoleStream.error, .output] {
      if ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
        return Int(size.ws_col)
      }
    }
    return 80
  }

  func readLine() async -> String? {
    // A thread of its own: a person may take minutes, and Ctrl-C must not wait for the answer.
    let answer = Answer()
    Thread.detachNewThread { answer.give(Swift.readLine()) }
    return await withTaskCancellationHandler {
      await answer.wait()
    } onCancel: {
      answer.give(nil)
    }
  }

  var failure: String? {
    lock.lock()
    defer { lock.unlock() }
    guard let code = lost[.output], code != EPIPE else { return nil }
    return String(cString: strerror(code))
  }
}

/// One answer, given once and awaited once.
private final class Answer: @unchecked Sendable {  // everything is under `lock`
  private let lock = NSLock()
  private var given: String??
  private var waiter: CheckedContinuation<String?, Never>?

  func give(_ text: String?) {
    lock.lock()
    let waiting = waiter
    waiter = nil
    if given == nil { given = .some(text) }
    lock.unlock()
    waiting?.resume(returning: text)
  }

  func wait() async -> String? {
    await withCheckedContinuation { continuation in
      lock.lock()
      let already = given
      if already == nil { waiter = continuation }
      lock.unlock()
      if let already { continuation.resume(returning: already) }
    }
  }
}
