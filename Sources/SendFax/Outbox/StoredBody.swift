import Foundation
import SendFaxAPI

/// A request body as it lies on disk.
struct StoredBody {
  private let body: MultipartBody

  init(_ body: MultipartBody) { self.body = body }

  /// Whether it is still the bytes that were written; a missing file is not.
  func isIntact() throws -> Bool {
    guard let file = FileHandle(forReadingAtPath: body.path) else { return false }
    defer { try? file.close() }
    var digest = SHA256()
    var length = 0
    while let chunk = try file.read(upToCount: 1 << 18), !chunk.isEmpty {
      digest.update(chunk)
      length += chunk.count
    }
    return length == body.length && digest.finish() == body.sha256
  }
}
