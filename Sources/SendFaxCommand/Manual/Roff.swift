import Foundation

/// The few requests of the man macros that a page of ours uses; what is written is escaped.
enum Roff {
  static func heading(_ version: String) -> String { ".TH SENDFAX 1 \"\" \"sendfax \(version)\"\n" }

  static func section(_ name: String, _ paragraphs: [String]) -> String {
    ".SH \(name)\n" + paragraphs.joined()
  }

  static func subsection(_ name: String) -> String { ".SS \"\(escaped(name))\"\n" }

  static func text(_ words: String) -> String { guarded(escaped(words)) + "\n" }

  static func paragraph(_ words: String) -> String { ".PP\n" + text(words) }

  static func usage(_ command: String, rest: String) -> String {
    guarded("\\fB\(escaped(command))\\fR\(escaped(rest))") + "\n.br\n"
  }

  static func item(_ term: String, _ words: String) -> String {
    ".TP\n" + guarded("\\fB\(escaped(term))\\fR") + "\n" + text(words)
  }

  static func option(_ name: String, value: String?, _ words: String) -> String {
    let value = value.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return ".TP\n" + guarded("\\fB\(escaped(name))\\fR\(value)") + "\n" + text(words)
  }

  static func example(_ lines: [String]) -> String {
    ".nf\n" + lines.map(text).joined() + ".fi\n"
  }

  /// A hyphen that is typed is a minus sign in roff; a backslash would begin a request of its own.
  static func escaped(_ words: String) -> String {
    words.replacingOccurrences(of: "\\", with: "\\e").replacingOccurrences(of: "-", with: "\\-")
      .replacingOccurrences(of: "\"", with: "\\(dq").replacingOccurrences(of: "'", with: "\\(aq")
  }

  /// A line that begins with a dot would be a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&\(line)" : line
  }
}
