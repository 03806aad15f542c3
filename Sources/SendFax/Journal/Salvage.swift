import Foundation
import SendFaxAPI

/// Makes a sound journal out of a damaged one, which is kept as it is.
///
/// ```
/// journal.sqlite                      damaged, untouched until the new one takes its place
/// damaged-2026-03-04T05.06.07Z/       its copy, complete and synced; never changed, kept as evidence
/// journal.salvage                     names that copy while the new journal is being made
/// journal.new                         the new one until it is whole
/// ```
///
/// Killed at any point it begins again: from the damaged file while there is no copy, afterwards from
/// the copy that `journal.salvage` names. Whoever opens the outbox looks for that file first. Tidying deletes
/// a copy when it is no evidence any more.
struct Salvage {
  let folder: OutboxFolder
  var now = Date()
  /// Called at each step; a test dies here.
  var at: (Step) throws -> Void = { _ in }

  /// The steps a salvage can die at.
  enum Step: CaseIterable { case began, copied, named, written, logGone, replaced }

  /// Whether an earlier salvage was not finished, or damage was met while the journal was open.
  var isPending: Bool { folder.exists(marker) }

  /// Says that the journal is damaged, for the next one who opens it.
  func mark() throws {
    guard !isPending else { return }
    try folder.write(Data(), to: marker)
  }

  /// Does all of it and gives what a person should know.
  ///
  /// - Throws: what stands in the way, a full disk for one. The damaged journal is then as it was.
  func run(closing database: SQLite? = nil) throws -> String {
    try at(.began)
    let copy = try startedCopy() ?? keep()
    try at(.named)
    // Closing writes the log into the file, so it comes after the copy.
    database?.close()
    // Whole, because what is damaged has no order to read it in; mapped, a failing disk would end the process.
    // A fax has a few KB in the journal, so it is some MB even after years.
    let rows = SalvagedRows(
      file: try folder.read("\(copy)/journal.sqlite"),
      log: try folder.read("\(copy)/journal.sqlite-wal"))
    let rebuild = SalvagedJournal(folder: folder, rows: rows, now: now)
    let (whole, quarantined) = try rebuild.write(to: fresh)
    try at(.written)
    try replace()
    return notice(copy, whole: whole, quarantined: quarantined)
  }

  private var marker: String { "journal.salvage" }
  private var fresh: String { "journal.new" }
  private static let parts = ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm"]

  private func startedCopy() throws -> String? {
    guard isPending else { return nil }
    let name = String(decoding: try folder.read(marker), as: UTF8.self)
    return name.hasPrefix(Salvage.copyPrefix) && !name.contains("/") && folder.exists(name)
      ? name : nil
  }

  private func keep() throws -> String {
    let partial = "damaged.partial"
    do {
      try copyParts(to: partial)
    } catch {
      // A copy that is not whole helps nobody, least of all on a full disk.
      try folder.removeOwn(partial)
      throw error
    }
    let name = freeName()
    try folder.rename(partial, to: name)
    try at(.copied)
    try folder.write(Data(name.utf8), to: marker)
    return name
  }

  private func copyParts(to partial: String) throws {
    try folder.removeOwn(partial)
    try folder.makeFolder("\(folder.path)/\(partial)")
    for part in Salvage.parts where folder.exists(part) {
      try folder.copy(part, to: "\(partial)/\(part)")
    }
    try folder.sync(folder: "\(folder.path)/\(partial)")
  }

  private func freeName() -> String {
    let first = Salvage.copyPrefix + now.ISO8601Format().replacingOccurrences(of: ":", with: ".")
    var name = first
    var count = 1
    while folder.exists(name) {
      count += 1
      name = "\(first)-\(count)"
    }
    return name
  }

  private static let copyPrefix = "damaged-"

  /// When the copy of that name was made; nil for a name that is none of a copy's.
  static func made(_ name: String) -> Date? {
    guard let match = name.wholeMatch(of: /damaged-(\d{4}-\d\d-\d\dT[\d.]{8}Z)(-\d+)?/) else {
      return nil
    }
    // A time that can't be is no name of ours.
    return try? Date(match.1.replacing(".", with: ":"), strategy: .iso8601)
  }

  /// The old log must go before the new file comes: SQLite would play it into that one.
  private func replace() throws {
    try folder.removeOwn("journal.sqlite-wal")
    try folder.removeOwn("journal.sqlite-shm")
    try folder.sync(folder: folder.path)
    try at(.logGone)
    try folder.rename(fresh, to: "journal.sqlite")
    try at(.replaced)
    try folder.removeOwn(marker)
    try folder.sync(folder: folder.path)
  }

  private func notice(_ copy: String, whole: Int, quarantined: Int) -> String {
    let read = whole == 1 ? "1 fax was read whole" : "\(whole) faxes were read whole"
    let rest =
      quarantined == 0
      ? "none is missing"
      : quarantined == 1
        ? "1 can't be read and needs you; the list of faxes names it"
        : "\(quarantined) can't be read and need you; the list of faxes names them"
    return "The outbox's journal was damaged and has been made anew. What was there is kept in "
      + "\(folder.path)/\(copy) for 90 days, or for as long as a fax of then is unsettled. "
      + "\(read), \(rest)."
  }
}
