import Foundation
import SendFax
import SendFaxAPI

/// What happens to the device: its clock, its disk, and that its folder gets to another one.
extension World {
  func turn(_ offset: Int64) {
    device.wallOffset = offset
    note("the clock is turned to \(offset / 1000) s")
  }

  private static let years: [Int64] = [0, 1, -1, 600, -600, 86_400, -86_400, 31_536_000 * 5]

  /// At any moment, in worlds where that is so, the clock jumps or the disk is full.
  func mayUpset(_ life: Life) {
    guard isBadWeather, !life.isDead, life.device === device else { return }
    if plan.isClockWild, random.chance(15) {
      let jump = random.pick(World.years) * 1000
      turn(random.chance(500) ? jump : jump + Int64(random.number(-900_000...900_000)))
    }
    if plan.fillsDisk, random.chance(8) {
      fillDisk()
      feelDisk()
    }
  }

  func fillDisk() {
    guard !isDiskFull, let folder = truth.folder else { return }
    let length = Int64(random.number(100...30_000))
    isDiskFull = true
    diskFullUntil = time + length
    let names = plan.keepsReserve ? DiskImage.names(in: "\(folder)/faxes") : []
    reserves = names.map { "\(folder)/faxes/\($0)/reserve" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    note("the disk is full, \(reserves.count) reserved")
    after(length) { [self] in
      isDiskFull = false
      note("the disk has room again")
    }
  }

  // MARK: - Another device

  /// The device was lost, and what was on it is on another one.
  func mayMoveAtRest() {
    guard plan.moves, isBadWeather, leftBehind == nil, random.chance(250), let old = truth.folder
    else { return }
    move()
    do { try FileManager.default.removeItem(atPath: old) } catch {
      violate("a folder can't be removed: \(error)")
    }
  }

  /// Another device goes on from what this one has; here what was begun is ended, and nothing is begun.
  func mayMoveAlive() {
    guard leftBehind == nil, lives.count == 1, let life = lives.first, !life.isDead,
      !life.isClosing, life.outbox != nil, life.deeds == 0
    else { return }
    move()
    leftBehind = life
    lives = []
    relaunchLater()
  }

  private func move() {
    guard let old = truth.folder else { return }
    let new = newFolder()
    FullDisk.set(false)
    DiskImage.copy(old, to: new, date: now)
    truth.folder = new
    device = Device(
      device.number + 1, startedAt: time - Int64(random.number(0...3_600_000)), moved: records,
      furthest: device.furthest)
    note("the folder is on device \(device.number)")
  }

  /// Rule 16: what was made elsewhere is only claimed and asked for, and what was not paid has new bytes.
  func checkMoves() {
    for (job, was) in device.moved.sorted(by: { $0.key < $1.key }) {
      guard let record = records[job], !record.state.isSettled, !record.isMoved else { continue }
      if !was.state.isUnpaid {
        violate("\(job) was moved while it was \(was.state.rawValue), and nothing tells of it")
      } else if record.body.sha256 == was.body.sha256 {
        violate("\(job) was moved, and its request is the one that the other device has")
      }
    }
  }

  /// Nothing is begun for a fax that was moved with its money out, and on a device that was left.
  func checkMoved(_ event: FaxEvent, _ record: FaxRecord, _ life: Life) {
    switch event {
    case .quoteAsked, .transferRequested, .uploaded, .checkoutOpened:
      if record.isMoved { violate("\(event.kind) for \(record.job), which was paid elsewhere") }
      if life.device !== device { violate("a device that was left begins a payment") }
    case .redrafted(let new):
      if new.body.sha256 == record.body.sha256 { violate("a moved request is no other one") }
    default: break
    }
  }

  /// A fax on a device that was left.
  func checkElsewhere(_ job: JobID, _ device: Device) {
    guard let record = device.records[job] else { return }
    for ask in truth.asks where ask.job == job && ask.paidAt != nil {
      guard let known = record.intent(ask.intent) else { continue }
      if known.outcome == .declined || known.outcome == .failed {
        violate("\(ask.intent) was paid, and elsewhere it is \(known.outcome.rawValue)")
      }
    }
  }
}
