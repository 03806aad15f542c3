import SendFaxAPI
import TestSupport
import Testing

@testable import SendFax

@Suite struct RecordCacheTests {
  private static let jobs: [JobID] = {
    var random = SplitMix(state: 1)
    return (0..<40).map { _ in JobID.random(using: &random) }
  }()

  private static func record(_ job: JobID, isOver: Bool) throws -> FaxRecord {
    var record = FaxRecord(job: job, draft: try JournalDesk.draft(), at: JournalDesk.start)
    guard isOver else { return record }
    try FaxMachine.apply(.withdrawn(.init()), at: JournalDesk.start, to: &record)
    try FaxMachine.apply(.bodyDeleted(.init()), at: JournalDesk.start, to: &record)
    return record
  }

  @Test func `what is going on is kept, and of what is over what was read last`() throws {
    var cache = RecordCache(limit: 4)
    let (going, over) = (RecordCacheTests.jobs.prefix(20), RecordCacheTests.jobs.suffix(20))
    for job in going {
      cache.keep(try RecordCacheTests.record(job, isOver: false), head: "a")
    }
    for job in over {
      cache.keep(try RecordCacheTests.record(job, isOver: true), head: "b")
      #expect(cache[job]?.head == "b")
      #expect(cache.count < 20 + 2 * 4)
    }
    for job in going { #expect(cache[job]?.record.job == job) }
    for job in over.suffix(4) { #expect(cache[job]?.record.job == job) }
    #expect(cache[try #require(over.first)] == nil)
  }

  @Test func `the newest reading of a fax counts, and a forgotten one is gone`() throws {
    var cache = RecordCache(limit: 4)
    let job = RecordCacheTests.jobs[0]
    cache.keep(try RecordCacheTests.record(job, isOver: false), head: "a")
    cache.keep(try RecordCacheTests.record(job, isOver: true), head: "b")
    #expect(cache[job]?.head == "b")
    #expect(cache[job]?.record.state == .withdrawn)
    for other in RecordCacheTests.jobs[1...5] {
      cache.keep(try RecordCacheTests.record(other, isOver: true), head: "b")
    }
    cache.keep(try RecordCacheTests.record(job, isOver: true), head: "c")
    #expect(cache[job]?.head == "c")
    cache.remove(job)
    #expect(cache[job] == nil)
  }

  @Test func `a journal keeps no more than it may, and reads what it dropped`() async throws {
    let desk = try JournalDesk()
    let journal = try await desk.open()
    await journal.keepOnly(3)
    var jobs: [JobID] = []
    for _ in 0..<12 {
      jobs.append(try await desk.fax(in: journal, [.withdrawn(.init()), .bodyDeleted(.init())]))
    }
    for _ in 0..<2 {
      for job in jobs { #expect(try await journal.record(job).state == .withdrawn) }
      #expect(await journal.cache.count < 6)
    }
    await journal.close()
  }
}

extension Journal {
  fileprivate func keepOnly(_ limit: Int) { cache.limit = limit }
}
