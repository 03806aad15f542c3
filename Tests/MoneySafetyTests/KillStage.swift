import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox
import Synchronization
import TestSupport
import Testing

/// One outbox, one service, one person, and the command in processes of its own that are killed.
///
/// The service's clock stands still but for what the test turns: each answered status turns it by one
/// step, so that every status is seen.
final class KillStage: @unchecked Sendable {  // guarded by the lock
  let sandbox: SendFaxSandbox
  let folder: TemporaryFolder
  private let listener: SandboxListener
  private let lock = NSLock()
  private var children: [KillChild] = []
  private var story: [String] = []
  private var faults: [String] = []
  private var isPersonAway = false
  private let relays = Mutex<[KillRelay]>([])
  private var base: String
  private var chosenRail = Rail.card
  private var outboxName = "outbox"

  /// How the fax is paid.
  var rail: Rail {
    get { lock.withLock { chosenRail } }
    set { lock.withLock { chosenRail = newValue } }
  }

  static let step = Duration.seconds(1)
  static let number = "+16135550100"

  private init(_ configure: (inout SendFaxSandbox.Configuration) -> Void) throws {
    var configuration = SendFaxSandbox.Configuration()
    configuration.clock = .frozen(at: Date())
    configuration.carrier.step = KillStage.step
    configuration.carrier.page = KillStage.step
    configure(&configuration)
    sandbox = SendFaxSandbox(configuration: configuration)
    folder = try TemporaryFolder()
    listener = try SandboxListener.start(sandbox)
    base = sandbox.baseURL.description
    _ = try SamplePDF.pages(2).write(in: folder.url, as: "letter.pdf")
  }

  /// Plays a scene, and tells all of it if anything in it was not as expected.
  static func play(
    _ name: String, _ configure: (inout SendFaxSandbox.Configuration) -> Void = { _ in },
    location: SourceLocation = #_sourceLocation, _ scene: (KillStage) async throws -> Void
  ) async throws {
    await Seats.shared.take()
    do {
      let stage = try KillStage(configure)
      let person = Task { await stage.bePerson() }
      do { try await scene(stage) } catch { stage.expect(false, "no error: \(error)") }
      person.cancel()
      await person.value
      let faults = stage.lock.withLock { stage.faults }
      if !faults.isEmpty {
        let story = await stage.wholeStory()
        Issue.record(
          "\(name): \(faults.joined(separator: "; "))\n\(story)", sourceLocation: location)
      }
      for relay in stage.relays.withLock({ $0 }) { relay.stop() }
      stage.listener.stop()
    } catch {
      await Seats.shared.give()
      throw error
    }
    await Seats.shared.give()
  }

  /// Takes down what was not as it should be.
  func expect(_ isSo: Bool, _ what: @autoclosure () -> String) {
    guard !isSo else { return }
    let what = what()
    lock.withLock {
      faults.append("expected \(what)")
      story.append("✗ expected \(what)")
    }
  }

  // MARK: The command

  var outbox: String { folder.path(lock.withLock { outboxName }) }
  var letter: String { folder.path("letter.pdf") }

  /// The words that send the letter by this scene's rail.
  var sending: [String] {
    ["send", letter, "--to", KillStage.number, "--by", rail.rawValue]
      + (rail == .card ? ["--no-open"] : ["--yes"] + wallet)
  }

  /// The words that name the sandbox's wallet.
  var wallet: [String] { ["--wallet-rpc", "\(lock.withLock { base })/sandbox/rpc"] }

  func send(
    to number: String = KillStage.number, crash: KillPoint? = nil
  ) async throws -> KillChild.End {
    try await run(sending.map { $0 == KillStage.number ? number : $0 }, crash: crash)
  }

