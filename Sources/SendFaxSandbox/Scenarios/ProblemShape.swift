import Foundation

/// Problem documents as they come in the wild; each is a 422.
enum ProblemShape {
  /// The answer of a trouble that is such a shape.
  static func answer(_ trouble: SendFaxSandbox.Trouble) -> SandboxAnswer? {
    let problem = "application/problem+json"
    switch trouble {
    case .problemEmpty: return answer(problem, "")
    case .problemBare: return answer(problem, "{}")
    case .problemTitleOnly: return answer(problem, #"{"title":"Unsupported destination"}"#)
    case .problemNoTitle:
      return answer(problem, #"{"status":422,"detail":"Something about this fax is wrong."}"#)
    case .problemWrongTypes:
      return answer(
        problem, #"{"type":7,"title":422,"status":"422","detail":["Nothing","fits"]}"#)
    case .problemList:
      return answer(problem, #"[{"title":"Invalid PDF","status":422,"detail":"In a list."}]"#)
    case .problemHTML:
      return answer(problem, "<html><body><h1>422 Unprocessable Content</h1></body></html>")
    case .problemText: return answer("text/plain; charset=utf-8", "Invalid PDF\n")
    case .problemPlainJSON: return answer("application/json", full)
    case .problemHuge:
      let long = String(repeating: "Very long. ", count: (256 << 10) / 11)
      return answer(
        problem, #"{"title":"Invalid PDF","status":422,"detail":"\#(long)"}"#)
    case .problemControls:
      return answer(
        problem,
        #"{"title":"Invalid \u001b[31mPDF","status":422,"detail":"One\r\ntwo\u0000\u0007 \u202edessap"}"#
      )
    case .problemInvalidUTF8:
      var answer = answer(problem, #"{"title":"Invalid PDF","status":422,"detail":"caf"#)
      answer.body += Data([0xE9]) + Data(#""}"#.utf8)
      return answer
    case .problemStatusDiffers:
      return answer(problem, full.replacingOccurrences(of: "422", with: "200"))
    case .problemExtended:
      return answer(
        problem,
        #"{"type":"https://sendfax.sh/problems/invalid-pdf","title":"Invalid PDF","status":422,"#
          + #""detail":"The PDF is damaged.","instance":"/problems/17","retryable":false,"#
          + #""errors":[{"pointer":"/document","code":"damaged"}]}"#)
    default: return nil
    }
  }

  private static let full =
    #"{"type":"about:blank","title":"Invalid PDF","status":422,"detail":"The PDF is damaged."}"#

  private static func answer(_ type: String, _ text: String) -> SandboxAnswer {
    SandboxAnswer(status: 422, fields: ["Content-Type": type], body: Data(text.utf8))
  }
}
