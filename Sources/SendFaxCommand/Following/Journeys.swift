import Foundation
import SendFax
import SendFaxAPI

/// Takes faxes to their end, by the rail each was given.
struct Journeys: Sendable {
  let context: Context
  let outbox: Outbox
  let service: Service

  /// One fax; its failure ends the command.
  func run(_ job: JobID, told: Int = 0, isOneOfMany: Bool = false) async throws -> ExitStatus {
    let reporter = Reporter(
      outbox: outbox, screen: context.screen, job: job, told: told, isOneOfMany: isOneOfMany)
    do {
      return try await context.withTimeout {
        switch try await outbox.fax(job).record.rail {
        case .wallet: throw FaxError.usage("--by wallet is not there yet; pay by card.")
        case .card, nil:
          return try await CardJourney(
            context: context, outbox: outbox, job: job, reporter: reporter
          ).run()
        }
      }
    } catch is CancellationError {
      context.screen.progress(nil)
      await sayHowToGoOn(job)
      throw CancellationError()
    } catch let error as FaxError where error.code == .cancelled {
      await sayHowToGoOn(job)
      throw CancellationError()
    }
  }

  /// Several faxes at once; a failure of one is told and the others go on.
  func run(_ jobs: [(job: JobID, told: Int)]) async throws -> ExitStatus {
    let statuses = try await withThrowingTaskGroup(of: ExitStatus.self) { group in
      for (job, told) in jobs {
        group.addTask {
          do {
            return try await run(job, told: told, isOneOfMany: jobs.count > 1)
          } catch let error as FaxError {
            context.screen.failure(error, job: job.description)
            return ExitStatus(error)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    return ExitStatus.worst(of: statuses)
  }

  private func sayHowToGoOn(_ job: JobID) async {
    guard !service.isTemporary else {
      return context.screen.note("this sandbox was a temporary one; --outbox DIR keeps it.")
    }
    context.screen.note("nothing is lost; sendfax resume \(job) goes on.")
  }
}
