import Foundation
import SendFaxAPI
import Testing

@Suite struct SessionChoiceTests {
  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  static func word(_ sessions: [WalletSession]) -> String {
    switch SessionChoice(among: sessions, onChain: 8453, at: now) {
    case .payable(let session, let payer): return "\(session.topic) \(payer)"
    case .unsuitable: return "unsuitable"
    case .notConnected: return "not connected"
    }
  }

  static let cases: [(String, [WalletSession], String)] = [
    ("none", [], "not connected"),
    ("the account on Base, not the first", [.sample()], "aa \(WalletSession.account)"),
    (
      "the key that names the chain", [.sample(key: "eip155:8453")],
      "aa \(WalletSession.account)"
    ),
    ("another key", [.sample(key: "eip155:1")], "unsuitable"),
    (
      "another chain only",
      [.sample(accounts: ["eip155:1:\(WalletSession.account)"])], "unsuitable"
    ),
    (
      "a chain whose number begins like ours",
      [.sample(accounts: ["eip155:84531:\(WalletSession.account)"])], "unsuitable"
    ),
    ("no leave to send", [.sample(methods: ["personal_sign"])], "unsuitable"),
    (
      "an account with one wrong letter",
      [.sample(accounts: ["eip155:8453:0x52908400098527886e0F7030069857D2E4169EE7"])], "unsuitable"
    ),
    ("no account", [.sample(accounts: [])], "unsuitable"),
    ("about to end", [.sample(days: 0.01)], "not connected"),
    (
      "the one that lives longest", [.sample(topic: "aa", days: 2), .sample(topic: "bb", days: 3)],
      "bb \(WalletSession.account)"
    ),
    (
      "one that can pay before one that lives longer",
      [.sample(topic: "aa", days: 2), .sample(topic: "bb", methods: [], days: 3)],
      "aa \(WalletSession.account)"
    ),
  ]

  @Test(arguments: cases)
  func `the connection that pays`(name: String, sessions: [WalletSession], expected: String) {
    #expect(SessionChoiceTests.word(sessions) == expected, "\(name)")
    #expect(SessionChoiceTests.word(sessions.reversed()) == expected, "\(name), reversed")
  }

  @Test func `a method of one key is no leave for an account of another`() {
    var session = WalletSession.sample(methods: [])
    session.grants.append(.init(key: "solana", accounts: [], methods: [WalletSession.method]))
    #expect(SessionChoiceTests.word([session]) == "unsuitable")
  }

  @Test func `why not is said with the wallet's name, cleaned`() throws {
    let session = WalletSession.sample(wallet: "Ex\u{1b}[31m\u{202e}ample <b>", methods: [])
    let choice = SessionChoice(among: [session], onChain: 8453, at: SessionChoiceTests.now)
    let reason = try #require(choice.obstacle)
    #expect(reason.hasPrefix("Ex31mample b is connected, but"))
    #expect(SessionChoice(among: [], onChain: 8453, at: SessionChoiceTests.now).obstacle != nil)
  }
}
