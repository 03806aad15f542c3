import Testing

@testable import SendFaxCommand

@Suite struct UsageTests {
  /// What was typed, and the sentence that answers it.
  static let mistakes: [(words: [String], says: String)] = [
    (["qoute"], "there is no command “qoute”; did you mean “quote”?"),
    (["teleport"], "there is no command “teleport”; sendfax --help lists them."),
    (["letter.pdf"], "a command comes first: sendfax send letter.pdf --to NUMBER"),
    (["quote", "--tto", "5"], "there is no option --tto; did you mean --to?"),
    (["quote", "--xyzzy"], "there is no option --xyzzy; sendfax quote --help lists them."),
    (["quote", "a", "--watch"], "--watch is not for quote; it is for status."),
    (["list", "-y"], "--yes is not for list; it is for send, resume."),
    (["list", "-z"], "there is no option -z; only -h, -q, -v and -y have a short form."),
    (["quote", "a", "--to"], "--to needs a value: --to NUMBER"),
    (["quote", "a", "--to", "--confirm"], "--to needs a value: --to NUMBER"),
    (["quote", "a", "--to="], "--to needs a value: --to NUMBER"),
    (["quote", "a", "--to", "1", "--to", "2"], "--to was given twice."),
    (["quote", "a", "--confirm=yes"], "--confirm takes no value."),
    (["quote"], "FILE|- is missing: sendfax quote FILE|-"),
    (["quote", "a", "b"], "“b” is one too many: sendfax quote FILE|-"),
    (["list", "a"], "“a” is one too many: sendfax list"),
    (["quote", "a"], "--to is missing: the number to fax to, like --to '+1 613 555 0123'"),
    (
      ["settle", "a", "--as", "refund"],
      "--as is one of never-approved, refunded, arrived, written-off; did you mean refunded?"
    ),
    (
      ["resume", "--document", "a.pdf"],
      "--document is for one fax: sendfax resume JOB --document FILE"
    ),
    (["withdraw", "a", "--unreadable"], "--unreadable is not for withdraw; it is for forget."),
    (["send", "a", "--by", "cash"], "--by is one of card, wallet."),
    (
      ["status", "../../admin"],
      "That is not a fax id: 1 to 128 letters, digits or - . _ ~ are expected."
    ),
    (
      ["status", "abc", "--watch", "--timeout", "soon"],
      "--timeout is a whole number from 0 to 31536000."
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake in the command line is named, and nothing happens`(
    mistake: (words: [String], says: String)
  ) async {
    let console = TestConsole()
    let transport = TestTransport { _, _ in .json("{}") }
    let status = await sendfax(mistake.words, console: console, transport: transport)
    #expect(status == 64)
    #expect(console.error == "sendfax: \(mistake.says)\n")
    #expect(console.output == "")
    #expect(transport.requests == 0)
  }

  @Test func `a mistake is a JSON line where JSON was asked for`() async {
    let console = TestConsole()
    #expect(await sendfax("list", "--json", "--jsonn", console: console) == 64)
    #expect(console.error == "")
    #expect(
      console.output
        == #"{"at":"2027-01-15T08:00:00Z","code":"usage","event":"error","job":null,"#
        + #""message":"there is no option --jsonn; did you mean --json?","money":"not_moved"}"#
        + "\n")
  }

  @Test func `nothing typed prints help as a mistake does`() async {
    let console = TestConsole()
    #expect(await sendfax(console: console) == 64)
    #expect(console.error.contains("send FILE|-"))
    #expect(console.output == "")
  }

  @Test func `a mistyped word is repeated without what could steer a terminal`() async {
    let console = TestConsole()
    #expect(await sendfax("\u{1b}]0;owned\u{7}\u{202e}x", console: console) == 64)
    #expect(!console.error.contains("\u{1b}"))
    #expect(!console.error.contains("\u{202e}"))
  }

  @Test func `a word of a megabyte is answered in a line`() async {
    let console = TestConsole()
    #expect(await sendfax(String(repeating: "a", count: 1 << 20), console: console) == 64)
    #expect(console.error.count < 200)
  }
}
