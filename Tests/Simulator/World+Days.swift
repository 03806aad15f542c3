import Foundation
import SendFax
import SendFaxAPI

/// When processes live: short lives in bad weather, then a few good days on which all must end.
extension World {
  /// The launches after the bad weather, in milliseconds after it.
  private static let calmLaunches: [Int64] = [
    0, 20 * 60_000, 25 * 3_600_000, 50 * 3_600_000, 8 * 24 * 3_600_000,
  ]

  func begin() {
    let folder = newFolder()
    try? FileManager.default.createDirectory(
      atPath: "\(bench.path)/world", withIntermediateDirectories: true)
    truth.folder = folder
    launch()
    changeDevice()
    // Reservations for everything that happens to the device later.
    for delay in World.calmLaunches {
      agenda.add(at: plan.calmFrom + delay) { if self.isAnythingLeft { self.launch() } }
    }
    agenda.add(at: plan.calmFrom + (World.calmLaunches.last ?? 0) + 3_600_000) { self.finish() }
  }

  /// Whether a launch would find anything to do.
  private var isAnythingLeft: Bool {
    records.values.contains { record in
      !record.state.isUnpaid
        && (!record.state.isSettled || record.hasBody || record.isWatchedExpiry)
    }
  }

  /// Starts a process on the folder.
  func launch() {
    if let life = lives.first, life.isAway { return comeBack(life) }
    guard lives.isEmpty || (plan.isShared && isBadWeather && lives.count < 2) else { return }
    guard let life = newLife() else { return }
    if lives.count > 1 { for life in lives { life.hadCompany = true } }
    note("launch \(life.number)")
    life.run { await life.begin() }
    after(sessionLength) { [self] in
      guard !life.isDead, !life.isClosing else { return }
      note("close \(life.number)")
      life.run { await life.close() }
    }
    after(Int64(random.number(20...2000))) { self.live(life) }
    if plan.isShared, isBadWeather {
      after(Int64(random.number(100...60_000))) { if self.isBadWeather { self.launch() } }
    }
  }

  /// A process on the folder, that has done nothing yet.
  func newLife() -> Life? {
    guard let folder = truth.folder else { return nil }
    lifeCount += 1
    let life = Life(self, lifeCount, folder: folder)
    lives.append(life)
    if plant == .deletedDocumentStays { undelete(in: folder) }
    return life
  }

  /// For a planted fault: documents that were deleted are there again.
  private func undelete(in folder: String) {
    for record in records.values where !record.hasBody {
      let path = "\(folder)/faxes/\(record.job)/\(record.body.path)"
      _ = FileManager.default.createFile(atPath: path, contents: Data("%PDF".utf8))
    }
  }

  /// In good weather a session lasts until every payment's window is over, and a little longer.
  var sessionLength: Int64 {
    if isBadWeather { return Int64(random.number(10_000...900_000)) }
    let end = sandbox.ledger.intents.map { milliseconds($0.endsAt) }.max() ?? 0
    return max(90_000, end + 290_000 - time)
  }

  /// After the last process has ended. In good weather the person is back while a payment can be claimed.
  func relaunchLater() {
    let isDue = sandbox.ledger.intents.contains { milliseconds($0.endsAt) > time }
    guard isBadWeather || isDue else { return }
    let soon = random.number(200...20_000)
    let later = plan.isPhone ? random.number(60_000...700_000) : 400_000
    after(Int64(random.pick(weighted: [(4, soon), (plan.isPhone ? 6 : 1, later)]))) {
      [self] in
      if isBadWeather || time < plan.calmFrom + 1_000_000 { launch() }
    }
  }

  /// The person looks at the screen now and then as long as the process lives.
  private func live(_ life: Life) {
    guard !life.isDead, !life.isClosing, life.device === device else { return }
    if life.isAway {
      after(Int64(random.number(5_000...400_000))) { [self] in
        if life.isAway { comeBack(life) }
        live(life)
      }
    } else if isBadWeather || time < plan.calmFrom + 60_000 {
      if let outbox = life.outbox { act(outbox, life) }
      after(Int64(random.number(200...12_000))) { self.live(life) }
    }
  }

  /// The clock is turned and the disk fills up, as the plan says.
  private func changeDevice() {
    guard isBadWeather else { return }
    after(Int64(random.number(1_000...240_000))) { [self] in
      guard isBadWeather else { return }
      if plan.turnsClock {
        turn(random.pick([0, 3_600_000, -3_600_000, 86_400_000 * 3, -86_400_000, 61_000]))
      }
      if plan.fillsDisk, random.chance(500) {
        fillDisk()
      }
      if plan.moves, random.chance(400) { mayMoveAlive() }
      changeDevice()
    }
  }

