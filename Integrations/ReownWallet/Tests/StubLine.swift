import Foundation
import SendFax
import SendFaxAPI

/// The SDK as a test wants it, with everything that happened in order.
actor StubLine: RelayLine {
  struct CannotPrepare: Error {}

  var connections: [WalletSession]
  var isReachable = true
  var canPrepare = true
  var sending: PreparedRequest.Sending? = .sent
  var opensLinks = true
  /// What the wallet answers at once when the request is sent.
  var answer: WalletReply?
  private(set) var happened: [String] = []
  private(set) var calls: [WalletCall] = []
  private let replies: Replies
  private var count = 0

  init(_ replies: Replies, _ connections: [WalletSession] = [.sample()]) {
    self.replies = replies
    self.connections = connections
  }

  func with(_ change: @Sendable (isolated StubLine) -> Void) { change(self) }

  func noted() { happened.append("noted") }

  func sessions() -> [WalletSession] { connections }

  func isConnected(topic: String, within patience: Duration) -> Bool { isReachable }

  func prepare(_ call: WalletCall) throws -> PreparedRequest {
    guard canPrepare else { throw CannotPrepare() }
    calls.append(call)
    count += 1
    happened.append("prepared")
    let id = "170000000000\(count)"
    return PreparedRequest(id: id) { [self] in await send(id) }
  }

  private func send(_ id: String) async -> PreparedRequest.Sending {
    happened.append("sent")
    if let answer { await replies.arrived(answer, for: id) }
    // Hangs, as the SDK may; a test's end drops it.
    guard let sending else { return await withCheckedContinuation { hanging.append($0) } }
    return sending
  }

  private var hanging: [CheckedContinuation<PreparedRequest.Sending, Never>] = []
  func endHanging() {
    for continuation in hanging { continuation.resume(returning: .sent) }
    hanging = []
  }

  func open(_ link: URL) -> Bool {
    happened.append("opened \(link.scheme ?? "")")
    return opensLinks
  }
}

extension WalletSession {
  static let account = "0x52908400098527886E0F7030069857D2E4169EE7"

  static func sample(
    topic: String = "aa", wallet: String = "Example Wallet", key: String = "eip155",
    accounts: [String] = [
      "eip155:1:0x0000000000000000000000000000000000000001",
      "eip155:8453:\(account)",
    ],
    methods: Set<String> = [method], days: Double = 7, native: String? = "examplewallet://",
    universal: String? = "https://wallet.example"
  ) -> WalletSession {
    WalletSession(
      topic: topic, wallet: wallet,
      grants: [Grant(key: key, accounts: accounts, methods: methods)],
      expires: Date(timeIntervalSince1970: 1_800_000_000 + days * 86_400), native: native,
      universal: universal)
  }
}
