import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

@testable import SendFaxCommand

/// A sandbox with its wallet, and an outbox on disk.
private struct Desk {
  let sandbox: SendFaxSandbox
  let folder: TestSupport.TemporaryFolder
  let letter: SampleFile
  let clock: SteppedClock

  init(
    pages: Int = 2, _ troubles: SendFaxSandbox.Trouble...,
    configure: (inout SendFaxSandbox.Configuration) -> Void = { _ in }
  ) throws {
    var configuration = SendFaxSandbox.Configuration()
    configure(&configuration)
    sandbox = SendFaxSandbox(configuration: configuration)
    for trouble in troubles { sandbox.begin(.init(trouble)) }
    folder = try TestSupport.TemporaryFolder()
    letter = try SampleFile(pages: pages)
    clock = SteppedClock(with: sandbox)
  }

  var wallet: String { sandbox.baseURL.endpoint("sandbox/rpc").absoluteString }

  /// Sends by the sandbox's wallet, without a person.
  func send(_ more: String..., console: TestConsole = TestConsole()) async -> Int32 {
    await run(
      ["send", letter.path, "--to", "+16135550123", "--by", "wallet", "--wallet-rpc", wallet]
        + (console.isTerminal(.input) ? [] : ["--yes"]) + more, console)
  }

  /// Sends by a wallet on another device.
  func scan(_ more: String..., console: TestConsole = TestConsole()) async -> Int32 {
    let words = ["send", letter.path, "--to", "+16135550123", "--by", "wallet", "--yes"]
    return await run(words + more, console)
  }

  func run(_ words: String..., console: TestConsole = TestConsole()) async -> Int32 {
    await run(words, console)
  }

  private func run(_ words: [String], _ console: TestConsole) async -> Int32 {
    let sandbox = sandbox
    let world = World(
      console: console,
      variables: [
        "SENDFAX_API": sandbox.baseURL.description, "SENDFAX_OUTBOX": folder.path("outbox"),
        "NO_COLOR": "1",
      ],
      makeTransport: { sandbox.transport() },
      openPage: { _ in
        if let session = sandbox.ledger.checkoutSessions.last {
          _ = try? sandbox.pay(session: session.id)
        }
        return true
      }, clock: clock)
    return await SendFaxCommand.run(words, in: world)
  }

  /// The names of the jobs in the outbox.
  func jobs() async -> [String] {
    let console = TestConsole()
    _ = await run("list", "--json", console: console)
    return console.events.compactMap { $0["job"] as? String }
  }

  /// Pays the newest intent as somebody who scanned its code does.
  func deposit() {
    guard let intent = sandbox.ledger.intents.last else { return }
    sandbox.deposit(intent.amount, to: intent.address)
  }
}

extension TestConsole {
  /// A person at a terminal.
  static func person(_ answers: String..., columns: Int = 80) -> TestConsole {
    TestConsole(terminals: [.input, .output, .error], columns: columns, answers: answers)
  }

  var names: [String] { events.compactMap { $0["event"] as? String } }
  func event(_ name: String) -> [String: Any]? { events.last { $0["event"] as? String == name } }
}

