import Foundation
import SendFaxAPI
import TestSupport
import Testing

@testable import SendFaxSandbox

/// The published contract: what the client asks and what the sandbox answers are in it.
@Suite struct ContractTests {
  /// A transport that judges each exchange by the document.
  struct Judge: HTTPTransport {
    let sandbox: SendFaxSandbox
    let seen = Box<[String]>([])
    let breaches = Box<[String]>([])

    func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
      let answer = try await sandbox.transport().exchange(request)
      do {
        let document = try ContractDocument(Data(Contract.text.utf8))
        try document.check(request, body: try ContractTests.body(request), answer: answer)
      } catch {
        breaches.change { $0.append("\(request.url.path) \(answer.status): \(error)") }
      }
      seen.change { $0.append("\(request.url.path.split(separator: "/")[2]) \(answer.status)") }
      return answer
    }
  }

  private static func body(_ request: HTTPRequest) throws -> Data {
    switch request.body {
    case .none: return Data()
    case .bytes(let data): return data
    case .file(let path, _): return try Data(contentsOf: URL(fileURLWithPath: path))
    }
  }

  private func write(_ number: String, pages: Int = 1, in folder: TemporaryFolder) throws
    -> MultipartBody
  {
    let document = try FaxDocument.read(path: SamplePDF.pages(pages).write(in: folder.url))
    return try MultipartBody.write(
      document: document, to: FaxNumber(number), into: folder.path("body-\(UUID().uuidString)"))
  }

  @Test func `every request of the client on both rails is in the contract`() async throws {
    let sandbox = SendFaxSandbox()
    let judge = Judge(sandbox: sandbox)
    let client = SendFaxClient(base: sandbox.baseURL, transport: judge)
    let folder = try TemporaryFolder()
    let body = try write("+1 613 555 0100", pages: 3, in: folder)

    let id = try await client.upload(body).value.id
    _ = try await client.checkoutURL(for: id)
    _ = try await client.fax(id)
    try sandbox.payCheckout(of: id.rawValue)
    sandbox.advance(by: .seconds(60))
    _ = try await client.fax(id)
    await #expect(throws: FaxError.self) { try await client.checkoutURL(for: id) }
    await #expect(throws: FaxError.self) { try await client.fax(FaxID("nobody")) }

    _ = try await client.submit(body)
    let intent = try #require(sandbox.ledger.intents.first)
    sandbox.deposit(intent.amount, to: intent.address)
    sandbox.advance(by: .seconds(10))
    _ = try await client.submit(body)
    let failing = try write("+1 613 555 0101", in: folder)
    let failed = try await client.upload(failing).value.id
    _ = try await client.checkoutURL(for: failed)
    try sandbox.payCheckout(of: failed.rawValue)
    sandbox.advance(by: .seconds(60))
    #expect(try await client.fax(failed).value.failureReason != nil)
    let refused = try write("+1 613 555 0110", in: folder)
    await #expect(throws: FaxError.self) { try await client.upload(refused) }
    sandbox.begin(.init(.tooManyRequests, first: 1))
    await #expect(throws: FaxError.self) { try await client.fax(id) }
    sandbox.begin(.init(.unavailable, first: 1))
    await #expect(throws: FaxError.self) { try await client.upload(body) }

    #expect(judge.breaches.value == [])
    #expect(
      judge.seen.value == [
        "uploads 200", "checkout 200", "faxes 200", "faxes 200", "checkout 409", "faxes 404",
        "faxes 402", "faxes 202", "uploads 200", "checkout 200", "faxes 200", "uploads 422",
        "faxes 429", "uploads 503",
      ])
  }

  @Test func `what is refused is refused as the contract says`() async throws {
    let client = Client { $0.documentLimit = 1000 }
    let document = try ContractDocument(Data(Contract.text.utf8))
    let large = Data(repeating: 0, count: 1001)
    let form = "multipart/form-data; boundary=\(Client.boundary)"
    let cases: [(String, Data, Int)] = [
      ("api/v1/uploads", Client.form(large, to: "+16135550100"), 413),
      ("api/v1/faxes", Client.form(large, to: "+16135550100"), 413),
      ("api/v1/faxes", Client.form(Data("x".utf8), to: "+442079460000"), 422),
      ("api/v1/uploads", Client.form(nil, to: "+16135550100"), 400),
    ]
    for (path, body, status) in cases {
      let request = HTTPRequest(
        .post, client.sandbox.baseURL.endpoint(path), fields: ["Content-Type": form],
        body: .bytes(body))
      let answer = try await client.sandbox.transport().exchange(request)
      #expect(answer.status == status)
      // The answer is judged; that the request is wrong is the point of it.
      let sound = Client.form(Client.pdf(pages: 1), to: "+16135550100")
      #expect(throws: Never.self) { try document.check(request, body: sound, answer: answer) }
    }
  }

  @Test func `the judge finds what is wrong`() async throws {
    let client = Client()
    let document = try ContractDocument(Data(Contract.text.utf8))
    let body = Client.form(Client.pdf(pages: 1), to: "+16135550100")
    let request = HTTPRequest(
      .post, client.sandbox.baseURL.endpoint("api/v1/faxes"),
      fields: ["Content-Type": "multipart/form-data; boundary=\(Client.boundary)"],
      body: .bytes(body))
    let sound = try await client.sandbox.transport().exchange(request)
    #expect(throws: Never.self) { try document.check(request, body: body, answer: sound) }
    func finds(
      _ name: String, _ change: (inout HTTPRequest, inout Data, inout HTTPResponse) -> Void
    ) {
      var (asked, sent, answer) = (request, body, sound)
      change(&asked, &sent, &answer)
      #expect(throws: ContractDocument.Breach.self, "\(name)") {
        try document.check(asked, body: sent, answer: answer)
      }
    }
    finds("another status") { _, _, answer in answer.status = 418 }
    finds("another type") { _, _, answer in answer.fields["Content-Type"] = "text/html" }
    finds("no challenge") { _, _, answer in answer.fields["WWW-Authenticate"] = nil }
    finds("an amount that is no number") { _, _, answer in
      answer.fields["x-payment-deposit-amount-micros"] = "5e4"
    }
    finds("a status that is a text") { _, _, answer in answer.body = Data(#"{"status":"402"}"#.utf8)
    }
    finds("no number") { _, sent, _ in sent = Client.form(Client.pdf(pages: 1), to: nil) }
    finds("a national number") { _, sent, _ in
      sent = Client.form(Client.pdf(pages: 1), to: "613 555 0100")
    }
    finds("another path") { asked, _, _ in
      asked.url = client.sandbox.baseURL.endpoint("api/v2/faxes")
    }
    finds("another method") { asked, _, _ in asked.method = .get }
    finds("another kind of body") { asked, _, _ in asked.fields["Content-Type"] = "application/json"
    }
  }

  @Test func `the document is served, and drawn for people without scripts`() async throws {
    let client = Client()
    let served = try await client.send(.get, "openapi.json")
    #expect(served.fields["Content-Type"] == "application/json")
    #expect(served.json["openapi"] as? String == "3.1.0")
    #expect(served.body == Data(Contract.text.utf8))
    let page = try await client.send(.get, "docs")
    let html = String(decoding: page.body, as: UTF8.self)
    #expect(page.status == 200 && !html.contains("<script"))
    for path in ["uploads", "checkout", "faxes", "faxes/{id}"] {
      #expect(html.contains(" /api/v1/\(path)</code>"))
    }
    for name in [
      "WWW-Authenticate", "x-payment-deposit-amount-micros", "amountUsdMicros", "failureReason",
    ] { #expect(html.contains(name), "\(name)") }
    for trouble in SendFaxSandbox.Trouble.allCases { #expect(html.contains(trouble.rawValue)) }
    for number in SendFaxSandbox.numbers { #expect(html.contains(number.e164)) }
    for call in ControlCall.all { #expect(html.contains("/sandbox/\(call.name)")) }
  }

  @Test func `the limits in the document are those of the service`() throws {
    let document = try ContractDocument(Data(Contract.text.utf8))
    let schemas = (document.root["components"] as? [String: Any])?["schemas"] as? [String: Any]
    func property(_ schema: String, _ name: String) -> [String: Any] {
      let properties = (schemas?[schema] as? [String: Any])?["properties"] as? [String: Any]
      return properties?[name] as? [String: Any] ?? [:]
    }
    #expect(property("Receipt", "amountUsdMicros")["minimum"] as? Int == Int(Service.pagePrice))
    #expect(property("Upload", "amountCents")["minimum"] as? Int == 50)
    let pattern = (schemas?["Number"] as? [String: Any])?["pattern"] as? String ?? ""
    for number in SendFaxSandbox.numbers.map(\.e164) + ["+525511111111", "+442079460000", "+1613"] {
      let isDescribed = number.range(of: pattern, options: .regularExpression) != nil
      let isTaken: Bool
      switch Destination.check(number) {
      case .success, .failure(.number): isTaken = true
      case .failure: isTaken = false
      }
      #expect(isDescribed == isTaken, "\(number)")
    }
  }

  @Test(arguments: [
    ("document", 400), ("to", 400), ("note", 200),
  ])
  func `a field that means something may come once, any other as often as it likes`(
    name: String, status: Int
  ) async throws {
    let client = Client()
    let extra = Data(
      "--\(Client.boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\nx\r\n".utf8)
    let form = extra + extra + Client.form(Client.pdf(pages: 1), to: "+16135550100")
    let answer = try await client.post("api/v1/uploads", form: form)
    #expect(answer.status == status)
    if status == 400 {
      #expect(answer.text("detail") == "The form has \(name) twice. Send it once.")
    }
  }
}
