import Foundation

/// A challenge of the HTTP Payment scheme (draft-httpauth-payment-00): what a service wants to be paid.
///
/// ```swift
/// let challenge = try PaymentChallenge(authenticationChallenge)
/// challenge.terms.amount          // "50000"
/// challenge.terms.chainID         // 8453
/// ```
///
/// A quote is only compared with it. Money is never sent to its recipient, which is one static address
/// for everybody (guide, “Flow B”).
///
/// - Throws: ``Refusal``.
public struct PaymentChallenge: Sendable, Hashable {
  /// What `request` says (draft-payment-intent-charge-00); members it lists beside these are ignored.
  public struct Terms: Sendable, Hashable {
    /// The amount in base units: digits, of any size.
    public let amount: String
    /// The token's contract, or a currency's name.
    public let currency: String
    /// The service's static address. Never pay it.
    public let recipient: String?
    /// The chain (EIP-155).
    public let chainID: Int?
    /// How many base units' digits one token has.
    public let decimals: Int?
  }

  /// The challenge's id, not empty.
  public let id: String
  /// The protection space.
  public let realm: String
  /// The payment method, in lower case.
  public let method: String
  /// The kind of payment, `charge` for a fax.
  public let intent: String
  /// What is to be paid.
  public let terms: Terms
  /// When the challenge ends; it says nothing of the quote's own window.
  public let expires: Date?
  /// What the payment is for, in the service's words.
  public let description: String?
  /// The digest of the request's body that the challenge is bound to (RFC 9530).
  public let digest: String?
  /// The service's own data.
  public let opaque: String?

  /// Reads a challenge of the scheme `Payment`.
  public init(_ challenge: AuthenticationChallenge) throws {
    func required(_ name: String) throws -> String {
      guard let value = challenge[name], !value.isEmpty else { throw Refusal.missing(name) }
      return value
    }
    guard challenge.isScheme("Payment") else { throw Refusal.otherScheme }
    id = try required("id")
    realm = try required("realm")
    method = try required("method")
    guard method.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else {
      throw Refusal.methodNotLowerCase
    }
    intent = try required("intent")
    expires = try challenge["expires"].map { text in
      guard let date = InternetDate.read(text) else { throw Refusal.expiresUnreadable }
      return date
    }
    description = challenge["description"]
    digest = challenge["digest"]
    opaque = challenge["opaque"]
    terms = try Terms(request: required("request"))
  }

  /// Why a challenge can't be read.
  public enum Refusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// It is of another scheme than `Payment`.
    case otherScheme
    /// A parameter it needs is not there or empty; the parameter's name.
    case missing(String)
    /// Its method has other characters than lower-case letters.
    case methodNotLowerCase
    /// Its `expires` is not a date of RFC 3339.
    case expiresUnreadable
    /// Its `request` is longer than 16 KiB; it was not decoded.
    case requestTooLong
    /// Its `request` is not base64url (RFC 4648 §5).
    case requestNotBase64URL
    /// What `request` holds is not the JSON that the draft describes.
    case requestUnreadable
    /// The amount is a JSON number, or a text with anything but digits.
    case amountNotDigits

    /// A clause for a log or a message, with nothing of what was sent.
    public var description: String {
      switch self {
      case .otherScheme: return "it is not of the scheme Payment"
      case .missing(let name): return "its \(name) is missing or empty"
      case .methodNotLowerCase: return "its method is not in lower-case letters"
      case .expiresUnreadable: return "its expires is not a date of RFC 3339"
      case .requestTooLong: return "its request is longer than 16 KiB"
      case .requestNotBase64URL: return "its request is not base64url"
      case .requestUnreadable: return "its request is not the JSON that the draft describes"
      case .amountNotDigits: return "its amount is not a string of digits"
      }
    }
  }
}
