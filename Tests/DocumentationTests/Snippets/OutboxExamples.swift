import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox
import SendFaxURLSession

/// The examples of the outbox that speak to the service itself: compiled, not run. The articles' are run.
struct OutboxExamples {
  let folder: String
  let transport: any HTTPTransport
  let document: FaxDocument
  let number: FaxNumber

  func show(_ page: URL) {}
  func show(_ fax: FaxSnapshot) {}

  func all() async throws {
    let outbox = try await Outbox.open(.init(folder: folder, transport: transport))
    try await outbox.resume()  // launch and foreground
    let fax = try await outbox.add(document, to: number)  // on disk before anything is sent
    let page = try await outbox.checkout(fax.id)  // card: the page to show
    show(page.url)
    for await fax in outbox.updates(of: fax.id) { show(fax) }
  }

  func readMe() async throws {
    let outbox = try await Outbox.open(.init(folder: folder, transport: transport))
    try await outbox.resume()  // at every launch
    let document = try FaxDocument.read(path: "letter.pdf")
    let fax = try await outbox.add(document, to: FaxNumber("+1 613 555 0123"))  // on disk first
    let page = try await outbox.checkout(fax.id)
    show(page.url)  // the person pays there
    for await fax in outbox.updates(of: fax.id) { show(fax) }
  }

  func add(_ outbox: Outbox) async throws -> JobID {
    let fax = try await outbox.add(document, to: number)
    return fax.id
  }

  func pay(_ outbox: Outbox, _ fax: FaxSnapshot) async throws {
    let page = try await outbox.checkout(fax.id)
    show(page.url)  // in a browser; it says nothing when it is closed, and it need not
  }

  func follow(_ outbox: Outbox, _ job: JobID) async {
    for await fax in outbox.updates(of: job) { print(fax) }  // "k3f92mtq: accepted, money moved"
  }

  func settle(_ outbox: Outbox) async throws {
    let job = try JobID("k3f92mtq")
    try await outbox.settle(job, as: .refunded)
  }

  func restore(_ outbox: Outbox, _ fax: FaxSnapshot) async throws {
    try await outbox.restore(fax.id, from: FaxDocument.read(path: "letter.pdf"))
    try await outbox.checkAgain(fax.id)
  }

  func openOnApple() async throws -> Outbox {
    let outbox = try await Outbox.open(.init(folder: folder, transport: URLSessionTransport()))
    return outbox
  }

  func openWithClock() async throws -> Outbox {
    let outbox = try await Outbox.open(
      .init(folder: folder, transport: transport, clock: SystemClock()))
    return outbox
  }

  func openVirtually(_ sandbox: SendFaxSandbox) async throws -> Outbox {
    let clock = VirtualClock(from: sandbox.now) { sandbox.advance(by: $0) }
    let outbox = try await Outbox.open(
      .init(
        folder: folder, base: sandbox.baseURL, transport: sandbox.transport(), clock: clock))
    clock.flow()  // from now on nothing is waited for, and the sandbox's time passes as well
    return outbox
  }

  func openSandbox(_ sandbox: SendFaxSandbox) async throws -> Outbox {
    let outbox = try await Outbox.open(
      .init(folder: folder, base: sandbox.baseURL, transport: sandbox.transport()))
    return outbox
  }

  func write(_ path: String) throws -> MultipartBody {
    let body = try MultipartBody.write(document: document, to: number, into: path)
    return body
  }

  func present(_ snapshot: FaxSnapshot, _ clock: any FaxClock, _ answer: Answered<Fax>) -> String {
    let shown = Presentation(of: snapshot, at: clock.now())
    print(shown.title, shown.sentence, shown.moneySentence)
    for offer in shown.offers { print(offer.label, offer.consequence) }
    return shown.title
  }

  func receipt(_ outbox: Outbox, _ record: FaxRecord, _ job: JobID) async throws {
    let receipt = FaxReceipt(of: record, history: try await outbox.history(of: job))
    receipt?.lines.forEach { print($0) }
  }
}
