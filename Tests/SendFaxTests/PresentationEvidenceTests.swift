import Foundation
import SendFaxAPI
import Testing

@testable import SendFax

@Suite struct PresentationEvidenceTests {
  @Test(arguments: Saga.all)
  func `evidence holds neither the number nor the document's name`(_ saga: Saga) throws {
    let text = try saga.shown().evidence.flatMap { [$0.key, $0.label, $0.value, $0.line] }
      .joined(separator: "\n")
    for secret in [Saga.digits, "16135550123", "+1 613 555 0123", Saga.secretName, "biopsy"] {
      #expect(!text.contains(secret), "\(text)")
    }
  }

  @Test(arguments: Saga.all)
  func `there is evidence wherever money may have moved`(_ saga: Saga) throws {
    let record = try saga.record
    if record.money != .notMoved { #expect(try !saga.shown().evidence.isEmpty) }
  }

  @Test func `a wallet payment can be found by its evidence`() throws {
    let lines = try Saga.named("window over").shown().evidence.map(\.line)
    #expect(
      lines == [
        "Job: k3f92mtq", "Service: https://sendfax.sh", "Saved: 2027-01-15 08:00:00 UTC",
        "PaymentIntent: pi_3ABC", "Payment: sent", "Network: base (chain 8453)",
        "Token: 0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
        "Address: 0x52908400098527886E0F7030069857D2E4169EE7", "Amount: 0.10 USDC",
        "USDC base units: 100000", "Transaction: \(Saga.hash)",
        "Wallet asked: 2027-01-15 08:00:03 UTC", "Payment window began: 2027-01-15 08:00:01 UTC",
        "Wallet's words (nonce): 7", "Wallet's words (note): for … …",
      ])
  }

  @Test func `a card page can be found by its evidence`() throws {
    let facts = try Saga.named("page lost").shown().evidence
    #expect(
      facts.map(\.key) == [
        "job", "service", "drafted_at", "fax_id", "rail", "amount", "payment_page_shown_at",
      ])
    #expect(facts[3].value == "V1StGXR8_Z5jdHi6B-myT")
  }

  @Test func `a receipt says what a person keeps`() throws {
    let saga = try Saga.named("delivered by wallet")
    let history = saga.events.enumerated().map { index, event in
      StoredEvent(sequence: index + 2, at: Saga.after(.seconds(index + 1)), event: event)
    }
    let receipt = try #require(FaxReceipt(of: saga.record, history: history))
    #expect(
      receipt.lines == [
        "Fax receipt", "Outcome: Delivered", "Sent to: …0123", "Pages: 2",
        "Document SHA-256: \(String(repeating: "ab", count: 32))", "Paid by: wallet",
        "Amount: 0.10 USDC", "Saved: 2027-01-15 08:00:00 UTC",
        "Payment confirmed: 2027-01-15 08:00:06 UTC", "Ended: 2027-01-15 08:00:07 UTC",
        "Fax id: V1StGXR8_Z5jdHi6B-myT", "PaymentIntent: pi_3ABC", "Transaction: \(Saga.hash)",
        "Status page: https://sendfax.sh/f/V1StGXR8_Z5jdHi6B-myT", "Job: k3f92mtq",
        "Service: https://sendfax.sh",
      ])
  }

  @Test(arguments: Saga.all)
  func `a receipt exists once the service has the payment, and masks the number`(_ saga: Saga)
    throws
  {
    let record = try saga.record
    let receipt = FaxReceipt(of: record)
    #expect((receipt == nil) == (record.acceptance == nil))
    let text = receipt?.lines.joined() ?? ""
    #expect(!text.contains("613") && !text.contains("biopsy"))
  }
}
