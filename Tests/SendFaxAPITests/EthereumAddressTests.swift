import Foundation
import SendFaxAPI
import Testing

@Suite struct EthereumAddressTests {
  static let usdc = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"

  @Test(arguments: [
    // The vectors of EIP-55.
    "0x52908400098527886E0F7030069857D2E4169EE7", "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
    "0xde709f2102306220921060314715629080e2fb77", "0x27b1fdb04752bbc536007a920d24acb045561c26",
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB", "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
    usdc,
  ])
  func `an address of the standard is read and written with its checksum`(text: String) throws {
    #expect(try EthereumAddress(text).description == text)
  }

  @Test func `letters of one case carry no checksum and are the same address`() throws {
    let mixed = try EthereumAddress(EthereumAddressTests.usdc)
    let upper = "0x" + EthereumAddressTests.usdc.dropFirst(2).uppercased()
    #expect(try EthereumAddress(EthereumAddressTests.usdc.lowercased()) == mixed)
    #expect(try EthereumAddress(upper) == mixed)
    #expect(mixed == .usdcOnBase)
    #expect(EthereumAddress.usdcOnBase.description == EthereumAddressTests.usdc)
  }

  @Test func `every single letter of the other case is refused`() throws {
    let letters = Array(EthereumAddressTests.usdc)
    for place in letters.indices.dropFirst(2) where letters[place].isLetter {
      var flipped = letters
      let upper = letters[place].isUppercase
      flipped[place] = Character(
        upper ? letters[place].lowercased() : letters[place].uppercased())
      #expect(throws: FaxError.self, "place \(place)") { try EthereumAddress(String(flipped)) }
    }
  }

  @Test(arguments: [
    "", "0x", "0X833589fcd6edb6e08f4c7c32d4f71b54bda02913",
    "833589fcd6edb6e08f4c7c32d4f71b54bda02913",
    "0x833589fcd6edb6e08f4c7c32d4f71b54bda0291", "0x833589fcd6edb6e08f4c7c32d4f71b54bda029130",
    "0x833589fcd6edb6e08f4c7c32d4f71b54bda0291g", " 0x833589fcd6edb6e08f4c7c32d4f71b54bda02913",
    "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913\n", "vitalik.eth",
    "0x٨33589fcd6edb6e08f4c7c32d4f71b54bda0291", "0x833589fcd6edb6e08f4c7c32d4f71b54bda029é",
  ])
  func `what is no address is refused`(text: String) {
    #expect { try EthereumAddress(text) } throws: { FaxError.Code.addressInvalid ~= $0 }
  }

  @Test func `the zero address says so`() throws {
    #expect(try EthereumAddress("0x" + String(repeating: "0", count: 40)).isZero)
    #expect(!EthereumAddress.usdcOnBase.isZero)
  }

  @Test func `an address is coded as its text and checked again`() throws {
    let data = try JSONEncoder().encode([EthereumAddress.usdcOnBase])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(EthereumAddressTests.usdc)\"]")
    #expect(try JSONDecoder().decode([EthereumAddress].self, from: data) == [.usdcOnBase])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode([EthereumAddress].self, from: Data(#"["0x12"]"#.utf8))
    }
  }
}
