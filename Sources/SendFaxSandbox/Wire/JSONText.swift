/// JSON written by hand: the order of the members is the order they are given in.
enum JSONText: Sendable {
  case string(String)
  case int(Int)
  case bool(Bool)
  case null
  case list([JSONText])
  case object([(String, JSONText?)])

  /// The text; a member whose value is nil is left out.
  var text: String {
    switch self {
    case .string(let value): return JSONText.quoted(value)
    case .int(let value): return String(value)
    case .bool(let value): return value ? "true" : "false"
    case .null: return "null"
    case .list(let values): return "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      let pairs = members.compactMap { name, value in
        value.map { JSONText.quoted(name) + ":" + $0.text }
      }
      return "{" + pairs.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    if isPlain { return "\"\(value)\"" }
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
