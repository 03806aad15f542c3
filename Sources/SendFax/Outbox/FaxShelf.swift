import SendFaxAPI

/// The faxes a screen shows, each as late as it is known: an older state never replaces a newer one.
///
/// ```swift
/// shelf.fill(try await outbox.faxes())
/// for await fax in outbox.updates() { shelf.take(fax) }
/// ```
public struct FaxShelf: Sendable, Equatable {
  private var known: [JobID: FaxSnapshot] = [:]

  /// An empty shelf.
  public init() {}

  /// Every fax, newest first.
  public var faxes: [FaxSnapshot] {
    known.values.sorted {
      let (a, b) = ($0.record.draftedAt.wall, $1.record.draftedAt.wall)
      return a == b ? $0.id < $1.id : a > b
    }
  }

  /// A fax, where it is known.
  public subscript(job: JobID) -> FaxSnapshot? { known[job] }

  /// The fax that a shown transfer pays: an address belongs to one fax.
  public func payee(of instructions: TransferInstructions) -> FaxSnapshot? {
    let address = instructions.address.description
    return known.values.first { fax in fax.record.intents.contains { $0.address == address } }
  }

  /// Takes what is told of one fax.
  public mutating func take(_ fax: FaxSnapshot) {
    guard let old = known[fax.id], old.record.sequence > fax.record.sequence else {
      known[fax.id] = fax
      return
    }
  }

  /// Takes what is told of all faxes; what is not among them is gone.
  public mutating func fill(_ faxes: [FaxSnapshot]) {
    let jobs = Set(faxes.map(\.id))
    known = known.filter { jobs.contains($0.key) }
    for fax in faxes { take(fax) }
  }

  /// Takes a fax away that was removed.
  public mutating func remove(_ job: JobID) { known[job] = nil }

  /// Whether any upload is in flight.
  public var isUploading: Bool { known.values.contains { $0.progress != nil } }
}

extension Outbox {
  /// What a screen shows: the newest faxes, every one of which something is going on, however old, and
  /// those that are named.
  ///
  /// - Parameters:
  ///   - limit: how many of the newest.
  ///   - jobs: names of faxes; one that this outbox does not have, or can't read, is left out.
  public func recentFaxes(limit: Int = 500, and jobs: [String] = []) async throws -> [FaxSnapshot] {
    var shelf = FaxShelf()
    for fax in try await faxes(limit: limit) + unfinishedFaxes() { shelf.take(fax) }
    for name in jobs {
      guard let job = JobID(valid: name), shelf[job] == nil else { continue }
      do { shelf.take(try await fax(job)) } catch FaxError.Code.unknownJob {
        continue
      } catch FaxError
        .Code.outboxDamaged
      { continue }
    }
    return shelf.faxes
  }
}
