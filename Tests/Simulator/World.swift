import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
  /// The device that the person uses.
  var device = Device(1, startedAt: -3_600_000)
  /// A process on a device that the person has left for another one.
  var leftBehind: Life?
  var isDiskFull = false
  /// The reserves there were when the disk was full; one that is freed makes room.
  var reserves: [String] = []
  private(set) lazy var uploader = Uploader(self)
  /// Requests to fax that are under way.
  var flights: [Int: Flight] = [:]
  var flightCount = 0
  /// For a planted fault: what holds the locks of processes that are dead.
  var hostages: [Outbox?] = []

  var lives: [Life] = []
  var folderCount = 0
  /// Seams left until the device loses power.
  var seamsLeft: Int?
  var powerCuts = 0
  /// For a race of claims: when the wallet had answered, and how many requests to fax went out since.
  var raceBegins: Int64?
  var submissions = 0
  /// For a planted fault: whether claiming was given up.
  var gaveUp = false
  var isPreempting = false
  /// Processes that were killed on their own: nothing they still do reaches the disk.
  var sealed: Set<Int> = []
  /// Since when nothing has been in the way of a request.
  var calmSince: Int64 = 0
  /// What the journal on the person's device says of each fax.
  var records: [JobID: FaxRecord] {
    get { device.records }
    set { device.records = newValue }
  }
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
  var deviceMoment: Moment { moment(of: device) }

  func moment(of device: Device) -> Moment {
    Moment(
      wall: now.addingTimeInterval(Double(device.wallOffset) / 1000),
      uptime: time - device.bootTime, boot: "boot-\(device.number)-\(device.boots)")
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
        runOne()
        buryTheDead()
      } else if let entry = agenda.take() {
        pass(until: entry.at)
        entry.action()
      } else {
        break
      }
      FullDisk.set(false)
      if turns.count > 400_000 { violate("it never comes to an end") }
    }
    isDiskFull = false
    for life in lives + [leftBehind].compactMap({ $0 }) { life.die() }
    hostages = []
    drain()
    FullDisk.set(false)
    // What is left to happen holds this world.
    agenda = Agenda()
    lives = []
    leftBehind = nil
    uploader.forgetAll()
  }

  private func pass(until new: Int64) {
    guard new > time else { return }
    sandbox.advance(by: .milliseconds(new - time))
    time = new
  }

  /// Runs one waiting job: mostly the one that has waited longest.
  func runOne() {
    run(at: random.chance(600) ? 0 : random.number(0...turns.waiting - 1))
  }

  func run(at index: Int) {
    let outer = FullDisk.isSet
    FullDisk.set(sealed.contains(turns.owner(at: index)) || isOutOfRoom)
    turns.run(at: index)
    FullDisk.set(outer)
  }

  /// What a process feels of the disk just now, in the middle of a step too.
  func feelDisk() { if plan.fillsDisk { FullDisk.set(isOutOfRoom) } }

  /// Whether nothing can be written: the disk is full, and no reserve was freed since.
  private var isOutOfRoom: Bool {
    isDiskFull && !reserves.contains { access($0, F_OK) != 0 }
  }

  /// Now and then something else gets on in the middle of a step, as it does on another core.
  func mayPreempt() {
    guard !isPreempting, turns.waiting > 0, random.chance(60) else { return }
    isPreempting = true
    for _ in 0..<random.number(1...3) where turns.waiting > 0 { runOne() }
    isPreempting = false
  }
}
