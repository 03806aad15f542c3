import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox
import TestSupport
import Testing

/// The examples of `docs/Sandbox.md`, compiled and run; they are the same to the letter.
@Suite(.timeLimit(.minutes(5)))
struct SandboxExampleTests {
  private let place: TemporaryFolder
  private let folder: String
  private let letter: String

  init() throws {
    place = try TemporaryFolder()
    folder = place.path("outbox")
    letter = try SamplePDF.pages(3).write(in: place.url)
  }

  // example: card
  @Test("a fax by card is charged once, although the service has a bad hour")
  func card() async throws {
    let sandbox = SendFaxSandbox()
    let clock = VirtualClock(from: sandbox.now) { sandbox.advance(by: $0) }
    let outbox = try await Outbox.open(
      .init(
        folder: folder, base: sandbox.baseURL, transport: sandbox.transport(), clock: clock))

    let fax = try await outbox.add(
      FaxDocument.read(path: letter), to: FaxNumber("+1 613 555 0100"))
    let page = try await outbox.checkout(fax.id)  // your app shows page.url
    try sandbox.payCheckout(of: page.id.rawValue)  // what the person does there
    sandbox.begin(.init(.unavailable, on: .status, first: 3))
    clock.flow()  // nothing is waited for any more

    for await fax in outbox.updates(of: fax.id) where fax.state.isSettled {
      #expect(fax.state == .delivered)
      break
    }
    #expect(sandbox.ledger.payments.map(\.amount) == [50])
    #expect(sandbox.events.filter { $0.kind == .trouble }.count == 3)
    await outbox.close()
  }
  // end

  // example: wallet
  @Test("a transfer whose answer is lost still becomes the fax it paid for")
  func wallet() async throws {
    let sandbox = SendFaxSandbox()
    sandbox.begin(.init(.walletDropsAnswer, first: 1))
    let clock = VirtualClock(from: sandbox.now) { sandbox.advance(by: $0) }
    let transport = sandbox.transport()
    let outbox = try await Outbox.open(
      .init(folder: folder, base: sandbox.baseURL, transport: transport, clock: clock))
    let wallet = try JSONRPCWallet(
      url: "\(sandbox.baseURL)/sandbox/rpc", transport: transport)
    clock.flow()

    let fax = try await outbox.add(
      FaxDocument.read(path: letter), to: FaxNumber("+1 613 555 0100"))
    let quote = try await outbox.quote(fax.id)
    #expect(quote.amount == USDC(baseUnits: 150_000))
    _ = try await outbox.pay(quote, from: wallet)

    for await fax in outbox.updates(of: fax.id) where fax.state.isSettled {
      #expect(fax.state == .delivered)
      break
    }
    #expect(sandbox.ledger.chain.transactions.count == 1)
    #expect(sandbox.ledger.stranded.isEmpty)
    await outbox.close()
  }
  // end

  @Test func `the page shows what is run here`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/Sandbox.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let pieces = source.components(separatedBy: "\n  // " + "example: ").dropFirst()
    #expect(pieces.count == 2)
    for piece in pieces {
      let body = piece.components(separatedBy: "\n  // " + "end\n")[0]
      let lines = body.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      let shown = lines.map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : String($0) }
        .joined(separator: "\n").trimmingCharacters(in: .newlines)
      #expect(page.contains("```swift\n\(shown)\n```"), "\(shown)")
    }
  }
}
