import Foundation
import SendFax

extension KillStage {
  /// The payment's 15 minutes, and more.
  static let window = 1000

  /// The payment's window passes, by the service's clock; the command's is told by `later`.
  func passWindow() { sandbox.advance(by: .seconds(KillStage.window)) }

  /// Pays a fax whose wallet was not asked yet, as the person agrees once more.
  func goOnByWallet(later: Int = 0) async throws {
    let end = try await run(["resume", "--yes"] + wallet, later: later)
    expect(end.status == 0, "resume to end with 0, not \(end.status)")
  }

  /// Nothing was paid and nobody can know that: after the window the person is asked, with evidence,
  /// and no wallet is ever asked again.
  func expectNoSecondAsk() async throws {
    let claiming = try start(["resume", "--yes"] + wallet)
    let before = claims
    while claiming.isRunning, claims == before { try await Task.sleep(for: .milliseconds(5)) }
    claiming.kill()
    let end = await claiming.end()
    note(end, ["resume", "--yes", "  # dies while it claims"])
    expect(end.wasKilled, "resume to go on claiming, not to end with \(end.status)")
    try await resumeUntilAttention()
    try await expectEvidence(hash: false)
    expect(sandbox.ledger.chain.asks.isEmpty, "the wallet not to be asked")
    let settled = try await run(
      ["settle", try await job(), "--as", "never-approved"], later: KillStage.window + 300)
    expect(settled.status == 0, "settle to end with 0, not \(settled.status)")
    expect(
      sandbox.ledger.payments.isEmpty && sandbox.ledger.stranded.isEmpty, "no money to have moved")
  }

  private var claims: Int {
    sandbox.ledger.requests.filter { $0.path == "/api/v1/faxes" }.count
  }

  /// Resumes after the window until the command says that the person must act, and is killed as it
  /// waits for its next late claim.
  func resumeUntilAttention() async throws {
    passWindow()
    let words = ["resume"] + wallet
    let child = try start(words, later: KillStage.window)
    while child.isRunning, !child.printed.contains("needs_attention") {
      try await Task.sleep(for: .milliseconds(5))
    }
    child.kill()
    note(await child.end(), words + ["  # dies while it waits"])
  }

  /// After the window: the command says that the person must act, and what support needs.
  func expectEvidence(hash: Bool) async throws {
    let end = try await resume(later: KillStage.window + 200)
    expect(end.status == 2, "resume to end with 2, not \(end.status)")
    guard let intent = sandbox.ledger.intents.first else { return expect(false, "an intent") }
    for word in [intent.id, intent.address, "\(intent.amount)"] {
      expect(end.output.lowercased().contains(word.lowercased()), "resume to name \(word)")
    }
    let transfer = sandbox.ledger.chain.transactions.first
    if hash, let transfer { expect(end.output.contains(transfer.hash), "resume to name the hash") }
    try await expectShown(intent.id)
  }
}
