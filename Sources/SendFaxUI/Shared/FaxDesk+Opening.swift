#if canImport(SwiftUI)
  import SendFax
  import SendFaxAPI
  import SwiftUI

  extension FaxDesk {
    /// The outbox, opened if it is not yet; all who ask meanwhile wait for the same one.
    ///
    /// - Throws: what ``/SendFax/Outbox/open(_:)`` throws; asking again tries again.
    public func opened() async throws -> Outbox {
      if let outbox { return outbox }
      let task =
        opener
        ?? Task { [configuration = setup.configuration] in
          try await Outbox.open(configuration)
        }
      opener = task
      // Not one that was begun after this one had failed: there would be two outboxes.
      defer { if opener == task { opener = nil } }
      do {
        let new = try await task.value
        opening = .open
        if let outbox { return outbox }
        outbox = new
        watch(new)
        return new
      } catch FaxError.Code.outboxLocked {
        // Protected data is not available yet: that is later, not damage.
        opening = .locked
        throw FaxError(.outboxLocked, words(.errorLocked), isWorthRetrying: true)
      } catch {
        opening = .failed(error as? FaxError ?? FaxError(.internalFault, words(.errorOther)))
        throw error
      }
    }

    /// Opens the outbox and shows what is in it; what does not work is shown by ``opening``.
    func load() async {
      do {
        let outbox = try await opened()
        notices = await outbox.notices
        shelf.fill(try await outbox.recentFaxes())
        quarantined = try await outbox.quarantined()
      } catch { if opening == .open { fail(error) } }
    }

    /// Looks again at everything, because the person wants it.
    func refresh() async {
      await load()
      do { try await outbox?.resume() } catch { fail(error) }
    }

    /// Removes what is left of a fax that can't be read.
    func discard(unreadable name: String) {
      Task {
        do {
          try await opened().discard(quarantined: name)
          await load()
        } catch { fail(error) }
      }
    }

    private func watch(_ outbox: Outbox) {
      composition.ceiling = USDC(worth: preferences.ceiling)
      watcher?.cancel()
      watcher = Task { [weak self] in
        for await fax in outbox.updates() { self?.shelf.take(fax) }
      }
    }
  }
#endif
