import Foundation
import SendFaxAPI

/// The service's own count of pages; the reader is the client's, the verdict is not.
struct PageReader: Sendable {
  /// A claim sends the whole document again, so what was counted lately is known by its digest.
  private let counted = Locked<[String: Int]>([:])
  private static let memory = 256

  /// The pages of a PDF with that digest, or that it can't be faxed.
  func pages(_ path: String, digest: String) -> Result<Int, Submission.Unreadable> {
    if let known = counted.withLock({ $0[digest] }) { return .success(known) }
    let result = PageReader.count(path)
    guard case .success(let pages) = result else { return result }
    counted.withLock { counted in
      if counted.count >= PageReader.memory { counted = [:] }
      counted[digest] = pages
    }
    return result
  }

  private static func count(_ path: String) -> Result<Int, Submission.Unreadable> {
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
