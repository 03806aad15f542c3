#if canImport(SwiftUI) && os(iOS)
  import SendFax
  import SendFaxAPI
  import SwiftUI

  extension FaxDesk {
    /// Takes the system's word that uploads ended while the app was away.
    ///
    /// ```swift
    /// func application(
    ///   _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    ///   completionHandler: @escaping () -> Void
    /// ) { desk.finishBackgroundEvents(of: identifier, completion: completionHandler) }
    /// ```
    ///
    /// An identifier of another session is left alone: its completion is called at once.
    public func finishBackgroundEvents(
      of identifier: String, completion: @escaping @MainActor @Sendable () -> Void
    ) {
      guard identifier == BackgroundClaims.identifier else { return completion() }
      background.finishEvents(completion)
    }

    func makeBackgroundClaims() -> BackgroundClaims {
      BackgroundClaims(
        begin: { [weak self] job in await self?.mayBeginClaim(of: job) ?? false },
        end: { [weak self] job, answer in await self?.endClaim(of: job, answer) })
    }

    /// An outbox that can't be read now, locked or full, lets no claim begin: the next one asks again.
    private func mayBeginClaim(of job: JobID) async -> Bool {
      guard !lifecycle.isActive else { return false }
      do {
        let outbox = try await opened()
        // One who came back meanwhile follows all of them.
        guard !lifecycle.isActive else { return false }
        // A wallet's late answer may have made the app follow the fax again while it is away.
        await outbox.pause()
        return try await outbox.beginBackgroundClaim(of: job)
      } catch { return false }
    }

    private func endClaim(
      of job: JobID, _ answer: Result<HTTPResponse, TransportFailure>
    ) async {
      do {
        let goesOn = try await opened().endBackgroundClaim(of: job, with: answer)
        if !goesOn {
          await background.drop(job)
          reminders.withdraw(for: [job])
        }
        await keepEvidence()
      } catch { fail(error) }
    }
  }
#endif
