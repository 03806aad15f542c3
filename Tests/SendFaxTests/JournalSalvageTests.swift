import Foundation
import SendFaxAPI
import TestSupport
import Testing

@testable import SendFax

@Suite(.timeLimit(.minutes(4)))
struct JournalSalvageTests {
  /// A journal of some forty faxes, closed, with what each fax was.
  struct Sample {
    let desk: JournalDesk
    let bytes: Data
    var records: [JobID: FaxRecord] = [:]

    init(faxes: Int = 40) async throws {
      desk = try JournalDesk()
      let journal = try await desk.open()
      for index in 0..<faxes {
        let job = try await desk.fax(in: journal, JournalDesk.life(index), key: "\(index)")
        records[job] = try await journal.record(job)
      }
      try await journal.setInstall("here")
      await journal.close()
      bytes = try desk.bytes
    }

    /// Opens what `damaged` is, reads all of it, and checks that each fax is what it was or known to be
    /// unreadable; gives how many are whole.
    func check(_ damaged: Data, _ name: String) async throws -> Int {
      try desk.clear()
      try desk.write(damaged)
      let journal = try await desk.open()
      let jobs = try await journal.jobs()
      var whole = 0
      for job in jobs {
        do {
          let record = try await journal.record(job)
          #expect(record == records[job], "\(name): \(job)")
          whole += 1
        } catch FaxError.Code.outboxDamaged {} catch FaxError.Code.unknownJob {}
      }
      let quarantined = Set(try await journal.quarantined().map(\.name))
      let readable = Set(try await journal.jobs())
      let missing = Set(records.keys).subtracting(readable)
        .filter { !quarantined.contains($0.description) }
      let strangers = quarantined.subtracting(records.keys.map(\.description))
      #expect(missing.count <= strangers.count, "\(name): \(missing) vanished")
      if await !journal.notices.isEmpty { try checkKept(damaged, name) }
      await journal.close()
      return whole
    }

    private func checkKept(_ damaged: Data, _ name: String) throws {
      let kept = try desk.names.filter { $0.hasPrefix("damaged-") }
      #expect(kept.count == 1, "\(name)")
      let copy = URL(fileURLWithPath: "\(desk.folder.path)/\(kept.first ?? "")/journal.sqlite")
      #expect(try Data(contentsOf: copy) == damaged, "\(name)")
      #expect(try !desk.names.contains("journal.salvage"))
      #expect(try !desk.names.contains("journal.new"))
    }
  }

  @Test func `a page of garbage costs the faxes on it and no other, whichever page it is`()
    async throws
  {
    let sample = try await Sample()
    let pages = sample.bytes.count / 4096
    for page in 0..<pages {
      var bytes = sample.bytes
      bytes.replaceSubrange(
        page * 4096..<(page + 1) * 4096, with: Data(repeating: 0xa5, count: 4096))
      let whole = try await sample.check(bytes, "page \(page + 1)")
      #expect(whole >= 20, "page \(page + 1)")
    }
  }

  @Test func `a journal cut anywhere gives back what is left`() async throws {
    let sample = try await Sample()
    let pages = sample.bytes.count / 4096
    for cut in (1...pages).map({ $0 * 4096 - 1500 }) + [0, 1, 99, 100, 4096] {
      let whole = try await sample.check(sample.bytes.prefix(cut), "cut at \(cut)")
      if cut > sample.bytes.count - 4096 { #expect(whole >= 20, "cut at \(cut)") }
    }
  }

  @Test func `a flipped bit never makes another fax of one`() async throws {
    let sample = try await Sample(faxes: 20)
    var generator = SplitMix(state: 11)
    for round in 0..<120 {
      let place = Int.random(in: 0..<sample.bytes.count, using: &generator)
      let bit = UInt8(1 << Int.random(in: 0..<8, using: &generator))
      var bytes = sample.bytes
      bytes[place] ^= bit
      do { _ = try await sample.check(bytes, "bit \(bit) of byte \(place)") } catch let error
        as FaxError
      {
        // A version that is not ours, or another program's mark: left as it is.
        #expect(
          FaxError.Code.outboxNewer ~= error || (68..<72).contains(place)
            || (60..<64).contains(place),
          "round \(round), byte \(place): \(error)")
      }
    }
  }

  @Test func `what is garbage from end to end leaves each fax known by its folder`() async throws {
    let sample = try await Sample(faxes: 5)
    _ = try await sample.check(Data(repeating: 0x5a, count: 30_000), "garbage")
    let journal = try await sample.desk.open()
    #expect(try await journal.quarantined().count == 5)
    #expect(try await journal.install() == SalvagedJournal.lostInstall)
  }

