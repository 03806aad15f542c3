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
