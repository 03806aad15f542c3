import Foundation
import SendFaxAPI
import SendFaxSandbox

/// Asks the sandbox as any HTTP client would; knows nothing of the library's encoders.
struct Client {
  let sandbox: SendFaxSandbox
  static let boundary = "boundary-of-a-test"

  init(_ change: (inout SendFaxSandbox.Configuration) -> Void = { _ in }) {
    var configuration = SendFaxSandbox.Configuration()
    configuration.seed = 7
    change(&configuration)
    sandbox = SendFaxSandbox(configuration: configuration)
  }

  /// A PDF of that many empty pages.
  static func pdf(pages: Int, encrypted: Bool = false) -> Data {
    let kids = (0..<pages).map { "\($0 + 3) 0 R" }.joined(separator: " ")
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Count \(pages) /Kids [\(kids)] >>",
    ]
    for _ in 0..<pages {
      objects.append("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>")
    }
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    let lock = encrypted ? " /Encrypt << /Filter /Standard /V 1 /R 2 >>" : ""
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R\(lock) >>\n"
    text += "startxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }

  /// A form with a document and a number.
  static func form(_ document: Data?, to: String?) -> Data {
    var body = Data()
    if let document {
      body += Data(
        ("--\(boundary)\r\nContent-Disposition: form-data; name=\"document\"; "
          + "filename=\"document.pdf\"\r\nContent-Type: application/pdf\r\n\r\n").utf8)
      body += document + Data("\r\n".utf8)
    }
    if let to {
      body += Data(
        "--\(boundary)\r\nContent-Disposition: form-data; name=\"to\"\r\n\r\n\(to)\r\n".utf8)
    }
    return body + Data("--\(boundary)--\r\n".utf8)
  }

  func post(
    _ path: String, form: Data, fields: HTTPFields = [:]
  ) async throws -> HTTPResponse {
    var fields = fields
    fields["Content-Type"] = "multipart/form-data; boundary=\(Client.boundary)"
    return try await send(.post, path, fields: fields, body: .bytes(form))
  }

  func upload(
    pages: Int = 1, to: String = "+16135550100", fields: HTTPFields = [:]
  ) async throws -> HTTPResponse {
    try await post(
      "api/v1/uploads", form: Client.form(Client.pdf(pages: pages), to: to), fields: fields)
  }

  func fax(
    pages: Int = 1, to: String = "+16135550100", fields: HTTPFields = [:]
  ) async throws -> HTTPResponse {
    try await post(
      "api/v1/faxes", form: Client.form(Client.pdf(pages: pages), to: to), fields: fields)
  }

  func checkout(_ id: String, fields: HTTPFields = [:]) async throws -> HTTPResponse {
    try await send(
      .post, "api/v1/checkout", fields: fields, body: .bytes(Data("{\"id\":\"\(id)\"}".utf8)))
  }

  func status(_ id: String, fields: HTTPFields = [:]) async throws -> HTTPResponse {
    try await send(.get, "api/v1/faxes/\(id)", fields: fields)
  }

  /// Calls the wallet or the node; returns the whole answer.
  func rpc(_ method: String, _ parameters: String = "[]") async throws -> [String: Any] {
    let text = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\(method)\",\"params\":\(parameters)}"
    return try await send(.post, "sandbox/rpc", body: .bytes(Data(text.utf8))).json
  }

  func send(
    _ method: HTTPRequest.Method, _ path: String, fields: HTTPFields = [:],
    body: HTTPRequest.Body = .none
  ) async throws -> HTTPResponse {
    let url = sandbox.baseURL.endpoint(path)
    return try await sandbox.transport().exchange(
      HTTPRequest(method, url, fields: fields, body: body))
  }

  /// An upload with an open Checkout page; its id.
  func opened(pages: Int = 1, to: String = "+16135550100") async throws -> String {
    let id = try await upload(pages: pages, to: to).text("id")
    _ = try await checkout(id)
    return id
  }
}

extension HTTPResponse {
  /// The body as a JSON object.
  var json: [String: Any] {
    (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
  }
  func text(_ name: String) -> String { json[name] as? String ?? "" }
  func number(_ name: String) -> Int? { json[name] as? Int }
}
