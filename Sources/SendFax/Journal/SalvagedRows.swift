import Foundation
import SendFaxAPI

/// What a damaged journal's readable rows are, told apart by their shape.
struct SalvagedRows {
  struct FaxRow {
    var contentKey: String
    var base: String
    var draftedAt: Int64
    var state: String
    var head: String
    var quarantine: String?
  }

  struct EventRow: Equatable {
    var at: Int64
    var uptime: Int64
    var boot: String
    var kind: String
    var payload: Data
    var digest: String

    func follows(_ previous: String, job: JobID, sequence: Int) -> Bool {
      let moment = Moment(wall: Date(milliseconds: at), uptime: uptime, boot: boot)
      return digest
        == EventDigest.of(
          job: job, sequence: sequence, at: moment, kind: kind, payload: payload,
          previous: previous)
    }
  }

  private(set) var faxes: [JobID: FaxRow] = [:]
  private var found: [JobID: [Int: [EventRow]]] = [:]
  private(set) var intents: [[SQLite.Value]] = []
  private(set) var receipts: [[SQLite.Value]] = []
  private(set) var install: String?
  /// Whether events may be missing that nobody knows of.
  let isIncomplete: Bool

  init(file: [UInt8], log: [UInt8]) {
    let cells = SQLiteCells(SQLitePages(file: file, log: log))
    isIncomplete = !cells.isWhole(table: "event")
    for row in cells.keyed { take(row) }
    for case .some(let identity) in cells.numbered.map({ $0.count == 1 ? $0[0].text : nil }) {
      install = identity
    }
  }

  var jobs: Set<JobID> { Set(faxes.keys).union(found.keys) }

  /// The events of a fax by their place. Where a place has two, as after a page was written twice, it
  /// is the one that its predecessor leads to.
  func events(of job: JobID) -> [(sequence: Int, row: EventRow)] {
    var previous = ""
    return (found[job] ?? [:]).sorted { $0.key < $1.key }.compactMap { sequence, rows in
      let row =
        rows.first { $0.follows(previous, job: job, sequence: sequence) } ?? rows.first
      previous = row?.digest ?? ""
      return row.map { (sequence, $0) }
    }
  }

  private mutating func take(_ row: [SQLite.Value]) {
    switch row.count {
    case 9: takeFax(row)
    case 8: takeEvent(row)
    case 4 where row.allSatisfy({ $0.text != nil }): intents.append(row)
    // The index over addresses has three texts too, but no job at its end.
    case 3 where row.allSatisfy({ $0.text != nil }) && JobID(valid: row[2].text) != nil:
      receipts.append(row)
    default: break
    }
  }

  private mutating func takeFax(_ row: [SQLite.Value]) {
    guard let job = JobID(valid: row[0].text), let key = row[1].text, let base = row[2].text,
      let drafted = row[3].integer, let state = row[5].text, let head = row[7].text
    else { return }
    faxes[job] = FaxRow(
      contentKey: key, base: base, draftedAt: drafted, state: state, head: head,
      quarantine: row[8].text)
  }

  private mutating func takeEvent(_ row: [SQLite.Value]) {
    guard let job = JobID(valid: row[0].text), let sequence = row[1].integer,
      (1...1_000_000).contains(sequence), let at = row[2].integer, let uptime = row[3].integer,
      let boot = row[4].text, let kind = row[5].text, let payload = row[6].blob,
      let digest = row[7].text
    else { return }
    let event = EventRow(
      at: at, uptime: uptime, boot: boot, kind: kind, payload: payload, digest: digest)
    if found[job]?[Int(sequence)]?.contains(event) != true {
      found[job, default: [:]][Int(sequence), default: []].append(event)
    }
  }
}

extension JobID {
  /// A job's name, or nil where the text is none.
  init?(valid text: String?) {
    guard let text else { return nil }
    do { try self.init(text) } catch { return nil }
    guard description == text else { return nil }
  }
}
