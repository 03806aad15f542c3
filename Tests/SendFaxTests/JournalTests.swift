import Foundation
import SendFaxAPI
import TestSupport
import Testing

@testable import SendFax

@Suite(.timeLimit(.minutes(4)))
struct JournalTests {
  let desk: JournalDesk

  init() throws { desk = try JournalDesk() }

  @Test func `what was committed is read back after closing, event by event`() async throws {
    let journal = try await desk.open()
    let job = try await desk.fax(in: journal, JournalDesk.life(0))
    let record = try await journal.record(job)
    await journal.close()
    let again = try await desk.open()
    #expect(try await again.record(job) == record)
    #expect(
      try await again.history(job).map(\.event.kind) == [
        "drafted", "uploaded", "checkout_opened", "accepted", "status_seen",
      ])
    #expect(try await again.jobs(live: true) == [job])
  }

  @Test func `a commit that throws, or whose second event can't follow, appends nothing`()
    async throws
  {
    let journal = try await desk.open()
    let job = try await desk.fax(in: journal)
    struct Stop: Error {}
    await #expect(throws: Stop.self) {
      try await journal.commit(job, at: JournalDesk.start) { _, _ in throw Stop() }
    }
    await #expect {
      try await journal.commit(job, at: JournalDesk.start) { _, _ in
        [.withdrawn(.init()), .withdrawn(.init())]
      }
    } throws: { FaxError.Code.internalFault ~= $0 }
    #expect(try await journal.record(job).state == .drafted)
    #expect(try await desk.open().record(job).sequence == 1)
  }

  @Test func `a closed journal refuses everything and crashes nothing`() async throws {
    let journal = try await desk.open()
    let job = try await desk.fax(in: journal)
    await journal.close()
    await journal.close()
    await #expect(throws: FaxError.self) { try await journal.record(job) }
    await #expect(throws: FaxError.self) { try await journal.jobs() }
    await #expect(throws: FaxError.self) {
      try await journal.commit(job, at: JournalDesk.start) { _, _ in [.withdrawn(.init())] }
    }
  }

  @Test func `two journals on one file decide on what the other has appended`() async throws {
    let first = try await desk.open()
    let second = try await desk.open()
    let job = try await desk.fax(in: first)
    #expect(try await second.record(job).sequence == 1)
    try await first.commit(job, at: JournalDesk.start) { _, _ in [.withdrawn(.init())] }
    let seen = try await second.commit(job, at: JournalDesk.start) { record, _ in
      #expect(record.state == .withdrawn)
      return [.bodyDeleted(.init())]
    }
    #expect(seen.sequence == 3)
    #expect(try await first.record(job) == seen)
  }

  @Test func `of many who add the same content at once one wins`() async throws {
    let journals = [try await desk.open(), try await desk.open()]
    let wins = try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<16 {
        let journal = journals[index % 2]
        group.addTask {
          struct Taken: Error {}
          do {
            try await journal.create(.random(), JournalDesk.draft(), at: JournalDesk.start) {
              guard $0.isEmpty else { throw Taken() }
            }
            return true
          } catch is Taken { return false }
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(wins == 1)
  }

  @Test func `two processes append to one fax without losing or doubling a step`() async throws {
    let journal = try await desk.open()
    let job = try await desk.fax(in: journal).description
    let path = desk.folder.path
    @Sendable func child() async {
      await #expect(processExitsWith: .success) {
        [path = path as String, job = job as String] in
        let journal = try await Journal(folder: OutboxFolder(path: path))
        for _ in 0..<60 {
          try await journal.commit(JobID(job), at: JournalDesk.start) { record, _ in
            [.railChosen(.init(rail: record.sequence % 2 == 0 ? .card : .wallet))]
          }
        }
        await journal.close()
      }
    }
    async let one: Void = child()
    async let other: Void = child()
    _ = await (one, other)
    let history = try await journal.history(JobID(job))
    #expect(history.count == 121)
    for stored in history.dropFirst() {
      guard case .railChosen(let chosen) = stored.event else { Issue.record(); return }
      #expect(chosen.rail == (stored.sequence % 2 == 1 ? .card : .wallet))
    }
  }

  @Test func `two processes that open and close at once never see damage`() async throws {
    let path = desk.folder.path
    @Sendable func child() async {
      await #expect(processExitsWith: .success) {
        [path = path as String] in
        for _ in 0..<40 {
          let journal = try await Journal(folder: OutboxFolder(path: path))
          try await journal.create(.random(), JournalDesk.draft(), at: JournalDesk.start)
          guard await journal.notices.isEmpty else { throw CancellationError() }
          await journal.close()
        }
      }
    }
    async let one: Void = child()
    async let other: Void = child()
    _ = await (one, other)
    #expect(try await desk.open().jobs().count == 80)
  }

  @Test func `a process killed in a transaction leaves nothing of it`() async throws {
    let journal = try await desk.open()
    let job = try await desk.fax(in: journal).description
    let path = desk.folder.path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, job = job as String] in
      let journal = try await Journal(folder: OutboxFolder(path: path))
      try await journal.commit(JobID(job), at: JournalDesk.start) { _, _ in
        kill(getpid(), SIGKILL)
        return [.withdrawn(.init())]
      }
    }
    #expect(try await journal.record(JobID(job)).state == .drafted)
    try await journal.commit(JobID(job), at: JournalDesk.start) { _, _ in [.withdrawn(.init())] }
  }

  @Test func `another's write lock is waited for without holding a thread`() async throws {
    let journal = try await desk.open()
    let job = try await desk.fax(in: journal)
    let other = try SQLite(path: desk.folder.journal)
    try other.execute("BEGIN IMMEDIATE")
    let many = ProcessInfo.processInfo.activeProcessorCount * 2 + 2
    var journals: [Journal] = []
    for _ in 0..<many { journals.append(try await desk.open(patience: .seconds(30))) }
    let waiting = journals.map { journal in
      Task {
        try await journal.commit(job, at: JournalDesk.start) { _, _ in
          [.railChosen(.init(rail: .card))]
        }
      }
    }
    // Were the pool's threads held, this would not run before the waits are over, and those fail.
    await Task.detached { await Task.yield() }.value
    try other.execute("COMMIT")
    for task in waiting { _ = try await task.value }
    #expect(try await journal.record(job).sequence == 1 + many)
  }

  @Test func `a lock that is never given back is busy, not damaged, and nothing is appended`()
    async throws
  {
    let journal = try await desk.open(patience: .milliseconds(20))
    let job = try await desk.fax(in: journal)
    let other = try SQLite(path: desk.folder.journal)
    try other.execute("BEGIN IMMEDIATE")
    await #expect {
      try await journal.commit(job, at: JournalDesk.start) { _, _ in [.withdrawn(.init())] }
    } throws: { FaxError.Code.outboxBusy ~= $0 }
    #expect(try await journal.record(job).state == .drafted)
    try other.execute("COMMIT")
    #expect(try await journal.quarantined().isEmpty)
    try await journal.commit(job, at: JournalDesk.start) { _, _ in [.withdrawn(.init())] }
  }

  @Test func `a cancelled task still writes down what happened`() async throws {
    let journal = try await desk.open()
    let job = try await desk.fax(in: journal)
    let other = try SQLite(path: desk.folder.journal)
    try other.execute("BEGIN IMMEDIATE")
    let task = Task {
      try await journal.commit(job, at: JournalDesk.start) { _, _ in [.withdrawn(.init())] }
    }
    task.cancel()
    await Task.yield()
    try other.execute("COMMIT")
    #expect(try await task.value.state == .withdrawn)
  }

  @Test func `a payment request belongs to one fax for ever, its forgetting included`() async throws
  {
    let journal = try await desk.open()
    let first = try await desk.fax(in: journal, JournalDesk.life(3), key: "a")
    let second = try await desk.fax(in: journal, try JournalDesk.life(5).map(JournalDesk.asThird))
    let request = try #require(JournalDesk.life(3).last)
    for _ in 1...2 {
      await #expect {
        try await journal.commit(second, at: JournalDesk.start) { _, _ in [request] }
      } throws: { FaxError.Code.quoteOutOfBounds ~= $0 }
      try await journal.remove(first)
    }
  }
}

extension JournalDesk {
  /// The same event with the third fax's quote.
  static func asThird(_ event: FaxEvent) throws -> FaxEvent {
    guard case .quoteAnswered = event else { return event }
    return try life(3)[1]
  }
}
