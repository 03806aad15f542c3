import Foundation
import Testing

@testable import SendFaxCommand

/// The manual page and the completions are made from the tables, so they name all that is in them.
struct ManualTests {
  @Test func `the manual names every command, option, variable and exit status`() {
    let page = ManualPage.text.replacing("\\-", with: "-")
    for command in CommandName.allCases { #expect(page.contains(".SS \"\(command.form)")) }
    for option in Option.all {
      #expect(
        page.contains("\\fB\(option.spelling)\\fR") || page.contains(", \(option.spelling)\\fR"),
        "\(option.name)")
    }
    for variable in Option.all.compactMap(\.variable) {
      #expect(page.contains("\\fB\(variable)\\fR"))
    }
    for status in ExitStatus.all { #expect(page.contains("\\fB\(status.rawValue)\\fR\n")) }
  }

  @Test func `no line of the manual is a request by accident`() {
    let requests: Set = ["TH", "SH", "SS", "PP", "TP", "br", "nf", "fi"]
    for line in ManualPage.text.split(separator: "\n")
    where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(requests.contains(String(line.dropFirst().prefix(2))), "\(line)")
    }
    #expect(Roff.text(".so /etc/passwd") == "\\&.so /etc/passwd\n")
    #expect(Roff.text("a\\b 'c' \"d\"") == "a\\eb \\(aqc\\(aq \\(dqd\\(dq\n")
  }

  @Test(arguments: Generate.Kind.allCases)
  func `what an installation needs is printed, and nothing else`(kind: Generate.Kind) async {
    let console = TestConsole()
    #expect(await sendfax("generate", kind.rawValue, console: console) == 0)
    #expect(console.output == Generate.text(kind))
  }

  /// What is typed, and what bash offers for its last word.
  static let typed: [(words: [String], offers: String)] = [
    (["se"], "send settle"),
    (["gen"], "generate"),
    (["generate", ""], "man bash zsh"),
    (["send", "a.pdf", "--by", ""], "card wallet"),
    (["settle", "k2m4p6q8", "--as", "re"], "refunded"),
    (["list", "--js"], "--json"),
    (["list", "--wat"], ""),
    (["send", "a.pdf", "--to", ""], ""),
  ]

  @Test(arguments: typed)
  func `bash offers what may follow`(typed: (words: [String], offers: String)) throws {
    let words = (["sendfax"] + typed.words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(Completion.bash)
      COMP_WORDS=(\(words)); COMP_CWORD=\(typed.words.count); _sendfax; echo "${COMPREPLY[*]}"
      """
    let bash = Process(), output = Pipe()
    bash.executableURL = URL(fileURLWithPath: "/bin/bash")
    bash.arguments = ["-c", script]
    bash.standardOutput = output
    try bash.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    bash.waitUntilExit()
    #expect(String(decoding: said, as: UTF8.self) == typed.offers + "\n")
  }
}
