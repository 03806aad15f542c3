import Foundation
import SendFax

/// How processes end: with the device, on their own, and what is left of them.
extension World {
  func newFolder() -> String {
    folderCount += 1
    return "\(bench.path)/world/\(folderCount)"
  }

  /// A point at which the device may lose power.
  func cross(_ life: Life, _ seam: StaticString) {
    mayUpset(life)
    guard let left = seamsLeft, isBadWeather, !life.isDead, life.device === device else { return }
    let isMarked = plan.isCutWhileAsking && life.asking > 0
    seamsLeft = left - (isMarked ? 10 : 1)
    guard seamsLeft ?? 0 <= 0, let every = plan.killEvery else { return }
    powerCuts += 1
    seamsLeft = powerCuts < plan.powerCuts ? random.number(1...every) : nil
    guard lives.count == 1 || random.chance(500) else {
      after(Int64(random.number(500...20_000))) { [self] in takeOver() }
      return kill(life, "\(seam)")
    }
    note("the power fails at \(seam)")
    losePower()
  }

  /// One process is ended and the device goes on: what it has not written by now it never will.
  func kill(_ life: Life, _ seam: String) {
    note("\(life.number) is killed at \(seam)")
    sealed.insert(life.number)
    life.die()
    // Until its own code, which may be running, has come to its end.
    FullDisk.set(true)
  }

  /// The one that is left goes on with everything, as an app does that comes to the front.
  private func takeOver() {
    guard lives.count == 1, let life = lives.first, !life.isClosing, !life.isDead,
      let outbox = life.outbox, life.hadCompany
    else { return launch() }
    life.run { [self] in
      do {
        try await outbox.resume()
        if lives.count == 1 { life.followsAlone() }
      } catch { judge(error, "taking over", life) }
    }
  }

  /// Everything on the device ends; the disk keeps what it has.
  private func losePower() {
    let new = newFolder()
    FullDisk.set(false)
    let suffix = plant == .journalNotSynced ? "-wal" : nil
    if let living = lives.first {
      DiskImage.copy(living.folder, to: new, date: now, without: suffix)
    }
    for life in lives { life.die() }
    truth.folder = new
    if random.chance(300) { device.restart(at: time) }
  }

  /// Dead processes do nothing that anyone can see; their tasks run out, so that nothing of them is left.
  func buryTheDead() {
    if let life = leftBehind, life.isDead {
      leftBehind = nil
      runOut([life])
      note("the other device is off")
    }
    guard lives.contains(where: \.isDead) else { return }
    let dead = lives.filter(\.isDead)
    lives = lives.filter { !$0.isDead }
    runOut(dead)
    guard lives.isEmpty else { return }
    note("nothing runs")
    mayMoveAtRest()
    relaunchLater()
  }

  private func runOut(_ dead: [Life]) {
    for life in dead { drain(life.number) }
    let inUse = (lives + [leftBehind].compactMap { $0 }).map(\.folder) + [truth.folder ?? ""]
    for folder in Set(dead.map(\.folder)) where !inUse.contains(folder) {
      do { try FileManager.default.removeItem(atPath: folder) } catch {
        violate("a folder can't be removed: \(error)")
      }
    }
  }

  /// Lets the tasks of a dead process run out, or of all.
  func drain(_ owner: Int? = nil) {
    var left = 100_000
    while left > 0, let index = owner.map({ turns.first(of: $0) }) ?? (turns.waiting > 0 ? 0 : nil)
    {
      run(at: index)
      left -= 1
    }
    if left == 0 { violate("the tasks of a process that was ended never end") }
  }
}
