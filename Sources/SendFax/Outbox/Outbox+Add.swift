import Foundation
import SendFaxAPI

extension Outbox {
  /// Puts a fax on disk, whole: nothing is sent, and what will be sent is fixed from here on.
  ///
  /// ```swift
  /// let fax = try await outbox.add(document, to: number)
  /// ```
  ///
  /// - Parameters:
  ///   - document: what is copied; the file may go away afterwards.
  ///   - number: where it goes.
  ///   - wireName: the file name the service is given; `document.pdf` unless asked otherwise, so that
  ///     a name like “biopsy result” stays here.
  ///   - again: adds it although a live fax has the same document and number.
  /// - Throws: `alreadyInOutbox` naming the live fax; `documentChanged` where the file is no longer what
  ///   was read; `outboxUnwritable`. On any of them nothing is left behind.
  public func add(
    _ document: FaxDocument, to number: FaxNumber, wireName: String? = nil, again: Bool = false
  ) async throws -> FaxSnapshot {
    try await add(document, to: number, wireName: wireName, again: again, retryOf: nil)
  }

  /// Sends a fax that failed or lapsed once more, as a new fax, from the document kept on this device.
  ///
  /// - Throws: `notAllowedNow` where it did not fail or its document is no longer kept.
  public func retry(_ job: JobID) async throws -> FaxSnapshot {
    let record = try await journal.record(job)
    let isWatched =
      record.isWatchedExpiry && !FaxMachine.isWatchOver(record, at: configuration.clock.now())
    guard record.state == .failed || record.state == .expired, !isWatched else {
      throw FaxError(
        .notAllowedNow,
        "Only a fax that failed or lapsed can be sent again this way; \(job) is "
          + "\(record.state.rawValue).", money: record.money)
    }
    guard record.hasBody else {
      throw FaxError(
        .notAllowedNow,
        "The document of fax \(job) is no longer kept on this device. Send the file again instead.",
        money: record.money)
    }
    return try await sendAgain(record)
  }

  /// A new fax of a stored one's document and number, with bytes of its own.
  func sendAgain(_ record: FaxRecord) async throws -> FaxSnapshot {
    guard record.draft.base == configuration.base else {
      throw FaxError(
        .notAllowedNow,
        "Fax \(record.job) was made for \(record.draft.base), and its document is sent nowhere else.",
        money: record.money)
    }
    let copy = folder.newCopy()
    defer { unlink(copy) }
    let document = try StoredDocument(record, at: folder).extract(to: copy)
    return try await add(
      document, to: record.draft.to, wireName: record.draft.wireName,
      again: record.state == .needsAttention, retryOf: record.job)
  }

  private func add(
    _ document: FaxDocument, to number: FaxNumber, wireName: String?, again: Bool, retryOf: JobID?
  ) async throws -> FaxSnapshot {
    let job = configuration.newJob()
    guard !folder.exists("faxes/\(job)") else { throw Outbox.nameIsTaken }
    let key = ContentKey.of(document.sha256, number, configuration.base)
    let check: @Sendable ([FaxRecord]) throws -> Void = { siblings in
      guard !again, let live = siblings.first(where: { !$0.state.isSettled }) else { return }
      throw Outbox.alreadyHere(live)
    }
    try check(try await journal.siblings(contentKey: key, except: nil))
    if !again, let unreadable = try await journal.unreadableSiblings(contentKey: key).first {
      throw Outbox.perhapsSent(unreadable)
    }
    do {
      let draft = try write(document, to: number, wireName: wireName, job, key, retryOf: retryOf)
      let record = try await journal.create(
        job, draft, at: configuration.clock.now(), check: check)
      changed(record)
      return snapshot(record)
    } catch {
      try folder.removeFax(job)
      throw error
    }
  }

  private func write(
    _ document: FaxDocument, to number: FaxNumber, wireName: String?, _ job: JobID, _ key: String,
    retryOf: JobID?
  ) throws -> FaxEvent.Draft {
    try folder.makeFaxFolder(job)
    var body = try MultipartBody.write(
      document: document, to: number, fileName: wireName, into: folder.body(job))
    try folder.sync(folder: folder.fax(job))
    body.path = "body"
    return FaxEvent.Draft(
      base: configuration.base, to: number, name: document.name,
      wireName: wireName, documentSHA256: document.sha256,
      documentSize: document.size, pageCount: document.pageCount, notes: document.notes, body: body,
      contentKey: key, retryOf: retryOf)
  }

  /// One of 2^40 names was drawn twice; what is there is another fax's.
  private static let nameIsTaken = FaxError(
    .outboxBusy, "The fax could not be given a name. Nothing was saved; try again.",
    isWorthRetrying: true)

  private static func perhapsSent(_ job: String) -> FaxError {
    FaxError(
      .alreadyInOutbox,
      "The same document to the same number is in the outbox already as \(job), which can't be read: "
        + "it may have been paid and sent. Add it again only for a second copy.",
      money: .mayHaveMoved,
      remedies: [.addAgain])
  }

  private static func alreadyHere(_ record: FaxRecord) -> FaxError {
    FaxError(
      .alreadyInOutbox,
      "The same document to the same number is in the outbox already as \(record.job) "
        + "(\(record.state.rawValue)). Go on with that one, or add it again for a second copy.",
      money: record.money, remedies: [.resume(fax: record.job.description), .addAgain])
  }
}

/// What “the same fax” means: one document, one number, one service.
enum ContentKey {
  static func of(_ documentSHA256: String, _ number: FaxNumber, _ base: BaseURL) -> String {
    SHA256.hex(of: Data("\(documentSHA256)\n\(number.e164)\n\(base)".utf8))
  }
}
