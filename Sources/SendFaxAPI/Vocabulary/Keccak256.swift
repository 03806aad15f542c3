/// Keccak-256 as Ethereum uses it: the sponge of FIPS 202 with the padding from before SHA-3.
///
/// By hand because no system library has it (SHA3-256 pads with another byte and so differs). It
/// checks the capital letters of an address and nothing secret, so constant time is not claimed.
package enum Keccak256 {
  private static let rate = 136

  /// The 32 bytes of the digest.
  package static func digest(_ message: some Sequence<UInt8>) -> [UInt8] {
    var state = [UInt64](repeating: 0, count: 25)
    var position = 0
    for byte in message {
      mix(byte, into: &state, at: position)
      position += 1
      if position == rate {
        permute(&state)
        position = 0
      }
    }
    mix(0x01, into: &state, at: position)
    mix(0x80, into: &state, at: rate - 1)
    permute(&state)
    return (0..<32).map { UInt8(truncatingIfNeeded: state[$0 / 8] >> UInt64(8 * ($0 % 8))) }
  }

  private static func mix(_ byte: UInt8, into state: inout [UInt64], at position: Int) {
    state[position / 8] ^= UInt64(byte) << UInt64(8 * (position % 8))
  }

  /// Keccak-f[1600]: 24 rounds of theta, rho and pi, chi, iota on five by five lanes.
  private static func permute(_ lanes: inout [UInt64]) {
    var columns = [UInt64](repeating: 0, count: 5)
    for constant in roundConstants {
      for x in 0..<5 {
        columns[x] = lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20]
      }
      for x in 0..<5 {
        let change = columns[(x + 4) % 5] ^ rotated(columns[(x + 1) % 5], by: 1)
        for y in stride(from: x, to: 25, by: 5) { lanes[y] ^= change }
      }
      var carried = lanes[1]
      for (lane, distance) in zip(laneOrder, rotations) {
        (lanes[lane], carried) = (rotated(carried, by: distance), lanes[lane])
      }
      for row in stride(from: 0, to: 25, by: 5) {
        for x in 0..<5 { columns[x] = lanes[row + x] }
        for x in 0..<5 { lanes[row + x] ^= ~columns[(x + 1) % 5] & columns[(x + 2) % 5] }
      }
      lanes[0] ^= constant
    }
  }

  private static func rotated(_ lane: UInt64, by distance: UInt64) -> UInt64 {
    lane << distance | lane >> (64 - distance)
  }

  private static let laneOrder = [
    10, 7, 11, 17, 18, 3, 5, 16, 8, 21, 24, 4, 15, 23, 19, 13, 12, 2, 20, 14, 22, 9, 6, 1,
  ]
  private static let rotations: [UInt64] = [
    1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 2, 14, 27, 41, 56, 8, 25, 43, 62, 18, 39, 61, 20, 44,
  ]
  private static let roundConstants: [UInt64] = [
    0x0000_0000_0000_0001, 0x0000_0000_0000_8082, 0x8000_0000_0000_808a, 0x8000_0000_8000_8000,
    0x0000_0000_0000_808b, 0x0000_0000_8000_0001, 0x8000_0000_8000_8081, 0x8000_0000_0000_8009,
    0x0000_0000_0000_008a, 0x0000_0000_0000_0088, 0x0000_0000_8000_8009, 0x0000_0000_8000_000a,
    0x0000_0000_8000_808b, 0x8000_0000_0000_008b, 0x8000_0000_0000_8089, 0x8000_0000_0000_8003,
    0x8000_0000_0000_8002, 0x8000_0000_0000_0080, 0x0000_0000_0000_800a, 0x8000_0000_8000_000a,
    0x8000_0000_8000_8081, 0x8000_0000_0000_8080, 0x0000_0000_8000_0001, 0x8000_0000_8000_8008,
  ]
}
