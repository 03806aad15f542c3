/// The seam to whatever reads PDFs on a platform.
///
/// ```swift
/// let facts = try SystemPDFReader().inspect("letter.pdf")
/// ```
///
/// A reader says what it finds; ``FaxDocument`` decides what that means. An encrypted file is a fact, not
/// a failure.
///
/// - Throws: ``FaxError/Code-swift.struct/documentUnreadable`` where it can't make sense of the file.
public protocol PDFReader: Sendable {
  /// Looks into a regular file.
  func inspect(_ path: String) throws -> PDFFacts
}

/// What a reader found in a PDF.
public struct PDFFacts: Sendable, Hashable, Codable {
  /// How a file is encrypted.
  public enum Encryption: String, Sendable, Codable {
    /// Opens for everyone, and nothing is forbidden.
    case openToAll = "open_to_all"
    /// Opens for everyone, but its owner has restricted what may be done with it.
    case restricted
    /// Opens with a password only.
    case password
  }

  /// The pages found, or nil where the file does not say; 0 only where it really says none.
  public var pages: Int?
  /// Whether the count is an estimate: repaired, contradictory, or taken from the file's own claim.
  public var isEstimate = false
  /// Whether the reader met damage.
  public var isDamaged = false
  /// How the file is encrypted, or nil.
  public var encryption: Encryption?
  /// Whether it carries a digital signature.
  public var isSigned = false
  /// Whether it is a form that only an XFA program lays out.
  public var isDynamicForm = false
  /// Whether form fields hold values without an appearance.
  public var hasFieldsWithoutAppearance = false
  /// How many pages have no content at all.
  public var blankPages = 0

  /// Facts of a file with that many pages, and nothing else to say.
  public init(pages: Int?) { self.pages = pages }
}
