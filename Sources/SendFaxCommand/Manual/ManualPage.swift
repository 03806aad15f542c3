/// `sendfax(1)` in the man macros, made from the tables that parsing and help are made from.
enum ManualPage {
  static var text: String {
    let chapters = [
      Roff.heading(SendFaxCommand.version),
      Roff.section(
        "NAME", [Roff.text("sendfax - fax a PDF, pay by the page, know that it arrived")]),
      Roff.section("SYNOPSIS", CommandName.allCases.map(synopsis)),
      Roff.section("DESCRIPTION", description.map(Roff.paragraph)),
      Roff.section("COMMANDS", CommandName.allCases.map(chapter)),
      Roff.section("COMMON OPTIONS", Option.all.filter { $0.commands == nil }.map(row)),
      Roff.section("EXIT STATUS", ExitStatus.all.map { Roff.item("\($0.rawValue)", $0.meaning) }),
      Roff.section("ENVIRONMENT", environment.map { Roff.item($0, $1) }),
      Roff.section("FILES", files.map { Roff.item($0, $1) }),
      Roff.section("EXAMPLES", [Roff.example(CommandName.allCases.flatMap(\.examples))]),
    ]
    return chapters.joined()
  }

  private static let description = [
    "A fax is on disk before anything is sent, both prices are said before anything is paid, and every step "
      + "that may move money is written down before it is taken. Whatever instant the command dies at, "
      + "sendfax resume goes on from there: what was paid is never lost and never paid twice.",
    "By card, the service's Checkout page is opened. By wallet, a signer that holds the keys is asked for "
      + "one USDC transfer on Base, or the transfer is shown as a QR code and waited for.",
  ]

  private static let files = [
    (
      "~/.local/share/sendfax (Linux), ~/Library/Application Support/sendfax (macOS)",
      "the outbox, readable by its owner alone; --outbox and SENDFAX_OUTBOX name another"
    )
  ]

  private static var environment: [(String, String)] {
    Option.all.compactMap { option in
      option.variable.map { ($0, "stands in for \(option.spelling)") }
    }
      + [
        ("NO_COLOR", "no colours, whatever its value"),
        ("HTTPS_PROXY, NO_PROXY", "as curl(1) reads them; a wallet is never asked through a proxy"),
      ]
  }

  private static func synopsis(_ command: CommandName) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    return Roff.usage("sendfax \(command.rawValue)", rest: "\(operands) [options]")
  }

  private static func chapter(_ command: CommandName) -> String {
    Roff.subsection(command.form) + Roff.text("\(command.summary.firstCapitalized).")
      + Option.all.filter { $0.commands?.contains(command) ?? false }.map(row).joined()
  }

  private static func row(_ option: Option) -> String {
    var help = option.help
    if option.choices.count > 2 { help += ": " + option.choices.joined(separator: ", ") }
    if let variable = option.variable { help += ". [\(variable)]" }
    let short = option.short.map { "-\($0), " } ?? ""
    return Roff.option(short + option.spelling, value: option.value, help)
  }
}

extension String {
  fileprivate var firstCapitalized: String { prefix(1).uppercased() + dropFirst() }
}
