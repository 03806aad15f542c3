/// A server's words made fit for a screen or a terminal.
package enum ShownText {
  /// The text without control, bidirectional and other invisible characters, trimmed and cut; nil where
  /// nothing is left or it is HTML.
  package static func clean(_ text: String, limit: Int = 500) -> String? {
    let start = text.prefix(4 * limit).lowercased()
    if ["<html", "<body", "<!doctype", "<head"].contains(where: start.contains) { return nil }
    var kept = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      guard let scalar = shown(scalar) else { continue }
      if kept.isEmpty && scalar == " " { continue }
      if count == limit {
        kept.append("…")
        break
      }
      kept.append(scalar)
      count += 1
    }
    while kept.last == " " { kept.removeLast() }
    return kept.isEmpty ? nil : String(kept)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.properties.generalCategory {
    case .control:
      // A line break stands for a blank; an escape would command the terminal.
      return scalar == "\n" || scalar == "\r" || scalar == "\t" ? " " : nil
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: return " "
    case .format, .surrogate, .privateUse, .unassigned: return nil
    default: return scalar
    }
  }
}