  /// Sends, and dies some time after the person has paid and two statuses were asked for.
  func sendUntilPaid() async throws {
    let child = try start(sending)
    while child.isRunning {
      let ledger = sandbox.ledger
      let asks = ledger.requests.filter { $0.method == "GET" }.count
      if !ledger.payments.isEmpty, asks > 1 { break }
      try await Task.sleep(for: .milliseconds(5))
    }
    child.kill()
    note(await child.end(), sending + ["  # dies once paid"])
  }

  func resume(crash: KillPoint? = nil, later: Int = 0) async throws -> KillChild.End {
    let how = rail == .card ? ["--no-open"] : wallet
    return try await run(["resume"] + how, crash: crash, later: later)
  }

  func resume(later: Int = 0, expecting status: Int32) async throws {
    let end = try await resume(later: later)
    expect(
      end.status == status && !end.wasKilled, "resume to end with \(status), not \(end.status)")
  }

  func run(
    _ words: [String], crash: KillPoint? = nil, later: Int = 0
  ) async throws -> KillChild.End {
    let child = try start(words, crash: crash, later: later)
    let end = await child.end()
    note(end, words, crash)
    if let crash { expect(end.wasKilled, "\(words[0]) to die \(crash)") }
    return end
  }

  /// Kills the command while a request of it is under way, and lets the next one through.
  func kill(
    _ words: [String], during head: String, with word: String = "", nth: Int = 1,
    at place: KillRelay.Place
  )
    async throws
  {
    // One relay for good: a fax keeps the address it was made for.
    let relay = try KillRelay(
      to: Int(listener.port), stopping: head, with: word, nth: nth, at: place)
    relays.withLock { $0.append(relay) }
    lock.withLock { base = "http://127.0.0.1:\(relay.port)" }
    let child = try start(words.map { $0.hasPrefix("http:") ? wallet[1] : $0 })
    for await _ in relay.stopped {}
    child.kill()
    note(await child.end(), words + ["  # dies while \(head): \(place.rawValue)"])
  }

  /// The outbox comes to another place, as by a restored backup.
  func moveOutbox() throws {
    let old = outbox
    lock.withLock { outboxName = "restored" }
    try FileManager.default.copyItem(atPath: old, toPath: outbox)
    try FileManager.default.removeItem(atPath: old)
  }

  func start(
    _ words: [String], crash: KillPoint? = nil, later: Int = 0, isJSON: Bool = true,
    more: [String: String] = [:]
  ) throws -> KillChild {
    var variables = ["PATH": "/usr/bin:/bin", "HOME": folder.url.path, "SENDFAX_HURRY": "20"]
    variables.merge(more) { $1 }
    if let crash { variables["SENDFAX_CRASH"] = crash.variable }
    if later != 0 { variables["SENDFAX_LATER"] = "\(later)" }
    let child = try KillChild(
      words + (isJSON ? ["--json"] : []) + ["--outbox", outbox, "--api", base], variables,
      notes: folder.url)
    lock.withLock { children.append(child) }
    return child
  }

  func note(_ end: KillChild.End, _ words: [String], _ crash: KillPoint? = nil) {
    let command = words.map { $0 == letter ? "letter.pdf" : $0 }.joined(separator: " ")
    lock.withLock {
      story.append(
        "$ sendfax \(command)\(crash.map { "   # dies \($0)" } ?? "")\n\(end.output)\(end.errors)"
          + "→ \(end.wasKilled ? "killed" : "\(end.status)")")
    }
  }

  /// The jobs of the outbox, as `list` has them.
  func jobs() async throws -> [String] {
    let list = try await start(["list"]).end()
    return list.output.split(separator: "\n").compactMap { line in
      line.range(of: "\"job\":\"").map { String(line[$0.upperBound...].prefix(8)) }
    }
  }

  /// The one job there is.
  func job() async throws -> String {
    let jobs = try await jobs()
    expect(jobs.count == 1, "one job, not \(jobs)")
    return jobs.first ?? "-"
  }

