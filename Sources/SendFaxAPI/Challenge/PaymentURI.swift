/// The transfer as a URI for a QR code (ERC-681).
///
/// ```
/// ethereum:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913@8453/transfer?address=0x…&uint256=50000
/// ```
///
/// The amount is a plain integer, though the standard allows `5e4`, because some wallets mis-scale
/// exponents; there is never a `value`, which is for ether. Some wallets ignore everything but the
/// first address, so network, token, amount and address must stand beside the code.
public struct PaymentURI: Sendable, Hashable, CustomStringConvertible {
  /// The chain's id (EIP-155).
  public let chainID: Int
  /// The token's contract.
  public let token: EthereumAddress
  /// What is transferred to whom.
  public let transfer: TransferCalldata

  /// The transfer of a token on a chain.
  public init(chainID: Int, token: EthereumAddress, transfer: TransferCalldata) {
    self.chainID = chainID
    self.token = token
    self.transfer = transfer
  }

  /// The URI.
  public var description: String {
    "ethereum:\(token)@\(chainID)/transfer?address=\(transfer.recipient)"
      + "&uint256=\(transfer.amount.baseUnits)"
  }
}
