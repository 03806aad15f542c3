import SendFaxAPI

/// What a person needs to pay from a wallet on another device, in the order they need it.
///
/// The code alone is never enough: some wallets ignore its chain, token or amount, and some take the
/// token's contract for the recipient.
public struct TransferInstructions: Sendable, Hashable {
  /// The network's name as a wallet shows it, `Base`.
  public let network: String
  /// The chain's id (EIP-155).
  public let chainID: Int
  /// The token's contract.
  public let token: EthereumAddress
  /// The exact amount.
  public let amount: USDC
  /// Where to send: unique to this fax.
  public let address: EthereumAddress
  /// How long there is from now.
  public let timeLeft: Duration

  /// The instructions for a request.
  public init(_ request: TransferRequest) {
    network = request.network.prefix(1).uppercased() + request.network.dropFirst()
    chainID = request.chainID
    token = request.token
    amount = request.amount
    address = request.address
    timeLeft = request.lifetime
  }

  /// What the QR code holds (ERC-681).
  public var uri: PaymentURI {
    PaymentURI(
      chainID: chainID, token: token, transfer: TransferCalldata(to: address, amount: amount))
  }

  /// What goes wrong with such codes, in sentences to stand beside it.
  public var warnings: [String] { warnings(.english) }
}
