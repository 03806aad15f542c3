import SendFaxAPI
import Testing

@Suite struct KeccakTests {
  /// Digests published with the Keccak submission and by Ethereum; those at the block's edge (136
  /// bytes) were made with another implementation.
  static let published: [(name: String, message: [UInt8], digest: String)] = [
    (
      "nothing", [],
      "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"
    ),
    (
      "abc", Array("abc".utf8),
      "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"
    ),
    (
      "the fox", Array("The quick brown fox jumps over the lazy dog".utf8),
      "4d741b6f1eb29cb2a9b9911c82f56fa8d73b04959d3d9d222895df6c0b28aa15"
    ),
    (
      "the signature of transfer", Array("transfer(address,uint256)".utf8),
      "a9059cbb2ab09eb219583f4a59a5d0623ade346d962bcd4e46b11da047c9049b"
    ),
    (
      "135 bytes", [UInt8](repeating: 0x61, count: 135),
      "34367dc248bbd832f4e3e69dfaac2f92638bd0bbd18f2912ba4ef454919cf446"
    ),
    (
      "136 bytes", [UInt8](repeating: 0x61, count: 136),
      "a6c4d403279fe3e0af03729caada8374b5ca54d8065329a3ebcaeb4b60aa386e"
    ),
    (
      "137 bytes", [UInt8](repeating: 0x61, count: 137),
      "d869f639c7046b4929fc92a4d988a8b22c55fbadb802c0c66ebcd484f1915f39"
    ),
    (
      "272 bytes", [UInt8](repeating: 0x61, count: 272),
      "cf7fcd4f705ee749930d19ca84561a9bf62516bd90a471545fa2f49fdc7e63c8"
    ),
    (
      "1000 bytes", [UInt8](repeating: 0x61, count: 1000),
      "b6a4ac1f51884d71f30fa397a5e155de3099e11fc0edef5d08b646e621e19de9"
    ),
  ]

  @Test(arguments: published.indices)
  func `a digest is the published one`(index: Int) {
    let (name, message, digest) = KeccakTests.published[index]
    #expect(hex(Keccak256.digest(message)) == digest, "\(name)")
  }

  private func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
