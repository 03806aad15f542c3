/// Where a fax stands, in the service's words; a word this version does not know is kept as it came.
///
/// ```swift
/// switch fax.status {
/// case .delivered: print("It arrived.")
/// case let other where other.isTerminal: print("It did not arrive: \(other.rawValue).")
/// default: print("It is under way.")      // an unknown word is not terminal: keep asking
/// }
/// ```
public struct FaxStatus: RawRepresentable, Hashable, Sendable, Codable {
  /// The service's word.
  public let rawValue: String

  /// A status of that word.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Uploaded and priced, not paid.
  public static let awaitingPayment = FaxStatus(rawValue: "awaiting_payment")
  /// Paid.
  public static let paid = FaxStatus(rawValue: "paid")
  /// Waiting for the carrier.
  public static let queued = FaxStatus(rawValue: "queued")
  /// The carrier has prepared the pages.
  public static let mediaProcessed = FaxStatus(rawValue: "media_processed")
  /// Dialling or sending.
  public static let sending = FaxStatus(rawValue: "sending")
  /// Received by the other machine; final.
  public static let delivered = FaxStatus(rawValue: "delivered")
  /// Not received; final.
  public static let failed = FaxStatus(rawValue: "failed")
  /// Not paid in time; final.
  public static let expired = FaxStatus(rawValue: "expired")

  /// Every status the contract names, in the order a fax passes them.
  public static let known: [FaxStatus] = [
    .awaitingPayment, .paid, .queued, .mediaProcessed, .sending, .delivered, .failed, .expired,
  ]

  /// Whether the service will not change it any more.
  public var isTerminal: Bool { self == .delivered || self == .failed || self == .expired }
  /// Whether the contract names it.
  public var isKnown: Bool { FaxStatus.known.contains(self) }
}
