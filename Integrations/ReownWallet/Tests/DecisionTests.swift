import Foundation
import SendFax
import SendFaxAPI
import Testing

@Suite struct DecisionTests {
  // MARK: How long a request lives

  static let times: [(lifetime: Int, window: Int, spent: Int?, expected: Int?)] = [
    (360, 900, 0, 360), (360, 900, 20, 340), (360, 900, 60, 300), (360, 900, 61, nil),
    (360, 480, 0, 360), (360, 470, 0, 350), (360, 420, 0, 300), (360, 419, 0, nil),
    (360, 480, 30, 330), (360, 900, nil, nil), (360, 900, -1, nil),
    (10_000_000, 20_000_000, 0, 604_800),
  ]

  @Test(arguments: times)
  func `a request ends two minutes before the price, or is not made`(
    time: (lifetime: Int, window: Int, spent: Int?, expected: Int?)
  ) {
    let seconds = RequestTime.seconds(
      lifetime: .seconds(time.lifetime), window: .seconds(time.window),
      spent: time.spent.map { .seconds($0) })
    #expect(seconds == time.expected)
  }

  @Test func `a part of a second is not given away`() {
    #expect(
      RequestTime.seconds(
        lifetime: .seconds(360), window: .seconds(900), spent: .milliseconds(59_999)) == 300)
    #expect(
      RequestTime.seconds(
        lifetime: .seconds(360), window: .seconds(900), spent: .milliseconds(60_001)) == nil)
  }

  // MARK: What a reply means

  static let hash = "0x" + String(repeating: "Ab", count: 32)
  static let replies: [(WalletReply, String)] = [
    (.result(hash), "sent \(hash.lowercased())"), (.result(nil), "unknown"),
    (.result(""), "unknown"), (.result("0x"), "unknown"), (.result(hash + "0"), "unknown"),
    (.result("0x" + String(repeating: "g", count: 64)), "unknown"),
    (.result(String(repeating: "a", count: 66)), "unknown"), (.expired, "unknown"),
    (.error(code: 4001, message: ""), "declined 4001"),
    (.error(code: 5000, message: "x"), "declined 5000"),
    (.error(code: 5001, message: "x"), "declined 5001"),
    (.error(code: 5002, message: "x"), "declined 5002"),
    (.error(code: 5003, message: "x"), "unknown"),
    (.error(code: 0, message: ""), "unknown"),
    (.error(code: 1, message: "Invalid Id"), "unknown"),
    (.error(code: 6000, message: "User disconnected."), "unknown"),
    (.error(code: 8000, message: "Session Request Expired"), "unknown"),
    (.error(code: 4100, message: "Expired"), "unknown"),
    (.error(code: -32000, message: "User rejected the request"), "unknown"),
    (.error(code: 5201, message: "Unknown method(s) requested"), "unknown"),
  ]

  @Test(arguments: replies)
  func `only a hash is a yes, and only a listed code a no`(reply: WalletReply, expected: String) {
    #expect(DecisionTests.word(reply.outcome) == expected)
  }

  static func word(_ outcome: TransferOutcome) -> String {
    switch outcome {
    case .sent(let hash): return "sent \(hash)"
    case .declined(let code): return "declined \(code)"
    case .notAsked: return "not asked"
    case .unknown: return "unknown"
    }
  }

  // MARK: What it means that the SDK threw

  static let failures: [(String, Bool)] = [
    ("There is no existing session matching the topic: aa.", true),
    ("There is no existing session matching the topic: bb.", false),
    ("Invalid permissions for call.", true), ("Invalid permissions for call", false),
    ("Session is not settled on topic aa.", false), ("requestTimeout", false), ("", false),
    ("The operation couldn’t be completed.", false),
  ]

  @Test(arguments: failures)
  func `what the SDK throws before it sends is told from the rest`(text: String, isRefusal: Bool) {
    #expect((SendFailure.refusal(text, topic: "aa") != nil) == isRefusal)
  }

  // MARK: How a wallet is opened

  static let links: [(native: String?, universal: String?, expected: [String])] = [
    ("examplewallet://", nil, ["examplewallet://"]),
    ("examplewallet:", nil, ["examplewallet:"]),
    (nil, "https://wallet.example", ["https://wallet.example/wc?requestId=7&sessionTopic=aa"]),
    (nil, "https://wallet.example/", ["https://wallet.example/wc?requestId=7&sessionTopic=aa"]),
    (nil, "https://wallet.example/wc", ["https://wallet.example/wc?requestId=7&sessionTopic=aa"]),
    (
      nil, "https://wallet.example/app//",
      ["https://wallet.example/app/wc?requestId=7&sessionTopic=aa"]
    ),
    (
      "examplewallet://", "https://wallet.example",
      ["examplewallet://", "https://wallet.example/wc?requestId=7&sessionTopic=aa"]
    ),
    ("", "", []), (nil, nil, []), ("not a link", "http://wallet.example", []),
    ("tel:911", "https://", []), ("HTTPS://evil.example", "ftp://x", []),
    ("javascript:alert(1)", "https://a@wallet.example", []), ("sms:911&body=x", nil, []),
    ("itms-services://?action=x", "wallet.example", []), ("x:", nil, []),
    ("a://" + String(repeating: "a", count: 300), nil, []),
  ]

  @Test(arguments: links)
  func `a wallet's own links are tried in order, and no others`(
    link: (native: String?, universal: String?, expected: [String])
  ) {
    let found = WalletLinks.links(
      native: link.native, universal: link.universal, requestID: "7", topic: "aa")
    #expect(found.map(\.absoluteString) == link.expected)
  }

  // MARK: The socket

  @Test func `each drop is told once, and a late word is not taken for the new connection's`() {
    var passage = SocketPassage()
    var said: [String] = []
    func begin() { said.append(passage.begin().map { "begun \($0)" } ?? "busy") }
    func open(_ number: Int) { said.append(passage.open(number) ? "open \(number)" : "no news") }
    func end(_ number: Int) { said.append(passage.end(number) ? "ended \(number)" : "known") }
    end(1)
    begin()
    begin()
    #expect(passage.isOpening(1) && !passage.isOpen && passage.number == 1)
    open(1)
    open(1)
    #expect(passage.isOpen(1) && passage.isOpen)
    end(1)
    end(1)
    #expect(passage.number == nil && !passage.isOpen)
    begin()
    open(1)
    end(1)
    #expect(passage.isOpening(2) && !passage.isOpen(1))
    open(2)
    end(2)
    #expect(
      said == [
        "known", "begun 1", "busy", "open 1", "no news", "ended 1", "known", "begun 2", "no news",
        "known", "open 2", "ended 2",
      ])
  }

  @Test func `a socket is waited for, and no longer than said`() async {
    let clock = HeldClock()
    let state = LineState()
    #expect(await !state.isConnected(within: .zero, on: clock))
    let open = Task { await state.isConnected(within: .seconds(20), on: clock) }
    await clock.sleeper(of: .milliseconds(250))
    state.isConnected = true
    clock.pass(.milliseconds(250))
    #expect(await open.value)
    state.isConnected = false
    let never = Task { await state.isConnected(within: .seconds(20), on: clock) }
    for _ in 0..<80 { await clock.advance(by: .milliseconds(250)) }
    #expect(await !never.value)
  }

  // MARK: What the app says of itself

  @Test(arguments: [
    (
      id: String(repeating: "0a", count: 16), group: "group.sh.sendfax.app", scheme: "sendfax", true
    ),
    (id: "", group: "group.sh.sendfax.app", scheme: "sendfax", false),
    (id: String(repeating: "x", count: 32), group: "group.a", scheme: "sendfax", false),
    (id: String(repeating: "0a", count: 16), group: "", scheme: "sendfax", false),
    (id: String(repeating: "0a", count: 16), group: "group.", scheme: "sendfax", false),
    (id: String(repeating: "0a", count: 16), group: "group.a", scheme: "send fax", false),
    (id: String(repeating: "0a", count: 16), group: "group.a", scheme: "", false),
  ])
  func `an app that was not set up is told so, instead of being ended`(
    id: String, group: String, scheme: String, isGood: Bool
  ) throws {
    let site = try #require(URL(string: "https://sendfax.sh"))
    var failure: FaxError?
    do {
      _ = try ReownApp(
        projectID: id, appGroup: group, name: "SendFax", summary: "Faxes", site: site, icons: [],
        scheme: scheme)
    } catch let error as FaxError { failure = error }
    #expect((failure == nil) == isGood)
    if let failure { #expect(failure.code == .walletNotAsked && failure.money == .notMoved) }
  }
}
