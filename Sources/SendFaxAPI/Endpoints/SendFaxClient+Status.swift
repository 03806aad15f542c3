import Foundation

extension SendFaxClient {
  /// `GET /api/v1/faxes/{id}`: where a fax stands. Free, and as often as wanted.
  ///
  /// A field that is absent, null or of another kind is nil; only the status must be there.
  ///
  /// - Throws: ``FaxError``; ``FaxError/Code-swift.struct/notFound`` where the service knows no such id.
  public func fax(_ id: FaxID) async throws -> Answered<Fax> {
    let answer = try await fields(request(.get, "api/v1/faxes/\(id.rawValue)"), of: .status)
    let fields = answer.fields
    guard let status = fields.text("status"), AnswerFields.isWord(status) else {
      throw FaxError.unreadable("The service's answer lacks the fax's status.")
    }
    guard (fields.text("id") ?? id.rawValue) == id.rawValue else {
      throw FaxError.unreadable("The service answered about another fax.")
    }
    let fax = Fax(
      id: id, status: FaxStatus(rawValue: status),
      pageCount: fields.integer("pageCount").flatMap { $0 > 0 ? $0 : nil },
      toMasked: fields.text("toMasked").flatMap { ShownText.clean($0, limit: 40) },
      failureReason: fields.text("failureReason").flatMap { ShownText.clean($0, limit: 200) },
      createdAt: fields.date("createdAt"), terminalAt: fields.date("terminalAt"))
    return Answered(fax, serverDate: answer.serverDate)
  }
}
