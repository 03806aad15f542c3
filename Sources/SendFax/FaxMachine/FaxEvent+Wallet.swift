import Foundation

extension FaxEvent {
  /// A quote is about to be asked for; the service may mint an intent for it even if no answer comes.
  public struct QuoteAsked: Sendable, Equatable, Codable {
    /// Counts the asks of this fax from 1.
    public var ask: Int
  }

  /// What a quote's request was answered.
  public struct QuoteAnswered: Sendable, Equatable, Codable {
    /// The ask this answers.
    public var ask: Int
    /// The quote, where there was one; told only once a wallet was asked.
    package var quote: Quoted?
    /// The intent the service named, whether or not it may be paid.
    public var paymentIntent: String?
    /// The code of the failure, where there was one.
    public var failure: String?
    /// Whether the request may have made the service mint an intent, whatever came back.
    public var mayHaveMinted: Bool
    /// The service's clock.
    public var serverDate: Date?
  }

  /// A quote as the service gave it and this device found it in bounds.
  public struct Quoted: Sendable, Equatable, Codable, CustomStringConvertible, CustomReflectable {
    /// Stripe's PaymentIntent, `pi_…`.
    public var paymentIntent: String
    /// Where to send: unique to this request. Whoever sees it can pay, so outside this package it is
    /// told only once a wallet was asked (``FaxRecord/Intent/address``).
    package var address: String
    /// The token's contract.
    public var token: String
    /// The network's name.
    public var network: String
    /// The chain's id.
    public var chainID: Int
    /// The exact amount in base units.
    public var usdcBaseUnits: Int
    /// The count of pages it pays for.
    public var pageCount: Int
    /// When the challenge ends, where it says so.
    public var expires: Date?

    /// Amount, pages and intent, without the address.
    public var description: String {
      "\(usdcBaseUnits) base units for \(pageCount) pages, \(paymentIntent)"
    }
    /// The same for `dump` and a debugger.
    public var customMirror: Mirror { Mirror(self, children: ["quote": description]) }
  }

  /// The quote at hand can't be paid any more; nothing was asked of a wallet.
  public struct QuoteLapsed: Sendable, Equatable, Codable {}

  /// A wallet is about to be asked to pay; from here on money may have moved.
  public struct TransferRequested: Sendable, Equatable, Codable {
    /// What it is asked to pay.
    public var quote: Quoted
    /// Counts the asks of this intent from 1.
    public var ask: Int
    /// The kind of wallet, in our words.
    public var wallet: String
    /// How long the wallet's request lives, in seconds.
    public var lifetimeSeconds: Int
  }

  /// Something of the wallet's own that finds the request again: its request id, the account, the nonce.
  public struct WalletNoted: Sendable, Equatable, Codable {
    /// The payment it belongs to.
    public var paymentIntent: String
    /// The wallet's words, by name.
    public var reference: [String: String]
  }

  /// What the wallet answered, in time or late.
  public struct TransferAnswered: Sendable, Equatable, Codable {
    /// The four answers.
    public enum Outcome: String, Sendable, Codable, CaseIterable {
      /// The wallet named a transaction.
      case sent
      /// The wallet's holder said no, with a code that means it.
      case declined
      /// Nothing left this device.
      case notAsked = "not_asked"
      /// Anything else, silence included; it counts as paid.
      case unknown
    }
    /// The payment it belongs to.
    public var paymentIntent: String
    /// The ask it answers.
    public var ask: Int
    /// The answer.
    public var outcome: Outcome
    /// The transaction, where it was sent.
    public var hash: String?
    /// The wallet's error code, where it declined.
    public var code: Int?
    /// Why it was not asked or is not known, in our words.
    public var reason: String?
  }

  /// The chain says finally that a transaction moved nothing.
  public struct TransferFailed: Sendable, Equatable, Codable {
    /// How it failed.
    public enum How: String, Sendable, Codable, CaseIterable {
      /// Mined, and undone by the token's contract.
      case reverted
      /// Its nonce was used by another transaction.
      case replaced
    }
    /// The payment it belongs to.
    public var paymentIntent: String
    /// How it failed.
    public var how: How
  }

  /// The same request is about to be sent again; the service may mint another intent for it.
  public struct ClaimAsked: Sendable, Equatable, Codable {
    /// Counts the claims of this fax from 1.
    public var attempt: Int
    /// How long the request may go on, in seconds, where that is longer than its usual deadline: the
    /// system sends it while the app is away.
    public var patienceSeconds: Int?
  }

  /// The same request was sent again after a wallet was asked, and this came back.
  public struct Claimed: Sendable, Equatable, Codable {
    /// Counts the claims of this fax from 1.
    public var attempt: Int
    /// What came back, as a word: `402`, `other_intent`, `accepted_unreadably`, a failure's code…
    public var answer: String
    /// The HTTP status, where there was one.
    public var status: Int?
    /// Whether the request may have reached the service.
    public var mayHaveArrived: Bool
    /// The intent the service named, where it named one.
    public var paymentIntent: String?
    /// How long the service asked to wait, in seconds.
    public var retryAfterSeconds: Int?
    /// The start of a yes that could not be read, kept as it came.
    public var raw: String?
    /// The service's clock.
    public var serverDate: Date?
  }
}
