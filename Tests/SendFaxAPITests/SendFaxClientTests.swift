import Foundation
import SendFaxAPI
import TestSupport
import Testing

private let body = MultipartBody(path: "/nowhere", length: 3, sha256: "", boundary: "b")

@Suite struct SendFaxClientTests {
  @Test func `an upload is posted and read`() async throws {
    let transport = ScriptedTransport(
      200, #"{"id":"f_1","pageCount":3,"amountCents":50,"more":{}}"#,
      ["Date": "Wed, 21 Oct 2026 07:28:00 GMT"])
    let client = SendFaxClient(base: try BaseURL("https://x.test/base/"), transport: transport)
    let answer = try await client.upload(body)
    #expect(answer.value == Upload(id: try FaxID("f_1"), pageCount: 3, amount: USD(cents: 50)))
    #expect(answer.serverDate == Date(timeIntervalSince1970: 1_792_567_680))
    let request = try #require(transport.requests.first)
    #expect(request.url.absoluteString == "https://x.test/base/api/v1/uploads")
    #expect(request.method == .post)
    #expect(request.fields["Content-Type"] == "multipart/form-data; boundary=b")
    #expect(request.body == .file(path: "/nowhere", length: 3))
  }

  @Test func `a submission is accepted, priced or refused`() async throws {
    func submit(_ status: Int, _ text: String) async throws -> Submission {
      try await SendFaxClient(transport: ScriptedTransport(status, text)).submit(body).value
    }
    let accepted = try await submit(
      202, #"{"id":"a/b","pageCount":1,"amountUsdMicros":50000,"statusUrl":"/f/a"}"#)
    #expect(
      accepted
        == .accepted(
          Receipt(
            id: "a/b", faxID: nil, pageCount: 1, amount: 50000,
            statusURL: URL(string: "https://sendfax.sh/f/a"))))
    #expect(
      try await submit(201, "{") == .acceptedUnreadably(.init(status: 201, body: Data("{".utf8))))
    #expect(
      try await submit(402, "<p>") == .paymentRequired(.init(status: 402, body: Data("<p>".utf8))))
    await #expect { try await submit(422, #"{"title":"Unsupported destination"}"#) } throws: {
      FaxError.Code.destinationUnsupported ~= $0
    }
  }
}
