import Foundation

/// Every failure of this package: a code for programs, a message for a person, and what became of money.
///
/// ```swift
/// do {
///   try send(FaxDocument.read(path: path))
/// } catch FaxError.Code.documentEncrypted {
///   print("Save a copy without a password first.")
/// } catch let error as FaxError where error.isWorthRetrying {
///   print("\(error.message) Nothing has to be changed.")
/// }
/// ```
///
/// - Guaranteed: ``message`` is a whole sentence fit to be shown, without a header, a path of the
///   server's, HTML, control characters, a document's name or a fax number.
/// - Not guaranteed: that two failures with one code have one message; match the code.
public struct FaxError: Error, Sendable, Equatable {
  /// What kind of failure; the raw value is its word where it is stored or printed.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The word.
    public let rawValue: String

    /// A code of that word.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What kind of failure.
  public var code: Code
  /// What happened and what can be done, for a person, in words that are true in an app and on a terminal.
  public var message: String
  /// What became of the money.
  public var money: Money
  /// Whether the same call may succeed later without anything being changed.
  public var isWorthRetrying: Bool
  /// The HTTP status, where the service answered.
  public var status: Int?
  /// How long the service asked to wait (`Retry-After`).
  public var retryAfter: Duration?
  /// What the transport knows, where the exchange itself failed.
  public var transport: TransportFailure?
  /// What can be done about it, best first, where that is a step with a fax.
  public var remedies: [Remedy]

  /// Creates an error.
  public init(
    _ code: Code, _ message: String, money: Money = .notMoved, isWorthRetrying: Bool = false,
    status: Int? = nil, retryAfter: Duration? = nil, transport: TransportFailure? = nil,
    remedies: [Remedy] = []
  ) {
    self.code = code
    self.message = message
    self.money = money
    self.isWorthRetrying = isWorthRetrying
    self.status = status
    self.retryAfter = retryAfter
    self.transport = transport
    self.remedies = remedies
  }
}

extension FaxError.Code {
  /// Lets `catch FaxError.Code.notFound` match.
  public static func ~= (code: FaxError.Code, error: any Error) -> Bool {
    (error as? FaxError)?.code == code
  }
}

extension FaxError: LocalizedError, CustomStringConvertible {
  /// The message.
  public var errorDescription: String? { message }
  /// The code and the message.
  public var description: String { "\(code.rawValue): \(message)" }
}

/// What became of the money, as far as this device can know.
public enum Money: String, Sendable, Codable, CaseIterable {
  /// Nothing was charged: no page was shown and no wallet asked, or it is known that nobody paid.
  case notMoved = "not_moved"
  /// A card page was shown or a wallet was asked, and the outcome is not known.
  case mayHaveMoved = "may_have_moved"
  /// The service has the payment.
  case moved
  /// The payment came back, by the word of the person who got it.
  case returned
}
