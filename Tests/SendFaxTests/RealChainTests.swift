#if os(Linux)
  import Foundation
  import SendFax
  import SendFaxAPI
  import Testing

  /// The wallet's transfer on a real EVM with a real token; `scripts/check-chain` runs it.
  @Suite(.serialized, .enabled(if: RealChain.url != nil, "scripts/check-chain sets it up"))
  struct RealChainTests {
    let node: RealChain
    let token: EthereumAddress
    let payer: EthereumAddress
    let wallet: JSONRPCWallet
    let chainID: Int

    init() async throws {
      let url = try #require(RealChain.url)
      node = RealChain(url: try #require(URL(string: url)))
      token = try EthereumAddress(try #require(RealChain.token))
      payer = try EthereumAddress(try #require(try await node.texts("eth_accounts").first))
      chainID = Int(try #require(number(try await node.text("eth_chainId"))))
      wallet = try JSONRPCWallet(url: url, from: payer, transport: node.transport)
    }

    @Test func `a transfer moves exactly what was asked to where it was asked`() async throws {
      let address = try EthereumAddress("0x00000000000000000000000000000000000a11ce")
      let before = try await balance(payer)
      let request = request(to: address, 50_000)
      let hash = try #require(await sent(request))
      #expect(try await balance(address) == 50_000)
      #expect(try await balance(payer) == before - 50_000)
      #expect(await wallet.receipt(of: hash, for: request, reference: [:]) == .succeeded)
      #expect(await sent(self.request(to: address, 1_250_000)) != hash)
      #expect(try await balance(address) == 1_300_000)
    }

    @Test func `one digit off in address or amount is seen`() async throws {
      let asked = request(
        to: try EthereumAddress("0x00000000000000000000000000000000000b0b01"), 50_000)
      for wrong in [
        request(to: try EthereumAddress("0x00000000000000000000000000000000000b0b02"), 50_000),
        request(to: asked.address, 50_001),
      ] {
        let before = try await balance(asked.address)
        let hash = try #require(await sent(wrong))
        #expect(try await balance(asked.address) != before + 50_000)
        let receipt = await wallet.receipt(of: hash, for: asked, reference: [:])
        guard case .different = receipt else {
          Issue.record("\(receipt as Any)")
          continue
        }
      }
    }

    @Test func `more than there is, another chain and a choice of accounts are not asked`()
      async throws
    {
      let address = try EthereumAddress("0x00000000000000000000000000000000000ca701")
      let before = try await balance(payer)
      let anyone = try JSONRPCWallet(url: RealChain.url ?? "", transport: node.transport)
      for outcome in [
        await wallet.submit(request(to: address, RealChain.supply + 1)),
        await wallet.submit(request(to: address, 50_000, chainID: 8453)),
        await anyone.submit(request(to: address, 50_000)),
      ] {
        guard case .notAsked = outcome else {
          Issue.record("\(outcome)")
          continue
        }
      }
      #expect(try await balance(address) == 0)
      #expect(try await balance(payer) == before)
    }

    @Test func `a token that is none is not asked for`() async throws {
      let request = TransferRequest(
        chainID: chainID, network: "base", token: .usdcOnBase, address: payer,
        amount: USDC(baseUnits: 1), paymentIntent: "pi_1", lifetime: .seconds(300),
        window: .seconds(900), note: { _ in })
      guard case .notAsked(let reason) = await wallet.submit(request) else {
        Issue.record("asked")
        return
      }
      #expect(reason.contains("no token"))
    }

    // MARK: Helpers

    private func request(
      to address: EthereumAddress, _ baseUnits: UInt64, chainID: Int? = nil
    ) -> TransferRequest {
      TransferRequest(
        chainID: chainID ?? self.chainID, network: "base", token: token, address: address,
        amount: USDC(baseUnits: baseUnits), paymentIntent: "pi_1", lifetime: .seconds(300),
        window: .seconds(900), note: { _ in })
    }

    private func sent(_ request: TransferRequest) async -> String? {
      let outcome = await wallet.submit(request)
      guard case .sent(let hash) = outcome else {
        Issue.record("\(outcome)")
        return nil
      }
      return hash
    }

    private func balance(_ holder: EthereumAddress) async throws -> UInt64 {
      let word = String(repeating: "0", count: 24) + holder.description.dropFirst(2)
      let text = try await node.text(
        "eth_call", #"{"to":"\#(token)","data":"0x70a08231\#(word)"},"latest""#)
      return try #require(number(text))
    }
  }

  /// The chain's node, reached as the command reaches it: `scripts/check-chain` sets a proxy that no
  /// exchange survives.
  struct RealChain: Sendable {
    static let url = ProcessInfo.processInfo.environment["SENDFAX_CHAIN_URL"]
    static let token = ProcessInfo.processInfo.environment["SENDFAX_CHAIN_TOKEN"]
    static let supply: UInt64 = 1_000_000_000_000

    let url: URL
    let transport = CurlTransport(usesProxy: false)

    func text(_ method: String, _ parameters: String = "") async throws -> String {
      try await call(method, parameters)
    }

    func texts(_ method: String) async throws -> [String] { try await call(method, "") }

    private func call<Result: Decodable>(_ method: String, _ parameters: String) async throws
      -> Result
    {
      let body = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":[\#(parameters)]}"#
      let response = try await transport.exchange(
        HTTPRequest(.post, url, body: .bytes(Data(body.utf8))))
      return try JSONDecoder().decode(Reply<Result>.self, from: response.body).result
    }

    private struct Reply<Result: Decodable>: Decodable { var result: Result }
  }

  private func number(_ text: String) -> UInt64? { UInt64(text.dropFirst(2), radix: 16) }
#endif
