import Foundation
import SendFaxAPI

/// A folder that only this user can look into, for what does not outlive the command.
struct TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array((NSTemporaryDirectory() + "/sendfax.XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FaxError(
        .outboxUnwritable, "No temporary folder can be made: \(String(cString: strerror(errno))).")
    }
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// Removes it with all it holds; what can't be removed the system clears away.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
