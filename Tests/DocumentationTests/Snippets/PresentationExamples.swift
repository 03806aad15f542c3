import SendFax
import SendFaxAPI
import Testing

/// The examples of what is said of a fax, run.
struct PresentationExamples {
  @Test func `prices are written as their example says`() throws {
    let path = "Sources/SendFax/Presentation/Presentation+Price.swift"
    let prices = shown {
      Presentation.prices(of: .exact(2))
      // By card: $0.50 for 2 pages.
      // By wallet: 0.10 USDC on Base for 2 pages.
      // $0.50 is the least a card can be charged; up to 10 pages cost the same.
    }
    let remarks = try SwiftBlock.ofSource(path).flatMap(\.remarks)
    #expect(!remarks.isEmpty)
    #expect(prices.first?.spellings.contains(remarks.description) == true)
  }

  @Test func `words are put as their example says`() throws {
    try expectShown(in: "Sources/SendFax/Presentation/Words.swift") {
      let words = Words.english
      words(.chargedCard, [.amount: "$0.50"])  // "You were charged $0.50."
      words(.pages, [.pages: 2])  // "2 pages"
      Words.preferred(["de-CH", "fr-CH"]).language  // .french
    }
  }

  @Test func `a status is presented as its example says`() throws {
    let answer = Answered(Fax(id: try FaxID("a"), status: .sending), serverDate: nil)
    try expectShown(in: "Sources/SendFax/Presentation/StatusPresentation.swift") {
      let shown = StatusPresentation(of: answer.value)
      shown.title  // "Sending"
    }
  }
}
