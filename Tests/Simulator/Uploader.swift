import Foundation
import SendFax
import SendFaxAPI

/// The system's uploads: queued by an app that leaves, sent while it is away, alive when it is dead.
// Unchecked: only the simulating thread touches it.
final class Uploader: @unchecked Sendable {
  // Unchecked for the same reason.
  private final class Upload: @unchecked Sendable {
    let job: JobID
    let request: HTTPRequest
    /// The app's answer, while it is asked.
    var asking: Pending<Void>?
    var flight: Int?
    var isBegun = false
    var isOver = false

    init(_ job: JobID, _ request: HTTPRequest) { (self.job, self.request) = (job, request) }
  }

  private unowned let world: World
  private var uploads: [Upload] = []
  /// Until when one was under way.
  private(set) var busyUntil: Int64 = .min

  init(_ world: World) { self.world = world }

  func forgetAll() { uploads = [] }

  /// Queues the claims of a plan; each asks again before it begins.
  func queue(_ plan: ReturnPlan, _ request: HTTPRequest) {
    for delay in plan.claims {
      let upload = Upload(plan.job, request)
      uploads.append(upload)
      world.after(delay.milliseconds + Int64(world.random.number(0...60_000))) {
        self.due(upload)
      }
    }
  }

  /// Cancels the claims of a fax.
  func drop(_ job: JobID) {
    for upload in uploads where upload.job == job {
      if upload.isBegun { finish(upload, Uploader.cancelled) } else { remove(upload) }
    }
  }

  private static let cancelled = SimulatedNetwork.Outcome.failure(
    .init(.cancelled, .mayHaveArrived, "The system's upload ended early."))

  /// Cancels every claim and waits until each has been taken down. Now and then the system does not let
  /// one go.
  func endAll(_ life: Life) async {
    var isEnded = true
    for upload in uploads where !upload.isBegun { upload.isOver = true }
    for upload in uploads { await upload.asking?.value }
    for upload in uploads where upload.isBegun {
      guard !world.random.chance(100) else {
        isEnded = false
        world.letGo(upload.flight)
        continue
      }
      remove(upload)
      await end(upload, Uploader.cancelled, life)
    }
    uploads.removeAll(where: \.isOver)
    guard isEnded, let outbox = life.outbox else { return }
    await outbox.backgroundClaimsEnded()
  }

  private func remove(_ upload: Upload) {
    upload.isOver = true
    world.land(upload.flight)
    uploads.removeAll { $0 === upload }
    if upload.isBegun { busyUntil = uploads.contains(where: \.isBegun) ? .max : world.time }
  }

  private func due(_ upload: Upload) {
    guard !upload.isOver, !upload.isBegun else { return }
    wake { [self] life in
      guard life.isAway else { return remove(upload) }
      let asking = Pending<Void>(owner: life.number)
      upload.asking = asking
      life.run { [self] in
        let mayBegin = await mayBegin(upload.job, life)
        upload.asking = nil
        asking.give(())
        guard !upload.isOver else { return }
        if life.isDead {
          world.after(60_000) { self.due(upload) }
        } else if mayBegin {
          begin(upload, life)
        } else {
          remove(upload)
        }
      }
    }
  }

  private func mayBegin(_ job: JobID, _ life: Life) async -> Bool {
    guard let outbox = life.outbox else { return false }
    if world.plant == .claimsUnasked { return true }
    // A wallet's late answer may have made it follow the fax again.
    await outbox.pause()
    do { return try await outbox.beginBackgroundClaim(of: job) } catch {
      world.judge(error, "a claim of the system's", life)
      return false
    }
  }

  private func begin(_ upload: Upload, _ life: Life) {
    let job = upload.job
    if world.records[job]?.claims.open == nil {
      world.violate("the system sends a claim of \(job) that is not on disk as begun")
    }
    var request = upload.request
    request.deadline = .seconds(Outbox.backgroundPatience)
    upload.isBegun = true
    busyUntil = .max
    guard let sent = Sent(request, world) else {
      return finish(
        upload, .failure(.init(.bodyUnreadable, .neverSent, "The body's file can't be read.")))
    }
    world.note("  the system sends a claim of \(job)")
    upload.flight = world.takeOff(sent, life, isSystems: true)
    let pending = Pending<SimulatedNetwork.Outcome> { self.finish(upload, $0) }
    SimulatedNetwork(life: life).travel(sent, pending)
  }

  private func finish(_ upload: Upload, _ outcome: SimulatedNetwork.Outcome) {
    guard !upload.isOver else { return }
    remove(upload)
    world.calmSince = world.time
    world.note("  the system's claim of \(upload.job) -> \(outcome.words)")
    wake { life in life.run { await self.end(upload, outcome, life) } }
  }

  private func end(_ upload: Upload, _ outcome: SimulatedNetwork.Outcome, _ life: Life) async {
    guard let outbox = life.outbox else { return }
    do {
      let goesOn = try await outbox.endBackgroundClaim(of: upload.job, with: outcome)
      if !goesOn { drop(upload.job) }
    } catch { world.judge(error, "the end of a claim of the system's", life) }
  }

  /// Starts the app if it does not run, and goes on when it does.
  private func wake(tries: Int = 20, _ then: @escaping (Life) -> Void) {
    if let life = world.lives.first(where: { !$0.isDead && !$0.isClosing }), life.outbox != nil {
      return then(life)
    }
    guard tries > 0 else { return }
    if world.lives.isEmpty { world.launchBehind() }
    world.after(500) { self.wake(tries: tries - 1, then) }
  }
}
