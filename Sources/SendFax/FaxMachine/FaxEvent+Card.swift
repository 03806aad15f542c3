import Foundation
import SendFaxAPI

extension FaxEvent {
  /// The service took the document and priced it; nothing is charged.
  public struct Uploaded: Sendable, Equatable, Codable {
    /// The service's id.
    public var id: FaxID
    /// The service's count of pages.
    public var pageCount: Int
    /// The price by card in cents.
    public var amount: USD
    /// The service's clock.
    public var serverDate: Date?
  }

  /// The upload is not used any more; its page was never shown.
  public struct UploadDropped: Sendable, Equatable, Codable {
    /// Why.
    public enum Reason: String, Sendable, Codable, CaseIterable {
      /// The service no longer knows it, or no longer lets it be paid.
      case notFound = "not_found"
      /// The person pays by wallet instead.
      case railChanged = "rail_changed"
    }
    /// Why.
    public var reason: Reason
  }

  /// The person agreed to the service's price and count where they differ from ours.
  public struct Consented: Sendable, Equatable, Codable {
    /// The price in cents.
    public var amount: USD
    /// The count.
    public var pageCount: Int
  }

  /// A Checkout page is about to be shown; from here on it may be paid.
  public struct CheckoutOpened: Sendable, Equatable, Codable {
    /// The service's id of the fax it pays.
    public var id: FaxID
    /// The page.
    public var url: URL
    /// The price in cents.
    public var amount: USD
    /// The service's count of pages.
    public var pageCount: Int
    /// The service's clock.
    public var serverDate: Date?
  }
}
