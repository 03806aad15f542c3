/// The service's own check of `to`; written apart from the client's on purpose.
enum Destination {
  /// The number, or the answer that refuses it.
  static func check(_ text: String) -> Result<String, Refusal> {
    let digits = text.dropFirst()
    guard text.first == "+", (7...15).contains(digits.count),
      digits.utf8.allSatisfy({ (48...57).contains($0) }), digits.first != "0"
    else { return .failure(.shape) }
    if digits.hasPrefix("508") { return digits.count == 9 ? .success(text) : .failure(.shape) }
    if digits.hasPrefix("52") { return digits.count == 12 ? .success(text) : .failure(.shape) }
    guard digits.hasPrefix("1") else { return .failure(.country) }
    let national = Array(digits.dropFirst())
    guard national.count == 10, national[0] > "1", national[3] > "1" else {
      return .failure(.shape)
    }
    return SendFaxSandbox.outcome(of: text) == .refused ? .failure(.number) : .success(text)
  }

  /// Why a number is refused.
  enum Refusal: Error {
    case shape, country, number

    var answer: SandboxAnswer {
      switch self {
      case .shape:
        return .problem(
          422, "Invalid destination", "The fax number must be in E.164 form, like +16135550100.")
      case .country:
        return .problem(
          422, "Unsupported destination",
          "SendFax currently delivers to the United States, Canada, Mexico, and Saint Pierre & "
            + "Miquelon.")
      case .number:
        return .problem(422, "Invalid destination", "This number can't receive faxes.")
      }
    }
  }

  /// The number with all but its country code and last four digits hidden.
  static func masked(_ number: String) -> String {
    let kept = number.hasPrefix("+1") ? 2 : number.hasPrefix("+508") ? 4 : 3
    let hidden = max(0, number.count - kept - 4)
    return number.prefix(kept) + String(repeating: "*", count: hidden) + number.suffix(4)
  }
}
