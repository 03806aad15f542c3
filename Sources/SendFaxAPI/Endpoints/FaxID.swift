/// The service's id of a fax: an unguessable capability, so never shown where a log is kept.
///
/// ```swift
/// let id = try FaxID("V1StGXR8_Z5jdHi6B-myT")
/// ```
///
/// `[A-Za-z0-9._~-]{1,128}`, not `.` or `..`: what passes can stand in a path as it is.
///
/// - Throws: ``FaxError/Code-swift.struct/idInvalid``.
public struct FaxID: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The id as the service gave it.
  public let rawValue: String

  /// Checks an id.
  public init(_ text: String) throws {
    guard FaxID.isValid(text) else {
      throw FaxError(
        .idInvalid, "That is not a fax id: 1 to 128 letters, digits or - . _ ~ are expected.")
    }
    rawValue = text
  }

  /// The id in full.
  public var description: String { rawValue }

  private static func isValid(_ text: String) -> Bool {
    guard (1...128).contains(text.utf8.count), text != ".", text != ".." else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        return true
      default: return "._~-".utf8.contains(byte)
      }
    }
  }

  /// Decodes and checks again.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
