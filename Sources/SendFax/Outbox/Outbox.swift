import Foundation
import SendFaxAPI

/// The one object an app keeps: every fax from the first tap to the last word, safe against any end.
///
/// ```swift
/// let outbox = try await Outbox.open(.init(folder: folder, transport: transport))
/// try await outbox.resume()                                // launch and foreground
/// let fax = try await outbox.add(document, to: number)     // on disk before anything is sent
/// let page = try await outbox.checkout(fax.id)             // card: the page to show
/// show(page.url)
/// for await fax in outbox.updates(of: fax.id) { show(fax) }
/// ```
///
/// - Guaranteed: whatever instant the process dies at, nothing that may have been paid is forgotten,
///   and nothing is paid or sent twice by resuming. No payment is ever started by ``resume()``.
/// - Not guaranteed: that a fax moves while nobody calls ``resume()``; nothing runs in the background
///   by itself.
public actor Outbox {
  /// What it works with.
  public nonisolated let configuration: Configuration
  let journal: Journal
  let folder: OutboxFolder
  var drivers = Drivers()
  var followers: [JobID: Task<Void, Never>] = [:]
  var waitingToFollow: [JobID] = []
  var followAgain: Set<JobID> = []
  var breaks: [JobID: Break] = [:]
  var resting: [JobID: [CheckedContinuation<Void, Never>]] = [:]
  var watchers: [UUID: Watcher] = [:]
  var progress: [JobID: HTTPRequest.Progress] = [:]
  var uploads: Set<JobID> = []
  var troubles: [JobID: FaxError] = [:]

  /// Opens the outbox in a folder, or makes a new one.
  ///
  /// - Throws: `outboxUnwritable`, `outboxBusy`, `outboxNewer`, `outboxDamaged`, and `outboxLocked` on an
  ///   iPhone that was not unlocked since its start. It never falls back to memory and deletes nothing it
  ///   can't read.
  public static func open(_ configuration: Configuration) async throws -> Outbox {
    let folder = OutboxFolder(path: configuration.folder)
    let journal = try await Journal(folder: folder, onAppend: configuration.onAppend)
    let outbox = Outbox(configuration, folder, journal)
    // What can't be written now is taken up at another launch.
    do { try await journal.reconsider() } catch FaxError.Code.outboxUnwritable {}
    try await outbox.recognizeInstall()
    return outbox
  }

  private init(_ configuration: Configuration, _ folder: OutboxFolder, _ journal: Journal) {
    self.configuration = configuration
    self.folder = folder
    self.journal = journal
  }

  /// Stops following and closes the files; the outbox is not to be used afterwards.
  public func close() async {
    await pause()
    drivers = Drivers()
    for watcher in watchers.values { watcher.stream.finish() }
    watchers = [:]
    await journal.close()
  }

  /// A fax as it is now.
  ///
  /// - Throws: `unknownJob`, `outboxDamaged` for one that can't be read.
  public func fax(_ job: JobID) async throws -> FaxSnapshot {
    snapshot(try await journal.record(job))
  }

  /// Faxes by age, newest first; those that can't be read are in ``quarantined()``.
  public func faxes(limit: Int? = nil) async throws -> [FaxSnapshot] {
    try await snapshots(of: journal.jobs(limit: limit))
  }

  /// Faxes of which something is going on, newest first.
  public func unfinishedFaxes() async throws -> [FaxSnapshot] {
    let now = configuration.clock.now()
    return try await snapshots(of: journal.jobs(live: true)).filter { fax in
      !fax.state.isSettled
        || (fax.record.isWatchedExpiry && !FaxMachine.isWatchOver(fax.record, at: now))
    }
  }

  /// Faxes whose events can't be read, and why. Nothing of them is deleted.
  public func quarantined() async throws -> [QuarantinedFax] {
    try await journal.quarantined()
  }

  /// Everything that happened to a fax, in order.
  public func history(of job: JobID) async throws -> [StoredEvent] {
    try await journal.history(job)
  }

  /// What a person should know of the outbox since it was opened, in sentences; mostly nothing.
  ///
  /// A journal that was damaged and has been made anew from what could be read is told of here.
  public var notices: [String] { get async { await journal.notices } }

  func snapshot(_ record: FaxRecord) -> FaxSnapshot {
    FaxSnapshot(record: record, progress: progress[record.job], trouble: troubles[record.job])
  }

  private func snapshots(of jobs: [JobID]) async throws -> [FaxSnapshot] {
    var faxes: [FaxSnapshot] = []
    for job in jobs {
      // One that turns out unreadable is quarantined by reading it and must not hide the others.
      do { faxes.append(snapshot(try await journal.record(job))) } catch FaxError.Code.outboxDamaged
      { continue }
    }
    return faxes
  }

  /// The one driver of a fax in this process, its lock held.
  ///
  /// - Throws: `drivenElsewhere` where another process has the lock.
  func driver(_ job: JobID) async throws -> FaxDriver {
    if let driver = drivers.hold(job) { return driver }
    _ = try await journal.record(job)
    try folder.makeFolder(folder.fax(job))
    guard let lock = try DriverLock(path: folder.driver(job)) else {
      if let driver = drivers.hold(job) { return driver }
      throw FaxError(
        .drivenElsewhere, "Fax \(job) is being followed by another process; look there, or end it.",
        isWorthRetrying: true)
    }
    if let driver = drivers.hold(job) { return driver }
    let driver = FaxDriver(
      job: job, lock: lock, journal: journal, folder: folder, configuration: configuration,
      changed: { [weak self] record in await self?.changed(record) },
      troubled: { [weak self] error in await self?.trouble(job, error) })
    drivers.hold(driver)
    return driver
  }

  /// Lets a fax go that nobody follows, so that another process may take it and no lock is kept for it;
  /// unless this process knows something of it that is not on disk.
  func letGo(_ job: JobID) {
    guard followers[job] == nil, breaks[job] == nil, !waitingToFollow.contains(job) else { return }
    drivers.letGo(job)
  }
}
