/// 128 bits that tell two bodies apart; fast in a debug build, and no cryptography.
struct Fingerprint {
  private var a: UInt64 = 0x243F_6A88_85A3_08D3
  private var b: UInt64 = 0x1319_8A2E_0370_7344
  private var tail: [UInt8] = []
  private var length: UInt64 = 0

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var start = 0
    if !tail.isEmpty {
      start = min(8 - tail.count, bytes.count)
      tail += bytes[..<start]
      guard tail.count == 8 else { return }
      tail.withUnsafeBytes { mix($0.loadUnaligned(as: UInt64.self)) }
      tail = []
    }
    let whole = (bytes.count - start) / 8
    for index in 0..<whole {
      mix(bytes.loadUnaligned(fromByteOffset: start + index * 8, as: UInt64.self))
    }
    tail = Array(bytes[(start + whole * 8)...])
  }

  /// 32 hexadecimal digits.
  var text: String {
    var last = self
    for byte in tail { last.mix(UInt64(byte) | 0x100) }
    last.mix(length)
    last.mix(0)
    return Fingerprint.hex(last.a) + Fingerprint.hex(last.b)
  }

  private mutating func mix(_ word: UInt64) {
    a = (a ^ word) &* 0x9E37_79B9_7F4A_7C15
    a ^= a >> 29
    b = (b &+ word) &* 0xC2B2_AE3D_27D4_EB4F
    b ^= (b >> 31) ^ a
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
