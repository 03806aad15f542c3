import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax

/// One way to spoil the events of a fax.
struct Spoiling: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let sql: String

  static let all = [
    Spoiling(
      "a bit of a payload", "UPDATE event SET payload = payload || x'20' WHERE sequence = 2"),
    Spoiling("a digest", "UPDATE event SET digest = 'x' || substr(digest, 2) WHERE sequence = 2"),
    Spoiling("a time", "UPDATE event SET at = at + 1 WHERE sequence = 2"),
    Spoiling("a kind not known", "UPDATE event SET kind = 'teleported' WHERE sequence = 2"),
    Spoiling("a payload that is no JSON", "UPDATE event SET payload = 'x' WHERE sequence = 2"),
    Spoiling("a draft that is gone", "DELETE FROM event WHERE sequence = 1"),
    Spoiling("a gap", "DELETE FROM event WHERE sequence = 2"),
    Spoiling("a lost tail", "DELETE FROM event WHERE sequence = 3"),
    Spoiling("no events", "DELETE FROM event"),
    Spoiling("another order", "UPDATE event SET sequence = 9 - sequence WHERE sequence > 1"),
    Spoiling("a head of something else", "UPDATE fax SET head = 'x'"),
  ]

  init(_ name: String, _ sql: String) {
    testDescription = name
    self.sql = sql
  }
}

@Suite(.timeLimit(.minutes(4)))
struct JournalQuarantineTests {
  @Test(arguments: Spoiling.all)
  func `a spoiled fax is quarantined alone, and none of it is deleted`(
    spoiling: Spoiling
  ) async throws {
    let desk = try JournalDesk()
    let journal = try await desk.open()
    let sound = try await desk.fax(in: journal, JournalDesk.life(2), key: "a")
    let bad = try await desk.fax(in: journal, JournalDesk.life(8), key: "b")
    await journal.close()
    try desk.alter {
      let filter = spoiling.sql.contains("WHERE") ? "AND" : "WHERE"
      try $0.run("\(spoiling.sql) \(filter) job = '\(bad)'")
    }
    let rows = try desk.count("event")
    let again = try await desk.open()
    await #expect { try await again.record(bad) } throws: { FaxError.Code.outboxDamaged ~= $0 }
    #expect(try await again.quarantined().map(\.name) == [bad.description])
    #expect(try await again.quarantined().map(\.job) == [bad])
    #expect(try await again.jobs() == [sound])
    #expect(try await again.record(sound).state == .checkoutOpened)
    await #expect {
      try await again.commit(bad, at: JournalDesk.start) { _, _ in [.withdrawn(.init())] }
    } throws: { FaxError.Code.outboxDamaged ~= $0 }
    try await again.reconsider()
    #expect(try await again.quarantined().map(\.job) == [bad])
    #expect(try desk.count("event") == rows)
    #expect(await again.notices.isEmpty)
  }

  @Test func `a fax that an earlier version could not read is claimed again by one that can`()
    async throws
  {
    let desk = try Desk(configure: { $0.detectionLag = .seconds(200) })
    let first = try await desk.open()
    let fax = try await desk.add(to: first)
    try await first.pay(
      try await first.quote(fax.id), from: StubWallet(desk.sandbox, .paysInSilence))
    await first.close()
    let database = try SQLite(path: OutboxFolder(path: desk.outboxPath).journal)
    try database.run("UPDATE fax SET quarantine = 'an event of a kind is not known', live = 0")
    database.close()
    let second = try await desk.open()
    #expect(try await second.quarantined().isEmpty)
    try await second.resume()
    let end = try #require(await second.wait(for: fax.id, in: .delivered, .needsAttention))
    #expect(end.state == .delivered)
    await second.close()
  }

  @Test func `an event moved to another fax spoils both and no third`() async throws {
    let desk = try JournalDesk()
    let journal = try await desk.open()
    let jobs = [
      try await desk.fax(in: journal, JournalDesk.life(2)), try await desk.fax(in: journal),
      try await desk.fax(in: journal),
    ]
    await journal.close()
    try desk.alter {
      try $0.run("UPDATE event SET job = '\(jobs[1])' WHERE job = '\(jobs[0])' AND sequence = 3")
    }
    let again = try await desk.open()
    for job in jobs.prefix(2) {
      await #expect { try await again.record(job) } throws: { FaxError.Code.outboxDamaged ~= $0 }
    }
    #expect(try await again.jobs() == [jobs[2]])
  }

  @Test func `a sound chain whose events can't follow each other is quarantined`() async throws {
    let desk = try JournalDesk()
    let journal = try await desk.open()
    let job = try await desk.fax(in: journal, JournalDesk.life(2))
    await journal.close()
    try desk.alter { database in
      let previous = try #require(try database.run("SELECT head FROM fax").first?[0].text)
      let at = JournalDesk.start
      let digest = EventDigest.of(
        job: job, sequence: 4, at: at, kind: "withdrawn", payload: Data("{}".utf8),
        previous: previous)
      try database.run(
        "INSERT INTO event VALUES (?, 4, ?, ?, ?, 'withdrawn', ?, ?)",
        [
          .text(job.description), .integer(at.wall.milliseconds), .integer(at.uptime),
          .text(at.boot), .blob(Data("{}".utf8)), .text(digest),
        ])
      try database.run("UPDATE fax SET head = ?", [.text(digest)])
    }
    let again = try await desk.open()
    await #expect { try await again.record(job) } throws: {
      FaxError.Code.outboxDamaged ~= $0 && "\($0)".contains("withdrawn")
    }
  }

  @Test func `a row whose name is no job's hides no other fax`() async throws {
    let desk = try JournalDesk()
    let journal = try await desk.open()
    let sound = try await desk.fax(in: journal)
    let bad = try await desk.fax(in: journal)
    await journal.close()
    try desk.alter { try $0.run("UPDATE fax SET job = 'nonsense!' WHERE job = '\(bad)'") }
    let again = try await desk.open()
    #expect(try await again.jobs() == [sound])
    #expect(try await again.quarantined().map(\.name) == ["nonsense!"])
    #expect(try await again.quarantined().map(\.job) == [nil])
  }

  @Test func `a spoiled fax does not stand in the way of another with the same content`()
    async throws
  {
    let desk = try JournalDesk()
    let journal = try await desk.open()
    let bad = try await desk.fax(in: journal)
    let sound = try await desk.fax(in: journal)
    await journal.close()
    try desk.alter { try $0.run("UPDATE event SET digest = 'x' WHERE job = '\(bad)'") }
    let again = try await desk.open()
    #expect(try await again.siblings(contentKey: "key", except: nil).map(\.job) == [sound])
    #expect(try await again.unreadableSiblings(contentKey: "key") == [bad.description])
    try await again.commit(sound, at: JournalDesk.start) { _, view in
      let others = try view.siblings()
      #expect(others.isEmpty)
      return [.withdrawn(.init())]
    }
  }
}

extension JournalDesk {
  func count(_ table: String) throws -> Int64 {
    var count: Int64 = -1
    try alter { count = try $0.run("SELECT count(*) FROM \(table)").first?[0].integer ?? -1 }
    return count
  }
}
