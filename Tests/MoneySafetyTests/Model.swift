import Foundation
import SendFaxAPI

@testable import SendFax

/// All worlds that can follow from a fresh outbox, with the real `FaxMachine` deciding every step.
///
/// One step is what a process does between two points at which it can be killed, or what the world
/// does: time passes, a wallet approves, a person pays or speaks. `broken` switches one rule off.
final class Model {
  let setting: Setting
  let broken: BrokenRule?
  let table = RecordTable()
  private let jobs: [JobID]
  private let draft: FaxEvent.Draft
  private var known: [Question: Decision] = [:]

  init(_ setting: Setting, broken: BrokenRule? = nil) throws {
    self.setting = setting
    self.broken = broken
    jobs = [try JobID("aaaaaaaa"), try JobID("bbbbbbbb")]
    draft = try .modelled()
  }

  /// One fax on disk, the other, if any, not added yet.
  func start() -> World {
    var world = World(faxes: [])
    for fax in 0..<setting.faxes {
      world.faxes.append(World.Side())
      world.faxes[fax].shelf = fax == 0 ? .kept : .absent
      world.faxes[fax].record = table.intern(newRecord(fax))
    }
    return world
  }

  func newRecord(_ fax: Int) -> FaxRecord {
    FaxRecord(job: jobs[fax], draft: draft, at: RecordTable.now)
  }

  typealias Successors = [(step: Step, world: World)]

  /// Every world one step away.
  func successors(of world: World) -> Successors {
    guard world.fault == nil else { return [] }
    var next: Successors = []
    kills(world, &next)
    passTime(world, &next)
    wallet(world, &next)
    for fax in world.faxes.indices {
      switch world.faxes[fax].shelf {
      case .kept:
        if setting.wallet { walletRail(world, fax, &next) }
        if setting.card { cardRail(world, fax, &next) }
        // What B's person says is what A's can say: it would only multiply the worlds.
        if fax == 0 { person(world, fax, &next) }
        if setting.damage { damage(world, fax, &next) }
      case .absent:
        var after = world
        after.faxes[fax].shelf = .kept
        after.faxes[fax].record = table.intern(newRecord(fax))
        after.wishes += 1
        next.append((Step(.thePersonSendsASecondCopy, fax), after))
      case .quarantined, .forgotten: break
      }
    }
    for index in next.indices { tidy(&next[index].world) }
    return next
  }

  /// Forgets what can't matter any more, so that equal worlds are equal values.
  private func tidy(_ world: inout World) {
    for fax in world.faxes.indices {
      let record = record(fax, world)
      if record.state != .quoted { world.faxes[fax].askedHere = false }
      if world.faxes[fax].flight == .none { world.faxes[fax].isSlow = false }
      let wasShown = world.faxes[fax].pages.contains { $0.isShown }
      guard record.page == nil, record.state != .uploaded, !wasShown else { continue }
      world.faxes[fax].uploads = 0
      world.faxes[fax].pages = []
      world.faxes[fax].server = .awaiting
    }
  }

  // MARK: - The journal

  func record(_ fax: Int, _ world: World) -> FaxRecord { table[world.faxes[fax].record] }

  /// A decision is the same wherever the records are; the machine is asked once.
  private struct Question: Hashable {
    var record: Int
    var sibling: Int
    var deed: Deed
    var detail: Int
  }

  private enum Decision {
    case refused
    case record(Int)
    case fault(String)
  }

  /// Lets `decide` say what happens to a fax, and appends that as the journal does. A refusal, nil or
  /// thrown, is no step; an event that the journal refuses is a fault of the product.
  func commit(
    _ deed: Deed, _ fax: Int, _ world: inout World, detail: Int = 0,
    _ decide: (FaxRecord) throws -> [FaxEvent]?
  ) -> Bool {
    var sibling = -1
    for other in world.faxes.indices where other != fax {
      sibling = world.faxes[other].record * 4 + world.faxes[other].shelf.rawValue
    }
    let question = Question(
      record: world.faxes[fax].record, sibling: sibling, deed: deed, detail: detail)
    let decision = known[question] ?? self.decision(fax, world, decide)
    known[question] = decision
    switch decision {
    case .refused: return false
    case .record(let index): world.faxes[fax].record = index
    case .fault(let words): world.fault = words
    }
    return true
  }

  private func decision(
    _ fax: Int, _ world: World, _ decide: (FaxRecord) throws -> [FaxEvent]?
  ) -> Decision {
    var record = record(fax, world)
    do {
      guard let events = try decide(record) else { return .refused }
      for event in events {
        if case .accepted(let yes) = event, let owner = owner(of: yes.id, in: world),
          owner != record.job.description
        {
          return .fault("the journal refuses a receipt of another fax")
        }
        try FaxMachine.apply(event, at: RecordTable.now, to: &record)
      }
    } catch let fault as ReplayFault {
      return .fault("the journal refuses a step: \(fault)")
    } catch { return .refused }
    return .record(table.intern(record))
  }

  /// Puts a record in place without the machine, for a broken rule.
  func force(_ fax: Int, _ world: inout World, _ change: (inout FaxRecord) -> Void) {
    var record = record(fax, world)
    change(&record)
    world.faxes[fax].record = table.intern(record)
  }

  func siblings(_ fax: Int, _ world: World) -> [FaxRecord] {
    world.faxes.indices.filter { $0 != fax && world.faxes[$0].shelf == .kept }
      .map { record($0, world) }
  }

  func view(_ fax: Int, _ world: World) -> JournalView {
    JournalView(
      siblings: { [self] in siblings(fax, world) },
      unreadable: { [self] in unreadable(fax, world) },
      owner: { [self] in owner(of: $0, in: world) })
  }

  /// Faxes of the content that can't be read: the journal knows that they are there, not what they say.
  private func unreadable(_ fax: Int, _ world: World) -> [String] {
    guard broken != .intentOfAnother else { return [] }
    return world.faxes.indices.filter { $0 != fax && world.faxes[$0].shelf == .quarantined }
      .map { jobs[$0].description }
  }

  /// The receipt table outlives the faxes in it.
  private func owner(of receipt: String, in world: World) -> String? {
    world.faxes.indices.first {
      world.faxes[$0].shelf != .absent && record($0, world).acceptance?.id == receipt
    }.map { record($0, world).job.description }
  }

  /// The intent table (rule 4) outlives the faxes in it, too.
  func isOfAnother(_ intent: Int, _ fax: Int, _ world: World) -> Bool {
    world.faxes.indices.contains {
      $0 != fax && world.faxes[$0].shelf != .absent
        && record($0, world).intent(Answer.intentName(intent)) != nil
    }
  }
}
