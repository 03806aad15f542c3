import Foundation
import SendFaxAPI

@testable import SendFax

/// What the disk gives back.
enum Journals {
  /// Events, each a kind and a payload.
  static func readEvents(_ bytes: [UInt8]) {
    var events: [StoredEvent] = []
    let parts = bytes.parts
    for (index, pair) in stride(from: 0, to: parts.count - 1, by: 2).enumerated() {
      let kind = parts[pair].text, payload = Data(parts[pair + 1])
      guard let event = try? FaxEvent(kind: kind, payload: payload) else { continue }
      demand(event.kind == kind, "an event keeps its kind")
      if let again = try? event.payload() {
        demand((try? FaxEvent(kind: kind, payload: again)) == event, "an event is read as written")
      }
      let at = Moment(
        wall: Date(timeIntervalSince1970: 1_800_000_000 + Double(index)),
        uptime: 1000 * Int64(index), boot: "a")
      events.append(StoredEvent(sequence: index + 1, at: at, event: event))
    }
    guard let job = JobID(valid: "abcdefgh"),
      let record = try? FaxMachine.replay(job, events)
    else { return }
    let now = Moment(
      wall: Date(timeIntervalSince1970: 1_800_000_900), uptime: 900_000, boot: "a")
    _ = FaxMachine.next(for: record, at: now, watched: false)
    _ = FaxMachine.claimPlan(for: record, at: now, ClaimSession())
    _ = Presentation(of: record, at: now)
    demand(!record.state.isUnpaid || record.money != .moved, "what is not paid has not moved")
  }

  /// A journal's file and its log, as it is and with its checksums made right.
  static func readPages(_ bytes: [UInt8]) {
    let (file, log) = SealedLog.split(bytes)
    let sealed = SealedLog.seal(log)
    for log in sealed == log ? [log] : [log, sealed] {
      let rows = SalvagedRows(file: file, log: log)
      for job in rows.jobs {
        let places = rows.events(of: job).map(\.sequence)
        demand(places == Set(places).sorted(), "events come in their order, one a place")
      }
    }
  }
}
