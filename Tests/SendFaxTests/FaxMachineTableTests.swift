import Foundation
import SendFaxAPI
import Testing

@testable import SendFax

/// Which event may follow in which state: one row a state, in the rules' own words.
@Suite struct FaxMachineTableTests {
  /// One event of each kind, as it would come for the fax of ``Saga``.
  static let events: [FaxEvent] = [
    .redrafted(.init(body: Saga.draftBody)), .moved(.init()), .railChosen(.init(rail: .card)),
    Saga.status("sending"), .notFound(.init(count: 1)), Saga.accepted(.card),
    Saga.accepted(.wallet), Saga.attention(.windowOver), Saga.attention(.lateTransfer),
    Saga.settled(.neverApproved, Saga.intent), Saga.settled(.refunded, Saga.intent),
    Saga.settled(.arrived), Saga.settled(.writtenOff), .replaced(.init(by: JobID.random())),
    .withdrawn(.init()), .closed(.init(reason: .outcomeUnknown, id: nil)),
    .closed(.init(reason: .alreadySent, id: nil)), .bodyDeleted(.init()), Saga.upload,
    .uploadDropped(.init(reason: .railChanged)),
    .consented(.init(amount: USD(cents: 60), pageCount: 12)), Saga.page,
    .quoteAsked(.init(ask: 2)),
    .quoteLapsed(.init()),
    .transferRequested(
      .init(quote: Saga.quote, ask: 1, wallet: "test", lifetimeSeconds: 300)),
    .walletNoted(.init(paymentIntent: Saga.intent, reference: [:])),
    Saga.answer(.sent, hash: Saga.hash),
    .transferFailed(.init(paymentIntent: Saga.intent, how: .reverted)),
    .claimAsked(.init(attempt: 1)),
  ]

  @Test(arguments: FaxMachineTable.rows)
  func `only these events may follow`(row: FaxMachineTable.Row) throws {
    let record = try Saga.named(row.saga).record
    let allowed = FaxMachineTableTests.events.filter { FaxMachine.allows($0, in: record) }
    #expect(allowed.map(\.kind) == row.allowed, "\(row.saga)")
  }

  @Test func `an event that may not follow changes nothing`() throws {
    for saga in Saga.all {
      let record = try saga.record
      for event in FaxMachineTableTests.events where !FaxMachine.allows(event, in: record) {
        var copy = record
        #expect(throws: ReplayFault.self) { try FaxMachine.apply(event, at: Saga.start, to: &copy) }
        #expect(copy == record)
      }
    }
  }

  @Test func `the table has every state`() throws {
    let states = try FaxMachineTable.rows.map { try Saga.named($0.saga).record.state }
    #expect(Set(states) == Set(FaxState.allCases))
  }
}

/// The table itself.
enum FaxMachineTable {
  struct Row: Sendable, CustomTestStringConvertible {
    var saga: String
    var allowed: [String]
    var testDescription: String { saga }
  }

