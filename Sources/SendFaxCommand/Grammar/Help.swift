/// What `--help` prints, made from the tables that parsing reads.
enum Help {
  /// Help for a command, or for all of them.
  static func text(for command: CommandName?) -> String {
    guard let command else { return overview }
    let own = Option.all.filter { $0.commands?.contains(command) ?? false }
    let common = Option.all.filter { $0.commands == nil }
    var lines = ["\(command.form) [options]", "  \(command.summary)"]
    if !own.isEmpty { lines += ["", "Options:"] + table(own.map(row)) }
    lines += ["", "With every command:"] + table(common.map(row))
    if command == .sandbox { lines += sandbox }
    lines += ["", "For example:"] + command.examples.map { "  \($0)" }
    return lines.joined(separator: "\n")
  }

  private static var overview: String {
    var lines = ["sendfax: fax a PDF, pay by the page, know that it arrived", "", "Commands:"]
    lines += table(
      CommandName.allCases.map { ("\($0.rawValue) \($0.operands)", $0.summary) })
    lines += ["", "With every command:"]
    lines += table(Option.all.filter { $0.commands == nil }.map(row))
    lines += [
      "", "sendfax COMMAND --help says more. Nothing is charged before both prices are shown.",
      "Exit status: 0 done, 1 the fax failed, 2 money may be out and you must act, 75 unfinished",
      "(sendfax resume goes on); the others are in README.md.",
    ]
    return lines.joined(separator: "\n")
  }

  private static func row(_ option: Option) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? ""
    let value = option.value.map { " \($0)" } ?? ""
    var help = option.help
    if !option.choices.isEmpty, option.choices.count > 2 {
      help += ": " + option.choices.joined(separator: ", ")
    }
    if let variable = option.variable { help += " [\(variable)]" }
    return ("\(short)\(option.spelling)\(value)", help)
  }

  static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right
    }
  }
}
