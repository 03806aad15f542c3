import Foundation

extension SendFaxSandbox {
  /// Everything the sandbox knows, as values: what was uploaded, paid, sent and refunded.
  ///
  /// ```swift
  /// #expect(sandbox.ledger.faxes.filter(\.isPaid).count == 1)
  /// ```
  public struct Ledger: Sendable, Codable, Equatable {
    /// Uploads and faxes, oldest first.
    public internal(set) var faxes: [Fax] = []
    /// Checkout sessions, oldest first.
    public internal(set) var checkoutSessions: [CheckoutSession] = []
    /// Payments the service has, duplicates included.
    public internal(set) var payments: [Payment] = []
    /// Deposit intents of the wallet rail.
    public internal(set) var intents: [Intent] = []
    /// Transfers that paid for nothing.
    public internal(set) var stranded: [Stranded] = []
    /// The accounts and transactions of the make-believe chain.
    public internal(set) var chain = Chain()
    /// The last requests, oldest first.
    public internal(set) var requests: [Seen] = []
    /// How many requests there were in all.
    public internal(set) var requestCount = 0

    var faxIndex: [String: Int] = [:]

    /// The fax of an id.
    public func fax(_ id: String) -> Fax? { faxIndex[id].map { faxes[$0] } }

    /// The faxes a person paid for.
    public var paidFaxes: [Fax] { faxes.filter(\.isPaid) }

    /// The payments that came back.
    public var refunds: [Payment] { payments.filter { $0.refundedAt != nil } }
  }
}

extension SendFaxSandbox.Ledger {
  /// The two ways money moves.
  public enum Rail: String, Sendable, Codable {
    /// On a Checkout page.
    case card
    /// By a transfer of tokens.
    case wallet
  }

  /// An upload, and the fax it becomes when it is paid.
  public struct Fax: Sendable, Codable, Equatable {
    /// The id that clients know.
    public var id: String
    /// The rail it was made on.
    public var rail: Rail
    /// The number in E.164.
    public var to: String
    /// The service's count.
    public var pageCount: Int
    /// The price by card in cents.
    public var amountCents: Int
    /// SHA-256 of the document, 64 lower-case hexadecimal digits.
    public var documentDigest: String
    /// When it was uploaded.
    public var createdAt: Date
    /// When it was paid first.
    public var paidAt: Date?
    /// The status at the last look; the clock moves it.
    public var status: String
    /// Why it failed.
    public var failureReason: String?
    /// When it reached its last status.
    public var terminalAt: Date?

    /// Whether it was paid.
    public var isPaid: Bool { paidAt != nil }
  }

  /// A page where a card can be charged.
  public struct CheckoutSession: Sendable, Codable, Equatable {
    /// What can become of it.
    public enum State: String, Sendable, Codable {
      /// It can be paid.
      case open
      /// It was paid.
      case paid
      /// Nobody paid it in time.
      case expired
    }
    /// `cs_test_…`.
    public var id: String
    /// The fax it is for.
    public var faxID: String
    /// What it charges.
    public var amountCents: Int
    /// When it was made; it can be paid for 24 hours.
    public var createdAt: Date
    /// What became of it.
    public var state: State
    /// How often a card was declined on it.
    public var declines: Int
  }

  /// Money that reached the service.
  public struct Payment: Sendable, Codable, Equatable {
    /// `py_…`.
    public var id: String
    /// The fax it pays.
    public var faxID: String
    /// The rail.
    public var rail: Rail
    /// Cents by card, base units by wallet.
    public var amount: UInt64
    /// The Checkout session or the intent.
    public var reference: String
    /// When it came.
    public var at: Date
    /// Whether the fax was paid already.
    public var isDuplicate: Bool
    /// When it was given back.
    public var refundedAt: Date?

    /// The amount for people: `$0.50`, `0.050000 USDC`.
    var shown: String {
      rail == .card ? Page.dollars(Int(amount)) : Service.display(amount) + " USDC"
    }
  }

  /// A deposit address with an amount and a window.
  public struct Intent: Sendable, Codable, Equatable {
    /// `pi_…`.
    public var id: String
    /// What makes a request the same as the one it was minted for.
    public var key: String
    /// Where to send.
    public var address: String
    /// What to send, exactly, in base units.
    public var amount: UInt64
    /// The pages it pays for.
    public var pageCount: Int
    /// When it was minted.
    public var mintedAt: Date
    /// Until when identical requests get it.
    public var endsAt: Date
    /// The transfer that paid it.
    public var paidBy: String?
    /// When the service saw that.
    public var detectedAt: Date?
    /// The fax that the claim made.
    public var faxID: String?
  }

  /// A transfer that pays for nothing.
  public struct Stranded: Sendable, Codable, Equatable {
    /// Why.
    public enum Reason: String, Sendable, Codable {
      /// The window was over.
      case late
      /// Less than was asked for.
      case under
      /// More than was asked for.
      case over
      /// The intent was paid before.
      case duplicate
      /// It paid an intent that nobody claimed in time.
      case unclaimed
      /// Another token than the one asked for.
      case wrongToken = "wrong_token"
      /// Sent to the challenge's static address, which is nobody's quote.
      case staticRecipient = "static_recipient"
      /// Sent to an address of no intent.
      case noIntent = "no_intent"
    }
    /// The transaction.
    public var hash: String
    /// The intent it was meant for, where there is one.
    public var intentID: String?
    /// The amount in base units.
    public var amount: UInt64
    /// Why.
    public var reason: Reason
    /// When it was mined.
    public var at: Date
  }

  /// A request the sandbox answered.
  public struct Seen: Sendable, Codable, Equatable {
    /// When.
    public var at: Date
    /// `POST`.
    public var method: String
    /// The path without the query.
    public var path: String
    /// The status answered, or 0 where nothing was.
    public var status: Int
    /// The length of the body.
    public var bodyLength: Int
    /// The scenario that changed the answer.
    public var scenario: String?
  }
}
