import Foundation

/// SHA-256 of bytes that come piece by piece (FIPS 180-4), by the system's own library.
///
/// ```swift
/// var digest = SHA256()
/// digest.update(Data("a".utf8))
/// digest.update(Data("bc".utf8))
/// digest.finish()                        // "ba7816bf…"
/// SHA256.hex(of: Data("abc".utf8))       // "ba7816bf…"
/// ```
public struct SHA256 {
  private let hasher = SHA256Hasher()

  /// A digest of nothing yet.
  public init() {}

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) { hasher.update(bytes) }

  /// Adds bytes.
  public mutating func update(_ data: Data) { data.withUnsafeBytes { hasher.update($0) } }

  /// The digest of all that was added, 64 lower-case hexadecimal digits; call it once, at the end.
  public mutating func finish() -> String { SHA256.hex(hasher.finish()) }

  /// The digest of some bytes, 64 lower-case hexadecimal digits.
  public static func hex(of data: Data) -> String {
    var digest = SHA256()
    digest.update(data)
    return digest.finish()
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
