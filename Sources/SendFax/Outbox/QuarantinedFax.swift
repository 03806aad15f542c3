/// A fax whose events can't be read: money may be out for it, and nothing of it is deleted by itself.
///
/// ```swift
/// for unreadable in try await outbox.quarantined() { print(unreadable.name, unreadable.reason) }
/// ```
///
/// - Not guaranteed: that the name is a fax's; damage may have hit it too. ``Outbox/discard(quarantined:)``
///   takes it as it is.
public struct QuarantinedFax: Sendable, Hashable, Identifiable {
  /// The name it stands under.
  public let name: String
  /// Why it can't be read, for a person.
  public let reason: String
  /// The fax, where the name is whole.
  public var job: JobID? { JobID(valid: name) }
  /// The name, which no other has.
  public var id: String { name }

  /// A fax by the name it stands under.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}
