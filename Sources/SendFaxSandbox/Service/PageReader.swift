import Foundation
import SendFaxAPI

/// The service's own count of pages.
enum PageReader {
  /// The pages of a PDF, or that it can't be faxed.
  static func pages(_ path: String) -> Result<Int, Submission.Unreadable> {
    guard let data = FileManager.default.contents(atPath: path),
      data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil,
      data.range(of: Data("/Encrypt".utf8)) == nil
    else { return .failure(.init()) }
    var count = 0
    var from = data.startIndex
    while let found = data.range(of: Data("/Type /Page".utf8), in: from..<data.endIndex) {
      if found.upperBound == data.endIndex || data[found.upperBound] != UInt8(ascii: "s") {
        count += 1
      }
      from = found.upperBound
    }
    return count > 0 ? .success(count) : .failure(.init())
  }
}
