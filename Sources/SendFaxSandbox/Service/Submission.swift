import Foundation

/// A form with a document and a number, read before the service is asked what it thinks of it.
struct Submission: Sendable {
  /// The number as it came; nil where the form has none.
  var to: String?
  /// The document's size; nil where the form has none.
  var documentSize: Int?
  var documentDigest = ""
  var bodyDigest = ""
  /// The pages, or why there are none.
  var pages: Result<Int, Unreadable> = .failure(Unreadable())

  /// The service can't open the document.
  struct Unreadable: Error {}

  /// What makes it the same request as another.
  func key(_ identity: SendFaxSandbox.OpenQuestions.Identity) -> String {
    switch identity {
    case .bodyBytes: return bodyDigest
    case .documentAndNumber: return "\(documentDigest) \(to ?? "")"
    }
  }
}
