/// An event with its place in the list and the moment it was appended.
public struct StoredEvent: Sendable, Equatable {
  /// Its place, from 1.
  public var sequence: Int
  /// When it was appended.
  public var at: Moment
  /// What happened.
  public var event: FaxEvent
}
