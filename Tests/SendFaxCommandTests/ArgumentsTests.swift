import SendFaxSandbox
import Testing

@testable import SendFaxCommand

@Suite struct ArgumentsTests {
  @Test func `help of the sandbox lists every number and every trouble`() {
    let help = Help.text(for: .sandbox)
    for number in SendFaxSandbox.numbers {
      #expect(help.contains("  \(number.e164) "), "\(number.e164)")
      #expect(help.contains(number.outcome.summary), "\(number.e164)")
    }
    for trouble in SendFaxSandbox.Trouble.allCases {
      #expect(help.contains("  \(trouble.rawValue) "), "\(trouble.rawValue)")
    }
  }

  @Test(arguments: [
    ["quote", "a.pdf", "--to", "+1613"], ["quote", "--to=+1613", "a.pdf"],
    ["--json", "quote", "--to", "+1613", "--", "a.pdf"], ["-q", "quote", "a.pdf", "--to", "+1613"],
  ])
  func `the order and the form of options make no difference`(words: [String]) throws {
    let arguments = try Arguments(words)
    #expect(arguments.command == .quote)
    #expect(arguments.operands == ["a.pdf"])
    #expect(arguments[.to] == "+1613")
  }

  @Test func `after two dashes everything is an operand`() throws {
    #expect(try Arguments(["show", "--", "--json"]).operands == ["--json"])
  }

  @Test func `a dash is standard input`() throws {
    #expect(try Arguments(["quote", "-"]).operands == ["-"])
  }

  @Test func `a value may hold an equals sign`() throws {
    #expect(
      try Arguments(["list", "--api=http://localhost/?a=b"])[.api] == "http://localhost/?a=b")
  }

  @Test func `short options may be joined`() throws {
    let arguments = try Arguments(["list", "-qv"])
    #expect(arguments.has(.quiet) && arguments.has(.verbose))
  }

  @Test func `an option goes before its variable, and an empty variable is none`() throws {
    let variables = ["SENDFAX_API": "https://a.example", "SENDFAX_OUTBOX": ""]
    #expect(try Arguments(["list"], variables: variables)[.api] == "https://a.example")
    #expect(try Arguments(["list"], variables: variables)[.outbox] == nil)
    let typed = try Arguments(["list", "--api", "https://b.example"], variables: variables)
    #expect(typed[.api] == "https://b.example")
  }

  @Test func `a wallet's variable does not disturb commands that take no wallet`() throws {
    #expect(throws: Never.self) {
      try Arguments(["list"], variables: ["SENDFAX_WALLET_RPC": "http://localhost:1"])
    }
  }

  @Test(
    arguments: [
      ("qoute", "quote"), ("sned", "send"), ("statuss", "status"), ("wit", "withdraw"),
      ("zzzz", nil),
    ] as [(String, String?)])
  func `the nearest word is suggested, and only if it is near`(word: String, meant: String?) {
    #expect(Suggestion.nearest(to: word, among: CommandName.allCases.map(\.rawValue)) == meant)
  }

  @Test(arguments: CommandName.allCases)
  func `help of a command names each of its options`(command: CommandName) {
    let help = Help.text(for: command)
    for option in Option.all where option.belongs(to: command) {
      #expect(help.contains(option.spelling), "\(command.rawValue) \(option.spelling)")
    }
    for line in help.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test func `every option is in the table once`() {
    #expect(Set(Option.all.map(\.name)).count == Option.all.count)
  }
}
