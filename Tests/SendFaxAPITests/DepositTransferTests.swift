import SendFaxAPI
import Testing

@Suite struct DepositTransferTests {
  static let deposit = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"

  @Test(arguments: [
    (50_000, "000000000000000000000000000000000000000000000000000000000000c350"),
    (0, "0000000000000000000000000000000000000000000000000000000000000000"),
    (UInt64.max, "000000000000000000000000000000000000000000000000ffffffffffffffff"),
  ])
  func `a transfer is 138 characters, padded to the digit`(amount: UInt64, padded: String) throws {
    let call = TransferCalldata(
      to: try EthereumAddress(DepositTransferTests.deposit), amount: USDC(baseUnits: amount))
    #expect(
      call.hex == "0xa9059cbb0000000000000000000000005aaeb6053f3e94c9b9a09f33669435e7ef1beaed"
        + padded)
    #expect(call.hex.utf8.count == 138)
    #expect(TransferCalldata(hex: call.hex) == call)
    #expect(TransferCalldata(hex: call.hex.uppercased().replacing("0X", with: "0x")) == call)
  }

  @Test func `a call that differs in any digit is not this transfer`() throws {
    let call = TransferCalldata(
      to: try EthereumAddress(DepositTransferTests.deposit), amount: USDC(baseUnits: 50_000))
    let digits = Array(call.hex)
    for place in digits.indices {
      for other in ["1", "g", "+", " ", "é"] where digits[place] != Character(other) {
        var changed = digits
        changed[place] = Character(other)
        #expect(TransferCalldata(hex: String(changed)) != call, "\(other) at \(place)")
      }
    }
    for wrong in [
      "", "0x", String(call.hex.dropLast()), call.hex + "0", String(call.hex.dropFirst(2)),
    ] {
      #expect(TransferCalldata(hex: wrong) == nil)
    }
  }

  @Test func `the URI is exactly ERC-681's, with a plain integer`() throws {
    let uri = PaymentURI(
      chainID: 8453, token: .usdcOnBase,
      transfer: TransferCalldata(
        to: try EthereumAddress(DepositTransferTests.deposit.lowercased()),
        amount: USDC(baseUnits: 50_000)))
    #expect(
      uri.description == "ethereum:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913@8453/transfer"
        + "?address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed&uint256=50000")
    #expect(uri.description.utf8.count == 130)
  }
}
