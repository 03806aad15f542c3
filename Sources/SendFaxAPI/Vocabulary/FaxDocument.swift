import Foundation

/// A PDF that can be faxed: read, counted and found fit on this device.
///
/// ```swift
/// let document = try FaxDocument(path: "letter.pdf")
/// document.pageCount      // .exact(3)
/// ```
public struct FaxDocument: Sendable, Hashable {
  /// Something a person should know before paying.
  public enum Note: String, Sendable, Codable, CaseIterable {
    case damaged
  }

  /// The regular file that was read.
  public let path: String
  /// The last component of the path the person named, or `document.pdf` for standard input.
  public let name: String
  /// Its size in bytes.
  public let size: Int
  /// SHA-256 of the file, 64 lower-case hexadecimal digits.
  public let sha256: String
  /// How many pages.
  public let pageCount: PageCount
  /// What a person should know before paying.
  public let notes: [Note]
}
