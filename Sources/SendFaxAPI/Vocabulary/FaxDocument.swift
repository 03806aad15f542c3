import Foundation

/// A PDF that can be faxed: read, counted and found fit on this device.
///
/// ```swift
/// let document = try FaxDocument.read(path: "letter.pdf")
/// document.pageCount      // .exact(3)
/// document.notes          // [], or what a person should know before paying
/// ```
///
/// - Guaranteed: a regular file of at most ``sizeLimit`` bytes that begins as a PDF, is not encrypted and
///   has a page; the digest and the count are of the same bytes.
/// - Not guaranteed: that the file stays as it is. ``MultipartBody`` checks the digest as it copies.
public struct FaxDocument: Sendable, Hashable {
  /// The most bytes a document may have, 20·2^20 (guide, “Limits”).
  public static let sizeLimit = 20 << 20
  /// Above this many bytes, 20·10^6, the service may refuse: the guide does not say which 20 MB it means.
  public static let certainSizeLimit = 20_000_000

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
  /// What a person should know before paying, in the order of ``Note``'s cases.
  public let notes: [Note]

  /// A document that is known already, as a journal keeps it; nothing is read or checked.
  public init(
    path: String, name: String, size: Int, sha256: String, pageCount: PageCount, notes: [Note] = []
  ) {
    self.path = path
    self.name = name
    self.size = size
    self.sha256 = sha256
    self.pageCount = pageCount
    self.notes = notes
  }
}
