import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax

@Suite(.timeLimit(.minutes(4)))
struct OutboxLossTests {
  /// What may have happened to the stored body.
  static let losses: [(name: String, lose: @Sendable (String) throws -> Void)] = [
    ("gone", { try FileManager.default.removeItem(atPath: $0) }),
    ("cut", { try Data("x".utf8).write(to: URL(fileURLWithPath: $0)) }),
    (
      "its folder gone",
      { try FileManager.default.removeItem(atPath: ($0 as NSString).deletingLastPathComponent) }
    ),
  ]

  @Test(arguments: losses.indices)
  func `a paid fax whose stored document was lost is claimed once it is given back`(
    index: Int
  ) async throws {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let quote = try await outbox.quote(fax.id)
    let wallet = LosingWallet(wallet: StubWallet(desk.sandbox, .paysInSilence)) {
      try OutboxLossTests.losses[index].lose("\(desk.outboxPath)/faxes/\(fax.id)/body")
    }
    try await outbox.pay(quote, from: wallet)
    #expect(
      await outbox.wait(for: fax.id, in: .needsAttention)?.record.attention == .bodyLost)
    await outbox.rest(of: fax.id)
    let other = try FaxDocument.read(
      path: SamplePDF.pages(2).write(in: desk.folder.url, as: "other.pdf"))
    await #expect { try await outbox.restore(fax.id, from: other) } throws: {
      FaxError.Code.documentChanged ~= $0
    }
    try await outbox.restore(fax.id, from: desk.document)
    try await outbox.checkAgain(fax.id)
    #expect(await outbox.wait(for: fax.id, in: .delivered) != nil)
    #expect(desk.sandbox.ledger.paidFaxes.count == 1)
    await outbox.close()
  }

  @Test func `a document that is whole stays, and one that is not needed is not kept`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let fax = try await desk.add(to: outbox)
    let body = "\(desk.outboxPath)/faxes/\(fax.id)/body"
    let before = try FileManager.default.attributesOfItem(atPath: body)[.systemFileNumber]
    try await outbox.restore(fax.id, from: desk.document)
    let after = try FileManager.default.attributesOfItem(atPath: body)[.systemFileNumber]
    #expect(before as? NSNumber == after as? NSNumber)
    try await outbox.withdraw(fax.id)
    await #expect { try await outbox.restore(fax.id, from: desk.document) } throws: {
      FaxError.Code.notAllowedNow ~= $0
    }
    #expect(!FileManager.default.fileExists(atPath: body))
    await outbox.close()
  }

  @Test func `a fax that can't be read goes when its person says so, and no other does`()
    async throws
  {
    let desk = try Desk()
    let outbox = try await desk.open()
    let bad = try await desk.add(to: outbox)
    let sound = try await outbox.add(desk.document, to: desk.number, again: true)
    await outbox.close()
    let journal = try SQLite(path: desk.outboxPath + "/journal.sqlite")
    try journal.run("UPDATE event SET at = at + 1 WHERE job = '\(bad.id)'")
    journal.close()
    let again = try await desk.open()
    await #expect(throws: FaxError.self) { try await again.fax(bad.id) }
    await #expect { try await again.discard(quarantined: sound.id.description) } throws: {
      FaxError.Code.unknownJob ~= $0
    }
    try await again.discard(quarantined: bad.id.description)
    #expect(try await again.quarantined().isEmpty)
    #expect(try await again.faxes().map(\.id) == [sound.id])
    #expect(!FileManager.default.fileExists(atPath: "\(desk.outboxPath)/faxes/\(bad.id)"))
    await #expect { try await again.fax(bad.id) } throws: { FaxError.Code.unknownJob ~= $0 }
    await again.close()
  }
}

/// A wallet that pays, while the disk loses something.
private struct LosingWallet: Wallet {
  let wallet: StubWallet
  let lose: @Sendable () throws -> Void
  var name: String { wallet.name }
  var requestLifetime: Duration { wallet.requestLifetime }

  func submit(_ request: TransferRequest) async -> TransferOutcome {
    let outcome = await wallet.submit(request)
    do { try lose() } catch { Issue.record(error) }
    return outcome
  }
}
