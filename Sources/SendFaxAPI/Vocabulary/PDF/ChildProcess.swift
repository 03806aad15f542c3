#if os(macOS) || canImport(Glibc)
  import Foundation

  /// A process that answers on its standard output and is ended when it takes too long.
  struct ChildProcess {
    private let process: pid_t
    private let pipe: Int32

    /// A process that has been started, and where its answer comes from.
    init(process: pid_t, pipe: Int32) {
      self.process = process
      self.pipe = pipe
    }

    /// Starts a program with no standard input and no standard error.
    init(_ executable: String, _ arguments: [String]) throws {
      var ends: [Int32] = [-1, -1]
      guard Foundation.pipe(&ends) == 0 else { throw PDFFailure.noProcess }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      defer { close(ends[1]) }
      guard let process = ChildProcess.spawn(executable, arguments, output: ends[1]) else {
        close(ends[0])
        throw PDFFailure.noProcess
      }
      self.process = process
      pipe = ends[0]
    }

    /// All that the process prints, or nil where it takes too long, prints too much or ends badly.
    func answer(within patience: Duration, limit: Int) -> Data? {
      let output = read(until: ContinuousClock.now + patience, limit: limit)
      close(pipe)
      if output == nil { kill(process, SIGKILL) }
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return status == 0 ? output : nil
    }

    private func read(until deadline: ContinuousClock.Instant, limit: Int) -> Data? {
      var output = Data()
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        let left = ContinuousClock.now.duration(to: deadline)
        guard left > .zero else { return nil }
        var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        let ready = poll(&waiting, 1, Int32(left / .milliseconds(1)) + 1)
        guard ready > 0 else { continue }
        let count = Foundation.read(pipe, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0, output.count + count <= limit else { return nil }
        guard count > 0 else { return output }
        output.append(contentsOf: buffer[..<count])
      }
    }
  }
#endif
