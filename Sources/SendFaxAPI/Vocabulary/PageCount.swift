/// How many pages a document has, and how far that number can be trusted.
public enum PageCount: Hashable, Sendable, Codable {
  /// Counted: every page was found.
  case exact(Int)
  /// The file had to be repaired or contradicts itself; the service may count otherwise.
  case estimate(Int)

  /// The number, 1 or more.
  public var number: Int {
    switch self {
    case .exact(let pages), .estimate(let pages): return pages
    }
  }

  /// Whether the number is an estimate.
  public var isEstimate: Bool {
    if case .estimate = self { return true }
    return false
  }
}
