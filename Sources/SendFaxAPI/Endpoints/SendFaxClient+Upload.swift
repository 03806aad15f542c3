import Foundation

extension SendFaxClient {
  /// `POST /api/v1/uploads`: the service checks the document and the number, counts the pages and
  /// names the card's price. Nothing is charged.
  ///
  /// - Throws: ``FaxError``: what the service refuses, or an answer without a readable id, page count
  ///   and amount (``FaxError/Code-swift.struct/answerUnreadable``).
  public func upload(
    _ body: MultipartBody, onProgress: (@Sendable (HTTPRequest.Progress) -> Void)? = nil
  ) async throws -> Answered<Upload> {
    let request = request(
      .post, "api/v1/uploads", .file(path: body.path, length: body.length),
      type: body.contentType, onProgress: onProgress)
    let answer = try await fields(request, of: .upload)
    guard let text = answer.fields.text("id"), let id = try? FaxID(text),
      let pageCount = answer.fields.integer("pageCount"), pageCount > 0,
      let cents = answer.fields.integer("amountCents"), cents >= 0
    else { throw FaxError.unreadable("The service's answer lacks the fax's id, pages or price.") }
    let upload = Upload(id: id, pageCount: pageCount, amount: USD(cents: cents))
    return Answered(upload, serverDate: answer.serverDate)
  }
}
