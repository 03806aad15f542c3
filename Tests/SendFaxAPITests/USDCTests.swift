import Foundation
import SendFaxAPI
import Testing

@Suite struct USDCTests {
  @Test(
    arguments: [
      (0, "0.00 USDC"), (1, "0.000001 USDC"), (50_000, "0.05 USDC"), (50_001, "0.050001 USDC"),
      (150_000, "0.15 USDC"), (1_000_000, "1.00 USDC"), (1_230_000, "1.23 USDC"),
      (12_345_678, "12.345678 USDC"), (UInt64.max, "18446744073709.551615 USDC"),
    ] as [(UInt64, String)])
  func `an amount is written exactly`(baseUnits: UInt64, text: String) {
    #expect(USDC(baseUnits: baseUnits).description == text)
  }

  @Test(arguments: [
    ("0", 0), ("50000", 50_000), ("00050000", 50_000), ("18446744073709551615", UInt64.max),
  ])
  func `digits are read`(text: String, baseUnits: UInt64) {
    #expect(USDC(baseUnitsText: text)?.baseUnits == baseUnits)
  }

  @Test(arguments: [
    "", " ", "+50000", "-50000", " 50000", "50000 ", "50_000", "50,000", "0.05", "5e4", "0xc350",
    "５００００", "٥٠٠٠٠", "18446744073709551616", "000000000000000050000", "50000\n", "NaN",
  ])
  func `what is not digits alone is refused`(text: String) {
    #expect(USDC(baseUnitsText: text) == nil)
  }

  @Test func `a page costs five cents, and no count of pages overflows`() {
    #expect(USDC.walletPrice(pages: 1).baseUnits == 50_000)
    #expect(USDC.walletPrice(pages: 200).baseUnits == 10_000_000)
    #expect(USDC.walletPrice(pages: 0).baseUnits == 0)
    #expect(USDC.walletPrice(pages: -1).baseUnits == 0)
    #expect(USDC.walletPrice(pages: .max).baseUnits == .max)
    #expect(USDC.walletPrice(pages: .max).wholePages == nil)
  }

  @Test func `a card is charged 50 cents at least, and no count of pages overflows`() {
    #expect(USD.cardPrice(pages: 10) == USD(cents: 50))
    #expect(USD.cardPrice(pages: 11) == USD(cents: 55))
    #expect(USD.cardPrice(pages: .max) == USD(cents: .max))
    #expect(USD.cardPrice(pages: .min) == USD(cents: 50))
  }

  @Test(
    arguments: [
      (50_000, 1), (49_999, nil), (50_001, nil), (150_000, 3), (0, 0), (UInt64.max, nil),
    ] as [(UInt64, Int?)])
  func `whole pages come back from an amount`(baseUnits: UInt64, pages: Int?) {
    #expect(USDC(baseUnits: baseUnits).wholePages == pages)
  }

  @Test func `a ceiling in dollars allows as many USDC`() {
    #expect(USDC(worth: USD(cents: 500)).baseUnits == 5_000_000)
    #expect(USDC(worth: USD(cents: -1)).baseUnits == 0)
    #expect(USDC(worth: USD(cents: .max)).baseUnits == .max)
  }

  @Test func `an amount is coded as an integer`() throws {
    let data = try JSONEncoder().encode([USDC(baseUnits: 50_000)])
    #expect(String(decoding: data, as: UTF8.self) == "[50000]")
    #expect(try JSONDecoder().decode([USDC].self, from: data) == [USDC(baseUnits: 50_000)])
    for wrong in ["[-1]", "[0.5]", #"["50000"]"#, "[18446744073709551616]"] {
      #expect(throws: (any Error).self, "\(wrong)") {
        try JSONDecoder().decode([USDC].self, from: Data(wrong.utf8))
      }
    }
  }
}
