import Foundation

/// A problem document (RFC 9457), as far as it can be read: every member may be missing.
struct Problem: Equatable {
  /// A short name of the kind of problem.
  var title: String?
  /// What is wrong this time, for a person.
  var detail: String?

  /// Reads a body, whatever its media type says: a proxy's HTML is no JSON object, and a problem
  /// served as plain `application/json` is still one.
  init(_ body: Data) {
    guard let fields = AnswerFields(body) else { return }
    title = fields.text("title").flatMap { ShownText.clean($0, limit: 120) }
    detail = fields.text("detail").flatMap { ShownText.clean($0) }
  }

  /// The detail, or else the title.
  var sentence: String? { detail ?? title }

  /// What a 422 refuses: the title names a destination, or else it is the document.
  var refusal: FaxError.Code {
    let title = (title ?? "").lowercased()
    if title == "unsupported destination" { return .destinationUnsupported }
    return title.contains("destination") ? .destinationRefused : .documentRefused
  }
}
