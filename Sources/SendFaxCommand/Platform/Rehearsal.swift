#if DEBUG
  import Foundation
  import SendFax
  import SendFaxAPI

  /// What tests ask of the command's own process through its environment; not in a release build.
  ///
  /// ```
  /// SENDFAX_CRASH=before:accepted       dies by SIGKILL before the first `accepted` is committed
  /// SENDFAX_CRASH=after:status_seen:3   dies when the third `status_seen` of this process is synced
  /// SENDFAX_HURRY=20                    waits a twentieth as long
  /// SENDFAX_LATER=1000                  1000 s have passed by every clock
  /// ```
  enum Rehearsal {
    static func prepare(
      _ configuration: inout Outbox.Configuration, _ variables: [String: String]
    ) throws {
      if let text = variables["SENDFAX_CRASH"] {
        guard let point = CrashPoint(text) else {
          throw FaxError.usage("SENDFAX_CRASH is not a point: \(text)")
        }
        configuration.onAppend = { _, stored, phase in point.reached(stored.event.kind, phase) }
      }
      let hurry = variables["SENDFAX_HURRY"].flatMap(Int.init) ?? 1
      let later = variables["SENDFAX_LATER"].flatMap(Int64.init) ?? 0
      configuration.clock = RehearsalClock(clock: configuration.clock, hurry: hurry, later: later)
    }
  }

  /// An event at which the process dies, as suddenly as by a power cut.
  private final class CrashPoint: @unchecked Sendable {  // the count is under the lock
    private let phase: AppendPhase
    private let kind: String
    private let lock = NSLock()
    private var left = 1

    init?(_ text: String) {
      let words = text.split(separator: ":").map(String.init)
      guard words.count == 2 || words.count == 3, let phase = AppendPhase(rawValue: words[0]) else {
        return nil
      }
      self.phase = phase
      kind = words[1]
      if words.count == 3 {
        guard let nth = Int(words[2]), nth > 0 else { return nil }
        left = nth
      }
    }

    func reached(_ kind: String, _ phase: AppendPhase) {
      guard kind == self.kind, phase == self.phase else { return }
      let isHere = lock.withLock {
        left -= 1
        return left == 0
      }
      if isHere { kill(getpid(), SIGKILL) }
    }
  }

  private struct RehearsalClock: FaxClock {
    let clock: any FaxClock
    let hurry: Int
    let later: Int64

    func now() -> Moment {
      var now = clock.now()
      now.wall += Double(later)
      now.uptime += later * 1000
      return now
    }

    func sleep(for duration: Duration) async throws {
      try await clock.sleep(for: duration / hurry)
    }
  }
#else
  import SendFax

  enum Rehearsal {
    static func prepare(_: inout Outbox.Configuration, _: [String: String]) throws {}
  }
#endif
