/// A line of output as words and how they are set; the words are made safe, so no text from outside
/// reaches a terminal raw.
///
/// ```swift
/// let line: Line = "Delivered to \(number, .strong)."
/// ```
struct Line: ExpressibleByStringInterpolation, Sendable, Equatable {
  /// How words are set on a terminal that has colour.
  enum Style: String, Sendable {
    case plain = ""
    case strong = "1"
    case dim = "2"
    case bad = "31"
    case good = "32"
    case warning = "33"
    case code = "97;40"
  }

  private(set) var runs: [(text: String, style: Style)]

  /// Words in one style.
  init(_ text: String, _ style: Style = .plain) { runs = [(text, style)] }

  /// A literal is plain.
  init(stringLiteral value: String) { self.init(value) }

  /// Words and interpolations in order.
  init(stringInterpolation: Interpolation) { runs = stringInterpolation.runs }

  /// Collects the runs.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var runs: [(text: String, style: Style)] = []

    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { runs.append((literal, .plain)) }
    mutating func appendInterpolation(
      _ value: some CustomStringConvertible, _ style: Style = .plain
    ) {
      runs.append((value.description, style))
    }
    mutating func appendInterpolation(_ line: Line) { runs += line.runs }
  }

  /// The text alone, made safe.
  var plain: String { runs.map(\.text.safeForTerminal).joined() }

  /// The text for a terminal, with colour or without.
  func rendered(colour: Bool) -> String {
    guard colour else { return plain }
    return runs.map { text, style in
      let safe = text.safeForTerminal
      return style == .plain || safe.isEmpty
        ? safe : "\u{1b}[\(style.rawValue)m\(safe)\u{1b}[0m"
    }.joined()
  }

  /// The same words in one style.
  func all(_ style: Style) -> Line { Line(runs.map(\.text).joined(), style) }

  /// One after the other.
  static func + (a: Line, b: Line) -> Line { "\(a)\(b)" }

  /// Equal words, equally set.
  static func == (a: Line, b: Line) -> Bool {
    a.runs.count == b.runs.count
      && zip(a.runs, b.runs).allSatisfy { $0.text == $1.text && $0.style == $1.style }
  }
}
