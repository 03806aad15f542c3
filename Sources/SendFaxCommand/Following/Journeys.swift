import Foundation
import SendFax
import SendFaxAPI

/// Takes faxes to their end, by the rail each was given.
struct Journeys: Sendable {
  let context: Context
  let outbox: Outbox
  let service: Service

  /// One fax; its failure is told and is the status.
  ///
  /// - Parameter looksAgain: Whether a fax that needs a person is looked for once more.
  func run(
    _ job: JobID, told: Int = 0, isOneOfMany: Bool = false, looksAgain: Bool = false
  ) async throws -> ExitStatus {
    let reporter = Reporter(
      outbox: outbox, context: context, job: job, told: told, isOneOfMany: isOneOfMany)
    do {
      return try await context.withTimeout(then: "`sendfax resume \(job)` goes on.") {
        if looksAgain { try await lookAgain(job) }
        return try await go(job, reporter, isOneOfMany: isOneOfMany)
      }
    } catch is CancellationError {
      return try await interrupted(job)
    } catch let error as FaxError where error.code == .cancelled {
      return try await interrupted(job)
    } catch let error as FaxError {
      context.screen.progress(nil)
      context.screen.failure(await truthful(error, job), job: job.description)
      return ExitStatus(error)
    }
  }

  /// Claims once more because the person says so, however late it is.
  private func lookAgain(_ job: JobID) async throws {
    let fax = try await outbox.fax(job)
    guard fax.state == .needsAttention, fax.record.page == nil else { return }
    context.screen.progress("Looking for the payment once more")
    do {
      try await outbox.checkAgain(job)
    } catch let error as FaxError where error.code != .cancelled && error.code != .drivenElsewhere {
      // The money is as much in doubt as before, and the evidence that follows says so.
      context.screen.note(error)
    }
  }

  private func go(
    _ job: JobID, _ reporter: Reporter, isOneOfMany: Bool
  ) async throws -> ExitStatus {
    let fax = try await outbox.fax(job)
    guard fax.record.rail == .wallet || fax.record.everAskedWallet && !fax.state.isUnpaid else {
      return try await CardJourney(
        context: context, outbox: outbox, job: job, reporter: reporter
      ).run()
    }
    if fax.state.isUnpaid, !context.arguments.has(.yes), isOneOfMany || !context.canAsk {
      throw FaxError(
        .paymentNeedsYes,
        "Fax \(job) is to be paid by wallet: `sendfax resume \(job)` asks you on a terminal, "
          + "`--yes` agrees without one.")
    }
    return try await WalletJourney(
      context: context, outbox: outbox, job: job, reporter: reporter, setup: service.wallet
    ).run()
  }

  /// Several faxes at once; where one fails the others go on.
  func run(_ jobs: [(job: JobID, told: Int)]) async throws -> ExitStatus {
    let statuses = try await withThrowingTaskGroup(of: ExitStatus.self) { group in
      for (job, told) in jobs {
        group.addTask { try await run(job, told: told, isOneOfMany: jobs.count > 1) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    return ExitStatus.worst(of: statuses)
  }

  /// An error knows only what it interrupted; what became of the money the fax knows.
  private func truthful(_ error: FaxError, _ job: JobID) async -> FaxError {
    guard error.money == .notMoved, let fax = try? await outbox.fax(job) else { return error }
    var error = error
    error.money = fax.money
    return error
  }

  /// Ctrl-C: says that nothing is lost and how to go on. What could not be saved is said again, for
  /// nothing else knows it.
  private func interrupted(_ job: JobID) async throws -> ExitStatus {
    let screen = context.screen
    screen.progress(nil)
    let fax = try? await outbox.fax(job)
    if let trouble = fax?.trouble, trouble.code == .outcomeNotSaved {
      screen.failure(trouble, job: job.description)
      return .attention
    }
    if service.isTemporary {
      screen.note("this sandbox was a temporary one; --outbox DIR keeps it.")
    } else if fax?.money == .mayHaveMoved, fax?.record.page == nil {
      screen.note(
        "nothing is lost; if your wallet pays, sendfax resume \(job) claims the fax. Run it within "
          + "15 minutes of the payment request.")
    } else {
      screen.note("nothing is lost; sendfax resume \(job) goes on.")
    }
    throw CancellationError()
  }
}

extension FaxError.Code {
  /// A wallet is not asked without a yes.
  static let paymentNeedsYes = FaxError.Code(rawValue: "payment_needs_yes")
  /// The chain took the transaction and undid it.
  static let paymentFailed = FaxError.Code(rawValue: "payment_failed")
}
