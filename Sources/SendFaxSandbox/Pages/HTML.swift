/// Markup. Text that is put into it is escaped; only other markup goes in as it is.
///
/// ```swift
/// let name = "<script>"
/// let line: HTML = "<p>\(name)</p>"        // <p>&lt;script&gt;</p>
/// ```
struct HTML: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Several pieces, one after the other.
  init(_ pieces: [HTML]) { text = pieces.map(\.text).joined() }

  static func + (a: HTML, b: HTML) -> HTML { HTML([a, b]) }

  static func += (a: inout HTML, b: HTML) { a.text += b.text }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ html: HTML) { text += html.text }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    /// Safe inside an element and inside a quoted attribute.
    mutating func appendInterpolation(_ unsafe: some StringProtocol) {
      for scalar in unsafe.unicodeScalars {
        switch scalar {
        case "&": text += "&amp;"
        case "<": text += "&lt;"
        case ">": text += "&gt;"
        case "\"": text += "&quot;"
        case "'": text += "&#39;"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
  }
}
