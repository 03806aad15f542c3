/// A fax number in E.164 that the service may deliver to.
public struct FaxNumber: Hashable, Sendable, Codable {
  /// `+` and digits, as it goes on the wire.
  public let e164: String
}
