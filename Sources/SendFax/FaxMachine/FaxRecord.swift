import Foundation
import SendFaxAPI

/// All that is known of a fax: the fold over its events.
public struct FaxRecord: Sendable, Equatable {
  /// The fax's name on this device.
  public let job: JobID
  /// How many events it is made of.
  public internal(set) var sequence = 1
  /// What was put on disk at first.
  public let draft: FaxEvent.Draft
  /// When that was.
  public let draftedAt: Moment
  /// When the last event happened.
  public internal(set) var updatedAt: Moment
  /// Where it stands.
  public internal(set) var state = FaxState.drafted
  /// How the person chose to pay.
  public internal(set) var rail: Rail?
  /// The request body, its path relative to the fax's folder.
  public internal(set) var body: MultipartBody
  /// Whether the body is still on this device.
  public internal(set) var hasBody = true
  /// Whether the journal came from another device since a payment was asked for.
  public internal(set) var isMoved = false
  /// When the journal came to this device from another one.
  var movedAt: Moment?

  /// What the service said of the upload for card.
  public internal(set) var upload: FaxEvent.Uploaded?
  /// The price the person agreed to where it is not the one of this device's count.
  public internal(set) var consent: FaxEvent.Consented?
  /// Whether a Checkout page was ever shown: from card to wallet there is no way (rule 3).
  public internal(set) var wasPageShown = false
  /// The Checkout page that was shown last.
  public internal(set) var page: Page?

  /// How the service took the payment.
  public internal(set) var acceptance: FaxEvent.Accepted?
  /// The last status the service told.
  public internal(set) var status: FaxEvent.StatusSeen?
  /// When it told that first.
  public internal(set) var statusAt: Moment?
  /// Since when the service has not known it.
  public internal(set) var missingSince: Moment?

  /// The quote's request that is open, if one is.
  public internal(set) var openAsk: Ask?
  /// How many quotes were asked for.
  public internal(set) var asks = 0
  /// The quote at hand; outside this package it is told only once a wallet was asked.
  package internal(set) var quote: FaxEvent.Quoted?
  /// When each intent's 15 minutes began, by intent.
  var windows: [String: PaymentWindow] = [:]
  /// Requests that may have made the service mint an intent nobody has seen yet, oldest first.
  var mintingAsks: [Moment] = []
  /// The most seconds that a request of this fax may go on after it was begun, where the system sends it.
  var longestRequest = 0
  /// The service's clock as it was read last.
  var serverClock: ServerClock?
  /// Every payment a wallet was ever asked for, oldest first.
  public internal(set) var intents: [Intent] = []
  /// What the claims were answered.
  public internal(set) var claims = Claims()

  /// Why a person is needed, in `needsAttention`.
  public internal(set) var attention: FaxEvent.Attention.Reason?
  /// What a person said became of the money.
  public internal(set) var settlement: FaxEvent.Settled.Outcome?
  /// Why it ended, in `closed`.
  public internal(set) var closing: FaxEvent.Closed?
  /// The fax that takes this one's place.
  public internal(set) var replacedBy: JobID?

  /// A page that may be paid.
  public struct Page: Sendable, Equatable {
    /// What was shown.
    public var opened: FaxEvent.CheckoutOpened
    /// When.
    public var at: Moment
    /// How many pages were shown in all.
    public var count: Int
  }

  /// A quote that was asked for.
  public struct Ask: Sendable, Equatable {
    /// Its number, from 1.
    public var number: Int
    /// When.
    public var at: Moment
    /// Whether one before it was never answered.
    public var followsUnanswered = false
  }

  /// A payment that a wallet was asked for, and what became of it.
  public struct Intent: Sendable, Equatable {
    /// What became of it, as far as is known.
    public enum Outcome: String, Sendable, Codable {
      /// The wallet was asked and has not answered, or not clearly.
      case open
      /// The wallet named a transaction.
      case sent
      /// The wallet declined, or was never reached.
      case declined
      /// The chain says finally that nothing moved.
      case failed
      /// The person said it was never approved.
      case retired
      /// It paid a fax.
      case accepted
      /// The money came back.
      case returned
    }
    /// What the wallet was asked to pay.
    public var quote: FaxEvent.Quoted
    /// When it was asked last.
    public var askedAt: Moment
    /// The earliest moment that could have begun its 15 minutes.
    public var windowStart: Moment
    /// How often it was asked.
    public var asks: Int
    /// Asks that ended without anything having left this device or with a clear no.
    public var endedAsks = 0
    /// The kind of wallet that was asked last.
    public var wallet: String
    /// How long the wallet's last request lives, in seconds.
    public var lifetimeSeconds: Int
    /// The transaction.
    public var hash: String?
    /// The wallet's own words about the request.
    public var reference: [String: String] = [:]
    /// What became of it.
    public var outcome: Outcome

    /// Where the money was to go.
    public var address: String { quote.address }
    /// Whether the wallet may still pay it, or has.
    public var isOpen: Bool { outcome == .open || outcome == .sent }
  }

  /// The claims so far.
  public struct Claims: Sendable, Equatable {
    /// How many were made.
    public var count = 0
    /// The one that is under way, if one is.
    public var open: Ask?
    /// How many of them reached the service after the window.
    public var late = 0
    /// When the service last said, after the window and after any request's lifetime, that it has no
    /// payment.
    public var unpaidAt: Moment?
    /// The last one's answer.
    public var last: FaxEvent.Claimed?
    /// When it came.
    public var lastAt: Moment?
    /// The start of a yes that could not be read.
    public var unreadableYes: String?
  }

  package init(job: JobID, draft: FaxEvent.Draft, at: Moment) {
    self.job = job
    self.draft = draft
    draftedAt = at
    updatedAt = at
    body = draft.body
  }
}

extension FaxRecord {
  /// The service's id that can stand in a request's path.
  public var faxID: FaxID? {
    if let acceptance { return FaxID(valid: acceptance.id) }
    return page?.opened.id ?? upload?.id
  }

  /// Whether a wallet was ever asked for this fax.
  public var everAskedWallet: Bool { !intents.isEmpty }

  /// Whether a lost answer to a quote's request may have been the yes for an earlier payment.
  public var isAskInDoubt: Bool { everAskedWallet && openAsk != nil }

  /// Whether its page was shown, it lapsed unpaid, and a payment may still turn up.
  public var isWatchedExpiry: Bool { state == .expired && acceptance == nil && page != nil }
}

extension FaxID {
  /// An id, or nil where the text has another shape.
  init?(valid text: String) {
    do { try self.init(text) } catch { return nil }
  }
}

extension FaxRecord {
  /// Whether `resume` has to look at it: something of it is going on, or a document is still to be
  /// deleted.
  var isLive: Bool { !state.isSettled || hasBody || isWatchedExpiry }
}
