import Testing

/// The threat model names the test that holds each claim; a test that goes or is renamed shows up here.
struct ThreatModelTests {
  @Test func `each test that is named exists`() throws {
    let page = try Repository.text("docs/ThreatModel.md")
    let named = page.matches(of: /\*([^*]{12,})\*/).map {
      $0.1.replacing("\n", with: " ")
    }
    #expect(named.count > 40)
    let tests = try ["Tests", "App/Tests", "Integrations/ReownWallet/Tests"].flatMap {
      try Repository.files(in: $0, suffix: ".swift").map(Repository.text)
    }.joined(separator: "\n")
    for name in named { #expect(tests.contains("func `\(name)`"), "\(name)") }
  }
}
