import SendFax
import SendFaxAPI
import Testing

@testable import SendFaxCommand

@Suite struct RemedyTests {
  static let remedies: [(remedy: FaxError.Remedy, command: String)] = [
    (.list, "sendfax list"),
    (.show(fax: "k3f92mtq"), "sendfax show k3f92mtq"),
    (.resume(fax: "k3f92mtq"), "sendfax resume k3f92mtq"),
    (.checkAgain(fax: "k3f92mtq"), "sendfax resume k3f92mtq"),
    (.restore(fax: "k3f92mtq"), "sendfax resume k3f92mtq --document FILE"),
    (.settle(fax: "k3f92mtq"), "sendfax settle k3f92mtq --as OUTCOME"),
    (.withdraw(fax: "k3f92mtq"), "sendfax withdraw k3f92mtq"),
    (.forget(fax: "k3f92mtq"), "sendfax forget k3f92mtq"),
    (.discard(fax: "k3f92mtq"), "sendfax forget k3f92mtq --unreadable"),
    (.discard(fax: "a b"), "sendfax forget 'a b' --unreadable"),
    (.addAgain, "--again"),
  ]

  @Test(arguments: remedies)
  func `each remedy is a command that there is`(
    remedy: FaxError.Remedy, command: String
  ) throws {
    #expect(remedy.command == command)
    #expect(remedy.line?.plain.hasPrefix(command + " ") == true)
    try RemedyTests.understand(command)
  }

  @Test(arguments: ["a\u{1b}[2Jb", "-rf", "a\u{202e}b"])
  func `a name that can't be typed as it is makes no command`(name: String) {
    #expect(FaxError.Remedy.discard(fax: name).command == nil)
  }

  @Test func `an offer says what to type`() throws {
    let job = try JobID("k3f92mtq")
    let offers: [(Presentation.Offer.Action, String)] = [
      (.payByCard, "sendfax resume k3f92mtq"), (.payByWallet, "sendfax resume k3f92mtq"),
      (.checkAgain, "sendfax resume k3f92mtq"),
      (.restore, "sendfax resume k3f92mtq --document FILE"),
      (.withdraw, "sendfax withdraw k3f92mtq"),
      (.retry, "sendfax send --retry k3f92mtq"), (.replace, "sendfax send --replace k3f92mtq"),
      (.settle(.neverApproved), "sendfax settle k3f92mtq --as never-approved"),
      (.showReceipt, "sendfax show k3f92mtq --receipt"), (.forget, "sendfax forget k3f92mtq"),
    ]
    for (action, command) in offers {
      #expect(action.command(for: job) == command)
      try RemedyTests.understand(command)
    }
  }

  /// Parses what a person would type; a word in capitals stands for something of theirs.
  private static func understand(_ command: String) throws {
    let whole = command == "--again" ? "sendfax send a.pdf --to 1 --again" : command
    let words = whole.replacing("OUTCOME", with: "refunded").replacing("'a b'", with: "ab")
      .split(separator: " ").dropFirst().map(String.init)
    _ = try Arguments(words, variables: [:])
  }
}