  /// `show` says so of the one job.
  func expectShown(_ words: String) async throws {
    let child = try start(["show", try await job()])
    let shown = await child.end().output
    expect(shown.contains(words), "`show` to say “\(words)”, not:\n\(shown)")
  }

  private func wholeStory() async -> String {
    var text = lock.withLock { story }
    for job in (try? await jobs()) ?? [] {
      let words = ["show", job]
      guard let end = try? await start(words, isJSON: false).end() else { continue }
      text.append("$ sendfax show \(job)\n\(end.output)\(end.errors)")
    }
    let ledger = sandbox.ledger
    text.append("ledger: \(ledger.faxes)\n\(ledger.checkoutSessions)\n\(ledger.payments)")
    text.append("\(ledger.intents)\n\(ledger.stranded)")
    text += ledger.requests.map { "\($0.method) \($0.path) → \($0.status) \($0.scenario ?? "")" }
    return text.joined(separator: "\n")
  }

  // MARK: The person

  /// The person pays no page until told otherwise.
  func leave() { lock.withLock { isPersonAway = true } }

  func comeBack() { lock.withLock { isPersonAway = false } }

  private var isAway: Bool { lock.withLock { isPersonAway } }
  private var started: [KillChild] { lock.withLock { children } }

  /// Pays a page that was shown, once, after its first status was asked for or the process is dead; and
  /// turns the clock with each status.
  private func bePerson() async {
    var asked = 0
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(5))
      guard !isAway else { continue }
      let children = started
      let ledger = sandbox.ledger
      let asks = ledger.requests.filter { $0.method == "GET" }.count
      for session in ledger.checkoutSessions where session.state == .open {
        let isShown = children.contains {
          $0.printed.contains(session.id) && (asks > 0 || !$0.isRunning)
        }
        guard isShown, ledger.fax(session.faxID)?.isPaid == false else { continue }
        asked = asks
        do { try sandbox.pay(session: session.id) } catch { expect(false, "to pay: \(error)") }
      }
      guard asks > asked, !ledger.payments.isEmpty else { continue }
      asked = asks
      sandbox.advance(by: KillStage.step)
    }
  }

  // MARK: What has to be true

  /// One payment, one fax, delivered, and nothing of the document left here.
  func expectOneDelivered() async throws {
    let ledger = sandbox.ledger
    expect(ledger.payments.count == 1, "one payment, not \(ledger.payments.count)")
    expect(ledger.paidFaxes.count == 1, "one paid fax, not \(ledger.paidFaxes.count)")
    expect(
      ledger.paidFaxes.allSatisfy { $0.status == "delivered" }, "the service to have delivered it")
    expect(ledger.stranded.isEmpty, "nothing stranded")
    let asks = Dictionary(grouping: ledger.chain.asks, by: \.data).values.map(\.count)
    expect(asks.allSatisfy { $0 == 1 }, "a wallet to be asked once a request, not \(asks)")
    expect(
      ledger.chain.transactions.filter { $0.status == .succeeds }.count <= 1, "no second transfer")
    expect(bodies().isEmpty, "no document on disk, but there is \(bodies())")
    try await expectNothingToDo()
  }

  /// Resuming once more does nothing at all.
  func expectNothingToDo() async throws {
    let before = sandbox.ledger.requests.filter { $0.method == "POST" }.count
    let again = try await resume()
    expect(again.status == 0, "a resume with nothing to do to end with 0, not \(again.status)")
    expect(
      sandbox.ledger.requests.filter { $0.method == "POST" }.count == before,
      "no request for what has ended")
  }

  /// Documents on disk, the jobs' and any other.
  func bodies() -> [String] {
    let names = FileManager.default.enumerator(atPath: outbox)?.allObjects as? [String] ?? []
    return names.filter { $0.contains("/body") || $0.contains("/reserve") || $0.contains(".again") }
  }
}

/// How many scenes play at once.
private actor Seats {
  static let shared = Seats()
  private var free = 8
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
  }

  func give() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
