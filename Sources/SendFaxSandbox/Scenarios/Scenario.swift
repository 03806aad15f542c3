extension SendFaxSandbox {
  /// A trouble by name, on some or all of the calls it fits, for some or all requests.
  ///
  /// ```swift
  /// sandbox.begin(.init(.answerLost, on: .checkout, first: 1))
  /// ```
  public struct Scenario: Sendable, Codable, Equatable {
    /// What goes wrong.
    public var trouble: Trouble
    /// The one call it is on; nil is every call the trouble fits.
    public var call: Call?
    /// How many more matching requests it changes; nil is all of them.
    public var remaining: Int?

    /// A trouble on a call, limited to the first matching requests where `first` is given.
    public init(_ trouble: Trouble, on call: Call? = nil, first: Int? = nil) {
      self.trouble = trouble
      self.call = call
      self.remaining = first
    }

    /// `NAME`, `NAME@CALL`, `NAME:3` or `NAME@CALL:3`, as on the command line; nil where it is none.
    ///
    /// ```swift
    /// SendFaxSandbox.Scenario("html-502@claim:2")   // a proxy's 502 for the first two claims
    /// ```
    public init?(_ text: String) {
      let counted = text.split(separator: ":", omittingEmptySubsequences: false)
      let named = counted[0].split(separator: "@", omittingEmptySubsequences: false)
      guard counted.count <= 2, named.count <= 2, let trouble = Trouble(rawValue: String(named[0]))
      else { return nil }
      self.init(trouble)
      if named.count == 2 {
        guard let call = Call(rawValue: String(named[1])) else { return nil }
        self.call = call
      }
      if counted.count == 2 {
        guard let first = Int(counted[1]), first > 0 else { return nil }
        remaining = first
      }
    }

    func matches(_ calls: Set<Call>) -> Bool {
      if remaining == 0 { return false }
      if let call { return calls.contains(call) }
      return !trouble.calls.isDisjoint(with: calls)
    }
  }

  /// The calls that troubles can be limited to.
  public enum Call: String, Sendable, Codable, CaseIterable {
    /// `POST /api/v1/uploads`.
    case uploads
    /// `POST /api/v1/checkout`.
    case checkout
    /// `POST /api/v1/faxes`, claims included.
    case faxes
    /// `POST /api/v1/faxes` for which an intent was minted before.
    case claim
    /// `GET /api/v1/faxes/{id}`.
    case status
    /// The wallet's `eth_sendTransaction`.
    case wallet
    /// Every other method of the wallet and node.
    case node
  }
}
