import Foundation
import SendFax
import SendFaxAPI
import Testing

@Suite(.timeLimit(.minutes(1))) struct AskingTests {
  let clock = HeldClock()
  let replies = Replies()
  static let hash = "0x" + String(repeating: "1", count: 64)
  static let deposit = "0x742d35cc6634c0532925a3b844bc9e7595f8fe01"

  actor Notes {
    private(set) var kept: [[String: String]] = []
    func keep(_ note: [String: String]) { kept.append(note) }
  }

  func request(
    chain: Int = 8453, window: Duration = .seconds(900), ask: Int = 1,
    note: @escaping @Sendable ([String: String]) async throws -> Void = { _ in }
  ) throws -> TransferRequest {
    TransferRequest(
      chainID: chain, network: "base", token: .usdcOnBase,
      address: try EthereumAddress(AskingTests.deposit), amount: USDC(baseUnits: 50_000),
      paymentIntent: "pi_1", ask: ask, lifetime: RequestTime.lifetime, window: window, note: note)
  }

  func wallet(_ line: StubLine) -> ReownWallet {
    ReownWallet(asking: Asking(line: line, replies: replies, clock: clock))
  }

  @Test func `the request is made, noted, sent once, and then the wallet is opened`() async throws {
    let line = StubLine(replies)
    await line.with { $0.answer = .result(AskingTests.hash) }
    let notes = Notes()
    let request = try request(ask: 2) { note in
      await notes.keep(note)
      await line.noted()
    }
    #expect(await wallet(line).submit(request) == .sent(hash: AskingTests.hash))
    #expect(await line.happened == ["prepared", "noted", "sent", "opened examplewallet"])
    #expect(
      await notes.kept == [
        [
          "reown_id": "1700000000001", "reown_topic": "aa", "reown_ask": "2",
          "from": WalletSession.account,
        ]
      ])
    #expect(
      await line.calls == [
        WalletCall(
          topic: "aa", chain: 8453,
          transaction: [
            "from": WalletSession.account, "to": "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
            "value": "0x0",
            "data": "0xa9059cbb000000000000000000000000742d35cc6634c0532925a3b844bc9e7595f8fe01"
              + "000000000000000000000000000000000000000000000000000000000000c350",
          ], seconds: 360)
      ])
  }

  @Test(arguments: [
    ("no connection", "No wallet app is connected"), ("unsuitable", "does not let this app"),
    ("unreachable", "can’t be reached"), ("short window", "Too little time"),
    ("other chain", "does not let this app"), ("unmade", "could not be made"),
    ("unnoted", "could not be written down"), ("slow note", "took too long"),
    ("refused", "ended"),
  ])
  func `where nothing left the device the answer is not asked, in words`(
    trouble: String, words: String
  ) async throws {
    let line = StubLine(replies)
    var asked = try request()
    switch trouble {
    case "no connection": await line.with { $0.connections = [] }
    case "unsuitable": await line.with { $0.connections = [.sample(methods: [])] }
    case "unreachable": await line.with { $0.isReachable = false }
    case "short window": asked = try request(window: .seconds(419))
    case "other chain": asked = try request(chain: 1337)
    case "unmade": await line.with { $0.canPrepare = false }
    case "unnoted": asked = try request { _ in throw FaxError(.outboxUnwritable, "full") }
    case "slow note": asked = try request { [clock] _ in clock.pass(.seconds(21)) }
    default: await line.with { $0.sending = .refused("The connection to the wallet has ended.") }
    }
    let outcome = await wallet(line).submit(asked)
    guard case .notAsked(let reason) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(reason.contains(words))
    let happened = await line.happened
    #expect(!happened.contains { $0.hasPrefix("opened") })
    #expect(happened.contains("sent") == (trouble == "refused"))
  }

  @Test func `a throw while sending is unknown, and the wallet is not opened`() async throws {
    let line = StubLine(replies)
    await line.with { $0.sending = .unclear("The wallet network did not confirm the request.") }
    let outcome = await wallet(line).submit(try request())
    #expect(DecisionTests.word(outcome) == "unknown")
    #expect(await line.happened == ["prepared", "sent"])
  }

  @Test func `a call that never returns is given up, and the answer waited for`() async throws {
    let line = StubLine(replies)
    await line.with { $0.sending = nil }
    let wallet = wallet(line)
    let request = try request()
    let answer = Task { await wallet.submit(request) }
    await clock.sleeper(of: Asking.sending)
    clock.pass(Asking.sending)
    while await !line.happened.contains("opened examplewallet") { await Task.yield() }
    await replies.arrived(.result(AskingTests.hash), for: "1700000000001")
    #expect(await answer.value == .sent(hash: AskingTests.hash))
    await line.endHanging()
  }

  @Test func `silence until the request's end is unknown, and what comes later is late`()
    async throws
  {
    let line = StubLine(replies)
    let wallet = wallet(line)
    let request = try request()
    let answer = Task { await wallet.submit(request) }
    await clock.sleeper(of: .seconds(360))
    clock.pass(.seconds(359))
    #expect(await !replies.hasLate)
    clock.pass(.seconds(1))
    #expect(DecisionTests.word(await answer.value) == "unknown")
    await replies.arrived(.result(AskingTests.hash), for: "1700000000001")
    #expect(await replies.hasLate)
  }

  @Test func `an expiry that the SDK reports is unknown at once`() async throws {
    let line = StubLine(replies)
    await line.with { $0.answer = .expired }
    #expect(DecisionTests.word(await wallet(line).submit(try request())) == "unknown")
  }

  @Test func `an answer that follows an expiry before it was read counts`() async {
    await replies.expect("7")
    await replies.arrived(.expired, for: "7")
    await replies.arrived(.result(AskingTests.hash), for: "7")
    await replies.arrived(.error(code: 4001, message: ""), for: "7")
    #expect(
      await replies.reply(to: "7", within: .seconds(1), on: clock) == .result(AskingTests.hash))
  }

  @Test func `a reply that nobody waits for any more is kept`() async {
    await replies.expect("7")
    await replies.arrived(.result(AskingTests.hash), for: "7")
    await replies.forget("7")
    #expect(await replies.hasLate)
    #expect(await replies.reply(to: "7", within: .seconds(1), on: clock) == nil)
  }

  @Test func `where no app link works the web link is tried`() async throws {
    let line = StubLine(replies)
    await line.with {
      $0.answer = .error(code: 4001, message: "")
      $0.opensLinks = false
    }
    #expect(await wallet(line).submit(try request()) == .declined(code: 4001))
    #expect(await line.happened.suffix(2) == ["opened examplewallet", "opened https"])
  }
}
