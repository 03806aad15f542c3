import SendFax
import SendFaxAPI
import SendFaxSandbox

/// An outbox on a sandbox, and a clock that stands still until there is something to wait for.
struct Desk {
  let sandbox: SendFaxSandbox
  let clock: VirtualClock
  let outbox: Outbox

  init(folder: String) async throws {
    let sandbox = SendFaxSandbox()
    let clock = VirtualClock(from: sandbox.now) { sandbox.advance(by: $0) }
    outbox = try await Outbox.open(
      .init(
        folder: folder, base: sandbox.baseURL, transport: sandbox.transport(), clock: clock))
    self.sandbox = sandbox
    self.clock = clock
  }

  func sendByCard(_ document: FaxDocument) async throws {
    let fax = try await outbox.add(document, to: FaxNumber("+1 613 555 0100"))
    let page = try await outbox.checkout(fax.id)
    try sandbox.payCheckout(of: page.id.rawValue)
    try await end(of: fax.id, "By card")
  }

  func sendByWallet(_ document: FaxDocument) async throws {
    let fax = try await outbox.add(document, to: FaxNumber("+1 212 555 0100"))
    let quote = try await outbox.quote(fax.id)
    let wallet = try JSONRPCWallet(
      url: "\(sandbox.baseURL)/sandbox/rpc", transport: sandbox.transport())
    try await outbox.pay(quote, from: wallet)
    try await end(of: fax.id, "By wallet")
  }

  /// One payment for each fax, and no money that paid for nothing.
  func balance() throws {
    let ledger = sandbox.ledger
    guard ledger.payments.count == 2, ledger.paidFaxes.count == 2, ledger.stranded.isEmpty else {
      throw Failure("The sandbox's ledger is not two payments for two faxes.")
    }
  }

  private func end(of job: JobID, _ how: String) async throws {
    clock.flow()
    await outbox.rest(of: job)
    clock.hold()
    let fax = try await outbox.fax(job)
    let shown = Presentation(of: fax, at: clock.now())
    print("\(how): \(shown.title). \(shown.moneySentence)")
    guard fax.state == .delivered else { throw Failure("\(how): \(fax)") }
  }
}