  @Test func `what only the write-ahead log has is read from there`() async throws {
    let sample = try await Sample(faxes: 3)
    let journal = try await sample.desk.open()
    let job = try await sample.desk.fax(in: journal, JournalDesk.life(2), key: "new")
    let record = try await journal.record(job)
    // Taken while it is open, as after a crash; then the file loses its first page.
    let log = try sample.desk.folder.read("journal.sqlite-wal")
    var bytes = try sample.desk.bytes
    await journal.close()
    #expect(!log.isEmpty)
    bytes.replaceSubrange(0..<4096, with: Data(repeating: 0, count: 4096))
    try sample.desk.clear()
    try sample.desk.write(bytes)
    try sample.desk.folder.write(Data(log), to: "journal.sqlite-wal")
    let again = try await sample.desk.open()
    #expect(try await again.record(job) == record)
    for (job, record) in sample.records { #expect(try await again.record(job) == record) }
    #expect(try await again.install() == "here")
  }

  @Test func `payments and receipts stay taken`() async throws {
    let sample = try await Sample()
    var bytes = sample.bytes
    bytes.replaceSubrange(0..<100, with: Data(repeating: 0xa5, count: 100))
    #expect(try await sample.check(bytes, "header") == 40)
    #expect(try sample.desk.count("intent") == 14)
    #expect(try sample.desk.count("receipt") == 14)
  }

  @Test func `a journal that another process has open is not mended under its feet`() async throws {
    let sample = try await Sample(faxes: 3)
    let other = try await sample.desk.open()
    var bytes = sample.bytes
    bytes.replaceSubrange(0..<4096, with: Data(repeating: 0xa5, count: 4096))
    try sample.desk.write(bytes)
    await #expect { try await sample.desk.open() } throws: {
      FaxError.Code.outboxDamaged ~= $0 && "\($0)".contains("another process")
    }
    #expect(try sample.desk.bytes == bytes)
    #expect(try !sample.desk.names.contains { $0.hasPrefix("damaged-") })
    withExtendedLifetime(other) {}
  }

  @Test func `a salvage that died anywhere is finished by the next opening`() async throws {
    let sample = try await Sample(faxes: 6)
    var bytes = sample.bytes
    bytes.replaceSubrange(0..<4096, with: Data(repeating: 0xa5, count: 4096))
    for moment in Salvage.Step.allCases {
      try sample.desk.clear()
      try sample.desk.write(bytes)
      struct Death: Error {}
      #expect(throws: Death.self) {
        _ = try Salvage(folder: sample.desk.folder, at: { if $0 == moment { throw Death() } }).run()
      }
      let journal = try await sample.desk.open()
      for (job, record) in sample.records {
        #expect(try await journal.record(job) == record, "\(moment)")
      }
      let kept = try sample.desk.names.filter { $0.hasPrefix("damaged-") }
      for name in kept {
        #expect(try sample.desk.folder.read("\(name)/journal.sqlite") == [UInt8](bytes))
      }
      #expect(!kept.isEmpty)
      await journal.close()
    }
  }
}

extension JournalDesk {
  /// Removes the journal and what came of it, and leaves the faxes' folders.
  func clear() throws {
    for name in try names where name != "faxes" {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    }
  }
}

@Suite struct OutboxFileTests {
  @Test(arguments: [0, 1, (1 << 20) - 1, 1 << 20, 5 << 19])
  func `a file is copied and read whole, however large`(size: Int) throws {
    let desk = try JournalDesk()
    try desk.folder.prepare()
    var random = SplitMix(state: UInt64(size))
    let bytes = (0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }
    try Data(bytes).write(to: URL(fileURLWithPath: "\(desk.folder.path)/a"))
    try desk.folder.copy("a", to: "b")
    #expect(try desk.folder.read("b") == bytes)
    #expect(try desk.names.contains("b.partial") == false)
    #expect(try desk.folder.read("c").isEmpty)
  }

  @Test func `no file is read through a link`() throws {
    let desk = try JournalDesk()
    try desk.folder.prepare()
    try FileManager.default.createSymbolicLink(
      atPath: "\(desk.folder.path)/a", withDestinationPath: "/etc/hostname")
    #expect { try desk.folder.read("a") } throws: { FaxError.Code.outboxUnwritable ~= $0 }
    #expect { try desk.folder.copy("a", to: "b") } throws: { FaxError.Code.outboxUnwritable ~= $0 }
    #expect(try !desk.names.contains("b"))
  }
}

/// A source of random numbers that gives the same ones on every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
