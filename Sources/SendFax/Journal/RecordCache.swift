/// Faxes as they were last read, each with the digest of its last event, so that what has not changed is not
/// read anew; whoever takes one compares the digest with the file's.
///
/// It stays small in an app that runs for months: faxes of which something is going on are all kept, of
/// the others those that were read last.
struct RecordCache {
  typealias Entry = (record: FaxRecord, head: String)

  /// How many faxes that have ended are kept at least; always fewer than twice as many.
  var limit: Int
  private var live: [JobID: Entry] = [:]
  private var recent: [JobID: Entry] = [:]
  private var older: [JobID: Entry] = [:]

  init(limit: Int = 256) { self.limit = limit }

  /// How many are kept.
  var count: Int { live.count + recent.count + older.count }

  /// The fax as it was last read, if it is kept.
  subscript(job: JobID) -> Entry? { live[job] ?? recent[job] ?? older[job] }

  /// Keeps a fax as it was read just now.
  mutating func keep(_ record: FaxRecord, head: String) {
    let job = record.job
    guard !record.isLive else { return live[job] = (record, head) }
    live[job] = nil
    recent[job] = (record, head)
    guard recent.count >= limit else { return }
    older = recent
    recent = [:]
  }

  /// Drops a fax that is forgotten.
  mutating func remove(_ job: JobID) {
    live[job] = nil
    recent[job] = nil
    older[job] = nil
  }
}
