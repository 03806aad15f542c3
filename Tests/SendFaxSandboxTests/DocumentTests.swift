import Foundation
import Testing

@testable import SendFaxSandbox

/// `docs/Sandbox.md` says what the tables in code say.
@Suite struct DocumentTests {
  /// The rows between two marks of the page, without the table's head.
  private func rows(_ mark: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/Sandbox.md"), encoding: .utf8)
    let after = try #require(page.components(separatedBy: "<!-- \(mark) -->\n").dropFirst().first)
    return after.components(separatedBy: "\n<!-- end -->")[0].components(separatedBy: "\n")
      .dropFirst(2).map { $0 }
  }

  @Test func `the numbers are those of the table in code`() throws {
    let wanted = SendFaxSandbox.numbers.map {
      "| `\($0.e164)` | \($0.country) | \($0.outcome.summary) |"
    }
    #expect(try rows("numbers") == wanted)
  }

  @Test func `the calls are those of the table in code`() throws {
    let wanted = ControlCall.all.map { call in
      let members = call.members.map { "`\($0.name)`" }.joined(separator: ", ")
      let shown = members.isEmpty ? "" : "\(members) "
      return "| `\(call.method) /sandbox/\(call.name)` | \(shown)| \(call.summary) |"
    }
    #expect(try rows("calls") == wanted)
  }
}
