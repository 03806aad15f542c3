#if canImport(CQPDF)
  import CQPDF
  import Foundation

  /// Reads one PDF in a process that was split off as this one began, so that no program needs to be
  /// loaded for it: the isolation of ``ChildProcessPDFReader``, which reads what comes after, in half
  /// the time.
  ///
  /// - Guaranteed: the limits of ``ChildProcessPDFReader``; the process holds no descriptor but its own
  ///   socket, and ends with this one.
  /// - Not guaranteed: that it has another layout of memory than this one, or never saw the arguments.
  package final class ForkedPDFReader: PDFReader {
    /// A process that waits for a path, and the socket by which it gets it.
    struct Waiting: Sendable {
      var process: pid_t
      var socket: Int32
    }

    private let waiting: OneUse<Waiting>
    private let next: ChildProcessPDFReader

    /// Splits a process off, or leaves everything to the other reader where the system does not.
    ///
    /// To be called while this process has one thread: what another one holds would be held for ever in
    /// the new one.
    package convenience init(next: ChildProcessPDFReader) {
      self.init(waiting: ForkedPDFReader.split(), next: next)
    }

    init(waiting: Waiting?, next: ChildProcessPDFReader) {
      self.waiting = OneUse(waiting)
      self.next = next
    }

    deinit { if let unused = waiting.take() { close(unused.socket) } }

    /// Looks into a regular file.
    package func inspect(_ path: String) throws -> PDFFacts {
      guard let waiting = waiting.take() else { return try next.inspect(path) }
      let child = ChildProcess(process: waiting.process, pipe: waiting.socket)
      // Where it is gone the answer is missing too.
      _ = Array(path.utf8).withUnsafeBytes {
        send(waiting.socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      shutdown(waiting.socket, Int32(SHUT_WR))
      return try child.facts(within: next.patience)
    }

    private static func split() -> Waiting? {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
      let process = sendfax_fork()
      if process == 0 { serve(ends[1]) }
      close(ends[1])
      guard process > 0 else {
        close(ends[0])
        return nil
      }
      return Waiting(process: process, socket: ends[0])
    }

    /// What the other process does: waits for a path and the end of what is sent, and answers.
    private static func serve(_ socket: Int32) -> Never {
      let nowhere = open("/dev/null", O_WRONLY)
      dup2(socket, 0)
      dup2(socket, 1)
      dup2(nowhere, 2)
      // Closes everything else.
      limitThisProcess()
      clearenv()
      // A crash is not to be explained: the file may have planned it.
      for crash in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { signal(crash, SIG_DFL) }
      let path = FileHandle.standardInput.readDataToEndOfFile()
      guard !path.isEmpty else { _exit(0) }
      let answer = PDFAnswer(reading: String(decoding: path, as: UTF8.self))
      _exit(answer.write(to: .standardOutput))
    }
  }

  /// A value that whoever comes first gets. Unchecked because it is touched under the lock alone.
  private final class OneUse<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value?

    init(_ value: Value?) { self.value = value }

    func take() -> Value? {
      lock.withLock {
        defer { value = nil }
        return value
      }
    }
  }
#endif
