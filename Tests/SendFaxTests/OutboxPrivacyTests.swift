import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax

#if canImport(Glibc)
  import Glibc
#endif

@Suite(.timeLimit(.minutes(4)))
struct OutboxPrivacyTests {
  @Test func `a document is sent again to no other service than the one it was made for`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    await outbox.close()
    let other = try await Outbox.open(
      .init(
        folder: desk.outboxPath, base: .production, transport: desk.sandbox.transport(),
        clock: desk.clock, install: { _ in "here" }))
    let record = try await other.fax(fax.id).record
    await #expect { try await other.sendAgain(record) } throws: {
      FaxError.Code.notAllowedNow ~= $0
    }
    #expect(try await other.faxes().count == 1)
    await other.close()
  }

  @Test func `what was forgotten is found in no file of the outbox`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    // Others before and after it, so that pages are shared, split and joined.
    for index in 0..<12 { try await desk.fill(outbox, index) }
    let path = try SamplePDF.pages(2).write(in: desk.folder.url, as: "biopsy result.pdf")
    let number = try FaxNumber("+1 613 555 0177")
    let fax = try await outbox.add(FaxDocument.read(path: path), to: number)
    let page = try await outbox.checkout(fax.id)
    for index in 12..<24 { try await desk.fill(outbox, index) }
    try desk.sandbox.payCheckout(of: page.id.rawValue)
    let end = try #require(await outbox.wait(for: fax.id, in: .delivered, .failed))
    await outbox.pause()
    let draft = end.record.draft
    let secrets = [
      "biopsy", number.e164, "555 0177", "5550177", page.id.rawValue, page.url.absoluteString,
      draft.documentSHA256, draft.body.sha256, draft.body.boundary, "/Count 2 ",
    ]
    #expect(try desk.holders(of: [number.e164, page.id.rawValue]) != [])
    try await outbox.forget(fax.id)
    for secret in secrets { #expect(try desk.holders(of: [secret]) == [], "\(secret)") }
    await outbox.close()
    for secret in secrets { #expect(try desk.holders(of: [secret]) == [], "\(secret), closed") }
  }

  @Test(arguments: [mode_t(0), 0o077])
  func `every file is the owner's alone, whatever the umask`(mask: mode_t) async {
    await #expect(processExitsWith: .success) { [mask = mask as mode_t] in
      umask(mask)
      let desk = try Desk()
      let outbox = try await desk.open()
      let fax = try await desk.add(to: outbox)
      let page = try await outbox.checkout(fax.id)
      try desk.sandbox.payCheckout(of: page.id.rawValue)
      let tree = FileManager.default.enumerator(atPath: desk.outboxPath)?.allObjects ?? []
      guard tree.count >= 6 else { throw CancellationError() }
      for case let name as String in tree + [""] {
        var status = stat()
        guard stat("\(desk.outboxPath)/\(name)", &status) == 0 else { continue }
        let wanted: mode_t = status.st_mode & S_IFMT == S_IFDIR ? 0o700 : 0o600
        guard status.st_mode & 0o777 == wanted else {
          throw FaxError(.internalFault, "\(name) has mode \(String(status.st_mode, radix: 8))")
        }
      }
      await outbox.pause()
    }
  }

  @Test func `a folder of somebody else's is not closed to them, nor used`() async throws {
    let desk = try Desk()
    try FileManager.default.createDirectory(
      atPath: desk.outboxPath, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o755])
    let letter = "\(desk.outboxPath)/letter.txt"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: letter))
    await #expect { try await desk.open() } throws: { FaxError.Code.outboxUnwritable ~= $0 }
    let mode = try FileManager.default.attributesOfItem(atPath: desk.outboxPath)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o755)
    try FileManager.default.removeItem(atPath: letter)
    _ = try await desk.open()
  }
}

