import Foundation

extension Presentation {
  /// Something that may be done next with a fax.
  public struct Offer: Sendable, Equatable {
    /// What.
    public enum Action: Sendable, Equatable {
      /// Price it and show its Checkout page (``Outbox/checkout(_:acceptingUpTo:)``).
      case payByCard
      /// Ask the price and a wallet.
      case payByWallet
      /// Show the Checkout page that was shown before.
      case showPage(URL)
      /// Open the service's own status page.
      case follow(URL)
      /// Ask the service now (``Outbox/resume(_:)``).
      case checkAgain
      /// Give it its document again, so that its payment can be claimed (``Outbox/restore(_:from:)``).
      case restore
      /// Take it back before it is paid (``Outbox/withdraw(_:)``).
      case withdraw
      /// Send it once more as a new fax (``Outbox/retry(_:)``).
      case retry
      /// Send it as a new fax although this one may be paid; this one stays as evidence.
      case replace
      /// Take the person's word on the money (``Outbox/settle(_:as:id:)``).
      case settle(FaxEvent.Settled.Outcome)
      /// Show what a person keeps (``FaxReceipt``).
      case showReceipt
      /// Remove it from this device (``Outbox/forget(_:)``).
      case forget
    }
    /// What.
    public let action: Action
    /// A button's label.
    public let label: String
    /// What follows from it, in a sentence.
    public let consequence: String
    /// Whether it can't be undone, so that a screen asks first.
    public let isFinal: Bool
  }
}

extension Presentation.Offer.Action {
  var isFinal: Bool {
    switch self {
    case .withdraw, .settle, .forget, .replace: return true
    default: return false
    }
  }

  /// The label and the consequence.
  func keys(for record: FaxRecord) -> (Words.Key, Words.Key) {
    let isCard = record.paidBy != .wallet
    switch self {
    case .payByCard: return (.offerCard, .offerCardWhy)
    case .payByWallet: return (.offerWallet, .offerWalletWhy)
    case .showPage: return (.offerPage, .offerPageWhy)
    case .follow: return (.offerFollow, .offerFollowWhy)
    case .checkAgain: return (.offerCheck, .offerCheckWhy)
    case .restore: return (.offerRestore, .offerRestoreWhy)
    case .withdraw: return (.offerWithdraw, .offerWithdrawWhy)
    case .retry: return (.offerRetry, .offerRetryWhy)
    case .replace: return (.offerReplace, .offerReplaceWhy)
    case .showReceipt: return (.offerReceipt, .offerReceiptWhy)
    case .forget:
      return (.offerForget, record.hasNoEvidence ? .offerForgetWhy : .offerForgetEvidenceWhy)
    case .settle(.neverApproved):
      return isCard
        ? (.offerNeverPaid, .offerNeverPaidWhy) : (.offerNeverApproved, .offerNeverApprovedWhy)
    case .settle(.refunded): return (.offerRefunded, .offerRefundedWhy)
    case .settle(.arrived): return (.offerArrived, .offerArrivedWhy)
    case .settle(.writtenOff): return (.offerWrittenOff, .offerWrittenOffWhy)
    }
  }
}
