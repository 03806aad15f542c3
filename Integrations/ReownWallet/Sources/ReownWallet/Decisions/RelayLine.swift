import Foundation
import SendFaxAPI

/// What is used of Reown's SDK: narrow, so that all that is decided around it runs in tests.
protocol RelayLine: Sendable {
  /// The connections there are.
  func sessions() async -> [WalletSession]
  /// Whether the relay can be reached now, after waiting and nudging.
  func isConnected(topic: String, within patience: Duration) async -> Bool
  /// Makes a request without sending it, so that its id can be noted first.
  ///
  /// - Throws: where it can't be made; nothing left this device.
  func prepare(_ call: WalletCall) async throws -> PreparedRequest
  /// Brings an app to the front; false where there is none for the link.
  func open(_ link: URL) async -> Bool
}

/// One `eth_sendTransaction`.
struct WalletCall: Sendable, Equatable {
  var topic: String
  var chain: Int
  /// `from`, `to`, `data`, `value`.
  var transaction: [String: String]
  /// How long the request lives.
  var seconds: Int

  /// A transfer of the token, to the digit.
  static func transfer(
    _ calldata: TransferCalldata, of token: EthereumAddress, from payer: EthereumAddress
  ) -> [String: String] {
    [
      "from": payer.description, "to": token.description, "data": calldata.hex, "value": "0x0",
    ]
  }
}

/// A request that was made and not yet sent.
struct PreparedRequest: Sendable {
  /// What came of sending it.
  enum Sending: Sendable, Equatable {
    /// The relay has it.
    case sent
    /// Nothing left this device; the reason is for the person.
    case refused(String)
    /// The SDK threw: it may be on its way all the same.
    case unclear(String)
  }

  var id: String
  var send: @Sendable () async -> Sending
}
