import Foundation

/// Header fields: names without regard to case, several values a name, order kept (RFC 9110 §5).
///
/// ```swift
/// var fields: HTTPFields = ["Content-Type": "application/json"]
/// fields.append("Via", "1.1 proxy")
/// fields.append("via", "1.1 other")
/// fields["content-type"]      // "application/json"
/// fields["Via"]               // "1.1 proxy, 1.1 other"
/// fields.values(of: "Via")    // ["1.1 proxy", "1.1 other"]
/// ```
///
/// Reading by subscript joins several lines with `", "`, as RFC 9110 §5.3 allows; writing by
/// subscript replaces them all.
public struct HTTPFields: Sendable, Equatable, ExpressibleByDictionaryLiteral, Sequence {
  private var lines: [(name: String, value: String)] = []

  /// Creates fields from name and value pairs.
  public init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { append(name, value) }
  }

  /// The combined value of a field, or nil where it is absent.
  public subscript(name: String) -> String? {
    get {
      let values = values(of: name)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      lines.removeAll { HTTPFields.same($0.name, name) }
      if let newValue { append(name, newValue) }
    }
  }

  /// The values of each line of that name.
  public func values(of name: String) -> [String] {
    lines.filter { HTTPFields.same($0.name, name) }.map(\.value)
  }

  /// Adds a line; earlier lines of that name stay.
  public mutating func append(_ name: String, _ value: String) {
    lines.append((name, value))
  }

  /// The lines in order.
  public func makeIterator() -> IndexingIterator<[(name: String, value: String)]> {
    lines.makeIterator()
  }

  /// Equal when the lines are, names without regard to case.
  public static func == (a: HTTPFields, b: HTTPFields) -> Bool {
    a.lines.count == b.lines.count
      && zip(a.lines, b.lines).allSatisfy { same($0.name, $1.name) && $0.value == $1.value }
  }

  private static func same(_ a: String, _ b: String) -> Bool {
    a.utf8.count == b.utf8.count && a.lowercased() == b.lowercased()
  }
}
