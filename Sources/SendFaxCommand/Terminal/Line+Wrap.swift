extension Line {
  /// The line broken between words so that none is wider than the terminal; what follows the first is
  /// indented by `hanging` columns. A word longer than the terminal stays whole, so that it can be copied.
  func wrapped(to columns: Int, hanging: Int = 0) -> [Line] {
    guard plain.count > columns else { return [self] }
    var lines: [Line] = []
    var line = Line(""), width = 0
    for (word, style) in words {
      let text = word.trimmingTrailingSpaces
      if width > 0, width + text.count > columns {
        lines.append(line)
        line = Line(String(repeating: " ", count: hanging))
        width = hanging
        if text.isEmpty { continue }
      }
      line = line + Line(word, style)
      width += word.count
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
