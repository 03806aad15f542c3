import Foundation
import TestSupport
import Testing

@testable import SendFaxSandbox

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the listener waits with, and what it leaves behind.
@Suite(.timeLimit(.minutes(4))) struct WaitingTests {
  @Test func `deadlines come in order, and not before their time`() {
    var deadlines = Deadlines()
    let times: [UInt64] = [5, 3, 9, 1, 7, 3, 8, 2, 6, 4]
    for (number, at) in times.enumerated() { deadlines.add(number, at: at) }
    #expect(deadlines.earliest == 1)
    var taken: [UInt64] = []
    while let due = deadlines.takeDue(6) {
      #expect(times[due.number] == due.at)
      taken.append(due.at)
    }
    #expect(taken == [1, 2, 3, 3, 4, 5, 6])
    #expect(deadlines.count == 3)
  }

  @Test func `both ways to wait tell the same`() throws {
    try tell(SystemPoller())
    try tell(PollPoller())
  }

  private func tell(_ poller: some Poller) throws {
    var poller = poller
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    poller.watch(ends[0], .read, token: 7)
    #expect(poller.wait(milliseconds: 0) == [])
    poller.watch(ends[1], .write, token: 8)
    #expect(poller.wait(milliseconds: 0) == [8])
    poller.watch(ends[1], [], token: 8)
    #expect(poller.wait(milliseconds: 0) == [])
    var byte: UInt8 = 1
    #expect(write(ends[1], &byte, 1) == 1)
    #expect(poller.wait(milliseconds: -1) == [7])
    poller.watch(ends[0], [], token: 7)
    #expect(poller.wait(milliseconds: 0) == [])
    // Being hung up is told whatever is waited for.
    poller.forget(ends[1])
    close(ends[1])
    #expect(poller.wait(milliseconds: -1) == [7])
    poller.forget(ends[0])
    #expect(poller.wait(milliseconds: 0) == [])
    close(ends[0])
  }

  @Test func `a body has to keep up a rate, and never pauses long`() {
    let second = ListenerClock.second
    func due(_ count: Int, at now: UInt64) -> UInt64 {
      Patience.deadline(since: 0, count: count, now: now * second) / second
    }
    #expect(due(0, at: 0) == 15)
    #expect(due(1024, at: 10) == 16)
    #expect(due(1 << 20, at: 10) == 25)
    #expect(due(20 << 20, at: 20_000) == 20_015)
  }

  @Test func `ten thousand connections are held while a status is served`() async throws {
    let served = try ListenerTests.Served()
    defer { served.listener.stop() }
    let port = served.listener.port
    // The other ends are another process's, since a process has not that many descriptors for both.
    await #expect(processExitsWith: .success) { [port = port as UInt16] in
      #expect(DescriptorLimit.raise(to: 10_100) >= 10_100)
      let idle = try (0..<10_000).map { _ in try PlainSocket(port: port) }
      for index in stride(from: 0, to: idle.count, by: 100) {
        idle[index].send(Data(ListenerTests.get("/api/v1/faxes/a").utf8))
        #expect(idle[index].read(until: "\r\n").hasPrefix("HTTP/1.1 404"))
      }
    }
  }

  @Test func `memory stays flat under ten uploads of 20 MB at once`() async throws {
    await #expect(processExitsWith: .success) {
      let served = try ListenerTests.Served()
      defer { served.listener.stop() }
      let port = served.listener.port
      var document = Client.pdf(pages: 1)
      document.insert(
        contentsOf: Data(repeating: 0x25, count: (20 << 20) - document.count - 1) + Data("\n".utf8),
        at: 9)
      let upload = ListenerTests.upload(document)
      let before = peak()
      await withTaskGroup(of: Bool.self) { group in
        for _ in 0..<10 {
          group.addTask {
            guard let socket = try? PlainSocket(port: port) else { return false }
            defer { socket.close() }
            socket.send(upload)
            return socket.readAll().starts(with: Data("HTTP/1.1 200".utf8))
          }
        }
        for await isTaken in group { #expect(isTaken) }
      }
      #expect(peak() - before < 60 << 20)
    }
  }

  @Test func `what a killed sandbox left behind is gone after the next start`() async throws {
    let folder = try TemporaryFolder()
    let base = folder.url.path
    await #expect(processExitsWith: .signal(SIGKILL)) { [base = base as String] in
      setenv("TMPDIR", base, 1)
      let served = try ListenerTests.Served()
      let socket = try PlainSocket(port: served.listener.port)
      socket.send(ListenerTests.upload(Data(repeating: 0x25, count: 1 << 20)).prefix(500_000))
      served.listener.rest()
      kill(getpid(), SIGKILL)
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: base)
    #expect(left.filter { $0.hasPrefix("sendfax-sandbox-") }.count == 1)
    await #expect(processExitsWith: .success) { [base = base as String] in
      setenv("TMPDIR", base, 1)
      _ = SendFaxSandbox()
    }
    let kept = try FileManager.default.contentsOfDirectory(atPath: base)
    #expect(kept.filter { $0.hasPrefix("sendfax-sandbox-") } == [])
  }
}

/// The most memory this process ever had, in bytes.
private func peak() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}
