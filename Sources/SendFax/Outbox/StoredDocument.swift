import Foundation
import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The document inside a stored request body.
struct StoredDocument {
  private let record: FaxRecord
  private let folder: OutboxFolder

  init(_ record: FaxRecord, at folder: OutboxFolder) {
    self.record = record
    self.folder = folder
  }

  /// Copies the document out of the body, checked against the digest it was drafted with.
  ///
  /// - Throws: `documentChanged` where the body is gone or is not what was written.
  func extract(to path: String) throws -> FaxDocument {
    let body: Data
    do {
      body = try Data(
        contentsOf: URL(fileURLWithPath: folder.body(record.job, named: record.body.path)),
        options: .mappedIfSafe)
    } catch { throw lost }
    // The first part is the document; its head ends with the first empty line (RFC 7578 §4).
    guard let head = body.range(of: Data("\r\n\r\n".utf8)),
      body.count - head.upperBound >= record.draft.documentSize
    else { throw lost }
    let document = body[head.upperBound..<head.upperBound + record.draft.documentSize]
    guard SHA256.hex(of: document) == record.draft.documentSHA256 else { throw lost }
    try write(document, to: path)
    return FaxDocument(
      path: path, name: record.draft.name, size: record.draft.documentSize,
      sha256: record.draft.documentSHA256, pageCount: record.draft.pageCount,
      notes: record.draft.notes)
  }

  private var lost: FaxError {
    FaxError(
      .documentChanged,
      "The document kept for fax \(record.job) is gone or was altered. Send the file again instead.",
      money: record.money)
  }

  private func write(_ document: Data, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { throw OutboxFolder.unwritable(errno) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do { try handle.write(contentsOf: document) } catch { throw OutboxFolder.unwritable(ENOSPC) }
  }
}
