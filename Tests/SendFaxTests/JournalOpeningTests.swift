import Foundation
import SendFaxAPI
import TestSupport
import Testing

@testable import SendFax

#if canImport(Glibc)
  import Glibc
#endif

@Suite(.timeLimit(.minutes(4)))
struct JournalOpeningTests {
  let desk: JournalDesk

  init() throws { desk = try JournalDesk() }

  @Test(arguments: [false, true])
  func `a journal of a newer version is left byte for byte`(inLog: Bool) async throws {
    let journal = try await desk.open()
    try await desk.fax(in: journal)
    if inLog {
      try desk.alter { try $0.run("PRAGMA user_version = 2") }
      // Copied while it is open, so that the version stands only in the log.
      let file = try desk.bytes
      let log = Data(try desk.folder.read("journal.sqlite-wal"))
      await journal.close()
      try desk.clear()
      try desk.write(file)
      try desk.folder.write(log, to: "journal.sqlite-wal")
    } else {
      await journal.close()
      try desk.alter { try $0.run("PRAGMA user_version = 2") }
    }
    let before = try desk.bytes
    await #expect { try await desk.open() } throws: { FaxError.Code.outboxNewer ~= $0 }
    #expect(try desk.bytes == before)
    #expect(try !desk.names.contains { $0.hasPrefix("damaged") })
  }

  @Test func `another program's database is left byte for byte`() async throws {
    try desk.folder.prepare()
    try desk.alter {
      try $0.execute("CREATE TABLE letters (text); INSERT INTO letters VALUES ('a')")
    }
    let before = try desk.bytes
    await #expect { try await desk.open() } throws: { FaxError.Code.outboxDamaged ~= $0 }
    #expect(try desk.bytes == before)
  }

  @Test func `a file that is no database, where no fax is, is left byte for byte`() async throws {
    try desk.folder.prepare()
    let before = Data("Dear diary, ".utf8) + Data(repeating: 0x2e, count: 5000)
    try desk.write(before)
    await #expect { try await desk.open() } throws: { FaxError.Code.outboxDamaged ~= $0 }
    #expect(try desk.bytes == before)
    #expect(try !desk.names.contains { $0.hasPrefix("damaged") })
  }

  @Test func `a journal that is gone or empty is not taken for a new one while faxes are there`()
    async throws
  {
    let journal = try await desk.open()
    let job = try await desk.fax(in: journal, JournalDesk.life(2))
    await journal.close()
    try desk.clear()
    let again = try await desk.open()
    #expect(try await again.quarantined().map(\.name) == [job.description])
    #expect(await again.notices.count == 1)
  }

  @Test func `a symbolic link is not followed, and a file is no folder`() async throws {
    try desk.folder.prepare()
    try FileManager.default.removeItem(atPath: desk.folder.journal)
    let elsewhere = desk.temporary.path("elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: desk.folder.journal, withDestinationPath: elsewhere)
    await #expect { try await desk.open() } throws: { FaxError.Code.outboxUnwritable ~= $0 }
    #expect(!FileManager.default.fileExists(atPath: elsewhere))
    let file = desk.temporary.path("file")
    try Data("x".utf8).write(to: URL(fileURLWithPath: file))
    for path in [file, "\(file)/outbox"] {
      await #expect { try await Journal(folder: OutboxFolder(path: path)) } throws: {
        FaxError.Code.outboxUnwritable ~= $0
      }
    }
  }

  #if os(Linux)
    @Test(.enabled(if: SmallDisk.isPossible, "needs root and tmpfs"))
    func `a full disk is said, harms nothing, and passes`() async throws {
      let disk = try SmallDisk()
      defer { disk.remove() }
      let folder = OutboxFolder(path: "\(disk.path)/outbox")
      let journal = try await Journal(folder: folder)
      let job = JobID.random()
      try await journal.create(job, JournalDesk.draft(), at: JournalDesk.start)
      let filler = try disk.fill()
      var failure: (any Error)?
      for _ in 0..<400 where failure == nil {
        do {
          try await journal.commit(job, at: JournalDesk.start) { _, _ in
            [.railChosen(.init(rail: .card))]
          }
        } catch { failure = error }
      }
      #expect(failure.map { FaxError.Code.outboxUnwritable ~= $0 } == true)
      let sequence = try await journal.record(job).sequence
      try FileManager.default.removeItem(atPath: filler)
      #expect(
        try await journal.commit(job, at: JournalDesk.start) { _, _ in [.withdrawn(.init())] }
          .sequence == sequence + 1)
      #expect(try await journal.quarantined().isEmpty)
      await journal.close()
    }

    @Test(.enabled(if: SmallDisk.isPossible, "needs root and tmpfs"))
    func `a read-only disk is said, and nothing is touched`() async throws {
      let disk = try SmallDisk()
      defer { disk.remove() }
      let folder = OutboxFolder(path: "\(disk.path)/outbox")
      let journal = try await Journal(folder: folder)
      try await journal.create(.random(), JournalDesk.draft(), at: JournalDesk.start)
      await journal.close()
      try disk.makeReadOnly()
      await #expect { try await Journal(folder: folder) } throws: {
        FaxError.Code.outboxUnwritable ~= $0
      }
    }
  #endif
}

#if os(Linux)
  /// A disk of one and a half MiB in memory.
  struct SmallDisk {
    let folder: TemporaryFolder
    var path: String { folder.url.path }

    static let isPossible: Bool = {
      guard let disk = try? SmallDisk() else { return false }
      disk.remove()
      return true
    }()

    init() throws {
      folder = try TemporaryFolder()
      guard mount("tmpfs", folder.url.path, "tmpfs", 0, "size=1536k") == 0 else {
        throw CancellationError()
      }
    }

    func fill() throws -> String {
      let filler = "\(path)/filler"
      let file = open(filler, O_WRONLY | O_CREAT, 0o600)
      defer { close(file) }
      let block = [UInt8](repeating: 1, count: 4096)
      while write(file, block, block.count) > 0 {}
      return filler
    }

    func makeReadOnly() throws {
      guard mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0
      else { throw CancellationError() }
    }

    func remove() { umount2(path, Int32(MNT_DETACH)) }
  }
#endif
