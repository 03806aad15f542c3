import Foundation
import SendFaxAPI

/// What a wallet would be asked to pay: seeing it and passing it on to
/// ``Outbox/pay(_:from:acceptingPages:)`` is the consent, to this intent, amount and count of pages and to no
/// other.
///
/// It does not show where the money would go: only a wallet is told, once its event is on disk.
public struct WalletQuote: Sendable, Equatable, CustomStringConvertible {
  /// The fax it pays.
  public let job: JobID
  /// The exact amount.
  public let amount: USDC
  /// The service's count of pages.
  public let pageCount: Int
  /// Whether this device counted otherwise or only estimates, so that somebody must agree.
  public let needsConsent: FaxError?
  /// Stripe's PaymentIntent that would wait for the payment.
  public let paymentIntent: String
  /// How long it can be paid from now, as far as is known.
  public let remaining: Duration
  let quoted: FaxEvent.Quoted

  /// The amount and the pages.
  public var description: String { "\(amount) for \(pageCount) pages" }
}
