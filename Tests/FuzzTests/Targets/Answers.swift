import Foundation

@testable import SendFaxAPI

/// What the service answers to each call: faxes, uploads, pages, receipts and problems.
enum Answers {
  static func read(_ bytes: [UInt8]) {
    guard bytes.count >= 2 else { return }
    let statuses = [200, 202, 400, 402, 404, 413, 422, 429, 500, 503, 301, 204]
    let response = HTTPResponse(
      status: statuses[Int(bytes[0]) % statuses.count],
      fields: [
        "Content-Type": "application/problem+json", "Date": "Tue, 01 Dec 2026 00:00:00 GMT",
      ],
      body: Data(bytes.dropFirst(2)))
    let client = SendFaxClient(transport: Given(response: response))
    let call = bytes[1] % 4
    let body = MultipartBody(path: "/", length: 0, sha256: "", boundary: "b")
    let shown = waited { () -> String in
      do {
        let id = try FaxID("abc")
        switch call {
        case 0: return "\(try await client.fax(id).value)"
        case 1: return try await client.checkoutURL(for: id).value.absoluteString
        case 2: return "\(try await client.submit(body).value)"
        default: return "\(try await client.upload(body).value)"
        }
      } catch { return "\(error)" }
    }
    guard call == 1, response.status < 300, let shown, shown.hasPrefix("https://") else { return }
    demand(
      shown.lowercased().hasPrefix("https://checkout.stripe.com/"), "a page is Stripe's: \(shown)")
  }
}

/// A transport with one answer.
struct Given: HTTPTransport {
  let response: HTTPResponse
  func exchange(_ request: HTTPRequest) async throws -> HTTPResponse { response }
}
