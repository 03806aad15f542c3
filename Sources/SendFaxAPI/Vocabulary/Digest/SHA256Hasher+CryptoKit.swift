#if canImport(CryptoKit)
  import CryptoKit

  /// SHA-256 by CryptoKit; one digest, not to be shared.
  final class SHA256Hasher {
    private var digest = CryptoKit.SHA256()

    func update(_ bytes: UnsafeRawBufferPointer) { digest.update(bufferPointer: bytes) }

    func finish() -> [UInt8] { Array(digest.finalize()) }
  }
#endif