  static let rows: [Row] = [
    // drafted
    Row(
      saga: "drafted",
      allowed: ["redrafted", "rail_chosen", "withdrawn", "closed", "uploaded", "quote_asked"]),
    // uploaded
    Row(
      saga: "uploaded",
      allowed: [
        "redrafted", "rail_chosen", "withdrawn", "uploaded", "upload_dropped", "consented",
        "checkout_opened",
      ]),
    // quoted
    Row(
      saga: "quoted",
      allowed: [
        "redrafted", "rail_chosen", "withdrawn", "uploaded", "consented", "quote_asked",
        "quote_lapsed", "transfer_requested",
      ]),
    // drafted
    Row(
      saga: "asking the price",
      allowed: ["redrafted", "rail_chosen", "withdrawn", "closed", "uploaded", "quote_asked"]),
    // checkout_opened
    Row(
      saga: "page open",
      allowed: [
        "moved", "status_seen", "not_found", "accepted", "attention", "attention",
        "checkout_opened",
      ]),
    // expired
    Row(
      saga: "lapsed page",
      allowed: [
        "moved", "status_seen", "not_found", "accepted", "attention", "attention", "settled",
        "settled", "body_deleted",
      ]),
    // needs_attention
    Row(
      saga: "page lost",
      allowed: [
        "moved", "status_seen", "not_found", "accepted", "settled", "settled", "settled", "settled",
        "replaced", "body_deleted",
      ]),
    // transfer_requested
    Row(
      saga: "wallet asked",
      allowed: [
        "moved", "accepted", "attention", "attention", "wallet_noted", "transfer_answered",
        "claim_asked",
      ]),
    // quoted
    Row(
      saga: "wallet declined",
      allowed: [
        "redrafted", "rail_chosen", "accepted", "attention", "withdrawn", "uploaded", "consented",
        "quote_asked", "quote_lapsed", "wallet_noted", "transfer_answered",
      ]),
    // transfer_sent
    Row(
      saga: "wallet sent",
      allowed: [
        "moved", "accepted", "attention", "attention", "wallet_noted", "transfer_answered",
        "transfer_failed", "claim_asked",
      ]),
    // needs_attention
    Row(
      saga: "window over",
      allowed: [
        "moved", "accepted", "settled", "settled", "settled", "settled", "replaced", "body_deleted",
        "wallet_noted", "transfer_answered", "transfer_failed", "claim_asked",
      ]),
    // accepted
    Row(
      saga: "paid by card",
      allowed: ["moved", "status_seen", "not_found", "closed"]),
    // accepted
    Row(
      saga: "paid by wallet",
      allowed: ["moved", "status_seen", "not_found", "closed", "wallet_noted", "transfer_answered"]),
    // delivered
    Row(
      saga: "delivered by card",
      allowed: ["moved", "settled", "body_deleted"]),
    // delivered
    Row(
      saga: "delivered by wallet",
      allowed: ["moved", "settled", "body_deleted", "wallet_noted", "transfer_answered"]),
    // failed
    Row(
      saga: "failed by card",
      allowed: ["moved", "settled", "body_deleted"]),
    // failed
    Row(
      saga: "failed by wallet",
      allowed: ["moved", "settled", "body_deleted", "wallet_noted", "transfer_answered"]),
    // expired
    Row(
      saga: "paid and expired",
      allowed: ["moved", "settled", "settled", "settled", "body_deleted"]),
    // withdrawn
    Row(
      saga: "withdrawn",
      allowed: ["moved", "body_deleted"]),
    // closed
    Row(
      saga: "outcome unknown",
      allowed: ["moved", "settled", "body_deleted"]),
    // closed
    Row(
      saga: "sent before",
      allowed: ["moved", "body_deleted"]),
    // closed
    Row(
      saga: "replaced",
      allowed: [
        "moved", "accepted", "settled", "body_deleted", "wallet_noted", "transfer_answered",
        "transfer_failed",
      ]),
    // drafted
    Row(
      saga: "said never approved",
      allowed: [
        "redrafted", "rail_chosen", "accepted", "attention", "withdrawn", "uploaded", "quote_asked",
        "wallet_noted", "transfer_answered",
      ]),
    // drafted
    Row(
      saga: "asking again after a given-up request",
      allowed: [
        "redrafted", "rail_chosen", "accepted", "attention", "quote_asked", "wallet_noted",
        "transfer_answered",
      ]),
    // drafted
    Row(
      saga: "approved late after all",
      allowed: [
        "redrafted", "rail_chosen", "accepted", "attention", "withdrawn", "uploaded", "quote_asked",
        "wallet_noted", "transfer_answered", "transfer_failed",
      ]),
    // checkout_opened
    Row(
      saga: "moved to this device",
      allowed: ["moved", "status_seen", "not_found", "accepted", "attention", "attention"]),
    // drafted
    Row(
      saga: "page lost, never paid",
      allowed: ["redrafted", "rail_chosen", "withdrawn", "closed", "uploaded"]),
  ]
}