@Suite("Wallet", .timeLimit(.minutes(4))) struct WalletTests {
  @Test func `a fax is paid by wallet and delivered, each event told once`() async throws {
    let desk = try Desk()
    let console = TestConsole()
    #expect(await desk.send("--json", console: console) == 0)
    #expect(
      console.names.filter { $0 != "status" && $0 != "claiming" } == [
        "price", "drafted", "quoted", "transfer_requested", "transfer_sent", "accepted",
        "delivered",
      ])
    let common: Set = ["at", "event", "job"]
    let quoted = try #require(console.event("quoted"))
    #expect(quoted["usdc_base_units"] as? Int == 100_000)
    #expect(
      Set(quoted.keys)
        == common.union(["page_count", "usdc_base_units", "payment_intent", "expires"]))
    let asked = try #require(console.event("transfer_requested"))
    #expect(Set(asked.keys) == common.union(["address", "token", "network", "usdc_base_units"]))
    #expect(asked["address"] as? String != nil)
    let claim = try #require(console.event("claiming"))
    #expect(Set(claim.keys) == common.union(["attempt", "answer"]))
    let accepted = try #require(console.event("accepted"))
    #expect(Set(accepted.keys) == common.union(["fax_id", "status_url"]))
    #expect(console.error == "")
    #expect(desk.sandbox.ledger.payments.count == 1)
    #expect(desk.sandbox.ledger.stranded.isEmpty)
  }

  /// What goes wrong, the exit status, the code of the error, how many faxes are paid.
  static let troubles:
    [(trouble: SendFaxSandbox.Trouble, status: Int32, code: String?, paid: Int)] = [
      (.walletDeclines, 77, "payment_declined", 0),
      (.walletCodeZero, 2, nil, 0),
      (.walletHangs, 2, nil, 0),
      (.walletDropsAnswer, 0, nil, 1),
      (.walletAnswersLate, 0, nil, 1),
      (.walletReverts, 2, nil, 0),
      (.walletSpeedsUp, 0, nil, 1),
      (.wrongChain, 69, "wallet_not_asked", 0),
      (.missingDepositHeaders, 69, "no_deposit_quote", 0),
      (.missingChallenge, 0, nil, 1),
      (.challengeDisagrees, 77, "quote_out_of_bounds", 0),
      (.staticRecipient, 77, "quote_out_of_bounds", 0),
      (.wrongAmount, 77, "quote_out_of_bounds", 0),
      (.wrongToken, 77, "quote_out_of_bounds", 0),
      (.wrongNetwork, 77, "quote_out_of_bounds", 0),
      (.pageCountDiffers, 77, "page_count_differs", 0),
      (.unavailable, 69, "service_unavailable", 0),
      (.html402, 69, "no_deposit_quote", 0),
    ]

  @Test(arguments: troubles)
  func `each trouble has its exit status, and no money is lost`(
    row: (trouble: SendFaxSandbox.Trouble, status: Int32, code: String?, paid: Int)
  ) async throws {
    let desk = try Desk(row.trouble)
    let console = TestConsole()
    let status = await desk.send("--json", console: console)
    #expect(status == row.status, "\(console.output)")
    #expect(console.event("error")?["code"] as? String == row.code, "\(console.output)")
    #expect(desk.sandbox.ledger.paidFaxes.count == row.paid)
    #expect(desk.sandbox.ledger.stranded.isEmpty)
    if row.status == 2 {
      let evidence = try #require(console.event("needs_attention")?["evidence"] as? [String: Any])
      #expect(evidence["address"] is String && evidence["usdc_base_units"] is Int)
      #expect(!"\(evidence)".contains("6135550123") && !"\(evidence)".contains("letter.pdf"))
    }
  }

  /// A command line that can't be meant, and a part of what is said.
  static let mistakes: [(words: [String], says: String)] = [
    (["--by", "wallet"], "--by wallet needs --yes"),
    (["--by", "wallet", "--yes", "--max-usd", "5,00"], "--max-usd is an amount"),
    (["--by", "wallet", "--yes", "--max-usd", "-1"], "--max-usd is an amount"),
    (["--by", "wallet", "--yes", "--max-usd", "1.005"], "--max-usd is an amount"),
    (["--by", "wallet", "--yes", "--from", "0x12"], "address"),
    (
      ["--by", "wallet", "--yes", "--from", "0x" + String(repeating: "1", count: 40)],
      "--from needs"
    ),
    (
      ["--by", "wallet", "--yes", "--wallet-rpc", "http://wallet.example", "--chain-id", "1"],
      "wallet’s URL"
    ),
    (["--by", "wallet", "--yes", "--wallet-rpc", "https://wallet.example"], "stand-in"),
    (["--by", "wallet", "--yes", "--sandbox", "--wallet-rpc", "https://w.example"], "of its own"),
    (["--by", "wallet", "--yes", "--chain-id", "zero"], "--chain-id is a whole number"),
    ([], "--by is missing"),
  ]

  @Test(arguments: mistakes)
  func `what can't be meant is refused before the fax is saved`(
    mistake: (words: [String], says: String)
  ) async throws {
    let desk = try Desk()
    let console = TestConsole()
    let status = await sendfax(
      ["send", desk.letter.path, "--to", "+16135550123"] + mistake.words, console: console,
      variables: [
        "SENDFAX_API": desk.sandbox.baseURL.description,
        "SENDFAX_OUTBOX": desk.folder.path("outbox"),
      ], transport: desk.sandbox.transport())
    #expect(status == 64)
    #expect(console.error.contains(mistake.says), "\(console.error)")
    #expect(await desk.jobs().isEmpty)
    #expect(desk.sandbox.ledger.requestCount == 0)
  }

  @Test func `chain and token are the real service's own`() async throws {
    let file = try SampleFile(pages: 1)
    for option in [["--chain-id", "1"], ["--token", "0x" + String(repeating: "1", count: 40)]] {
      let console = TestConsole()
      let folder = try TestSupport.TemporaryFolder()
      let status = await sendfax(
        ["send", file.path, "--to", "+16135550123", "--by", "wallet", "--yes"] + option,
        console: console, variables: ["SENDFAX_OUTBOX": folder.path("outbox")],
        transport: TestTransport { _, _ in .json("{}") })
      #expect(status == 64)
      #expect(console.error.contains("is for a service on this machine"))
    }
  }

  @Test func `a ceiling below the price is not paid`() async throws {
    let desk = try Desk()
    #expect(await desk.send("--max-usd", "0.09") == 77)
    #expect(desk.sandbox.ledger.payments.isEmpty)
    let job = try #require(await desk.jobs().first)
    #expect(
      await desk.run("resume", job, "--yes", "--max-usd", "0.1", "--wallet-rpc", desk.wallet) == 0)
    #expect(desk.sandbox.ledger.payments.count == 1)
  }

  @Test func `a person is asked with price and pages, and a no costs nothing`() async throws {
    let desk = try Desk()
    let no = TestConsole.person("n", "n")
    #expect(await desk.send(console: no) == 77)
    #expect(no.error.contains("Pay 0.10 USDC for 2 pages by wallet? [y/N]"))
    #expect(no.error.contains("Pay by card instead, $0.50? [y/N]"))
    #expect(desk.sandbox.ledger.chain.asks.isEmpty)
    let job = try #require(await desk.jobs().first)
    let yes = TestConsole.person("y")
    #expect(await desk.run("resume", job, "--wallet-rpc", desk.wallet, console: yes) == 0)
    #expect(desk.sandbox.ledger.payments.count == 1)
  }

  @Test func `a count that differs is asked about, and its price is paid`() async throws {
    let desk = try Desk(.pageCountDiffers)
    let console = TestConsole.person("y")
    #expect(await desk.send(console: console) == 0)
    #expect(console.error.contains("Pay 0.15 USDC for 3 pages"))
    #expect(desk.sandbox.ledger.payments.map(\.amount) == [150_000])
  }

  @Test func `the card takes over where the wallet surely did not pay`() async throws {
    for trouble in [SendFaxSandbox.Trouble.walletDeclines, .missingDepositHeaders, .wrongChain] {
      let desk = try Desk(trouble)
      let console = TestConsole.person(
        "y", "y")
      #expect(await desk.send(console: console) == 0, "\(trouble): \(console.error)")
      #expect(desk.sandbox.ledger.payments.map(\.rail) == [.card], "\(trouble)")
    }
  }

  @Test func `the card is not offered while the wallet may have paid`() async throws {
    let desk = try Desk(.walletCodeZero)
    let console = TestConsole.person("y", "y", "y")
    #expect(await desk.send(console: console) == 2)
    #expect(!console.error.contains("by card instead"))
    #expect(desk.sandbox.ledger.payments.isEmpty)
  }

  @Test func `a code, the address and the warnings are shown, and the claim waits`() async throws {
    let desk = try Desk()
    let console = TestConsole.person(columns: 100)
    console.once("As a link") { desk.deposit() }
    #expect(await desk.scan(console: console) == 0, "\(console.output)\(console.error)")
    let intent = try #require(desk.sandbox.ledger.intents.last)
    for part in [
      "Base", "0.10 USDC", intent.address, "▀", "Don’t change the amount",
      "ethereum:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913@8453/transfer?address=",
      "&uint256=100000", "stand-in",
    ] {
      #expect(console.output.lowercased().contains(part.lowercased()), "\(part)")
    }
    #expect(console.error.contains("left to pay"))
    #expect(desk.sandbox.ledger.payments.count == 1)
  }

  @Test func `what nobody pays needs a person, who can settle it and send it anew`() async throws {
    let desk = try Desk()
    let console = TestConsole()
    #expect(await desk.scan(console: console) == 2)
    #expect(console.output.contains("This fax needs you"))
    #expect(console.output.contains("Evidence"))
    let job = try #require(await desk.jobs().first)
    let refused = TestConsole()
    #expect(await desk.run("withdraw", job, console: refused) == 64)
    #expect(
      refused.error.hasSuffix(
        "\nnext: sendfax settle \(job) --as OUTCOME takes your word on the money.\n"))
    #expect(await desk.run("resume", job) == 2)
    let list = TestConsole()
    #expect(await desk.run("list", console: list) == 0)
    #expect(list.output.contains("This fax needs you"))
    #expect(await desk.run("settle", job, "--as", "never-approved") == 0)
    #expect(await desk.run("resume", job) == 75)
    #expect(await desk.run("resume", job, "--yes", "--wallet-rpc", desk.wallet) == 0)
    #expect(desk.sandbox.ledger.payments.count == 1)
  }

  @Test func `a payment whose document is lost is claimed with the very same file`() async throws {
    let desk = try Desk()
    let body = desk.folder.path("outbox") + "/faxes"
    let console = TestConsole()
    console.once("Send exactly") {
      let bodies = FileManager.default.enumerator(atPath: body)?.compactMap { $0 as? String }
      for path in bodies ?? [] where path.hasSuffix("/body") { unlink("\(body)/\(path)") }
      desk.deposit()
    }
    #expect(await desk.scan(console: console) == 2)
    let job = try #require(await desk.jobs().first)
    let again = TestConsole()
    #expect(await desk.run("resume", job, console: again) == 2)
    #expect(
      again.error.contains(
        "next: sendfax resume \(job) --document FILE makes the request again from the very same file.\n"
          + "next: sendfax show \(job) shows what is known, fit to be sent to support.\n"))
    #expect(await desk.run("resume", job, "--document", desk.letter.path) == 0)
    #expect(desk.sandbox.ledger.paidFaxes.count == 1)
  }

  @Test(arguments: ["refunded", "arrived", "written-off"])
  func `every settlement ends the fax`(outcome: String) async throws {
    let desk = try Desk(.walletHangs)
    #expect(await desk.send() == 2)
    let job = try #require(await desk.jobs().first)
    let console = TestConsole()
    #expect(await desk.run("settle", job, "--as", outcome, console: console) == 0)
    #expect(!console.output.isEmpty)
    #expect(await desk.run("resume") == 0)
    // Until then the service may still hand out the price its last claim minted.
    #expect(await desk.run("forget", job) == 64)
    desk.clock.advance(by: .seconds(15 * 60))
    #expect(await desk.run("forget", job) == 0)
  }

  @Test func `a fax that may be paid is replaced by a new one, and stays as evidence`() async throws
  {
    let desk = try Desk(.walletHangs)
    #expect(await desk.send() == 2)
    desk.sandbox.endScenarios()
    let job = try #require(await desk.jobs().first)
    #expect(await desk.run("send", "--replace", job, "--by", "card") == 0)
    #expect(desk.sandbox.ledger.paidFaxes.count == 1)
    let console = TestConsole()
    #expect(await desk.run("show", job, console: console) == 0)
    #expect(console.output.contains("Replaced"))
    #expect(console.output.contains("pi_"))
  }

  @Test func `without waiting the wallet rail ends at the acceptance`() async throws {
    let desk = try Desk()
    // Nobody who waits for the delivery comes to an end.
    desk.sandbox.begin(.init(.unavailable, on: .status))
    let console = TestConsole()
    #expect(await desk.send("--no-wait", "--json", console: console) == 0)
    #expect(console.names.last == "accepted")
    desk.sandbox.endScenarios()
    #expect(await desk.run("resume") == 0)
  }

  @Test func `a timeout ends with 75 and says that money may be out`() async throws {
    let desk = try Desk(configure: { $0.detectionLag = .seconds(120) })
    let console = TestConsole()
    #expect(await desk.send("--timeout", "60", "--json", console: console) == 75)
    #expect(console.event("error")?["money"] as? String == "may_have_moved")
    #expect(
      console.event("error")?["job"] as? String == console.event("drafted")?["job"] as? String)
    #expect(await desk.run("resume") == 0)
    #expect(desk.sandbox.ledger.payments.count == 1)
    #expect(desk.sandbox.ledger.chain.asks.count == 1)
  }

  @Test func `Ctrl-C while the wallet is asked ends with 130 and resume claims the fax`()
    async throws
  {
    let desk = try Desk()
    let console = TestConsole()
    let running = Box<Task<Int32, Never>?>(nil)
    console.once("transfer_requested") { running.value?.cancel() }
    let status = await withCheckedContinuation { continuation in
      running.set(
        Task {
          let status = await desk.scan("--json", console: console)
          continuation.resume(returning: status)
          return status
        })
    }
    #expect(status == 130)
    #expect(console.error.contains("nothing is lost"))
    desk.deposit()
    #expect(await desk.run("resume") == 0)
    #expect(desk.sandbox.ledger.payments.count == 1)
  }

  @Test func `the history holds what support asks for`() async throws {
    let desk = try Desk()
    #expect(await desk.send() == 0)
    let job = try #require(await desk.jobs().first)
    let console = TestConsole()
    #expect(await desk.run("show", job, console: console) == 0)
    let intent = try #require(desk.sandbox.ledger.intents.last)
    let transaction = try #require(desk.sandbox.ledger.chain.transactions.last)
    for part in [
      intent.id, intent.address, "100000 base units", transaction.hash, "nonce 0",
      "claim 1 answered", "wallet answered sent", "accepted by the service as",
    ] {
      #expect(console.output.lowercased().contains(part.lowercased()), "\(part)")
    }
  }

  @Test func `the rail is chosen on a terminal with both prices said`() async throws {
    let desk = try Desk()
    let console = TestConsole.person("w", "y")
    let status = await desk.run(
      "send", desk.letter.path, "--to", "+16135550123", "--wallet-rpc", desk.wallet,
      console: console)
    #expect(status == 0)
    #expect(console.output.contains("0.10 USDC") && console.output.contains("$0.50"))
    #expect(desk.sandbox.ledger.payments.map(\.rail) == [.wallet])
  }

  @Test func `several unpaid faxes are not paid by one resume without a yes`() async throws {
    let desk = try Desk(.walletDeclines)
    #expect(await desk.send() == 77)
    let other = try SampleFile(pages: 3)
    #expect(
      await desk.run(
        "send", other.path, "--to", "+16135550123", "--by", "wallet", "--yes", "--wallet-rpc",
        desk.wallet) == 77)
    desk.sandbox.endScenarios()
    let console = TestConsole.person("y", "y")
    #expect(await desk.run("resume", "--wallet-rpc", desk.wallet, console: console) == 75)
    #expect(desk.sandbox.ledger.payments.isEmpty)
  }
}
