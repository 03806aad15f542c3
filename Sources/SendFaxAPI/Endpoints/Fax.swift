import Foundation

/// What `GET /api/v1/faxes/{id}` says of a fax.
public struct Fax: Sendable, Equatable {
  /// The id.
  public var id: FaxID
  /// Where it stands.
  public var status: FaxStatus
  /// The service's count of pages, where it gave one.
  public var pageCount: Int?
  /// The number with most digits hidden, in the service's form.
  public var toMasked: String?
  /// Why it failed, in the service's word, kept raw.
  public var failureReason: String?
  /// When it was uploaded.
  public var createdAt: Date?
  /// When it reached its last status.
  public var terminalAt: Date?

  /// Creates a value.
  public init(
    id: FaxID, status: FaxStatus, pageCount: Int? = nil, toMasked: String? = nil,
    failureReason: String? = nil, createdAt: Date? = nil, terminalAt: Date? = nil
  ) {
    self.id = id
    self.status = status
    self.pageCount = pageCount
    self.toMasked = toMasked
    self.failureReason = failureReason
    self.createdAt = createdAt
    self.terminalAt = terminalAt
  }
}

/// What `POST /api/v1/uploads` says: nothing is charged yet.
public struct Upload: Sendable, Equatable {
  /// The id of the new fax.
  public var id: FaxID
  /// The service's count of pages.
  public var pageCount: Int
  /// The price by card.
  public var amount: USD

  /// Creates a value.
  public init(id: FaxID, pageCount: Int, amount: USD) {
    self.id = id
    self.pageCount = pageCount
    self.amount = amount
  }
}

/// A value with the instant the server says it answered, where it says so readably (`Date`).
public struct Answered<Value: Sendable>: Sendable {
  /// What was answered.
  public var value: Value
  /// The server's clock.
  public var serverDate: Date?

  /// Creates an answer.
  public init(_ value: Value, serverDate: Date?) {
    self.value = value
    self.serverDate = serverDate
  }
}
