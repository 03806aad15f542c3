import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox

/// One seed's world: the service, the chain, the network, a device, a person, and the processes that live
/// on the device one after another.
// Unchecked: everything in it happens on the simulating thread, one thing after another.
final class World: @unchecked Sendable {
  var random: Seed
  let plan: Plan
  let plant: Plant?
  let turns: Turns
  let sandbox: SendFaxSandbox
  let bench: Bench
  let truth = Truth()
  var log: Log
  /// What must never be, as soon as it is.
  private(set) var violation: String?

  var agenda = Agenda()
  /// Milliseconds since the beginning.
  private(set) var time: Int64 = 0
  /// What the device's clocks say beside the true time.
  var wallOffset: Int64 = 0
  var bootTime: Int64 = -3_600_000
  var boots = 1
  var isDiskFull = false

  var lives: [Life] = []
  private(set) var folderCount = 0
  /// Seams left until the device loses power.
  var seamsLeft: Int?
  private var powerCuts = 0
  /// For a race of claims: when the wallet had answered, and how many requests to fax went out since.
  var raceBegins: Int64?
  var submissions = 0
  /// For a planted fault: whether claiming was given up.
  var gaveUp = false
  private var isPreempting = false
  /// Since when nothing has been in the way of a request.
  var calmSince: Int64 = 0
  /// What the journal says of each fax, folded from the events as they were committed.
  var records: [JobID: FaxRecord] = [:]
  var jobs: [JobID] = []
  /// Faxes the person asked to be forgotten, or that have grown old.
  var forgotten: Set<JobID> = []
  var quotes: [JobID: WalletQuote] = [:]
  /// The names of all documents there ever were.
  var names: [String] = []
  var lifeCount = 0
  /// Until when nothing was followed, and until when the disk was full.
  var pausedUntil: Int64 = .min
  var diskFullUntil: Int64 = -1_000_000
  let beginning: Date

  init(
    seed: UInt64, plant: Plant?, bench: Bench, keepsLog: Bool, plan: Plan? = nil,
    configure: (inout SendFaxSandbox.Configuration) -> Void = { _ in }
  ) {
    random = Seed(seed)
    let drawn = Plan(&random)
    let plan = plan ?? drawn
    self.plan = plan
    self.plant = plant
    self.bench = bench
    log = Log(isKept: keepsLog)
    turns = Turns()
    var configuration = SendFaxSandbox.Configuration()
    configuration.seed = random.next()
    configuration.openQuestions = plan.openQuestions
    configuration.dateSkew = plan.dateSkew
    configuration.walletTokens = plan.tokens
    configuration.walletWei = plan.ether
    configuration.blockTime = .seconds(plan.miningSeconds)
    configure(&configuration)
    sandbox = SendFaxSandbox(configuration: configuration)
    beginning = sandbox.now
    seamsLeft = plan.killEvery.map { random.number(1...$0) }
  }

  var isBadWeather: Bool { time < plan.calmFrom }
  var now: Date { beginning.addingTimeInterval(Double(time) / 1000) }
  var deviceMoment: Moment {
    Moment(
      wall: now.addingTimeInterval(Double(wallOffset) / 1000), uptime: time - bootTime,
      boot: "boot-\(boots)")
  }

  func milliseconds(_ date: Date) -> Int64 {
    Int64((date.timeIntervalSince(beginning) * 1000).rounded())
  }

  func after(_ milliseconds: Int64, _ action: @escaping () -> Void) {
    agenda.add(at: time + max(0, milliseconds), action)
  }

  func violate(_ text: @autoclosure () -> String) {
    guard violation == nil else { return }
    violation = text()
    note("VIOLATION \(text())")
  }

  func note(_ text: @autoclosure () -> String) { log.add(time, text) }

  /// Lets everything happen until nothing is left to happen, or something that must not be.
  func run() {
    while violation == nil {
      if turns.waiting > 0 {
        FullDisk.during(isDiskFull) { runOne() }
        buryTheDead()
      } else if let entry = agenda.take() {
        pass(until: entry.at)
        entry.action()
      } else {
        break
      }
      if turns.count > 400_000 { violate("it never comes to an end") }
    }
    FullDisk.lift()
    for life in lives { life.die() }
    drain()
    // What is left to happen holds this world.
    agenda = Agenda()
    lives = []
  }

  private func pass(until new: Int64) {
    guard new > time else { return }
    sandbox.advance(by: .milliseconds(new - time))
    time = new
  }

  /// Runs one waiting job: mostly the one that has waited longest.
  private func runOne() {
    turns.run(at: random.chance(600) ? 0 : random.number(0...turns.waiting - 1))
  }

  /// Now and then something else gets on in the middle of a step, as it does on another core.
  func mayPreempt() {
    guard !isPreempting, turns.waiting > 0, random.chance(60) else { return }
    isPreempting = true
    for _ in 0..<random.number(1...3) where turns.waiting > 0 { runOne() }
    isPreempting = false
  }

  // MARK: - Lives

  func newFolder() -> String {
    folderCount += 1
    return "\(bench.path)/world/\(folderCount)"
  }

  /// A point at which the device may lose power.
  func cross(_ life: Life, _ seam: StaticString) {
    guard let left = seamsLeft, isBadWeather, !life.isDead else { return }
    let isMarked = plan.isCutWhileAsking && life.asking > 0
    seamsLeft = left - (isMarked ? 10 : 1)
    guard seamsLeft ?? 0 <= 0, let every = plan.killEvery else { return }
    powerCuts += 1
    seamsLeft = powerCuts < plan.powerCuts ? random.number(1...every) : nil
    note("the power fails at \(seam)")
    losePower()
  }

  /// Everything on the device ends; the disk keeps what it has.
  private func losePower() {
    let new = newFolder()
    FullDisk.lift()
    let suffix = plant == .journalNotSynced ? "-wal" : nil
    if let living = lives.first {
      DiskImage.copy(living.folder, to: new, date: now, without: suffix)
    }
    if isDiskFull { FullDisk.during(true) {} }
    for life in lives { life.die() }
    truth.folder = new
    if random.chance(300) {
      boots += 1
      bootTime = time
    }
  }

  /// Dead processes do nothing that anyone can see; their tasks run out, so that nothing of them is left.
  private func buryTheDead() {
    guard lives.contains(where: \.isDead) else { return }
    let dead = lives.filter(\.isDead)
    let living = lives.filter { !$0.isDead }
    if living.isEmpty {
      lives = []
      drain()
      for folder in Set(dead.map(\.folder)) where folder != truth.folder {
        try? FileManager.default.removeItem(atPath: folder)
      }
      note("the device is off")
      relaunchLater()
    } else {
      lives = living
    }
  }

  /// Lets the tasks of dead processes run out.
  private func drain() {
    var left = 100_000
    while turns.waiting > 0, left > 0 {
      runOne()
      left -= 1
    }
    if left == 0 { violate("the tasks of a process that was ended never end") }
  }
}
