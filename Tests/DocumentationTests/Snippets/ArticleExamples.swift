import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox
import SendFaxURLSession
import TestSupport
import Testing

/// Pays what it is asked, on the sandbox's own chain.
struct SandboxWallet: Wallet {
  let name = "sandbox"
  let requestLifetime = Duration.seconds(300)
  let sandbox: SendFaxSandbox

  func submit(_ request: TransferRequest) async -> TransferOutcome {
    .sent(hash: sandbox.deposit(request.amount.baseUnits, to: request.address.description))
  }
}

/// What the articles show, run against the sandbox in this process.
@Suite(.timeLimit(.minutes(5)))
struct ArticleExamples {
  let temporary = try? TemporaryFolder()
  let sandbox = SendFaxSandbox()

  /// A letter of three pages.
  private func letter() throws -> String {
    try SamplePDF.pages(3).write(in: #require(temporary).url)
  }

  /// An outbox on the sandbox, as a test of an app opens one, and its clock, which stands still.
  private func open() async throws -> (Outbox, VirtualClock) {
    let folder = try #require(temporary).path("outbox")
    let clock = VirtualClock(from: sandbox.now) { sandbox.advance(by: $0) }
    let outbox = try await Outbox.open(
      .init(
        folder: folder, base: sandbox.baseURL, transport: sandbox.transport(), clock: clock))
    return (outbox, clock)
  }

  private func print(_ words: String...) {}

  // MARK: Getting started

  @Test func `a first fax is read, priced, paid by card and followed to its end`() async throws {
    let path = try letter()
    let text = "(613) 555-0100"
    let (outbox, clock) = try await open()
    func show(_ page: URL) {
      do { try sandbox.pay(session: page.lastPathComponent) } catch { Issue.record(error) }
      clock.flow()
    }

    let document = try FaxDocument.read(path: path)
    let number = try FaxNumber(text)
    for note in document.notes { print(note.sentence) }
    for warning in number.warnings { print(warning.sentence) }
    for line in Presentation.prices(of: document.pageCount) { print(line) }

    let fax = try await outbox.add(document, to: number)
    let page = try await outbox.checkout(fax.id)
    show(page.url)

    for await fax in outbox.updates(of: fax.id) {
      let shown = Presentation(of: fax, at: outbox.configuration.clock.now())
      print(shown.title, shown.sentence, shown.moneySentence)
      if fax.state.isSettled { break }
    }

    #expect(try await outbox.fax(fax.id).state == .delivered)
    #expect(sandbox.ledger.payments.map(\.amount) == [50])
    await outbox.close()
  }

  // MARK: Resuming after relaunch

  @Test func `a fax whose page was shown is found again by the next launch`() async throws {
    let number = try FaxNumber("+1 613 555 0100")
    let (first, _) = try await open()
    let fax = try await first.add(FaxDocument.read(path: letter()), to: number)
    let page = try await first.checkout(fax.id)
    await first.close()
    try sandbox.pay(session: page.url.lastPathComponent)

    let (outbox, clock) = try await open()
    try await outbox.resume()
    for fax in try await outbox.unfinishedFaxes() {
      print(Presentation(of: fax, at: outbox.configuration.clock.now()).title)
    }
    for notice in await outbox.notices { print(notice) }
    for unreadable in try await outbox.quarantined() { print(unreadable.name, unreadable.reason) }

    clock.flow()
    for await fax in outbox.updates(of: fax.id) where fax.state.isSettled { break }
    #expect(try await outbox.fax(fax.id).state == .delivered)
    #expect(sandbox.ledger.payments.count == 1)

    await outbox.pause()
    await outbox.close()
  }

  // MARK: Writing a wallet

  @Test func `a wallet is asked once, and its fax is claimed and sent`() async throws {
    let (outbox, clock) = try await open()
    let document = try FaxDocument.read(path: letter())
    let number = try FaxNumber("+1 613 555 0100")
    func agrees(to amount: USDC, _ pages: Int) -> Bool { amount.wholePages == pages }

    let fax = try await outbox.add(document, to: number)
    let quote = try await outbox.quote(fax.id)
    guard agrees(to: quote.amount, quote.pageCount) else { return }
    try await outbox.pay(quote, from: SandboxWallet(sandbox: sandbox))

    clock.flow()
    await outbox.rest(of: fax.id)
    #expect(try await outbox.fax(fax.id).state == .delivered)
    #expect(sandbox.ledger.stranded.isEmpty)
    await outbox.close()
  }

  @Test func `a wallet's late answer is taken down`() async throws {
    struct Silent: Wallet {
      let name = "silent"
      let requestLifetime = Duration.seconds(300)
      let asked = Box<TransferRequest?>(nil)
      func submit(_ request: TransferRequest) async -> TransferOutcome {
        asked.set(request)
        return .unknown(reason: "It did not answer.")
      }
    }
    let (outbox, clock) = try await open()
    let wallet = Silent()
    let number = try FaxNumber("+1 613 555 0100")
    let job = try await outbox.add(FaxDocument.read(path: letter()), to: number).id
    try await outbox.pay(outbox.quote(job), from: wallet)
    let request = try #require(wallet.asked.value)
    let hash = sandbox.deposit(request.amount.baseUnits, to: request.address.description)

    try await outbox.walletAnswered(
      .sent(hash: hash), for: job, paymentIntent: request.paymentIntent, ask: request.ask)

    clock.flow()
    await outbox.rest(of: job)
    #expect(try await outbox.fax(job).state == .delivered)
    await outbox.close()
  }

  // MARK: Testing your app with the sandbox

  @Test func `an answer that is lost charges nobody twice`() async throws {
    let (outbox, clock) = try await open()
    let document = try FaxDocument.read(path: letter())

    sandbox.begin(.init(.answerLost, on: .claim, first: 1))
    clock.flow()
    let fax = try await outbox.add(document, to: FaxNumber("+1 613 555 0100"))
    try await outbox.pay(outbox.quote(fax.id), from: SandboxWallet(sandbox: sandbox))
    await outbox.rest(of: fax.id)
    #expect(try await outbox.fax(fax.id).state == .delivered)
    #expect(sandbox.ledger.payments.count == 1)
    #expect(sandbox.ledger.stranded.isEmpty)

    await outbox.close()
  }

  @Test func `a busy line fails the fax and refunds the card`() async throws {
    let (outbox, clock) = try await open()
    let document = try FaxDocument.read(path: letter())

    let fax = try await outbox.add(document, to: FaxNumber("+1 613 555 0101"))  // always busy
    let page = try await outbox.checkout(fax.id)
    try sandbox.payCheckout(of: page.id.rawValue)
    clock.flow()
    await outbox.rest(of: fax.id)
    #expect(try await outbox.fax(fax.id).state == .failed)
    #expect(sandbox.ledger.refunds.count == 1)

    await outbox.close()
  }

  // MARK: How money stays safe

  @Test func `each answer about the money has its words`() async throws {
    let (outbox, _) = try await open()
    let number = try FaxNumber("+1 613 555 0100")
    let fax = try await outbox.add(FaxDocument.read(path: letter()), to: number)

    switch fax.money {
    case .notMoved: print("You were not charged.")
    case .mayHaveMoved: print("A payment may be out; the fax is looked after.")
    case .moved: print("It is paid.")
    case .returned: print("The payment came back.")
    }

    #expect(fax.money == .notMoved)
    await outbox.close()
  }
}

/// Opening the outbox in an app.
enum Opening {
  static func onApple() async throws -> Outbox {
    let support = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = support.appendingPathComponent("outbox").path
    let outbox = try await Outbox.open(.init(folder: folder, transport: URLSessionTransport()))
    return outbox
  }
}

/// A screen as the examples talk to it.
protocol ExampleScreen {
  func show(_ text: String)
  func show(_ page: URL)
  func askAgain()
  func showEvidence()
}

extension ExampleScreen {
  /// What becomes of the money when something fails.
  func checkout(_ outbox: Outbox, _ job: JobID) async throws {
    do {
      let page = try await outbox.checkout(job)
      show(page.url)
    } catch FaxError.Code.priceHigher {
      askAgain()
    } catch let error as FaxError {
      show(error.message)  // a whole sentence, fit to be shown
      if error.money != .notMoved { showEvidence() }
    }
  }

  /// The four calls, one after the other.
  func callByCall(_ transport: any HTTPTransport, _ path: String, _ temporaryPath: String)
    async throws
  {
    let client = SendFaxClient(transport: transport)
    let document = try FaxDocument.read(path: path)
    let body = try MultipartBody.write(
      document: document, to: FaxNumber("+1 613 555 0123"), into: temporaryPath)

    let upload = try await client.upload(body).value  // priced; nothing is charged
    let page = try await client.checkoutURL(for: upload.id).value
    show(page)  // from here on somebody may pay
    let fax = try await client.fax(upload.id).value
    print(fax.status)
  }
}
