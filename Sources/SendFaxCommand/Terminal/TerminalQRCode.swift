/// A QR code in half blocks: two modules above each other in one character, two light modules around.
struct TerminalQRCode: Sendable {
  /// The lines to print; light modules are drawn, so that the code is right on a dark terminal, and the
  /// colours are set where there are any, so that it is right on a light one.
  let lines: [Line]
  /// How many columns it takes.
  let columns: Int

  /// The code for a text, or nil where none can hold it.
  init?(_ text: String) {
    guard let matrix = QRMatrix(text) else { return nil }
    self.init(matrix)
  }

  /// Draws a code.
  init(_ matrix: QRMatrix) {
    let quiet = 2
    columns = matrix.side + 2 * quiet
    lines = stride(from: -quiet, to: matrix.side + quiet, by: 2).map { y in
      let row = (-quiet..<(matrix.side + quiet)).map { x -> Character in
        switch (matrix.isDark(x, y), matrix.isDark(x, y + 1)) {
        case (false, false): return "█"
        case (false, true): return "▀"
        case (true, false): return "▄"
        case (true, true): return " "
        }
      }
      return Line(String(row), .code)
    }
  }
}