  // MARK: - The end

  /// What no simulation can wait for: a carrier that never ends.
  func isEndless(_ record: FaxRecord) -> Bool {
    record.state == .accepted && record.draft.to.e164 == "+16135550105"
  }

  /// A week later nothing may be going on any more, and the person ends what is left.
  private func finish() {
    guard lives.isEmpty, leftBehind == nil, let folder = truth.folder else {
      return violate("a process that was told to end still lives")
    }
    checkDocuments(in: folder, isAtRest: true)
    checkMoney()
    guard violation == nil else { return }
    lifeCount += 1
    let life = Life(self, lifeCount, folder: folder)
    lives.append(life)
    note("the end")
    life.run { [self] in
      await life.begin()
      guard let outbox = life.outbox else { return violate("it can't be opened at the end") }
      for job in jobs where records[job] != nil { await end(job, outbox, life) }
      await life.close()
      checkLeftovers(folder)
    }
  }

  private func end(_ job: JobID, _ outbox: Outbox, _ life: Life) async {
    guard let record = records[job], !isEndless(record) else { return }
    // A clock that was turned back counts the days of a watch anew.
    if record.isWatchedExpiry, device.furthest > 0 { return }
    do {
      switch record.state {
      case .drafted, .uploaded, .quoted:
        if record.isAskInDoubt {
          try await outbox.settle(job, as: .writtenOff)
        } else {
          try await outbox.withdraw(job)
        }
      case .needsAttention: try await outbox.settle(job, as: .writtenOff)
      case .transferRequested, .transferSent, .checkoutOpened, .accepted:
        return violate("\(job) is still \(record.state.rawValue) after a week")
      default: break
      }
      await outbox.rest(of: job)
      forgotten.insert(job)
      try await outbox.forget(job)
      records[job] = nil
    } catch FaxError.Code.unknownJob where isOld(job) {
      records[job] = nil
    } catch {
      judge(error, "ending \(job)", life)
      violate("\(job) can't be ended: \((error as? FaxError)?.message ?? "\(error)")")
    }
  }

  /// Every payment has become a fax, or is evidence in the person's hands.
  private func checkMoney() {
    let ledger = sandbox.ledger
    for (job, record) in records.sorted(by: { $0.key < $1.key }) {
      let isSettled = truth.settled.contains(job) || record.replacedBy != nil
      let isCareless = truth.asks.contains { $0.job == job && $0.isLate }
      var sent: Set<String> = []
      for ask in truth.asks where ask.job == job && ask.paidAt != nil && !ask.isReturned {
        let faxID = ledger.intents.first { $0.id == ask.intent }?.faxID
        if let faxID { sent.insert(faxID) }
        if record.money == .notMoved, !ask.isLate {
          violate("\(ask.intent) of \(job) was paid, and nothing tells of it")
        }
      }
      for page in truth.pages where page.job == job && page.isPaid {
        sent.insert(page.faxID)
        // A service that says of a paid fax that it lapsed can't be told from one that was not paid.
        let isLapsed = record.state == .expired && ledger.fax(page.faxID)?.status == "expired"
        let known = record.acceptance != nil || record.state == .needsAttention || isLapsed
        if !known, !isSettled { violate("the page of \(job) was paid, and nothing tells of it") }
      }
      if sent.count > 1, !isCareless { violate("\(job) was sent twice") }
    }
    for fax in ledger.paidFaxes {
      let isOurs =
        truth.pages.contains { $0.faxID == fax.id && $0.isPaid }
        || ledger.intents.contains { intent in
          intent.faxID == fax.id
            && truth.asks.contains { $0.intent == intent.id && $0.paidAt != nil }
        }
      if !isOurs { violate("the service sent a fax that nobody paid for") }
    }
    if ledger.payments.contains(where: \.isDuplicate) { violate("one fax was paid twice by card") }
  }

  /// What was forgotten is nowhere any more.
  private func checkLeftovers(_ folder: String) {
    for name in DiskImage.names(in: "\(folder)/faxes") {
      let isKnown = records.keys.contains { $0.description == name }
      let files = DiskImage.names(in: "\(folder)/faxes/\(name)")
      if !isKnown { violate("\(name) is left of a fax that was forgotten: \(files)") }
    }
    let rest = Set(records.values.map(\.draft.name))
    for file in ["journal.sqlite", "journal.sqlite-wal"] {
      guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(file)") else { continue }
      for name in names where !rest.contains(name) && bytes.range(of: Data(name.utf8)) != nil {
        violate("the name of a document that was forgotten is in \(file)")
      }
    }
  }
}
