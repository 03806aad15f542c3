import Foundation

extension FaxDocument {
  /// Reads, counts and checks a file.
  ///
  /// ```swift
  /// let document = try FaxDocument.read(path: "letter.pdf")
  /// ```
  ///
  /// - Parameters:
  ///   - path: A regular file; a folder, FIFO, device or socket is refused without being waited for.
  ///   - name: The document's name if it is not the last component of `path`.
  ///   - reader: What looks into the PDF.
  /// - Throws: ``FaxError`` with `fileUnreadable`, `documentTooLarge`, `notAPDF`, `documentEncrypted`,
  ///   `documentEmpty`, `documentUnreadable` or `documentChanged`; nothing was sent.
  public static func read(
    path: String, name: String? = nil, reader: any PDFReader = SystemPDFReader()
  ) throws -> FaxDocument {
    let file = try DocumentFile(opening: path)
    let before = try file.stamp()
    guard before.size > 0 else {
      throw FaxError(.notAPDF, "The file is empty. Choose a PDF with at least one page.")
    }
    guard before.size <= sizeLimit else { throw tooLarge(before.size) }
    let digest = try file.digest()
    guard digest.beginsAsPDF else {
      throw FaxError(.notAPDF, "The file is not a PDF. Print or export it as a PDF first.")
    }
    let facts = try reader.inspect(path)
    guard try file.stamp() == before, DocumentFile.stamp(of: path) == before,
      digest.size == before.size
    else {
      throw FaxError(
        .documentChanged, "The file changed while it was being read. Try again once it is saved.",
        isWorthRetrying: true)
    }
    let count = try pageCount(facts)
    return FaxDocument(
      path: path, name: name ?? lastComponent(of: path), size: before.size, sha256: digest.sha256,
      pageCount: count, notes: notes(facts, count: count, size: before.size))
  }

  /// Decides what a reader's facts mean: a number of pages, or a refusal.
  static func pageCount(_ facts: PDFFacts) throws -> PageCount {
    if let encryption = facts.encryption { throw encrypted(encryption) }
    guard let pages = facts.pages, pages >= 0 else { throw PDFFailure.damaged }
    guard pages > 0 else {
      throw FaxError(.documentEmpty, "The PDF has no pages: there is nothing to fax.")
    }
    return facts.isEstimate ? .estimate(pages) : .exact(pages)
  }

  /// Decides what a person should know.
  static func notes(_ facts: PDFFacts, count: PageCount, size: Int) -> [Note] {
    Note.allCases.filter { note in
      switch note {
      case .damaged: return facts.isDamaged
      case .pageCountEstimated: return count.isEstimate
      case .nearSizeLimit: return size > certainSizeLimit
      case .signed: return facts.isSigned
      case .dynamicForm: return facts.isDynamicForm
      case .fieldsWithoutAppearance: return facts.hasFieldsWithoutAppearance
      case .blankPages: return facts.blankPages > 0
      }
    }
  }

  /// The refusal of a file of that many bytes, or of one whose end was not waited for.
  static func tooLarge(_ size: Int? = nil) -> FaxError {
    // A sparse file can have any size there is, so nothing is multiplied before it is divided.
    let tenths = size.map { ($0 >> 20) * 10 + (($0 & 0xfffff) * 10 + 0xfffff) >> 20 }
    let measure = tenths.map { "has \($0 / 10).\($0 % 10) MB" } ?? "is too large"
    return FaxError(
      .documentTooLarge,
      "The file \(measure); the service takes 20 MB at most. "
        + "Save it with smaller images, or send it in parts.")
  }

  private static func encrypted(_ encryption: PDFFacts.Encryption) -> FaxError {
    switch encryption {
    case .openToAll:
      return FaxError(
        .documentEncrypted,
        "The PDF is encrypted, though it opens without a password, and the service refuses every "
          + "encrypted file. Save a copy without protection (print it to a new PDF) and send that.")
    case .restricted:
      return FaxError(
        .documentEncrypted,
        "The PDF's owner has restricted it, and the service refuses every encrypted file. "
          + "Ask whoever made it for an unprotected copy.")
    case .password:
      return FaxError(
        .documentEncrypted,
        "The PDF needs a password to open. Open it with the password, save a copy without one, "
          + "and send that.")
    }
  }

  private static func lastComponent(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? "document.pdf"
  }
}
