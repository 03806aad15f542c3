import Foundation
import SendFaxAPI
import SendFaxSandbox
import SendFaxURLSession
import TestSupport
import Testing

#if canImport(CCurl)
  /// On Linux.
  enum OnLinux {
    static func client() -> SendFaxClient {
      let client = SendFaxClient(transport: CurlTransport())
      return client
    }

    static func pages(_ body: MultipartBody) async throws -> URL {
      let client = SendFaxClient(transport: CurlTransport())
      let upload = try await client.upload(body)
      let page = try await client.checkoutURL(for: upload.value.id)
      return page.value
    }
  }
#endif

/// On Apple's systems.
func clientOnApple() -> SendFaxClient {
  let client = SendFaxClient(transport: URLSessionTransport())
  return client
}

/// One exchange.
func status(_ url: URL, _ transport: any HTTPTransport) async throws -> Int {
  let response = try await transport.exchange(HTTPRequest(.get, url))
  return response.status
}

/// A request with a body.
func post(_ path: String, _ length: Int, _ url: URL) -> HTTPRequest {
  var request = HTTPRequest(.post, url, body: .file(path: path, length: length))
  request.fields["Content-Type"] = "multipart/form-data; boundary=x"
  return request
}

/// What can be done with a fax about a failure, as a button of an app.
func offerSteps(_ error: FaxError, offerButton: (_ label: String, _ fax: String) -> Void) {
  for case .resume(let fax) in error.remedies { offerButton("Show that fax", fax) }
}

/// Tries again only what can't have arrived.
func exchange(
  _ request: HTTPRequest, _ transport: any HTTPTransport
) async throws -> HTTPResponse? {
  do {
    return try await transport.exchange(request)
  } catch let failure as TransportFailure where failure.delivery == .neverSent {
    return nil  // the server saw nothing: the same request may go out again
  }
}
