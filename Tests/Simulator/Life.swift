import Foundation
import SendFax
import SendFaxAPI

/// One process: its outbox, and everything through which it touches the world.
///
/// When it dies, its tasks are not stopped but cut off: every seam fails at once and nothing they do is
/// seen by anyone, while the next life goes on from a copy of the disk.
// Unchecked: only the simulating thread touches it.
final class Life: @unchecked Sendable {
  unowned let world: World
  let number: Int
  let folder: String
  let device: Device
  private(set) var isDead = false
  /// Whether there was another process at any time: what that one follows, this one does not.
  var hadCompany = false
  /// Whether it is about to end of its own will.
  var isClosing = false
  /// How many wallets it is asking by way of a node.
  var asking = 0
  private(set) var outbox: Outbox?
  /// Since when it lives and follows everything, in the world's milliseconds.
  private(set) var bornAt: Int64
  /// Whether the person has left it for another app: then nothing is followed.
  var isAway = false
  /// What the person has begun here and not ended, a wallet's answer aside.
  var deeds = 0
  private var listening: Task<Void, Never>?
  private var ends: [Int: () -> Void] = [:]
  private var endCount = 0
  private var troubles: [JobID: FaxError] = [:]
  private var undecided: [(job: JobID, stored: StoredEvent)] = []
  private let birthMoment: Moment

  init(_ world: World, _ number: Int, folder: String) {
    self.world = world
    self.number = number
    self.folder = folder
    device = world.device
    bornAt = world.time
    birthMoment = world.moment(of: device)
  }

  var configuration: Outbox.Configuration {
    var configuration = Outbox.Configuration(
      folder: folder, base: world.sandbox.baseURL, transport: SimulatedNetwork(life: self),
      clock: SimulatedClock(life: self),
      install: { [device, world] _ in
        world.plant == .moveUnnoticed ? "here" : "device \(device.number)"
      })
    if world.plan.hasWitness {
      do {
        configuration.witness = try NodeWallet(life: self, requestLifetime: .seconds(300))
      } catch { world.violate("the node's URL is refused: \(error)") }
    }
    configuration.onAppend = { [self] job, stored, phase in append(job, stored, phase) }
    configuration.newJob = { [self] in JobID.random(using: &world.random) }
    return configuration
  }

  /// Opens the outbox and goes on with everything in it.
  func begin() async {
    do {
      let outbox = try await Outbox.open(configuration)
      guard !isDead else { return }
      self.outbox = outbox
      await world.compare(outbox, at: "launch \(number)")
      guard !isDead else { return }
      let updates = outbox.updates()
      listening = Task { [self] in
        for await fax in updates where !isDead { follow(fax) }
      }
      if isAway { return }
      if world.plan.isPhone { await world.uploader.endAll(self) }
      try await outbox.resume()
      if world.plan.isPhone { world.pausedUntil = world.time }
    } catch {
      world.judge(error, "launch \(number)", self)
      if outbox == nil { await close() }
    }
  }

  /// Does something in this process.
  func run(_ body: @escaping @Sendable () async -> Void) {
    Turns.run(as: number) { Task { await body() } }
  }

  /// From here on it follows everything, and nobody else does.
  func followsAlone() {
    hadCompany = false
    bornAt = world.time
  }

  /// Ends of its own will, as an app does that is told to.
  func close() async {
    isClosing = true
    await outbox?.close()
    die()
  }

  /// From here on nothing it does is seen.
  func die() {
    guard !isDead else { return }
    isDead = true
    if world.plant == .locksOutlive { world.hostages.append(outbox) }
    outbox = nil
    Turns.run(as: number) { listening?.cancel() }
    listening = nil
    let ends = ends
    self.ends = [:]
    for key in ends.keys.sorted() { ends[key]?() }
  }

  /// Waits for a value that the world gives, or for this life's end.
  func wait<Value: Sendable>(
    orAtTheEnd end: Value, whenCancelled cancelled: Value? = nil,
    _ begin: (Pending<Value>) -> Void
  ) async -> Value {
    guard !isDead else { return end }
    let pending = Pending<Value>(owner: number)
    endCount += 1
    let key = endCount
    ends[key] = { pending.give(end) }
    begin(pending)
    defer { ends[key] = nil }
    guard let cancelled else { return await pending.value }
    return await withTaskCancellationHandler {
      await pending.value
    } onCancel: {
      pending.give(cancelled)
    }
  }

  /// A trouble stays in sight until the next success, so only a new one is news; but what is on disk may
  /// not be said to be in danger for long: only what was going on when the disk was full may say it again.
  private func follow(_ fax: FaxSnapshot) {
    defer { troubles[fax.id] = fax.trouble }
    guard let trouble = fax.trouble else { return }
    if trouble == troubles[fax.id] {
      let calm = max(world.diskFullUntil, world.pausedUntil)
      guard FaxError.Code.outcomeNotSaved ~= trouble, calm < world.time - 120_000 else { return }
    }
    world.judge(trouble, "following \(fax.id)", self)
  }

  /// A commit of several events is told of one by one, but with the first of them all are on disk.
  private func append(_ job: JobID, _ stored: StoredEvent, _ phase: AppendPhase) {
    guard !isDead else { return }
    switch phase {
    case .before:
      if let last = undecided.last, last.job != job || last.stored.sequence >= stored.sequence {
        undecided = []
      }
      undecided.append((job, stored))
    case .after:
      // One that was tried before in vain, while another process came first, is not among them.
      let known = device.records[job]?.sequence ?? 0
      for (job, stored) in undecided where stored.sequence > known {
        world.appended(job, stored, self)
      }
      undecided = []
    }
    world.cross(self, phase == .after ? "after an append" : "before an append")
  }

  /// The clock of a life of the planted kind stands still.
  var moment: Moment { world.plant == .stoppedClock ? birthMoment : world.moment(of: device) }
}

/// The world's clock as a process sees it.
struct SimulatedClock: FaxClock {
  let life: Life

  func now() -> Moment {
    guard !life.isDead else { return life.moment }
    life.world.mayPreempt()
    life.world.feelDisk()
    life.world.cross(life, "a look at the clock")
    return life.moment
  }

  func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    let milliseconds =
      duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    let isOver = await life.wait(orAtTheEnd: false, whenCancelled: false) { pending in
      life.world.after(max(1, milliseconds)) { pending.give(true) }
    }
    life.world.cross(life, "the end of a wait")
    guard isOver, !life.isDead else { throw CancellationError() }
  }
}
