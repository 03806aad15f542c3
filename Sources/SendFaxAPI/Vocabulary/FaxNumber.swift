/// A fax number in E.164 that the service may deliver to.
///
/// ```swift
/// let number = try FaxNumber("(613) 555-0123")
/// number.e164             // "+16135550123"
/// number.description      // "+1 613 555 0123 (Canada)"
/// number.warnings         // []
/// ```
///
/// Takes what people paste: blanks, dashes, brackets, dots and invisible marks, digits of every script,
/// `tel:` addresses, `011` before a country code, and ten digits without one for the United States and
/// Canada. Nothing is guessed: what would have to be changed is refused, and ``suggestion(for:)`` has the
/// number to ask about.
///
/// - Throws: ``FaxError`` with `numberInvalid`, `numberNeedsCorrection` or `destinationUnsupported`; the
///   message does not repeat the number.
public struct FaxNumber: Hashable, Sendable {
  /// `+` and digits, as it goes on the wire.
  public let e164: String

  /// Reads a number as a person writes it.
  public init(_ text: String) throws {
    let dialled = try DialledText(text)
    e164 = "+" + (try DialPlan.international(dialled))
  }

  /// The number a refused text was probably meant to be, to be asked about, never to be taken silently.
  ///
  /// ```swift
  /// FaxNumber.suggestion(for: "+52 1 55 1111 1111")?.formatted     // "+52 55 1111 1111"
  /// ```
  public static func suggestion(for text: String) -> FaxNumber? {
    guard (try? FaxNumber(text)) == nil, let dialled = try? DialledText(text) else { return nil }
    return DialPlan.corrections(dialled).lazy.compactMap { try? FaxNumber($0) }.first
  }

  /// Where it rings.
  public var country: Country { DialPlan.country(ofDigits: e164.dropFirst()) }

  /// What a person should know before paying.
  public var warnings: [Warning] { DialPlan.warnings(ofDigits: e164.dropFirst()) }
}

extension FaxNumber: Codable {
  /// Decodes E.164 and checks again.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes E.164.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(e164)
  }
}
