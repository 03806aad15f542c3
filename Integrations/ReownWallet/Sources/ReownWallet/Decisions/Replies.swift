import SendFax

/// Brings each reply to whoever waits for it; the rest go to the journal.
actor Replies {
  private enum Place {
    case expected
    case arrived(WalletReply)
    case awaited(CheckedContinuation<WalletReply?, Never>)
  }

  private var places: [String: Place] = [:]
  private var late: [String: WalletReply] = [:]
  private var isDelivering = false

  /// Says that a reply is to be kept for ``reply(to:within:on:)``; called before the request is sent.
  func expect(_ id: String) { places[id] = .expected }

  /// Takes a reply. Of two for one request the first counts, but never an expiry before an answer.
  func arrived(_ reply: WalletReply, for id: String) {
    switch places[id] {
    case .awaited(let waiting):
      places[id] = nil
      waiting.resume(returning: reply)
    case .expected: places[id] = .arrived(reply)
    case .arrived(.expired): places[id] = .arrived(reply)
    case .arrived: break
    case nil: keep(reply, for: id)
    }
  }

  /// The reply to an expected request, or nil after a time; what comes later is late.
  func reply(to id: String, within limit: Duration, on clock: any FaxClock) async -> WalletReply? {
    if case .arrived(let reply) = places[id] {
      places[id] = nil
      return reply
    }
    let timer = Task { [weak self] in
      do { try await clock.sleep(for: limit) } catch { return }
      await self?.giveUp(id)
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { continuation in
      // Forgotten, or awaited by another already: there is nothing to wait for.
      guard case .expected = places[id] else { return continuation.resume(returning: nil) }
      places[id] = .awaited(continuation)
    }
  }

  /// Stops expecting; a reply that was kept meanwhile is late.
  func forget(_ id: String) {
    if case .arrived(let reply) = places[id] { keep(reply, for: id) }
    places[id] = nil
  }

  private func giveUp(_ id: String) {
    guard case .awaited(let waiting) = places[id] else { return }
    places[id] = nil
    waiting.resume(returning: nil)
  }

  private func keep(_ reply: WalletReply, for id: String) {
    // An expiry says nothing the journal does not know by its own clock.
    if reply != .expired, late[id] == nil { late[id] = reply }
  }

  // MARK: Late ones

  /// Whether there is something for the journal.
  var hasLate: Bool { !late.isEmpty }

  /// Takes down late replies in the faxes they belong to; what can't be written now is kept for the
  /// next call, and what belongs to no fax is dropped.
  func deliver(to outbox: Outbox) async {
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    for (id, reply) in late {
      do {
        if let (job, asked) = try await Replies.owner(of: id, in: outbox) {
          _ = try await outbox.walletAnswered(
            reply.outcome, for: job, paymentIntent: asked.paymentIntent, ask: asked.ask)
        } else if try await !outbox.quarantined().isEmpty {
          continue  // it may be about a fax that can't be read just now
        }
        late[id] = nil
      } catch {
        // Locked, full, or driven by another process: kept, and tried again on the next occasion.
        continue
      }
    }
  }

  private static func owner(
    of id: String, in outbox: Outbox
  ) async throws -> (JobID, AskedRequest)? {
    for fax in try await outbox.faxes() where fax.record.everAskedWallet {
      if let asked = AskedRequest.find(id, in: try await outbox.history(of: fax.id)) {
        return (fax.id, asked)
      }
    }
    return nil
  }
}
