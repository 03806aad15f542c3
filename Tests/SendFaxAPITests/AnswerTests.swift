import Foundation
import TestSupport
import Testing

@testable import SendFaxAPI

private let body = MultipartBody(path: "/nowhere", length: 3, sha256: "", boundary: "b")

private func client(_ status: Int, _ text: String, _ fields: HTTPFields = [:]) -> SendFaxClient {
  SendFaxClient(transport: ScriptedTransport(status, text, fields))
}

private func error(_ call: () async throws -> some Any) async -> FaxError? {
  do {
    _ = try await call()
    return nil
  } catch { return error as? FaxError }
}

/// What the service's answers mean.
@Suite struct AnswerTests {
  @Test(arguments: [
    (400, #"{"title":"Bad"}"#, "document_refused", "Bad"),
    (413, "", "document_too_large", "too large"),
    (422, #"{"title":"Invalid PDF","detail":" No pages.\n"}"#, "document_refused", "No pages."),
    (
      422, #"{"title":"Unsupported destination","detail":"We fax to US & Canada only."}"#,
      "unsupported_destination", "We fax to US & Canada only."
    ),
    (422, #"{"title":"Invalid destination"}"#, "invalid_destination", "Invalid destination"),
    (422, #"{"title":"Something new"}"#, "document_refused", "Something new"),
    (422, "{}", "document_refused", "422"), (422, "[]", "document_refused", "422"),
    (422, "null", "document_refused", "422"), (422, "", "document_refused", "422"),
    (422, #"{"title":7,"detail":{"a":1},"status":"422"}"#, "document_refused", "422"),
    (422, #"{"status":"200","title":["x"]}"#, "document_refused", "422"),
    (404, #"{"detail":"x"}"#, "not_found", "404"), (401, "", "request_refused", "401"),
    (409, #"{"title":"Conflict"}"#, "request_refused", "Conflict"),
    (429, "", "service_unavailable", "busy"), (500, "{", "service_unavailable", "500"),
    (502, "<html><h1>Bad gateway</h1></html>", "service_unavailable", "unavailable (502)"),
    (503, #"{"detail":"Back at 10."}"#, "service_unavailable", "Back at 10."),
    (301, "", "redirected", "301"), (307, "", "redirected", "never followed"),
    (304, "", "redirected", "304"),
  ])
  func `a refusal is told by its status, and in the service's words`(
    _ status: Int, _ text: String, _ code: String, _ words: String
  ) async {
    let error = await error { try await client(status, text).upload(body) }
    #expect(error?.code.rawValue == code)
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(error?.message.contains("<") == false)
    #expect(error?.status == status)
    #expect(error?.money == .notMoved)
    #expect(error?.isWorthRetrying == (status == 429 || status >= 500))
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", "a[31mb"), ("a\u{202E}b\u{2066}c\u{200F}", "abc"), ("  a\r\nb\t", "a  b"),
    ("a\u{0}\u{7F}\u{85}b", "ab"), ("\u{FEFF}a\u{200B}", "a"), ("a\u{2028}b", "a b"),
    ("Größe 傳真 📠", "Größe 傳真 📠"),
  ])
  func `a detail loses what would command a terminal`(_ text: String, _ shown: String) {
    #expect(ShownText.clean(text) == shown)
  }

  @Test func `a detail is cut, and HTML and nothing are none`() {
    #expect(ShownText.clean(String(repeating: "x", count: 9999))?.count == 501)
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(ShownText.clean(marks)?.unicodeScalars.count == 501)
    for text in ["", " \n", "\u{202E}", "<!DOCTYPE html><p>", "x <HTML>"] {
      #expect(ShownText.clean(text) == nil)
    }
  }

  @Test func `invalid UTF-8 does not hide a title`() {
    let bytes =
      Data(#"{"title":"Unsupported destination","detail":"a"#.utf8) + [0xFF]
      + Data(#"b"}"#.utf8)
    #expect(Problem(bytes).refusal == .destinationUnsupported)
    #expect(Problem(Data([0xEF, 0xBB, 0xBF]) + Data(#"{"title":"A"}"#.utf8)).title == "A")
  }

  @Test func `hostile JSON is unreadable, never a crash`() async {
    let texts = [
      String(repeating: "[", count: 100_000), String(repeating: #"{"a":"#, count: 100_000),
      #"{"id":"# + String(repeating: "[", count: 100_000), "", "{", "}", "[]", "1", "\"a\"", "null",
      "true", "NaN", #"{"id":"a","pageCount":NaN,"amountCents":1}"#, "\u{0}",
      #"{"id":"a","pageCount":1e400,"amountCents":1}"#,
      #"{"id":"a","pageCount":99999999999999999999999,"amountCents":1}"#,
      #"{"id":"a","pageCount":1.5,"amountCents":1}"#,
      #"{"id":"a","pageCount":"1","amountCents":1}"#,
      #"{"id":"a","pageCount":0,"amountCents":1}"#, #"{"id":"a","pageCount":-1,"amountCents":1}"#,
      #"{"id":"a","pageCount":1,"amountCents":-1}"#, #"{"id":"a","pageCount":1}"#,
      #"{"id":"../x","pageCount":1,"amountCents":1}"#,
      #"{"id":null,"pageCount":1,"amountCents":1}"#,
      #"{"id":7,"pageCount":1,"amountCents":1}"#, #"{"id":"","pageCount":1,"amountCents":1}"#,
      #"{"id":"\#(String(repeating: "a", count: 10_000))","pageCount":1,"amountCents":1}"#,
    ]
    for text in texts {
      let error = await error { try await client(200, text).upload(body) }
      #expect(error?.code == .answerUnreadable, "\(text.prefix(80))")
    }
  }

  @Test func `a status is read as far as it can be`() async throws {
    let id = try FaxID("f_1")
    func fax(_ text: String) async throws -> Fax { try await client(200, text).fax(id).value }
    #expect(
      try await fax(#"{"status":"retrying"}"#) == Fax(id: id, status: .init(rawValue: "retrying")))
    #expect(
      try await fax(
        #"{"id":"f_1","status":"failed","pageCount":null,"toMasked":7,"failureReason":{"a":1},"x":[]}"#
      )
        == Fax(id: id, status: .failed))
    #expect(
      try await fax(
        #"{"status":"sending","pageCount":"3","failureReason":null,"createdAt":{},"terminalAt":""}"#
      )
        == Fax(id: id, status: .sending))
    let full = try await fax(
      #"{"id":"f_1","status":"delivered","pageCount":3,"toMasked":"+1***0100","failureReason":"busy","createdAt":1700000000,"terminalAt":1700000000123}"#
    )
    #expect(full.pageCount == 3 && full.toMasked == "+1***0100" && full.failureReason == "busy")
    #expect(full.terminalAt == Date(timeIntervalSince1970: 1_700_000_000.123))
    for text in ["{}", #"{"status":7}"#, #"{"status":""}"#, #"{"status":"sent","id":"f_2"}"#] {
      #expect(await error { try await fax(text) }?.code == .answerUnreadable)
    }
    let missing = await error { try await client(404, "{}").fax(id) }
    #expect(missing?.code == .notFound && missing?.isWorthRetrying == false)
  }

  @Test(arguments: [
    ("1700000000", 1_700_000_000.0), ("1700000000123", 1_700_000_000.123),
    ("1700000000.5", 1_700_000_000.5), (#""2023-11-14T22:13:20Z""#, 1_700_000_000),
    (#""2023-11-14T22:13:20.500Z""#, 1_700_000_000.5),
    (#""2023-11-15T00:13:20+02:00""#, 1_700_000_000), (#""1700000000""#, 1_700_000_000),
    (#""2023-11-14 22:13:20""#, 1_700_000_000), ("99999999999", 99_999_999_999),
    ("100000000000", 100_000_000),
  ])
  func `an instant is read in each of its kinds`(_ text: String, _ seconds: Double) {
    let fields = AnswerFields(Data(#"{"at":\#(text)}"#.utf8))
    #expect(fields?.date("at") == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "0", "-1", "1e400", "1e300", "true", "null", "[]", #""""#, #""yesterday""#, #""nan""#,
    #""2023-13-01T00:00:00Z""#, #""2023-02-29T00:00:00Z""#, #""2023-01-01T24:00:00Z""#,
    #""2023-01-01T00:00:00+99:00""#, #""2023-01-01T00:00:00.Z""#, #""٢٠٢٣-01-01T00:00:00Z""#,
  ])
  func `what is no instant is none`(_ text: String) {
    #expect(AnswerFields(Data(#"{"at":\#(text)}"#.utf8))?.date("at") == nil)
  }

  @Test(
    arguments: [
      ("120", 120), ("0", 0), (" 7 ", 7), ("99999999999999999999999", 86400), ("864000", 86400),
      ("Wed, 21 Oct 2026 07:28:10 GMT", 10), ("Wednesday, 21-Oct-26 07:28:10 GMT", 10),
      ("Wed Oct 21 07:28:10 2026", 10), ("Wed, 21 Oct 2020 07:28:00 GMT", 0),
      ("Fri, 01 Jan 2100 00:00:00 GMT", 86400), ("-1", nil), ("1.5", nil), ("soon", nil), ("", nil),
      ("Wed, 32 Oct 2026 07:28:10 GMT", nil), ("١٢", nil),
    ] as [(String, Int?)])
  func `a wait is read in each of its forms`(_ text: String, _ seconds: Int?) {
    let response = HTTPResponse(
      status: 503, fields: ["Retry-After": text, "Date": "Wed, 21 Oct 2026 07:28:00 GMT"])
    // This device's clock is wrong by a century, and that doesn't matter.
    #expect(response.retryAfter(now: .distantPast) == seconds.map { .seconds($0) })
    let without = HTTPResponse(status: 503, fields: ["Retry-After": text])
    let now = Date(timeIntervalSince1970: 1_792_567_680)
    #expect(without.retryAfter(now: now) == seconds.map { .seconds($0) })
  }

  @Test func `an RFC 850 year is the nearest one`() {
    let now = Date(timeIntervalSince1970: 1_792_567_680)
    #expect(
      HTTPDate.parse("Sunday, 06-Nov-94 08:49:37 GMT", now: now)
        == Date(timeIntervalSince1970: 784_111_777))
    #expect(
      HTTPDate.parse("Sun Nov  6 08:49:37 1994") == Date(timeIntervalSince1970: 784_111_777))
  }

  @Test(arguments: TransportFailure.Reason.all)
  func `a failed exchange is told in words`(_ reason: TransportFailure.Reason) async {
    let failure = TransportFailure(reason, .mayHaveArrived, "secret /path")
    let client = SendFaxClient(transport: ScriptedTransport(.failure(failure)))
    let error = await error { try await client.upload(body) }
    #expect(error?.transport == failure)
    #expect(error?.message.contains("secret") == false)
    #expect(error?.message.hasSuffix(".") == true)
    let final: Set<TransportFailure.Reason> = [
      .tls, .cancelled, .answerTooLarge, .notHTTP, .insecureURL, .bodyUnreadable,
    ]
    #expect(error?.isWorthRetrying == !final.contains(reason))
  }

  @Test func `a cut answer still says yes, asks for payment or refuses`() async throws {
    func submit(
      _ status: Int, _ text: String, _ reason: TransportFailure.Reason = .answerTruncated
    ) async throws -> Submission {
      let response = HTTPResponse(status: status, body: Data(text.utf8))
      let failure = TransportFailure(reason, .answered(response), "")
      return try await SendFaxClient(transport: ScriptedTransport(.failure(failure)))
        .submit(body).value
    }
    let cut = HTTPResponse(status: 202, body: Data(#"{"id":"#.utf8))
    #expect(try await submit(202, #"{"id":"#) == .acceptedUnreadably(cut))
    #expect(try await submit(202, #"{"id":"#, .cancelled) == .acceptedUnreadably(cut))
    #expect(
      try await submit(202, #"{"id":"a"}"#, .timedOut)
        == .accepted(Receipt(id: "a", faxID: try FaxID("a"))))
    #expect(
      try await submit(402, "x") == .paymentRequired(.init(status: 402, body: Data("x".utf8))))
    #expect(await error { try await submit(402, "x", .cancelled) }?.code == .cancelled)
    let refused = await error { try await submit(503, "<html>") }
    #expect(refused?.code == .serviceUnavailable && refused?.transport != nil)
  }

  @Test(
    arguments: [
      ("/f/a", "https://sendfax.sh/f/a"), ("https://sendfax.sh/f/a/", "https://sendfax.sh/f/a/"),
      ("https://SENDFAX.sh:443/f/a", "https://SENDFAX.sh:443/f/a"), ("http://sendfax.sh/f/a", nil),
      ("https://evil.test/f/a", nil), ("//evil.test/f", nil),
      ("https://sendfax.sh@evil.test/", nil),
      ("https://a@sendfax.sh/", nil), ("https://sendfax.sh:8443/", nil), ("javascript:x", nil),
      ("https://sendfax.sh\\@evil.test", nil), ("", nil), ("/f/a b", nil),
    ] as [(String, String?)])
  func `a status address is the service's own or none`(_ text: String, _ url: String?) async throws
  {
    let json = try JSONEncoder().encode(["id": "a/b", "statusUrl": text])
    let answer = try await client(202, String(decoding: json, as: UTF8.self)).submit(body)
    #expect(
      answer.value
        == .accepted(Receipt(id: "a/b", faxID: nil, statusURL: url.flatMap(URL.init(string:)))))
  }

  @Test func `checkout names the id and refuses a foreign page`() async throws {
    let transport = ScriptedTransport(200, #"{"url":"https://checkout.stripe.com/c/1#x"}"#)
    let page = try await SendFaxClient(transport: transport).checkoutURL(for: FaxID("a-1"))
    #expect(page.value.absoluteString == "https://checkout.stripe.com/c/1#x")
    #expect(transport.requests.first?.body == .bytes(Data(#"{"id":"a-1"}"#.utf8)))
    let foreign = await error {
      try await client(200, #"{"url":"https://evil.test/"}"#).checkoutURL(for: FaxID("a"))
    }
    #expect(foreign?.code == .checkoutURLForeign)
    #expect(
      await error { try await client(200, "{}").checkoutURL(for: FaxID("a")) }?.code
        == .answerUnreadable)
  }

  @Test(arguments: [
    "../../admin", "a/b", "a?x=1", "a#f", "%2e%2e%2f", "", ".", "..", "a b", "é", "a\n",
    String(repeating: "a", count: 10_240), String(repeating: "a", count: 129),
  ])
  func `an id that would leave its path is refused`(_ text: String) {
    #expect { try FaxID(text) } throws: { FaxError.Code.idInvalid ~= $0 }
  }
}

extension TransportFailure.Reason {
  fileprivate static let all: [Self] = [
    .nameNotFound, .unreachable, .tls, .timedOut, .connectionClosed, .cancelled, .answerTooLarge,
    .answerTruncated, .notHTTP, .insecureURL, .bodyUnreadable, .proxy, .other,
  ]
}
