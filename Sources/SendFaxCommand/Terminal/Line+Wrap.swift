extension Line {
  /// The line broken between words so that none is wider than the terminal; what follows the first is
  /// indented by `hanging` columns. A word too long for that stays whole and begins at the edge, so that it
  /// can be copied.
  func wrapped(to columns: Int, hanging: Int = 0) -> [Line] {
    guard plain.count > columns else { return [self] }
    var lines: [Line] = []
    var line = Line(""), width = 0, blanks = Line("")
    for (word, style) in words {
      let text = String(word.trimmingTrailingSpaces)
      let blank = word.count - text.count
      if width > 0, width + blanks.plain.count + text.count > columns {
        lines.append(line)
        let indent = hanging + text.count > columns ? 0 : hanging
        line = Line(String(repeating: " ", count: indent))
        width = indent
      } else {
        line = line + blanks
        width += blanks.plain.count
      }
      line = line + Line(text, style)
      width += text.count
      blanks = Line(String(repeating: " ", count: blank), style)
    }
    return lines + [line]
  }

  /// The beginning of the line, ended by an ellipsis.
  func cut(to columns: Int) -> Line {
    var cut = Line(""), left = max(columns - 1, 0)
    for (text, style) in runs where left > 0 {
      let part = String(text.safeForTerminal.prefix(left))
      cut = cut + Line(part, style)
      left -= part.count
    }
    return cut + "…"
  }

  /// Words, each with the blanks that follow it; blanks at the beginning are one of their own.
  private var words: [(String, Style)] {
    var words: [(String, Style)] = []
    for (text, style) in runs {
      var word = ""
      for character in text.safeForTerminal {
        if character != " ", word.last == " " {
          words.append((word, style))
          word = ""
        }
        word.append(character)
      }
      if !word.isEmpty { words.append((word, style)) }
    }
    return words
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: Substring {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return text
  }
}
