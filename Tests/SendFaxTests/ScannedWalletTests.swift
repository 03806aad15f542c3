import SendFax
import SendFaxAPI
import Testing

@Suite struct ScannedWalletTests {
  actor Screen: TransferPresenter {
    private(set) var shown: [TransferInstructions] = []
    func present(_ instructions: TransferInstructions) { shown.append(instructions) }
  }

  @Test func `all there is to pay is shown once, and the answer is not known`() async throws {
    let screen = Screen()
    let request = try JSONRPCWalletTests.request(note: { _ in
      #expect(await screen.shown.isEmpty)
    })
    let outcome = await ScannedWallet(presenter: screen).submit(request)
    #expect(outcome == .unknown(reason: "scanned"))
    let shown = try #require(await screen.shown.first)
    #expect(await screen.shown.count == 1)
    #expect(shown.network == "Base")
    #expect(shown.amount == USDC(baseUnits: 50_000))
    #expect(shown.address.description.lowercased() == JSONRPCWalletTests.deposit)
    #expect(
      shown.uri.description
        == "ethereum:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913@8453/transfer?address="
        + "\(shown.address)&uint256=50000")
  }

  @Test func `the warnings name the network, the token, the amount and where not to send`() throws {
    let warnings = TransferInstructions(try JSONRPCWalletTests.request()).warnings
      .joined(separator: " ")
    for word in [
      "Base only", "USDC only", "exactly 0.05 USDC", "top up", "change the amount",
      "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
    ] {
      #expect(warnings.contains(word), "\(word)")
    }
  }

  @Test func `what can't be noted is not shown`() async throws {
    let screen = Screen()
    let outcome = await ScannedWallet(presenter: screen).submit(
      try JSONRPCWalletTests.request(note: { _ in throw FaxError(.outboxUnwritable, "full") }))
    #expect(JSONRPCWalletTests.word(outcome) == "not asked")
    #expect(await screen.shown.isEmpty)
  }
}
