import Foundation
import SendFaxAPI

/// A document, and the copy of standard input it may have been read from.
struct DocumentSource: Sendable {
  let document: FaxDocument
  fileprivate var copy: TemporaryFolder?

  /// Removes the copy, where there is one.
  func discard() { copy?.remove() }
}

extension Context {
  /// The document that the operand names; `-` is standard input.
  func document() async throws -> DocumentSource {
    let operand = arguments.operands[0]
    guard operand == "-" else { return DocumentSource(document: try document(at: operand)) }
    if world.console.isTerminal(.input) {
      throw FaxError.usage("standard input is a terminal; pipe a PDF into it, or name a file.")
    }
    let folder = try TemporaryFolder()
    do {
      let path = folder.path + "/document.pdf"
      try StandardInput.copy(to: path)
      let document = try FaxDocument.read(path: path, name: "document.pdf", reader: reader)
      return DocumentSource(document: document, copy: folder)
    } catch {
      folder.remove()
      throw error
    }
  }

  /// The document at a path.
  func document(at path: String) throws -> FaxDocument {
    try FaxDocument.read(path: path, reader: reader)
  }

  private var reader: any PDFReader { world.pdfReader }
}
