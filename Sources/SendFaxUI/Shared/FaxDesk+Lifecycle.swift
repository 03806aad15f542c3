#if canImport(SwiftUI)
  import SendFax
  import SendFaxAPI
  import SwiftUI

  extension FaxDesk {
    /// What an app does when it comes to the front; on return every step has been done.
    public func activate() async {
      enter(.active)
      await passing?.value
    }

    /// What an app does when it leaves; on return every step has been done.
    public func rest() async {
      enter(.background)
      await passing?.value
    }

    func enter(_ phase: Lifecycle.Phase, scene: String? = nil) {
      guard let turn = lifecycle.enter(phase, scene: scene) else { return }
      let before = passing
      // At once: the system stops an app that has left within seconds.
      if !lifecycle.isActive { awake.begin() }
      passing = Task {
        await before?.value
        await run(turn)
        if lifecycle.isCurrent(turn) { awake.end() }
      }
    }

    private func run(_ turn: Lifecycle.Turn) async {
      for step in turn.steps {
        guard lifecycle.isCurrent(turn) else { return }
        await run(step, of: turn)
      }
    }

    private func run(_ step: Lifecycle.Step, of turn: Lifecycle.Turn) async {
      switch step {
      case .endBackgroundClaims: await endBackgroundClaims()
      case .withdrawReminders: withdrawReminders()
      case .resume: await resume()
      case .finishUploads: await finishUploads(turn)
      case .pause: await outbox?.pause()
      case .keepEvidence: await keepEvidence()
      case .remind: await arrangeReturn(claims: false)
      case .queueClaims: await arrangeReturn(reminders: false)
      }
    }

    private func resume() async {
      await load()
      do { try await outbox?.resume() } catch { fail(error) }
    }

    /// Lets an upload in flight end; the system ends the wait when its patience does.
    private func finishUploads(_ turn: Lifecycle.Turn) async {
      while shelf.isUploading || gate.isBusy, lifecycle.isCurrent(turn), !awake.isOver {
        do { try await Task.sleep(for: .milliseconds(250)) } catch { return }
      }
    }

    /// Arranges the way back for one fax, or for each that has a payment out: before the wallet opens,
    /// and again each time the app leaves.
    func arrangeReturn(for job: JobID? = nil, reminders: Bool = true, claims: Bool = true) async {
      guard let outbox else { return }
      // A fax that has ended meanwhile has no plan any more, and is not to be reminded of.
      if reminders, job == nil { withdrawReminders() }
      do {
        for plan in try await outbox.returnPlans(for: job, words: words) {
          if reminders { await self.reminders.arrange(plan) }
          if claims { try await queueClaims(plan, outbox) }
        }
      } catch { fail(error) }
    }

    private func withdrawReminders() { reminders.withdraw(for: faxes.map(\.id)) }

    #if os(iOS)
      private func endBackgroundClaims() async {
        if await background.endAll() { await outbox?.backgroundClaimsEnded() }
      }

      private func queueClaims(_ plan: ReturnPlan, _ outbox: Outbox) async throws {
        guard !plan.claims.isEmpty else { return }
        await background.drop(plan.job)
        background.queue(plan, try await outbox.backgroundRequest(for: plan.job))
      }
    #else
      private func endBackgroundClaims() async {}

      private func queueClaims(_ plan: ReturnPlan, _ outbox: Outbox) async throws {}
    #endif
  }

  extension FaxDesk {
    /// Brings the evidence in the keychain up to date, and shows what an earlier installation left.
    ///
    /// One after another: of two at once the one that had read the faxes first could write last, and take
    /// out again what had become doubtful meanwhile.
    func keepEvidence() async {
      let before = keeping
      let now = Task {
        await before?.value
        await writeEvidence()
      }
      keeping = now
      await now.value
    }

    private func writeEvidence() async {
      guard let outbox else { return }
      do {
        let kept = Keepsake(stored: try keychain.read()).entries.map(\.job)
        let faxes = try await outbox.recentFaxes(and: kept)
        let lost = try await outbox.quarantined()
        // Read again: a person may have dismissed something meanwhile.
        let stored = try keychain.read()
        try keychain.perform(
          Keepsake.change(of: stored, for: faxes.map(\.record), words: words))
        let known = Set(faxes.map(\.id.description) + lost.map(\.name))
        orphans = Keepsake(stored: try keychain.read()).orphans(known: known)
        keychainProblem = nil
      } catch let problem as EvidenceKeychain.Problem {
        // A locked keychain is asked again when the app is next in front.
        keychainProblem = problem.isLocked ? nil : Int(problem.status)
      } catch { fail(error) }
    }

    /// Takes evidence out of the keychain that a person has taken care of.
    func dismissEvidence(of jobs: [String]) {
      do {
        try keychain.perform(Keepsake.change(of: try keychain.read(), dismissing: jobs))
        orphans.removeAll { jobs.contains($0.job) }
      } catch { fail(error) }
    }
  }
#endif
