import Foundation

/// The members of a control call, from JSON or from a page's form.
struct ControlForm {
  private var values: [String: String] = [:]
  /// Whether a page's form sent it.
  let isPage: Bool

  subscript(name: String) -> String? { values[name] }

  /// Where a page's form leads back to: a path of ours and nothing else.
  var back: String {
    let path = values["back"] ?? "/"
    let isPath = path.hasPrefix("/") && !path.hasPrefix("//") && !path.contains("\\")
    let isPlain = path.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    return isPath && isPlain ? path : "/"
  }

  /// Reads the body; nil where it is neither form nor JSON object of texts and numbers.
  init?(_ request: SandboxRequest) {
    let type = (request.fields["Content-Type"] ?? "").lowercased()
    guard let bytes = request.bytes(upTo: 64 << 10) else { return nil }
    // `curl -d '{…}'` calls JSON a form.
    isPage =
      type.hasPrefix("application/x-www-form-urlencoded") && bytes.first != UInt8(ascii: "{")
    if isPage {
      read(form: String(decoding: bytes, as: UTF8.self))
      return
    }
    if bytes.isEmpty { return }
    guard let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
      return nil
    }
    for (name, value) in object {
      switch value {
      case let text as String: values[name] = text
      case let number as NSNumber where !ControlForm.isBool(number):
        values[name] = number.stringValue
      default: return nil
      }
    }
  }

  private mutating func read(form: String) {
    for pair in form.split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = halves.map { String($0).replacingOccurrences(of: "+", with: " ") }
        .map { $0.removingPercentEncoding ?? $0 }
      values[decoded[0]] = decoded.count > 1 ? decoded[1] : ""
    }
  }

  private static func isBool(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c"
  }
}

extension ControlForm {
  /// What is wrong with the members for that call, in words.
  func fault(in call: ControlCall) -> String? {
    for member in call.members {
      guard let value = self[member.name] else {
        if member.isRequired { return "\(member.name) is missing. \(member.summary)" }
        continue
      }
      if !member.choices.isEmpty, !member.choices.contains(value) {
        return member.choices.count > 10
          ? "There is no \(member.name) of that kind; GET /sandbox/scenarios lists them."
          : "\(member.name) must be one of \(member.choices.joined(separator: ", "))."
      }
      switch member.kind {
      case .string: break
      case .integer where (UInt64(value) ?? 0) == 0 || value.utf8.count > 18:
        return "\(member.name) must be a whole number above zero."
      case .number where !(Double(value).map { abs($0) < 1e9 } ?? false):
        return "\(member.name) must be a number below a billion."
      case .integer, .number: break
      }
    }
    return nil
  }
}
