import Testing

/// Gathers the values of expressions that stand alone, as an example shows them.
@resultBuilder
enum Shown {
  static func buildExpression<Value>(_ value: Value) -> [ShownValue] { [ShownValue(value)] }
  static func buildExpression<Value>(_ value: Value?) -> [ShownValue] {
    [value.map { ShownValue($0) } ?? ShownValue("nil")]
  }
  static func buildExpression(_ nothing: Void) -> [ShownValue] { [] }
  static func buildBlock(_ values: [ShownValue]...) -> [ShownValue] { values.flatMap { $0 } }
}

/// A value in the ways documentation writes it.
struct ShownValue {
  let spellings: [String]

  init<Value>(_ value: Value) {
    let plain = String(describing: value)
    let exact = String(reflecting: value)
    spellings = [plain, exact, "." + plain]
  }

  /// Whether a claim begins with the value; `…` stands for anything.
  func bears(out claim: String) -> Bool {
    let parts = claim.components(separatedBy: "…")
    return spellings.contains { spelling in
      if parts.count > 1 { return spelling.hasPrefix(parts[0]) && spelling.hasSuffix(parts[1]) }
      guard claim.hasPrefix(spelling) else { return false }
      let rest = claim.dropFirst(spelling.count)
      return rest.isEmpty || ",;:".contains(rest.first ?? " ")
    }
  }
}

/// Runs an example, for the values of what stands alone in it.
func shown(@Shown _ example: () throws -> [ShownValue]) rethrows -> [ShownValue] { try example() }

/// Runs an example and compares what it shows with what its documentation says behind `//`.
func expectShown(
  in path: String, at location: SourceLocation = #_sourceLocation,
  @Shown _ example: () throws -> [ShownValue]
) throws {
  let claims = try SwiftBlock.ofSource(path).flatMap(\.claims)
  let values = try example()
  try #require(claims.count == values.count, "\(path): \(claims)", sourceLocation: location)
  for (claim, value) in zip(claims, values) {
    #expect(value.bears(out: claim), "\(path): \(claim)", sourceLocation: location)
  }
}
