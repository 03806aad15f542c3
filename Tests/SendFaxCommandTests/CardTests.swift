import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFax
@testable import SendFaxCommand

/// A sandbox, an outbox on disk, and a person who presses Pay as soon as the page opens.
private struct Desk {
  let sandbox = SendFaxSandbox()
  let folder: TestSupport.TemporaryFolder
  let letter: SampleFile

  init(pages: Int = 2) throws {
    folder = try TestSupport.TemporaryFolder()
    letter = try SampleFile(pages: pages)
  }

  func run(
    _ words: String..., console: TestConsole = TestConsole(), pays: Bool = true,
    offline: Bool = false
  ) async -> Int32 {
    await run(words, console, pays: pays, offline: offline)
  }

  func send(
    _ more: String..., console: TestConsole = TestConsole(), pays: Bool = true,
    offline: Bool = false
  ) async -> Int32 {
    let words = ["send", letter.path, "--to", "+16135550123", "--by", "card"] + more
    return await run(words, console, pays: pays, offline: offline)
  }

  private func run(
    _ words: [String], _ console: TestConsole, pays: Bool, offline: Bool
  ) async -> Int32 {
    let sandbox = sandbox
    let world = World(
      console: console,
      variables: [
        "SENDFAX_API": sandbox.baseURL.description, "SENDFAX_OUTBOX": folder.path("outbox"),
      ],
      makeTransport: {
        offline
          ? ScriptedTransport(.failure(TransportFailure(.unreachable, .neverSent, "No network.")))
          : sandbox.transport()
      },
      openPage: { _ in
        if pays, let session = sandbox.ledger.checkoutSessions.last {
          _ = try? sandbox.pay(session: session.id)
        }
        return true
      }, clock: SteppedClock(with: sandbox))
    return await SendFaxCommand.run(words, in: world)
  }

  /// Runs a command that is refused, or has the given status, and gives what it says to type next.
  func says(_ words: String..., status: Int32 = 64) async -> [String] {
    let console = TestConsole()
    #expect(await run(words, console, pays: true, offline: false) == status)
    return console.error.split(separator: "\n").map(String.init).filter { $0.hasPrefix("next:") }
  }

  /// Presses Pay on the newest page.
  func pay() throws {
    try sandbox.pay(session: #require(sandbox.ledger.checkoutSessions.last).id)
  }

  /// The names of the jobs in the outbox, newest first.
  func jobs() async -> [String] {
    let console = TestConsole()
    _ = await run("list", "--json", console: console)
    return console.events.compactMap { $0["job"] as? String }
  }
}

@Suite struct CardTests {
  @Test func `a fax is paid by card and delivered, each event told once`() async throws {
    let desk = try Desk()
    let console = TestConsole()
    #expect(await desk.send("--json", console: console) == 0)
    let names = console.events.compactMap { $0["event"] as? String }
    #expect(
      names.filter { $0 != "status" } == [
        "price", "drafted", "uploaded", "checkout", "accepted", "delivered",
      ])
    let upload = try #require(console.events.first { $0["event"] as? String == "uploaded" })
    #expect(upload["page_count"] as? Int == 2)
    #expect(upload["amount_cents"] as? Int == 50)
    #expect(Set(upload.keys) == ["at", "event", "job", "fax_id", "page_count", "amount_cents"])
    #expect(console.error == "")
    #expect(desk.sandbox.ledger.payments.count == 1)
  }

