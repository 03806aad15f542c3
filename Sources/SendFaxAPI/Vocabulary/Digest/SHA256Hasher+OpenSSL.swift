#if canImport(CCrypto)
  import CCrypto

  /// SHA-256 by libcrypto; one digest, not to be shared.
  final class SHA256Hasher {
    private let context: OpaquePointer

    init() {
      guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1
      else { fatalError("libcrypto has no memory or no SHA-256") }
      self.context = context
    }

    deinit { EVP_MD_CTX_free(context) }

    func update(_ bytes: UnsafeRawBufferPointer) {
      EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
    }

    func finish() -> [UInt8] {
      var digest = [UInt8](repeating: 0, count: 32)
      EVP_DigestFinal_ex(context, &digest, nil)
      return digest
    }
  }
#endif
