import Foundation

/// The last events, numbered; nothing else buffers them, so a slow listener costs no memory.
struct EventLog: Sendable {
  /// How many events are kept at least, once there were as many.
  static let kept = 1024

  /// Tells this run's numbers from an earlier one's.
  let run = String(UInt32.random(in: 0 ... .max), radix: 16)
  private(set) var events: [SendFaxSandbox.Event] = []
  /// The number of the last event.
  private(set) var last = 0

  /// Adds what happened.
  mutating func add(
    _ kind: SendFaxSandbox.Event.Kind, _ subject: String, _ detail: String, at instant: Date
  ) {
    last += 1
    if events.count >= 2 * EventLog.kept { events.removeFirst(EventLog.kept) }
    events.append(
      .init(number: last, at: instant, kind: kind, subject: subject, detail: detail))
  }

  /// Whether nothing after that number is forgotten.
  func holds(after number: Int) -> Bool {
    number <= last && number >= (events.first.map { $0.number - 1 } ?? last)
  }

  /// What came after a number, at most `limit` of it.
  func events(after number: Int, limit: Int = .max) -> ArraySlice<SendFaxSandbox.Event> {
    guard let first = events.first?.number else { return [] }
    return events.dropFirst(max(0, number - first + 1)).prefix(limit)
  }
}

/// The log as a server-sent event stream (WHATWG HTML §9.2).
extension EventLog {
  /// Where a client goes on: after its last id, or from now on.
  func place(after id: String?) -> (number: Int, isGap: Bool) {
    guard let id, !id.isEmpty else { return (last, false) }
    if id == "0" { return (events.first.map { $0.number - 1 } ?? last, false) }
    let parts = id.split(separator: "-")
    guard parts.count == 2, parts[0] == run, let number = Int(parts[1]), holds(after: number)
    else { return (events.first.map { $0.number - 1 } ?? last, true) }
    return (number, false)
  }

  /// Events as the stream carries them.
  func text(_ events: some Sequence<SendFaxSandbox.Event>) -> String {
    events.map { "id: \(run)-\($0.number)\ndata: \($0.json.text)\n\n" }.joined()
  }

  /// How a stream begins.
  func opening(isGap: Bool, now: Date) -> String {
    let gap = SendFaxSandbox.Event(
      number: last, at: now, kind: .gap, subject: "", detail: "GET /sandbox/ledger")
    return "retry: 1000\n\n" + (isGap ? "data: \(gap.json.text)\n\n" : "")
  }
}