@Suite(.timeLimit(.minutes(4)))
struct OutboxTidyTests {
  @Test func `a folder whose fax the journal has lost is kept and told of, a stillborn one goes`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let driven = JobID.random()
    let stillborn = JobID.random()
    let folder = OutboxFolder(path: desk.outboxPath)
    for job in [driven, stillborn] {
      try folder.makeFaxFolder(job)
      try Data("body".utf8).write(to: URL(fileURLWithPath: folder.body(job)))
    }
    try Data().write(to: URL(fileURLWithPath: folder.driver(driven)))
    desk.clock.turnWall(by: 10 * 365 * 24 * 3600)
    try await outbox.resume()
    #expect(try folder.jobs() == [driven])
    #expect(try await outbox.quarantined().map(\.name) == [driven.description])
    await outbox.close()
  }

  @Test func `an unreadable fax of the same content must be sent again on purpose`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    await outbox.close()
    let database = try SQLite(path: desk.outboxPath + "/journal.sqlite")
    try database.run("UPDATE event SET digest = 'x'")
    database.close()
    let again = try await desk.open()
    await #expect { try await again.fax(fax.id) } throws: { FaxError.Code.outboxDamaged ~= $0 }
    await #expect { try await desk.add(to: again) } throws: {
      FaxError.Code.alreadyInOutbox ~= $0 && ($0 as? FaxError)?.remedies == [.addAgain]
    }
    _ = try await again.add(desk.document, to: desk.number, again: true)
  }

  @Test func `a mended outbox says so once`() async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    await outbox.close()
    let url = URL(fileURLWithPath: desk.outboxPath + "/journal.sqlite")
    var bytes = try Data(contentsOf: url)
    bytes.replaceSubrange(0..<16, with: Data(repeating: 0, count: 16))
    try bytes.write(to: url)
    let again = try await desk.open()
    let notices = await again.notices
    #expect(notices.count == 1)
    #expect(notices.first?.contains("1 fax was read whole") == true)
    #expect(try await again.fax(fax.id).record == fax.record)
    try await again.resume()
    await again.close()
    #expect(await (try desk.open()).notices.isEmpty)
  }
}

/// What keeps a damaged journal's copy, and whether it is gone after the next tidying.
struct CopyCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var name = "damaged-2026-01-01T00.00.00Z"
  /// Days from the copy to the tidying.
  var days = 91.0
  var fax = Fax.none
  let isGone: Bool

  enum Fax: Sendable { case none, settled, open, openLater, unreadable }

  static let all = [
    CopyCase(testDescription: "old, and nothing else", isGone: true),
    CopyCase(
      testDescription: "the second of a second", name: "damaged-2026-01-01T00.00.00Z-2",
      isGone: true),
    CopyCase(testDescription: "not old enough", days: 89, isGone: false),
    CopyCase(testDescription: "all settled", fax: .settled, isGone: true),
    CopyCase(testDescription: "a fax of then is open", fax: .open, isGone: false),
    CopyCase(testDescription: "a later fax is open", fax: .openLater, isGone: true),
    CopyCase(testDescription: "a fax can't be read", fax: .unreadable, isGone: false),
    CopyCase(testDescription: "somebody's own folder", name: "damaged-goods", isGone: false),
    CopyCase(
      testDescription: "no time at all", name: "damaged-2026-99-01T00.00.00Z", isGone: false),
  ]
}

extension OutboxPrivacyTests {
  @Test(arguments: CopyCase.all)
  func `a damaged journal's copy goes when it is no evidence any more`(
    _ one: CopyCase
  ) async throws {
    let desk = try Desk()
    let made = try Date("2026-01-01T00:00:00Z", strategy: .iso8601)
    let day = 24.0 * 3600
    desk.clock.turnWall(
      by: made.timeIntervalSince(desk.clock.now().wall) + (one.fax == .openLater ? day : -day))
    let outbox = try await desk.open()
    if one.fax != .none {
      let fax = try await desk.add(to: outbox)
      if one.fax == .settled { try await outbox.withdraw(fax.id) }
      if one.fax == .unreadable {
        let database = try SQLite(path: desk.outboxPath + "/journal.sqlite")
        try database.run("UPDATE event SET digest = 'x'")
        database.close()
      }
    }
    await outbox.close()
    let copy = "\(desk.outboxPath)/\(one.name)"
    try FileManager.default.createDirectory(
      atPath: copy, withIntermediateDirectories: false)
    try Data("+16135550100".utf8).write(to: URL(fileURLWithPath: copy + "/journal.sqlite"))
    desk.clock.turnWall(by: made.timeIntervalSince(desk.clock.now().wall) + one.days * day)
    let again = try await desk.open()
    try await again.resume()
    #expect(FileManager.default.fileExists(atPath: copy) == !one.isGone)
    await again.close()
  }
}

extension Desk {
  /// Adds another fax and shows its page.
  func fill(_ outbox: Outbox, _ index: Int) async throws {
    let fax = try await outbox.add(document, to: FaxNumber("+1613555\(2000 + index)"), again: true)
    if index % 3 == 0 { _ = try await outbox.checkout(fax.id) }
  }

  /// The files of the outbox that hold one of the texts.
  func holders(of texts: [String]) throws -> [String] {
    let names = FileManager.default.enumerator(atPath: outboxPath)?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { name in
      guard let data = FileManager.default.contents(atPath: "\(outboxPath)/\(name)") else {
        return false
      }
      return texts.contains { data.range(of: Data($0.utf8)) != nil }
    }
  }
}
