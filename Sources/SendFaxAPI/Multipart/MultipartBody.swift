import Foundation

/// A `multipart/form-data` body in a file, made once and sent as often as needed, byte for byte.
///
/// The claim of a paid fax is the same request again, so this value is all that has to be kept to make
/// it: where the bytes are, how many, their digest, and the boundary they were made with.
public struct MultipartBody: Sendable, Hashable, Codable {
  /// The file that holds the body.
  public var path: String
  /// Its exact length in bytes.
  public var length: Int
  /// SHA-256 of the file, 64 lower-case hexadecimal digits.
  public var sha256: String
  /// The boundary between the parts.
  public var boundary: String

  /// Creates a value for a file that is already there.
  public init(path: String, length: Int, sha256: String, boundary: String) {
    self.path = path
    self.length = length
    self.sha256 = sha256
    self.boundary = boundary
  }

  /// The value of the Content-Type field.
  public var contentType: String { "multipart/form-data; boundary=\(boundary)" }
}
