import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox

/// Faxes that were paid for while nobody ran, and are followed to their end at once.
struct Burst {
  let count: Int

  func run() async throws {
    let folder = try OutboxFolder.temporary()
    defer { folder.remove() }
    let sandbox = SendFaxSandbox()
    var configuration = Outbox.Configuration(
      folder: folder.outbox, base: sandbox.baseURL, transport: sandbox.transport(),
      clock: HurriedClock(sandbox: sandbox))
    configuration.lanes = 64
    try await pay(configuration, sandbox, in: folder.path)
    let start = ContinuousClock.now
    let outbox = try await Outbox.open(configuration)
    try await outbox.resume()
    for fax in try await outbox.faxes() { await outbox.rest(of: fax.id) }
    let passed = ContinuousClock.now - start
    let delivered = try await outbox.faxes().filter { $0.state == .delivered }.count
    await outbox.close()
    guard delivered == count else { throw Misuse(message: "\(delivered) of \(count) delivered") }
    let peak = try Burst.kilobytesAtPeak()
    print("{\"microseconds\": \(passed / .microseconds(1)), \"kilobytes\": \(peak)}")
  }

  private static func kilobytesAtPeak() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let size = line.flatMap({ Int($0.filter(\.isNumber)) }) else {
      throw Misuse(message: "this system does not tell a process's peak")
    }
    return size
  }

  private func pay(
    _ configuration: Outbox.Configuration, _ sandbox: SendFaxSandbox, in folder: String
  ) async throws {
    let document = try Sample.document(in: folder)
    let outbox = try await Outbox.open(configuration)
    for index in 0..<count {
      let fax = try await outbox.add(document, to: Sample.number(index))
      let page = try await outbox.checkout(fax.id)
      try sandbox.payCheckout(of: page.id.rawValue)
    }
    await outbox.close()
  }
}

/// A clock in which a second is a millisecond, for the sandbox as well.
struct HurriedClock: FaxClock {
  let sandbox: SendFaxSandbox
  private let system = SystemClock()

  init(sandbox: SendFaxSandbox) { self.sandbox = sandbox }

  func now() -> Moment { system.now() }

  func sleep(for duration: Duration) async throws {
    try await system.sleep(for: duration / 1000)
    sandbox.advance(by: .milliseconds(100))
  }
}
