import Foundation
import SendFaxAPI

/// One thing that happened to a fax; the list of them is all that is known of it.
///
/// The journal stores an event under its ``kind`` with its payload as JSON. Payloads only ever gain
/// optional members, so a journal of an earlier version stays readable.
public enum FaxEvent: Sendable, Equatable {
  // Both rails

  /// Put on disk, whole; always the first event, and nothing was sent yet.
  case drafted(Draft)
  /// Made anew on another device, with other bytes; nothing was asked for yet.
  case redrafted(Redraft)
  /// Come to another device after a payment was asked for.
  case moved(Moved)
  /// The person chose how to pay.
  case railChosen(RailChosen)
  /// The service told another status.
  case statusSeen(StatusSeen)
  /// The service said that it knows no such fax.
  case notFound(NotFound)
  /// The service has the payment.
  case accepted(Accepted)
  /// Money may be out and a person is needed.
  case attention(Attention)
  /// A person said what became of the money.
  case settled(Settled)
  /// Another fax takes its place.
  case replaced(Replaced)
  /// Taken back before anything was paid.
  case withdrawn(Withdrawn)
  /// Ended without a known outcome, or with nothing to do.
  case closed(Closed)
  /// The document was deleted from this device.
  case bodyDeleted(BodyDeleted)

  // Card

  /// The service took the document and priced it; nothing is charged.
  case uploaded(Uploaded)
  /// The upload is not used any more; its page was never shown.
  case uploadDropped(UploadDropped)
  /// The person agreed to a price or count that is not this device's.
  case consented(Consented)
  /// A Checkout page is about to be shown; from here on it may be paid.
  case checkoutOpened(CheckoutOpened)

  // Wallet

  /// A quote is about to be asked for; it may begin an intent's 15 minutes.
  case quoteAsked(QuoteAsked)
  /// The quote came, or what came instead.
  case quoteAnswered(QuoteAnswered)
  /// The quote can't be paid any more, and nothing was asked of a wallet.
  case quoteLapsed(QuoteLapsed)
  /// A wallet is about to be asked; from here on money may have moved.
  case transferRequested(TransferRequested)
  /// The wallet's own words that find its request again.
  case walletNoted(WalletNoted)
  /// The wallet answered, in time or late.
  case transferAnswered(TransferAnswered)
  /// The chain says finally that nothing moved.
  case transferFailed(TransferFailed)
  /// The payment is about to be claimed by sending the same bytes again.
  case claimAsked(ClaimAsked)
  /// The claim was answered.
  case claimed(Claimed)

  /// The fax was put on disk, with everything its requests are made of.
  public struct Draft: Sendable, Equatable, Codable {
    /// The service every request of this fax goes to.
    public var base: BaseURL
    /// The number, E.164.
    public var to: FaxNumber
    /// The document's name on this device, for lists; it is not sent.
    public var name: String
    /// The file name the service is given, where the person asked for one; else `document.pdf`.
    public var wireName: String?
    /// SHA-256 of the document.
    public var documentSHA256: String
    /// The document's size in bytes.
    public var documentSize: Int
    /// How many pages this device counted.
    public var pageCount: PageCount
    /// What the person was told of the document.
    public var notes: [FaxDocument.Note]
    /// The request body; its path is relative to the fax's folder.
    public var body: MultipartBody
    /// SHA-256 of document digest, number and base URL: what “the same fax” means.
    public var contentKey: String
    /// The fax this one sends again, where it does.
    public var retryOf: JobID?
  }

  /// The journal came to another device: the same fax with other bytes and nothing asked yet.
  public struct Redraft: Sendable, Equatable, Codable {
    /// The new request body.
    public var body: MultipartBody
  }

  /// The journal came to another device after a payment was asked for: from here on it only claims and
  /// asks, because the first device may go on too.
  public struct Moved: Sendable, Equatable, Codable {}

  /// The person chose how to pay.
  public struct RailChosen: Sendable, Equatable, Codable {
    /// The way.
    public var rail: Rail
  }

  /// The service told a status other than the last.
  public struct StatusSeen: Sendable, Equatable, Codable {
    /// The service's word.
    public var status: FaxStatus
    /// The service's word for why it failed.
    public var failureReason: String?
    /// The service's count of pages.
    public var pageCount: Int?
    /// The service's clock.
    public var serverDate: Date?
  }

  /// The service said that it knows no such fax.
  public struct NotFound: Sendable, Equatable, Codable {
    /// How many times in a row, this one included.
    public var count: Int
  }

  /// The service has the payment.
  public struct Accepted: Sendable, Equatable, Codable {
    /// How it was paid.
    public var rail: Rail
    /// The service's id, as it gave it.
    public var id: String
    /// Where a person can follow it, if not at the usual place.
    public var statusURL: URL?
    /// The service's count of pages.
    public var pageCount: Int?
    /// USDC base units, where the service named them.
    public var usdcBaseUnits: Int?
    /// The PaymentIntent that paid it, on the wallet rail.
    public var paymentIntent: String?
  }

  /// Nothing automatic is left to do while money may be out.
  public struct Attention: Sendable, Equatable, Codable {
    /// Why a person is needed.
    public enum Reason: String, Sendable, Codable, CaseIterable {
      /// The payment window ended and no claim was answered 202.
      case windowOver = "window_over"
      /// The request body is gone and can't be made again.
      case bodyLost = "body_lost"
      /// The service no longer knows a fax whose page was shown.
      case notFound = "not_found"
      /// The service said yes in words that can't be read, until the window ended.
      case acceptedUnreadably = "accepted_unreadably"
      /// The yes names a fax that another job of this outbox already has.
      case receiptOfAnother = "receipt_of_another"
      /// A price was asked for again and the answer was lost; it may have been the yes for an earlier
      /// payment.
      case unansweredAsk = "unanswered_ask"
      /// A retired payment request was approved after all.
      case lateTransfer = "late_transfer"
    }
    /// Why.
    public var reason: Reason
  }

  /// A person said what became of the money.
  public struct Settled: Sendable, Equatable, Codable {
    /// What became of it.
    public enum Outcome: String, Sendable, Codable, CaseIterable {
      /// Nobody approved the request or paid the page: the fax is a draft again.
      case neverApproved = "never-approved"
      /// The money came back.
      case refunded
      /// The fax was paid and sent after all.
      case arrived
      /// The money is given up; the evidence stays until the fax is forgotten.
      case writtenOff = "written-off"
    }
    /// What became of it.
    public var outcome: Outcome
    /// The service's id, where `arrived` names one.
    public var id: FaxID?
    /// The payment it is about, on the wallet rail.
    public var paymentIntent: String?
  }

  /// Another fax takes this one's place; this one stays as evidence.
  public struct Replaced: Sendable, Equatable, Codable {
    /// The other fax.
    public var by: JobID
  }

  /// The person took it back.
  public struct Withdrawn: Sendable, Equatable, Codable {}

  /// It ended without a known outcome, or with nothing to do.
  public struct Closed: Sendable, Equatable, Codable {
    /// Why it ended.
    public enum Reason: String, Sendable, Codable, CaseIterable {
      /// The service has not known a paid fax for 24 hours.
      case outcomeUnknown = "outcome_unknown"
      /// The service had sent this very fax before; nothing was charged, no second copy went out.
      case alreadySent = "already_sent"
    }
    /// Why.
    public var reason: Reason
    /// The service's id of the fax that had been sent before.
    public var id: String?
  }

  /// The document is no longer on this device.
  public struct BodyDeleted: Sendable, Equatable, Codable {}
}
