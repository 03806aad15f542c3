import Foundation

/// What a 2xx of `POST /api/v1/faxes` says of the accepted fax.
public struct Receipt: Sendable, Equatable, Codable {
  /// The id, as it came.
  public var id: String
  /// The id, where it has the shape of one; without it the fax is followed by ``statusURL`` only.
  public var faxID: FaxID?
  /// The service's count of pages.
  public var pageCount: Int?
  /// The price, in USDC base units (`amountUsdMicros`).
  public var amount: Int?
  /// Where people look, where it is on the service's own scheme, host and port.
  public var statusURL: URL?

  /// Creates a value.
  public init(
    id: String, faxID: FaxID?, pageCount: Int? = nil, amount: Int? = nil, statusURL: URL? = nil
  ) {
    self.id = id
    self.faxID = faxID
    self.pageCount = pageCount
    self.amount = amount
    self.statusURL = statusURL
  }

  /// Reads an answer; nil where it has no id.
  init?(_ response: HTTPResponse, base: BaseURL) {
    guard let fields = AnswerFields(response.body), let id = fields.textOrNumber("id"),
      AnswerFields.isWord(id, limit: 1024)
    else { return nil }
    self.init(
      id: id, faxID: try? FaxID(id),
      pageCount: fields.integer("pageCount").flatMap { $0 > 0 ? $0 : nil },
      amount: fields.integer("amountUsdMicros").flatMap { $0 >= 0 ? $0 : nil },
      statusURL: fields.text("statusUrl").flatMap { Receipt.statusURL($0, base: base) })
  }

  private static func statusURL(_ text: String, base: BaseURL) -> URL? {
    guard text.utf8.count <= 2048, AnswerFields.isWord(text, limit: 2048), !text.contains("\\"),
      let url = URL(string: text, relativeTo: base.endpoint("api/v1/faxes"))?.absoluteURL,
      base.isOrigin(of: url)
    else { return nil }
    return url
  }
}
