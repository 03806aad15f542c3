import Foundation
import SendFaxAPI

extension Outbox {
  /// Rule 16: a journal that came from elsewhere only claims and asks; unpaid faxes become new drafts
  /// with new bytes, because the first device may still send the old ones.
  func recognizeInstall() async throws {
    let here = configuration.install(configuration.folder)
    let known = try await journal.install()
    guard let known, known != here else {
      if known == nil { try await journal.setInstall(here) }
      return
    }
    let now = configuration.clock.now()
    let settled = try await journal.settledJobs(since: now.wall.addingTimeInterval(-24 * 3600))
    for job in try await journal.jobs(live: true) + settled {
      do { try await adopt(job) } catch FaxError.Code.outboxDamaged { continue }
    }
    try await journal.setInstall(here)
  }

  private func adopt(_ job: JobID) async throws {
    let driver = try await driver(job)
    defer { letGo(job) }
    let record = try await driver.record()
    guard record.state.isUnpaid else {
      // One that has ended as well: its intent is reused for its content on any device.
      let now = driver.clock.now()
      try await driver.commit(at: now) { record, _ in
        record.isMoved && record.movedAt?.boot == now.boot ? [] : [.moved(.init())]
      }
      return
    }
    guard !record.isAskInDoubt else {
      // A payment may be out on the first device, so no new request is made here.
      try await driver.commit { _, _ in
        [.attention(.init(reason: .unansweredAsk)), .moved(.init())]
      }
      return
    }
    let body: MultipartBody
    do { body = try redraft(record) } catch FaxError.Code.documentChanged {
      // The document did not come along; nothing was paid, so nothing is lost by taking it back.
      try await driver.commit { _, _ in [.withdrawn(.init()), .moved(.init())] }
      return
    }
    try await driver.commit { _, _ in [.redrafted(.init(body: body))] }
  }

  private func redraft(_ record: FaxRecord) throws -> MultipartBody {
    let name = "body-\(JobID.random())"
    let copy = "\(folder.fax(record.job))/body.document"
    unlink(copy)
    defer { unlink(copy) }
    let document = try StoredDocument(record, at: folder).extract(to: copy)
    var body = try MultipartBody.write(
      document: document, to: record.draft.to, fileName: record.draft.wireName,
      into: folder.body(record.job, named: name))
    try folder.sync(folder: folder.fax(record.job))
    body.path = name
    return body
  }
}
