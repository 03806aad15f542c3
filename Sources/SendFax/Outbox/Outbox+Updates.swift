import Foundation
import SendFaxAPI

extension Outbox {
  /// A fax as it is now and each time it changes in this process; ends when the fax is forgotten or the
  /// task is cancelled.
  public nonisolated func updates(of job: JobID) -> AsyncStream<FaxSnapshot> { stream(job) }

  /// Each fax each time it changes in this process.
  public nonisolated func updates() -> AsyncStream<FaxSnapshot> { stream(nil) }

  private nonisolated func stream(_ job: JobID?) -> AsyncStream<FaxSnapshot> {
    AsyncStream { continuation in
      let key = UUID()
      continuation.onTermination = { [weak self] _ in Task { await self?.forget(watcher: key) } }
      Task { await self.watch(job, as: key, continuation) }
    }
  }

  private func watch(
    _ job: JobID?, as key: UUID, _ continuation: AsyncStream<FaxSnapshot>.Continuation
  ) async {
    watchers[key] = Watcher(job: job, stream: continuation)
    guard let job else { return }
    do {
      // Read first: no access to `watchers` may be open while this waits.
      let fax = snapshot(try await journal.record(job))
      watchers[key]?.tell(fax)
    } catch {
      watchers[key] = nil
      continuation.finish()
    }
  }

  private func forget(watcher key: UUID) { watchers[key] = nil }

  func changed(_ record: FaxRecord) {
    let snapshot = snapshot(record)
    for (key, watcher) in watchers where watcher.job == nil || watcher.job == record.job {
      watchers[key]?.tell(snapshot)
    }
  }

  func publish(_ job: JobID) async {
    // A fax that can't be read any more is told of by the call that meets it.
    if let record = try? await journal.record(job) { changed(record) }
  }

  func endUpdates(of job: JobID) {
    for (key, watcher) in watchers where watcher.job == job {
      watcher.stream.finish()
      watchers[key] = nil
    }
  }

  /// Says that an upload begins; until it has ended its progress is told.
  func beginUploading(_ job: JobID) { uploads.insert(job) }

  /// Whole per cents only, so that a watcher is not flooded; nil where the upload has ended.
  func uploading(_ job: JobID, _ new: HTTPRequest.Progress?) {
    let old = progress[job]
    guard let new else {
      uploads.remove(job)
      // Told too: who watches must not show an upload that has ended.
      if progress.removeValue(forKey: job) != nil { Task { await publish(job) } }
      return
    }
    // A report that was overtaken by the end says nothing any more.
    guard uploads.contains(job) else { return }
    let percent = { (step: HTTPRequest.Progress) in step.sent * 100 / max(step.total, 1) }
    guard old.map({ $0.sent < new.sent && percent($0) < percent(new) }) ?? true else { return }
    progress[job] = new
    Task { await publish(job) }
  }
}

/// One who watches: told of each fax in the order of its events, never of an earlier state after a
/// later one.
struct Watcher {
  let job: JobID?
  let stream: AsyncStream<FaxSnapshot>.Continuation
  private var told: [JobID: Int] = [:]

  init(job: JobID?, stream: AsyncStream<FaxSnapshot>.Continuation) {
    self.job = job
    self.stream = stream
  }

  mutating func tell(_ fax: FaxSnapshot) {
    guard fax.record.sequence >= told[fax.id, default: 0] else { return }
    told[fax.id] = fax.record.sequence
    stream.yield(fax)
  }
}
