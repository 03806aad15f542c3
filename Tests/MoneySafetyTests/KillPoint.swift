import SendFax

/// An instant at which the command's process is killed: just before or just after an event is
/// committed.
struct KillPoint: Sendable, Hashable, CustomStringConvertible {
  var phase: AppendPhase
  var kind: KillKind
  var nth = 1

  /// What the command is told by its environment.
  var variable: String { "\(phase.rawValue):\(kind.rawValue):\(nth)" }

  var description: String {
    "\(phase.rawValue) \(kind.rawValue)\(nth == 1 ? "" : " \(nth)") is committed"
  }

  /// Before and after each of these.
  static func around(_ events: (KillKind, Int)...) -> [KillPoint] {
    events.flatMap { kind, nth in
      AppendPhase.allCases.map { KillPoint(phase: $0, kind: kind, nth: nth) }
    }
  }

  static func around(_ kind: KillKind) -> [KillPoint] { around((kind, 1)) }

  static func before(_ kind: KillKind, _ nth: Int = 1) -> KillPoint {
    KillPoint(phase: .before, kind: kind, nth: nth)
  }

  static func after(_ kind: KillKind, _ nth: Int = 1) -> KillPoint {
    KillPoint(phase: .after, kind: kind, nth: nth)
  }
}
