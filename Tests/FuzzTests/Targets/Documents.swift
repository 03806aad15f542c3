import Foundation

@testable import SendFaxAPI

/// What a person wants to fax, read in this process; that a process of its own bears the rest is tested
/// where that process is.
enum Documents {
  /// In memory where the system has such a folder, since each input is written to it.
  private static let path: String = {
    let memory = "/dev/shm"
    let folder =
      FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    return "\(folder)/fuzz-\(getpid()).pdf"
  }()

  static func read(_ bytes: [UInt8]) {
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      fatalError("no file can be written to \(path)")
    }
    defer { unlink(path) }
    do {
      let document = try FaxDocument.read(path: path)
      demand(document.pageCount.number > 0, "a document has a page")
      demand(document.size == bytes.count, "a document is all of its file")
      demand(document.sha256 == SHA256.hex(of: Data(bytes)), "the digest is of what was read")
      demand(
        document.notes.contains(.pageCountEstimated) == document.pageCount.isEstimate,
        "an estimate is called one")
    } catch {
      demand(error is FaxError, "a refusal has its words: \(error)")
    }
  }
}
