import Foundation
import SendFaxAPI

/// The service's own count of pages; the reader is the client's, the verdict is not.
enum PageReader {
  /// The pages of a PDF, or that it can't be faxed.
  static func pages(_ path: String) -> Result<Int, Submission.Unreadable> {
    guard hasHeader(path), let facts = try? SystemPDFReader().inspect(path),
      facts.encryption == nil, let pages = facts.pages, pages > 0
    else { return .failure(.init()) }
    return .success(pages)
  }

  private static func hasHeader(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let start = (try? file.read(upToCount: 1024)) ?? Data()
    return start.range(of: Data("%PDF-".utf8)) != nil
  }
}
