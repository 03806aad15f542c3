import Foundation

/// A file that is there for the length of a test.
public final class TemporaryFile: Sendable {
  /// Where it is.
  public let path: String

  /// Writes a file of that many bytes, which differ along the way.
  public init(bytes count: Int) throws {
    path = NSTemporaryDirectory() + "sendfax-test-" + UUID().uuidString
    let block = Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
    var content = Data(capacity: count)
    while content.count < count { content.append(block.prefix(count - content.count)) }
    try content.write(to: URL(fileURLWithPath: path))
  }

  /// What it holds.
  public var content: Data {
    get throws { try Data(contentsOf: URL(fileURLWithPath: path)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
