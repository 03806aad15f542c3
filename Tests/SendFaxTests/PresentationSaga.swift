import Foundation
import SendFaxAPI
import Testing

@testable import SendFax

/// A fax told by its events, in a name a failure prints; the words are tried on what the machine makes.
struct Saga: Sendable, CustomTestStringConvertible {
  let name: String
  let events: [FaxEvent]
  var pages = PageCount.exact(2)

  var testDescription: String { name }

  static let draftBody = MultipartBody(path: "body", length: 1, sha256: "00", boundary: "b")
  static let start = Moment(
    wall: Date(timeIntervalSince1970: 1_800_000_000), uptime: 1000, boot: "a")
  static let secretName = "biopsy result.pdf"
  static let digits = "+16135550123"

  /// The record after all events, each a second after the one before.
  var record: FaxRecord {
    get throws {
      var record = FaxRecord(
        job: try JobID("k3f92mtq"), draft: try draft, at: Saga.start)
      for (index, event) in events.enumerated() {
        try FaxMachine.apply(event, at: Saga.after(.seconds(index + 1)), to: &record)
      }
      return record
    }
  }

  private var draft: FaxEvent.Draft {
    get throws {
      FaxEvent.Draft(
        base: .production, to: try FaxNumber(Saga.digits), name: Saga.secretName, wireName: nil,
        documentSHA256: String(repeating: "ab", count: 32), documentSize: 900, pageCount: pages,
        notes: [],
        body: Saga.draftBody,
        contentKey: "key", retryOf: nil)
    }
  }

  /// What is shown `wait` after the start.
  func shown(after wait: Duration = .seconds(60)) throws -> Presentation {
    Presentation(of: try record, at: Saga.after(wait))
  }

  static func after(_ wait: Duration) -> Moment {
    let milliseconds = wait.components.seconds * 1000
    return Moment(
      wall: start.wall.addingTimeInterval(Double(wait.components.seconds)),
      uptime: start.uptime + milliseconds, boot: start.boot)
  }
}

extension Saga {
  private static let id = FaxID(valid: "V1StGXR8_Z5jdHi6B-myT").unsafelyUnwrapped
  static let intent = "pi_3ABC"
  static let upload = FaxEvent.uploaded(
    .init(id: id, pageCount: 2, amount: USD(cents: 50), serverDate: nil))
  static let page = FaxEvent.checkoutOpened(
    .init(
      id: id, url: URL(fileURLWithPath: "/checkout"), amount: USD(cents: 50), pageCount: 2,
      serverDate: nil))
  static let quote = FaxEvent.Quoted(
    paymentIntent: intent, address: "0x52908400098527886E0F7030069857D2E4169EE7",
    token: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", network: "base", chainID: 8453,
    usdcBaseUnits: 100_000, pageCount: 2, expires: nil)
  static let hash = "0x" + String(repeating: "cd", count: 32)

  static func status(_ word: String, reason: String? = nil) -> FaxEvent {
    .statusSeen(
      .init(
        status: FaxStatus(rawValue: word), failureReason: reason, pageCount: 2, serverDate: nil))
  }
  static func accepted(_ rail: Rail) -> FaxEvent {
    .accepted(
      .init(
        rail: rail, id: id.rawValue, statusURL: nil, pageCount: 2,
        usdcBaseUnits: rail == .wallet ? 100_000 : nil,
        paymentIntent: rail == .wallet ? intent : nil))
  }
  static func attention(_ reason: FaxEvent.Attention.Reason) -> FaxEvent {
    .attention(.init(reason: reason))
  }
  static func settled(_ outcome: FaxEvent.Settled.Outcome, _ intent: String? = nil) -> FaxEvent {
    .settled(.init(outcome: outcome, id: nil, paymentIntent: intent))
  }
  static func answer(_ outcome: FaxEvent.TransferAnswered.Outcome, hash: String? = nil) -> FaxEvent
  {
    .transferAnswered(
      .init(
        paymentIntent: intent, ask: 1, outcome: outcome, hash: hash,
        code: outcome == .declined ? 4001 : nil, reason: nil))
  }

  static let carded = [upload, page]
  static let paid = carded + [accepted(.card)]
  static let asking = FaxEvent.quoteAsked(.init(ask: 1))
  static let quoted = [
    asking,
    FaxEvent.quoteAnswered(
      .init(
        ask: 1, quote: quote, paymentIntent: intent, failure: nil, mayHaveMinted: true,
        serverDate: nil)),
  ]
  static let asked =
    quoted + [
      .transferRequested(.init(quote: quote, ask: 1, wallet: "test", lifetimeSeconds: 300)),
      .walletNoted(
        .init(
          paymentIntent: intent, reference: ["nonce": "7", "note": "for \(digits) \(secretName)"])),
    ]
  static let sent = asked + [answer(.sent, hash: hash)]
  static let paidByWallet = sent + [accepted(.wallet)]
}

