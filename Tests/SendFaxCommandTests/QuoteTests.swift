import Foundation
import SendFaxAPI
import Testing

@testable import SendFaxCommand

@Suite struct QuoteTests {
  @Test func `both prices and the number with its country are said`() async throws {
    let file = try SampleFile(pages: 12)
    let console = TestConsole()
    #expect(await sendfax("quote", file.path, "--to", "(613) 555-0123", console: console) == 0)
    let lines = console.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("Document   letter.pdf, 12 pages, "))
    #expect(
      Array(lines[1...]) == [
        "To         +1 613 555 0123 (Canada)", "By card    $0.60", "By wallet  0.60 USDC",
      ])
    #expect(console.error == "")
  }

  @Test func `JSON has exactly the members that are documented`() async throws {
    let file = try SampleFile(pages: 2)
    let console = TestConsole()
    #expect(
      await sendfax("quote", file.path, "--to", "+18765550100", "--json", console: console) == 0)
    let size = try Data(contentsOf: URL(fileURLWithPath: file.path)).count
    #expect(
      console.output
        == #"{"at":"2027-01-15T08:00:00Z","card_amount_cents":50,"country":"JM","event":"price","#
        + #""job":null,"page_count":2,"page_count_is_estimate":false,"size_bytes":\#(size),"#
        + #""to":"+18765550100","wallet_usdc_base_units":100000,"#
        + #""warnings":["number_outside_us_and_canada"]}"# + "\n")
  }

  @Test func `nothing leaves the machine`() async throws {
    let file = try SampleFile(pages: 1)
    let transport = TestTransport { _, _ in .json("{}") }
    #expect(await sendfax("quote", file.path, "--to", "+16135550123", transport: transport) == 0)
    #expect(transport.requests == 0)
  }

  @Test func `the service is asked with --confirm, and what it says is compared`() async throws {
    let file = try SampleFile(pages: 1)
    let transport = TestTransport { request, _ in
      #expect(request.url.absoluteString == "https://sendfax.sh/api/v1/uploads")
      return .json(#"{"id":"abc","pageCount":2,"amountCents":50}"#)
    }
    let console = TestConsole()
    #expect(
      await sendfax(
        "quote", file.path, "--to", "+16135550123", "--confirm", console: console,
        transport: transport) == 0)
    #expect(console.output.hasSuffix("The service says otherwise: 2 pages, $0.50 by card.\n"))
  }

  /// Files that can't be faxed: what makes one, the exit status, and a part of the sentence.
  static let badFiles: [(name: String, contents: String, status: Int32, says: String)] = [
    ("empty.pdf", "", 65, "empty"),
    ("text.pdf", "Dear Sir or Madam", 65, "not a PDF"),
    ("cut.pdf", "%PDF-1.4\n", 65, "damaged"),
    ("\u{1b}[31m.pdf", "oops", 65, "not a PDF"),
  ]

  @Test(arguments: badFiles)
  func `a file that can't be faxed is refused here`(
    bad: (name: String, contents: String, status: Int32, says: String)
  ) async throws {
    let file = try SampleFile(bad.contents, name: bad.name)
    let console = TestConsole()
    #expect(
      await sendfax("quote", file.path, "--to", "+16135550123", console: console) == bad.status)
    #expect(console.error.contains(bad.says), "\(console.error)")
    #expect(console.output == "")
  }

  @Test func `a file over the limit is refused here`() async throws {
    let file = try SampleFile(Data("%PDF-1.4\n".utf8) + Data(count: (20 << 20) - 8))
    let console = TestConsole()
    #expect(await sendfax("quote", file.path, "--to", "+16135550123", console: console) == 65)
    #expect(console.error.contains("20 MB"))
  }

  @Test func `what is no regular file is refused without waiting for it`() async throws {
    let file = try SampleFile("x")
    let fifo = file.path + ".fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    for path in [fifo, (file.path as NSString).deletingLastPathComponent, file.path + ".none"] {
      #expect(await sendfax("quote", path, "--to", "+16135550123") == 66, "\(path)")
    }
  }

  @Test(arguments: [
    "911", "555-0123", "+44 20 7946 0000", "1-800-FLOWERS", "613 555 0123 x45", "+1 1613 555 0123",
    "",
    "+1613555012345678901", "٩",
  ])
  func `a number that can't be faxed to is refused before the file is looked at`(
    number: String
  ) async {
    let console = TestConsole()
    let status = await sendfax("quote", "/nowhere.pdf", "--to=\(number)", console: console)
    #expect(status == (number.isEmpty ? 64 : 65))
    #expect(console.error.hasPrefix("sendfax: "))
  }

  @Test func `a correction is never made silently`() async throws {
    let file = try SampleFile(pages: 1)
    let console = TestConsole()
    #expect(await sendfax("quote", file.path, "--to", "+52 1 55 1111 1111", console: console) == 65)
    #expect(console.error.contains("--to +525511111111"))

    let terminal = TestConsole(terminals: [.input, .output, .error], answers: ["y"])
    #expect(await sendfax("quote", file.path, "--to", "+52 1 55 1111 1111", console: terminal) == 0)
    #expect(terminal.output.contains("+52 55 1111 1111"))

    let refused = TestConsole(terminals: [.input, .output, .error], answers: [""])
    #expect(await sendfax("quote", file.path, "--to", "+52 1 55 1111 1111", console: refused) == 65)
  }

  @Test func `a hostile file name reaches neither the terminal nor JSON raw`() async throws {
    let file = try SampleFile(pages: 1, name: "a\u{1b}[2Jb\u{202e}\u{9b}c\n.pdf")
    let console = TestConsole(terminals: [.output, .error])
    #expect(await sendfax("quote", file.path, "--to", "+16135550123", console: console) == 0)
    #expect(!console.output.contains("\u{1b}[2J"))
    #expect(!console.output.unicodeScalars.contains("\u{202e}"))
    #expect(!console.output.unicodeScalars.contains("\u{9b}"))
  }
}
