import Foundation

/// A gzip body (RFC 1952) of 1.7 MB that grows to 256 MB of zeros; it has no trailer, nobody gets there.
enum GzipBomb {
  /// What it grows to.
  static let size = 256 << 20

  static let body: Data = {
    var data = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
    var bits = BitWriter()
    // One last block with fixed codes (RFC 1951 §3.2.6): a zero, then copies of 258 zeros from one
    // byte back. Such a copy is 13 bits, so eight of them are 13 bytes and repeat.
    bits.write(1, 1)
    bits.write(1, 2)
    bits.writeCode(0b0011_0000, 8)
    while bits.count % 8 != 0 { bits.writeCopy() }
    let before = bits.bytes
    var pattern = BitWriter()
    for _ in 0..<8 { pattern.writeCopy() }
    data.append(contentsOf: before)
    for _ in 0..<(size / (8 * 258)) { data.append(contentsOf: pattern.bytes) }
    return data
  }()

  /// Bits from the least significant up; Huffman codes from their most significant.
  private struct BitWriter {
    var bytes: [UInt8] = []
    var count = 0

    mutating func write(_ value: Int, _ width: Int) {
      for bit in 0..<width {
        if count % 8 == 0 { bytes.append(0) }
        if value >> bit & 1 == 1 { bytes[count / 8] |= 1 << UInt8(count % 8) }
        count += 1
      }
    }

    mutating func writeCode(_ code: Int, _ width: Int) {
      for bit in (0..<width).reversed() { write(code >> bit & 1, 1) }
    }

    mutating func writeCopy() {
      writeCode(0b1100_0101, 8)
      writeCode(0, 5)
    }
  }
}
