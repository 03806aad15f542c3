import SendFax
import SendFaxAPI

/// How a command pays by wallet, checked before anything is saved or sent.
struct WalletSetup: Sendable {
  /// The wallet behind `--wallet-rpc`, or the sandbox's own; nil where a person scans or types.
  var node: JSONRPCWallet?
  /// The most that is paid.
  var ceiling = USDC(worth: USD(cents: 500))
  /// Another chain than Base, for a service on this machine.
  var chainID: Int?
  /// Another token than USDC on Base, for a service on this machine.
  var token: EthereumAddress?

  /// Gives the outbox the bounds that the person set.
  func apply(to configuration: inout Outbox.Configuration) {
    configuration.ceiling = ceiling
    configuration.witness = node
    if let chainID { configuration.chainID = chainID }
    if let token { configuration.token = token }
  }
}

extension Context {
  /// What the options say of the wallet.
  ///
  /// - Throws: `usage` and the like, with nothing sent.
  func walletSetup(for base: BaseURL) throws -> WalletSetup {
    var setup = WalletSetup()
    guard arguments.command == .send || arguments.command == .resume, arguments[.by] != "card"
    else { return setup }
    try checkBounds(for: base)
    setup.chainID = try number(.chainID, in: 1...Int.max)
    setup.token = try arguments[.token].map { try EthereumAddress($0) }
    if let text = arguments[.maxUSD] { setup.ceiling = USDC(worth: try dollars(text)) }
    let from = try arguments[.from].map { try EthereumAddress($0) }
    guard let url = try walletURL(for: base) else {
      guard from == nil else { throw FaxError.usage("--from needs --wallet-rpc URL.") }
      return setup
    }
    setup.node = try JSONRPCWallet(
      url: url, from: from, transport: world.makeWalletTransport())
    return setup
  }

  private func checkBounds(for base: BaseURL) throws {
    for option in [Option.chainID, .token] where arguments.has(option) && !base.isLoopback {
      throw FaxError.usage(
        "\(option.spelling) is for a service on this machine; \(base) is paid with USDC on Base.")
    }
  }

  /// A real wallet pays real money, which a stand-in for the service would lose: it must not be asked
  /// only because a variable was left set.
  private func walletURL(for base: BaseURL) throws -> String? {
    let own = base.endpoint("sandbox/rpc").absoluteString
    if arguments.has(.sandbox) {
      guard !arguments.has(.walletRPC) else {
        throw FaxError.usage("--sandbox has a wallet of its own; leave --wallet-rpc out.")
      }
      return own
    }
    guard let url = arguments[.walletRPC] else { return nil }
    guard !base.isLoopback || url == own || arguments.has(.chainID) else {
      throw FaxError.usage(
        "\(base) is a stand-in for the service, and money sent there is lost. Use its own wallet, "
          + "--wallet-rpc \(own), or name a test chain with --chain-id.")
    }
    return url
  }

  /// `5`, `5.5` or `5.00`: never through a float.
  private func dollars(_ text: String) throws -> USD {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? String(parts[1]) : "00"
    let digits = (parts.first ?? "") + fraction
    guard (1...6).contains(parts.first?.count ?? 0), (1...2).contains(fraction.count),
      digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let whole = Int(parts[0]), let rest = Int(fraction)
    else {
      throw FaxError.usage("--max-usd is an amount in dollars like 5.00, below a million.")
    }
    return USD(cents: whole * 100 + (fraction.count == 1 ? rest * 10 : rest))
  }
}