  @Test func `both prices are said before the fax is saved`() async throws {
    let desk = try Desk(pages: 12)
    let console = TestConsole()
    #expect(await desk.send(console: console) == 0)
    let prices = try #require(console.output.range(of: "By wallet  0.60 USDC"))
    let saved = try #require(console.output.range(of: "Saved as job"))
    #expect(prices.lowerBound < saved.lowerBound)
    #expect(
      console.output.hasSuffix(
        "Delivered. The other machine took 12 pages. You were charged $0.60.\n"))
  }

  @Test func `without waiting the page is the end, and resume goes on`() async throws {
    let desk = try Desk()
    let console = TestConsole()
    #expect(await desk.send("--no-wait", "--no-open", console: console) == 0)
    #expect(console.output.contains("Pay $0.50 here: http"))
    try desk.pay()
    let resumed = TestConsole()
    #expect(await desk.run("resume", console: resumed) == 0)
    #expect(resumed.output.hasPrefix("Paid.\n"))
    #expect(desk.sandbox.ledger.payments.count == 1)
    let again = TestConsole()
    #expect(await desk.run("resume", console: again) == 0)
    #expect(again.output == "Nothing is unfinished.\n")
  }

  @Test func `an unreachable service keeps the job, and resume sends it`() async throws {
    let desk = try Desk()
    let console = TestConsole()
    #expect(await desk.send(console: console, offline: true) == 69)
    #expect(console.error.contains("can't be reached"))
    let job = try #require(await desk.jobs().first)
    #expect(await desk.run("resume", job) == 0)
    #expect(desk.sandbox.ledger.payments.count == 1)
  }

  @Test func `the same fax twice is refused and names the job, unless it is wanted`() async throws {
    let desk = try Desk()
    #expect(await desk.send("--no-wait", "--no-open") == 0)
    let console = TestConsole()
    #expect(await desk.send("--json", console: console) == 75)
    let job = try #require(await desk.jobs().first)
    #expect(console.events.last?["code"] as? String == "already_in_outbox")
    #expect((console.events.last?["message"] as? String)?.contains(job) == true)
    #expect(console.events.last?["next"] as? [String] == ["sendfax resume \(job)", "--again"])
    #expect(await desk.send("--again") == 0)
    #expect(await desk.jobs().count == 2)
  }

  @Test func `a later start says in one line what is unfinished`() async throws {
    let desk = try Desk()
    #expect(await desk.send("--no-wait", "--no-open") == 0)
    let console = TestConsole()
    #expect(await desk.send("--again", console: console) == 0)
    #expect(
      console.error
        == "note: 1 fax is unfinished: sendfax list shows them, sendfax resume goes on.\n")
  }

  @Test func `withdraw and forget work when they may, and say why when they may not`() async throws
  {
    let desk = try Desk()
    #expect(await desk.send(offline: true) == 69)
    let job = try #require(await desk.jobs().first)
    #expect(await desk.says("forget", job) == ["next: sendfax withdraw \(job) takes it back."])
    #expect(await desk.run("settle", job, "--as", "refunded") == 64)
    #expect(await desk.run("withdraw", job) == 0)
    #expect(await desk.says("withdraw", job) == ["next: sendfax forget \(job) removes it."])
    #expect(await desk.run("show", job, "--receipt") == 64)
    #expect(await desk.run("forget", job) == 0)
    #expect(await desk.says("show", job) == ["next: sendfax list shows the names of your faxes."])
  }

  @Test func `a fax that can't be read says how it is removed, and nothing of its name is run`()
    async throws
  {
    let desk = try Desk()
    #expect(await desk.send(offline: true) == 69)
    let job = try #require(await desk.jobs().first)
    let database = try SQLite(path: desk.folder.path("outbox") + "/journal.sqlite")
    try database.run("UPDATE event SET digest = 'x'")
    let removes = "next: sendfax forget \(job) --unreadable removes what is left of it."
    #expect(await desk.says("show", job, status: 73) == [removes])
    #expect(await desk.says("list", status: 0) == [removes])
    try database.run("PRAGMA foreign_keys = OFF")
    try database.run("UPDATE fax SET job = 'a;rm -rf ''b'")
    #expect(
      await desk.says("list", status: 0) == [
        #"next: sendfax forget 'a;rm -rf '\''b' --unreadable removes what is left of it."#
      ])
    #expect(await desk.run("forget", "a;rm -rf 'b", "--unreadable") == 0)
    #expect(await desk.says("list", status: 0) == [])
    #expect(await desk.says("forget", job, "--unreadable").first?.contains("sendfax list") == true)
    database.close()
  }

  @Test func `a higher price is asked about, and refused where nobody can be asked`() async throws {
    let desk = try Desk()
    desk.sandbox.begin(.init(.priceHigher))
    let console = TestConsole()
    #expect(await desk.send("--json", console: console) == 77)
    #expect(console.events.last?["code"] as? String == "price_higher")
    #expect(desk.sandbox.ledger.checkoutSessions.isEmpty)
    let terminal = TestConsole(terminals: [.input, .output, .error], answers: ["yes"])
    #expect(await desk.run("resume", console: terminal) == 0)
    #expect(desk.sandbox.ledger.payments.count == 1)
  }

  @Test func `a page elsewhere is never opened`() async throws {
    let desk = try Desk()
    desk.sandbox.begin(.init(.foreignCheckoutURL))
    let console = TestConsole()
    #expect(await desk.send("--json", console: console) == 69)
    #expect(console.events.last?["code"] as? String == "checkout_url_foreign")
    #expect(desk.sandbox.ledger.payments.isEmpty)
  }

  @Test func `a timeout ends with 75 and loses nothing`() async throws {
    let desk = try Desk()
    #expect(await desk.send("--timeout", "30", pays: false) == 75)
    try desk.pay()
    #expect(await desk.run("resume") == 0)
  }

  @Test func `Ctrl-C ends with 130 and says how to go on`() async throws {
    let desk = try Desk()
    let console = TestConsole()
    let running = Task { await desk.send(console: console, pays: false) }
    while !console.output.contains("Pay $0.50") { try await Task.sleep(for: .milliseconds(1)) }
    running.cancel()
    #expect(await running.value == 130)
    let job = try #require(await desk.jobs().first)
    #expect(console.error.hasSuffix("note: nothing is lost; sendfax resume \(job) goes on.\n"))
  }

  @Test func `a receipt holds no whole number`() async throws {
    let desk = try Desk()
    #expect(await desk.send() == 0)
    let job = try #require(await desk.jobs().first)
    let console = TestConsole()
    #expect(await desk.run("show", job, "--receipt", console: console) == 0)
    #expect(console.output.contains("$0.50") && console.output.contains("Fax receipt"))
    #expect(!console.output.contains("6135550123") && !console.output.contains("613 555"))
  }

  @Test func `what needs attention stands first in the list`() async throws {
    let desk = try Desk()
    #expect(await desk.send() == 0)
    #expect(await desk.send("--no-wait", "--no-open") == 0)
    let console = TestConsole()
    #expect(await desk.run("list", console: console) == 0)
    let lines = console.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("Waiting for the payment"))
    #expect(lines[1].contains("Delivered"))
  }

  @Test func `a rail must be named where nobody can be asked, and can be chosen where one can`()
    async throws
  {
    let desk = try Desk()
    #expect(await desk.run("send", desk.letter.path, "--to", "+16135550123") == 64)
    #expect(await desk.jobs().isEmpty)
    let terminal = TestConsole(terminals: [.input, .output, .error], answers: ["c"])
    #expect(
      await desk.run("send", desk.letter.path, "--to", "+16135550123", console: terminal) == 0)
  }
}
