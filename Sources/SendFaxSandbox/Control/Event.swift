import Foundation

extension SendFaxSandbox {
  /// Something that happened in the sandbox, as a test or a page looks back on it.
  ///
  /// ```swift
  /// #expect(sandbox.events.map(\.kind).contains(.paid))
  /// ```
  ///
  /// Numbers rise by one and are never used again while the sandbox lives, a reset included.
  public struct Event: Sendable, Equatable {
    /// The place in the order of events; the first is 1.
    public var number: Int
    /// The sandbox's time.
    public var at: Date
    /// What happened.
    public var kind: Kind
    /// What it happened to: the id of a fax, page, intent, transaction or wallet request; for a request
    /// its method and path; for a trouble its name.
    public var subject: String
    /// What else there is to know: a status, an amount, a reason; empty where nothing is.
    public var detail: String
  }
}

extension SendFaxSandbox.Event {
  /// What can happen.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A request to the service or the wallet was answered; `detail` is the status, 0 where none came.
    case request
    /// A trouble changed an answer; `detail` is the request.
    case trouble
    /// A document was uploaded to be paid by card; `detail` is the pages.
    case uploaded
    /// A Checkout page was made; `detail` is the fax.
    case checkout
    /// A Checkout page expired; `detail` is the fax.
    case closed
    /// A card was declined; `detail` is the fax.
    case declined
    /// A fax was paid; `detail` is the amount.
    case paid
    /// A fax was paid once more; `detail` is the amount.
    case paidTwice = "paid_twice"
    /// A payment was given back; `detail` is the amount.
    case refunded
    /// A deposit intent was minted; `detail` is the amount.
    case minted
    /// A fax was accepted on the wallet rail; `detail` is its intent.
    case accepted
    /// The status of a fax changed; `detail` is the new one.
    case status
    /// The wallet was asked to send; `detail` is what it did.
    case wallet
    /// A transaction was sent; `detail` is the amount.
    case sent
    /// A transfer was mined that pays an intent; `detail` is the intent.
    case deposited
    /// A transfer was mined that pays for nothing; `detail` is why.
    case stranded
    /// The clock was turned; `subject` is by how many seconds, `detail` the time it shows.
    case clock
    /// Troubles were turned on or off; `subject` is the name, `detail` is `on` or `off`.
    case scenario
    /// The sandbox forgot everything.
    case reset
    /// Older events are forgotten already; only a stream says so.
    case gap
  }
}

extension SendFaxSandbox.Event {
  /// The event as one JSON object.
  var json: JSONText {
    .object([
      ("number", .int(number)), ("at", .string(HTTPDate.rfc3339(at))),
      ("kind", .string(kind.rawValue)), ("subject", .string(subject)),
      ("detail", .string(detail)), ("text", .string(text)),
    ])
  }

  /// One sentence for people; ids are shortened.
  public var text: String {
    let (subject, detail) = (
      SendFaxSandbox.Event.short(subject), SendFaxSandbox.Event.short(detail)
    )
    switch kind {
    case .request:
      return detail == "0" ? "\(self.subject): no answer" : "\(self.subject): \(detail)"
    case .trouble: return "Trouble \(self.subject) on \(self.detail)"
    case .uploaded: return "Fax \(subject) uploaded, \(detail)"
    case .checkout: return "Checkout page made for fax \(detail)"
    case .closed: return "Checkout page of fax \(detail) expired"
    case .declined: return "Card declined for fax \(detail)"
    case .paid: return "Fax \(subject) paid, \(detail)"
    case .paidTwice: return "Fax \(subject) paid a second time, \(detail)"
    case .refunded: return "Fax \(subject) refunded, \(detail)"
    case .minted: return "Deposit \(subject) asked for, \(detail)"
    case .accepted: return "Fax \(subject) accepted for deposit \(detail)"
    case .status: return "Fax \(subject) is \(detail.replacingOccurrences(of: "_", with: " "))"
    case .wallet: return "Wallet request \(subject) is \(detail)"
    case .sent: return "Transaction \(subject) sent, \(detail)"
    case .deposited: return "Deposit \(detail) has arrived"
    case .stranded:
      return
        "Transfer \(subject) pays for nothing: \(detail.replacingOccurrences(of: "_", with: " "))"
    case .clock: return "Clock turned by \(subject) s to \(self.detail)"
    case .scenario: return "\(self.subject) is \(detail)"
    case .reset: return "Everything forgotten"
    case .gap: return "Older events are forgotten"
    }
  }

  /// Enough of an id to tell it from others; shorter texts stay as they are.
  private static func short(_ text: String) -> String {
    let kept = text.hasPrefix("cs_test_") ? 16 : text.contains("_") || text.hasPrefix("0x") ? 12 : 8
    let isID = text.utf8.count >= 20 && !text.contains(" ")
    return isID ? "\(text.prefix(kept))…" : text
  }
}
