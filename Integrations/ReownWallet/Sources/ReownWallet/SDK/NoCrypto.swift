import Foundation
@preconcurrency import WalletConnectSign

/// What the SDK wants for verifying “sign in with Ethereum”, which this app never asks for.
struct NoCrypto: CryptoProvider {
  struct NotNeeded: Error {}

  func recoverPubKey(signature: EthereumSignature, message: Data) throws -> Data {
    throw NotNeeded()
  }

  /// Only addresses the SDK would verify are hashed; ours are checked by `EthereumAddress`.
  func keccak256(_ data: Data) -> Data { Data(count: 32) }
}