extension Saga {
  /// Every state, on every rail that reaches it.
  static let all: [Saga] = [
    Saga(name: "drafted", events: []),
    Saga(name: "drafted, an estimate", events: [], pages: .estimate(1)),
    Saga(name: "asking the price", events: [asking]),
    Saga(name: "uploaded", events: [upload]),
    Saga(name: "uploaded, counted otherwise", events: [upload], pages: .exact(3)),
    Saga(name: "page open", events: carded),
    Saga(name: "page unknown to the service", events: carded + [.notFound(.init(count: 1))]),
    Saga(name: "paid by card", events: paid),
    Saga(name: "status paid", events: paid + [status("paid")]),
    Saga(name: "queued", events: paid + [status("queued")]),
    Saga(name: "prepared", events: paid + [status("media_processed")]),
    Saga(name: "sending", events: paid + [status("sending")]),
    Saga(name: "retrying", events: paid + [status("retrying")]),
    Saga(name: "paid, then unknown", events: paid + [.notFound(.init(count: 1))]),
    Saga(name: "delivered by card", events: paid + [status("delivered")]),
    Saga(name: "failed by card", events: paid + [status("failed", reason: "user_busy")]),
    Saga(
      name: "failed and refunded",
      events: paid + [status("failed", reason: "user_busy"), settled(.refunded)]),
    Saga(name: "paid and expired", events: paid + [status("expired")]),
    Saga(name: "lapsed page", events: carded + [status("expired")]),
    Saga(name: "page lost", events: carded + [attention(.notFound)]),
    Saga(
      name: "page lost, never paid",
      events: carded + [attention(.notFound), settled(.neverApproved)]
    ),
    Saga(
      name: "page lost, written off", events: carded + [attention(.notFound), settled(.writtenOff)]),
    Saga(name: "page lost, arrived", events: carded + [attention(.notFound), settled(.arrived)]),
    Saga(name: "page lost, refunded", events: carded + [attention(.notFound), settled(.refunded)]),
    Saga(
      name: "outcome unknown",
      events: paid + [.closed(.init(reason: .outcomeUnknown, id: nil))]),
    Saga(name: "withdrawn", events: [.withdrawn(.init())]),
    Saga(name: "quoted", events: quoted),
    Saga(name: "wallet asked", events: asked),
    Saga(name: "wallet declined", events: asked + [answer(.declined)]),
    Saga(name: "wallet sent", events: sent),
    Saga(name: "paid by wallet", events: paidByWallet),
    Saga(name: "delivered by wallet", events: paidByWallet + [status("delivered")]),
    Saga(name: "failed by wallet", events: paidByWallet + [status("failed")]),
    Saga(name: "window over", events: sent + [attention(.windowOver)]),
    Saga(name: "body lost", events: sent + [attention(.bodyLost)]),
    Saga(name: "unreadable yes", events: sent + [attention(.acceptedUnreadably)]),
    Saga(name: "receipt of another", events: sent + [attention(.receiptOfAnother)]),
    Saga(name: "late transfer", events: sent + [attention(.lateTransfer)]),
    Saga(name: "said never approved", events: neverApproved),
    Saga(name: "card after a given-up request", events: neverApproved + carded),
    Saga(
      name: "asking again after a given-up request",
      events: neverApproved + [.quoteAsked(.init(ask: 2))]),
    Saga(name: "card after a declined request", events: asked + [answer(.declined)] + carded),
    Saga(
      name: "delivered, and another approved late",
      events: neverApproved + paid + [status("delivered"), answer(.sent, hash: hash)]),
    Saga(name: "approved late after all", events: neverApproved + [answer(.sent, hash: hash)]),
    Saga(
      name: "replaced",
      events: sent + [
        attention(.windowOver), .replaced(.init(by: JobID.random())),
      ]),
    Saga(
      name: "price asked again, answer lost",
      events: asked + [
        attention(.windowOver), settled(.neverApproved, intent), .quoteAsked(.init(ask: 2)),
        attention(.unansweredAsk),
      ]),
    Saga(
      name: "sent before",
      events: [
        asking,
        .quoteAnswered(
          .init(
            ask: 1, quote: nil, paymentIntent: nil, failure: "already_sent", mayHaveMinted: false,
            serverDate: nil)), .closed(.init(reason: .alreadySent, id: nil)),
      ]),
    Saga(name: "moved to this device", events: carded + [.moved(.init())]),
  ]

  static let neverApproved =
    asked + [attention(.windowOver), settled(.neverApproved, intent)]

  static func named(_ name: String) throws -> Saga {
    try #require(all.first { $0.name == name }, "no saga “\(name)”")
  }
}
