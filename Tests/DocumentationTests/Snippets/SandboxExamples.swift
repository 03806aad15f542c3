import Foundation
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

/// The examples of the sandbox, run.
struct SandboxExamples {
  @Test func `a fax is paid and delivered as the sandbox's example says`() async throws {
    let folder = try TemporaryFolder()
    let body = try MultipartBody.write(
      document: FaxDocument.read(path: SamplePDF.pages(2).write(in: folder.url)),
      to: FaxNumber("+1 613 555 0100"), into: folder.path("body"))

    let sandbox = SendFaxSandbox()
    let client = SendFaxClient(base: sandbox.baseURL, transport: sandbox.transport())
    let id = try await client.upload(body).value.id
    let page = try await client.checkoutURL(for: id).value
    try sandbox.payCheckout(of: id.rawValue)  // what a person does on that page
    sandbox.advance(by: .seconds(10))
    let status = try await client.fax(id).value.status  // .delivered

    #expect(status == .delivered)
    #expect(page.lastPathComponent == sandbox.ledger.checkoutSessions.first?.id)
    #expect(sandbox.ledger.faxes.filter(\.isPaid).count == 1)
    #expect(sandbox.events.map(\.kind).contains(.paid))
  }

  @Test func `a configuration turns a question and a trouble`() {
    var configuration = SendFaxSandbox.Configuration()
    configuration.openQuestions.checkoutSessions = .newEachTime
    configuration.scenarios = [.init(.answerLost, on: .checkout, first: 1)]
    let sandbox = SendFaxSandbox(configuration: configuration)
    #expect(sandbox.scenarios == configuration.scenarios)
    sandbox.begin(.init(.answerLost, on: .checkout, first: 1))
    #expect(sandbox.scenarios.count == 2)
  }

  /// What a holder of the wallet does.
  func approve(_ sandbox: SendFaxSandbox) throws {
    for ask in sandbox.ledger.chain.asks where ask.isPending { try sandbox.approve(ask: ask.id) }
  }

  @Test func `a scenario is read from its text as its example says`() {
    let read = shown {
      SendFaxSandbox.Scenario("html-502@claim:2")  // a proxy's 502 for the first two claims
    }
    let meant = SendFaxSandbox.Scenario(.htmlBadGateway, on: .claim, first: 2)
    #expect(read.first?.spellings.first == String(describing: meant))
  }

  @Test func `a frozen clock is turned by hand`() {
    let start = Date(timeIntervalSince1970: 0)
    var clock = SandboxClock.frozen(at: start)
    clock.advance(by: .seconds(900))
    #expect(clock.now == start.addingTimeInterval(900))
  }

  @Test func `a sandbox listens where it says`() throws {
    let sandbox = SendFaxSandbox()
    let listener = try SandboxListener.start(sandbox)
    print(sandbox.baseURL)  // http://127.0.0.1:49213
    listener.stop()
    #expect(sandbox.baseURL.description.hasSuffix(":\(listener.port)"))
  }
}
