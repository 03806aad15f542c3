import SendFax

/// An instant at which the command's process is killed: just before or just after an event is
/// committed.
struct KillPoint: Sendable, Hashable, CustomStringConvertible {
  var phase: AppendPhase
  var kind: String
  var nth = 1

  /// What the command is told by its environment.
  var variable: String { "\(phase.rawValue):\(kind):\(nth)" }

  var description: String {
    "\(phase.rawValue) \(kind)\(nth == 1 ? "" : " \(nth)") is committed"
  }

  /// Before and after each of these.
  static func around(_ events: (String, Int)...) -> [KillPoint] {
    events.flatMap { kind, nth in
      AppendPhase.allCases.map { KillPoint(phase: $0, kind: kind, nth: nth) }
    }
  }
}
