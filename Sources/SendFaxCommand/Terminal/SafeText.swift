extension String {
  /// The text with everything taken out that could steer a terminal or hide what stands there: control
  /// characters, escape sequences' beginnings, bidirectional and other invisible formatting.
  ///
  /// Whatever came from outside (a file's name, a server's sentence) is printed through this.
  var safeForTerminal: String {
    guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
    var safe = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\n" || scalar == "\t" || scalar == "\r" {
        safe.append(" ")
      } else {
        safe.append(scalar.steersTerminal ? "\u{FFFD}" : scalar)
      }
    }
    return String(safe)
  }

  /// A person's own word as a message repeats it: safe, and no longer than a line.
  var quotedForMessage: String {
    let safe = safeForTerminal
    return safe.count > 60 ? safe.prefix(59) + "…" : safe
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may act on it, or a reader not see it.
  var steersTerminal: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    case .format: return self != "\u{200D}"  // the joiner that emoji are made with
    default: return false
    }
  }
}
