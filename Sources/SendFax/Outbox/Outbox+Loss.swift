import Foundation
import SendFaxAPI

/// What a person does about a part of the outbox that was lost.
extension Outbox {
  /// Gives a fax its document back where the stored one is gone or was altered: the same request, byte
  /// for byte, is made from it again, so that a payment can still be claimed.
  ///
  /// ```swift
  /// try await outbox.restore(fax.id, from: FaxDocument.read(path: "letter.pdf"))
  /// try await outbox.checkAgain(fax.id)
  /// ```
  ///
  /// - Guaranteed: a stored document that is whole stays as it is, and no other document takes its place.
  /// - Throws: `documentChanged` where this is not the document the fax was made of; `notAllowedNow` where
  ///   the fax needs none any more; `outboxUnwritable`, `drivenElsewhere`.
  @discardableResult
  public func restore(_ job: JobID, from document: FaxDocument) async throws -> FaxSnapshot {
    let driver = try await driver(job)
    defer { letGo(job) }
    let folder = folder
    let record = try await driver.turn.run {
      let record = try await driver.record()
      guard record.hasBody else {
        throw FaxError(
          .notAllowedNow, "Fax \(job) is \(record.state.rawValue) and needs its document no more.",
          money: record.money)
      }
      guard document.sha256 == record.draft.documentSHA256 else {
        throw FaxError(
          .documentChanged,
          "This is not the document that fax \(job) was made of; only the very same file will do.",
          money: record.money)
      }
      let body = driver.body(of: record)
      guard try !StoredBody(body).isIntact() else { return record }
      try folder.makeFolder(folder.fax(job))
      _ = try MultipartBody.rebuild(
        body, document: document, to: record.draft.to, fileName: record.draft.wireName)
      try folder.sync(folder: folder.fax(job))
      return record
    }
    if !record.state.isSettled { follow(job, urgently: true) }
    return snapshot(record)
  }

  /// Removes what is left of a fax that can't be read, its document included.
  ///
  /// It may have been paid: do this only when a person has said so, after its evidence was looked for
  /// elsewhere. That its payments were used stays known.
  ///
  /// - Parameter name: its ``QuarantinedFax/name``.
  /// - Throws: `unknownJob` where no fax that can't be read has that name; `drivenElsewhere`,
  ///   `outboxUnwritable`.
  public func discard(quarantined name: String) async throws {
    guard try await journal.quarantined().contains(where: { $0.name == name }) else {
      throw FaxError(
        .unknownJob, "No fax here that can't be read is named “\(name)”.", remedies: [.list])
    }
    // A damaged name is no folder of ours.
    guard let job = JobID(valid: name) else { return try await journal.remove(quarantined: name) }
    let isHere = FileManager.default.fileExists(atPath: folder.fax(job))
    let lock = isHere ? try DriverLock(path: folder.driver(job)) : nil
    guard lock != nil || !isHere else {
      throw FaxError(
        .drivenElsewhere, "Another process has fax \(job) open; end it, then try again.",
        isWorthRetrying: true)
    }
    try await journal.remove(quarantined: name)
    if isHere { try folder.removeFax(job) }
    withExtendedLifetime(lock) {}
    endUpdates(of: job)
  }
}
