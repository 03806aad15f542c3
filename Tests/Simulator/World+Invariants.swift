import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox

/// What must hold whatever happens (design, “Invariants”).
extension World {
  /// An event is on disk: the fold over it is what anyone may believe from now on.
  func appended(_ job: JobID, _ stored: StoredEvent, _ life: Life) {
    note("  \(life.number) \(job) #\(stored.sequence) \(stored.event.kind)")
    let device = life.device
    if case .drafted(let draft) = stored.event {
      device.records[job] = FaxRecord(job: job, draft: draft, at: stored.at)
      jobs.append(job)
    } else if var record = device.records[job] {
      checkMoved(stored.event, record, life)
      do { try FaxMachine.apply(stored.event, at: stored.at, to: &record) } catch {
        violate("the journal took an event that can't follow: \(error)")
      }
      device.records[job] = record
      if record.sequence != stored.sequence { violate("two events of \(job) have one place") }
    } else {
      violate("an event of a fax that was never put on disk")
    }
    if device === self.device { check(job) } else { checkElsewhere(job, device) }
  }

  /// One fax: what is on disk, beside what is true.
  func check(_ job: JobID) {
    guard violation == nil, let record = records[job] else { return }
    let asks = truth.asks.filter { $0.job == job }
    let isCareless = asks.contains(where: \.isLate)
    let ledger = sandbox.ledger
    let openPages = truth.pages.count { page in
      page.job == job && !page.isPaid
        && ledger.checkoutSessions.contains { $0.id == page.session && $0.state == .open }
    }
    let openWays = asks.count { $0.isOpen(at: time) } + openPages
    let payments = truth.payments(of: job)
    if payments + openWays > 1, !isCareless {
      violate("\(job) can be paid in two ways, or was paid twice (\(payments) + \(openWays))")
    }
    for ask in asks {
      guard let known = record.intent(ask.intent) else {
        violate("a wallet was asked for \(ask.intent), and the journal does not name it")
        continue
      }
      if ask.paidAt != nil, known.outcome == .declined || known.outcome == .failed {
        violate("\(ask.intent) was paid, and the journal calls it \(known.outcome.rawValue)")
      }
    }
    if record.money == .notMoved, !record.isWatchedExpiry {
      let isKnowable =
        asks.contains { $0.paidAt != nil && !$0.isLate && !$0.isReturned && !$0.isForsworn }
        || truth.pages.contains { $0.job == job && $0.isPaid && !$0.isReturned }
      if isKnowable || openWays > 0 {
        violate("“not charged” is shown for \(job) while money is out or can be")
      }
    }
    checkYes(record, ledger)
  }

  /// A fax's yes is its own, and paid by its own payment.
  private func checkYes(_ record: FaxRecord, _ ledger: SendFaxSandbox.Ledger) {
    guard let yes = record.acceptance else { return }
    switch yes.rail {
    case .wallet:
      guard let intent = ledger.intents.first(where: { $0.faxID == yes.id }) else {
        return violate("\(record.job) has a yes of the service that the service never gave")
      }
      guard truth.asks.contains(where: { $0.job == record.job && $0.intent == intent.id }) else {
        return violate("\(record.job) was accepted on a payment of another fax")
      }
    case .card:
      if !truth.pages.contains(where: { $0.job == record.job && $0.faxID == yes.id }) {
        violate("\(record.job) was accepted under an id whose page was never shown for it")
      }
    }
    let others = records.values.count { $0.acceptance?.id == yes.id }
    if others > 1 { violate("two faxes have one receipt") }
  }

  /// An error that a person may meet, or one that nobody should.
  func judge(_ error: any Error, _ deed: @autoclosure () -> String, _ life: Life) {
    guard !life.isDead else { return }
    note("  \(life.number) \(deed()): \((error as? FaxError)?.code.rawValue ?? "\(error)")")
    if error is CancellationError { return }
    guard let error = error as? FaxError else { return violate("\(deed()) threw \(error)") }
    switch error.code {
    case .internalFault, .outboxDamaged, .outboxNewer:
      violate("\(deed()): \(error.code.rawValue): \(error.message)")
    case .outcomeNotSaved, .outboxUnwritable:
      if time > diskFullUntil + 10_000, !life.isClosing {
        violate("\(deed()): \(error.message), though the disk has room")
      }
    default: break
    }
  }

  /// What a new process reads is what was committed: every event of every fax, and nothing else.
  func compare(_ outbox: Outbox, at occasion: String) async {
    let isAlone = lives.count == 1
    do {
      let faxes = try await outbox.faxes()
      let unreadable = try await outbox.quarantined()
      if let first = unreadable.first { violate("\(first.name) can't be read: \(first.reason)") }
      for notice in await outbox.notices { violate("the journal was mended: \(notice)") }
      guard isAlone else { return }
      checkMoves()
      for fax in faxes where records[fax.id] != fax.record {
        violate("\(occasion): \(fax.id) is not what was committed of it")
      }
      let found = Set(faxes.map(\.id))
      for job in jobs where !found.contains(job) && records[job] != nil {
        guard forgotten.contains(job) || isOld(job) else {
          violate("\(occasion): \(job) is lost")
          continue
        }
        records[job] = nil
      }
    } catch { if let life = lives.last { judge(error, occasion, life) } }
  }

  /// Whether a fax may have been tidied away.
  func isOld(_ job: JobID) -> Bool {
    guard let record = records[job] else { return true }
    guard record.state.isSettled, record.money != .mayHaveMoved else { return false }
    let (retention, ahead) = (TimeInterval(90 * 24 * 3600), Double(device.furthest) / 1000)
    // A clock that was so far ahead may have aged whatever had ended by then.
    return ahead >= retention
      || record.updatedAt.wall.addingTimeInterval(retention) <= now.addingTimeInterval(ahead)
  }

  /// The documents on the disk: whole as long as one may be needed, gone afterwards.
  func checkDocuments(in folder: String, isAtRest: Bool) {
    for job in jobs {
      guard let record = records[job] else { continue }
      let path = "\(folder)/faxes/\(job)/\(record.body.path)"
      let isThere = FileManager.default.fileExists(atPath: path)
      if record.hasBody, !record.state.isSettled, !isThere {
        violate("the document of \(job) is gone while it is \(record.state.rawValue)")
      }
      if isThere, record.hasBody, SHA256.hex(of: path) != record.body.sha256 {
        violate("the request of \(job) is not the one that was written")
      }
      if isThere, !record.hasBody {
        violate("the document of \(job) is on disk, and the journal says it was deleted")
      }
      if isAtRest, record.hasBody, [.delivered, .withdrawn, .closed].contains(record.state) {
        violate("the document of \(job) is kept though it is \(record.state.rawValue)")
      }
    }
  }
}

extension SHA256 {
  fileprivate static func hex(of path: String) -> String {
    FileManager.default.contents(atPath: path).map { SHA256.hex(of: $0) } ?? ""
  }
}
