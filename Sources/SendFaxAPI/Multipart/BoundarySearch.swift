import Foundation

/// Looks for a boundary in bytes that come piece by piece.
///
/// The bare text is looked for, wherever it stands: stricter than RFC 2046, which minds the start of a
/// line only, and safe with every parser.
struct BoundarySearch {
  private let boundary: [UInt8]
  /// The last bytes seen, one fewer than a boundary has.
  private var tail: [UInt8] = []
  private(set) var hasFound = false

  init(_ boundary: String) { self.boundary = Array(boundary.utf8) }

  mutating func look(at bytes: UnsafeRawBufferPointer) {
    guard !hasFound, !boundary.isEmpty else { return }
    let seam = tail + bytes.prefix(boundary.count - 1)
    hasFound = seam.withUnsafeBytes(contains) || contains(bytes)
    let rest = boundary.count - 1
    tail = bytes.count >= rest ? Array(bytes.suffix(rest)) : Array((tail + bytes).suffix(rest))
  }

  private func contains(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard var start = bytes.baseAddress, let first = boundary.first else { return false }
    let end = start + bytes.count
    while let hit = memchr(start, Int32(first), end - start).map(UnsafeRawPointer.init) {
      guard end - hit >= boundary.count else { return false }
      if memcmp(hit, boundary, boundary.count) == 0 { return true }
      start = hit + 1
    }
    return false
  }
}
