/// What an app does when it comes to the front and when it leaves, in order.
///
/// ```swift
/// var lifecycle = Lifecycle(isSuspended: true)
/// if let turn = lifecycle.enter(.active) { print(turn.steps) }
/// ```
///
/// Claims of the background are ended before any other is made, so that a fax never has two requests in
/// flight. A turn that is not ``isCurrent(_:)`` any more stops before its next step.
public struct Lifecycle: Sendable, Equatable {
  /// Where the app stands.
  public enum Phase: Sendable {
    /// In front, where the person sees it.
    case active
    /// Behind; the system may suspend it.
    case background
  }

  /// One thing to do, and to wait for.
  public enum Step: Sendable, Equatable, CaseIterable {
    /// Cancel the uploads that were queued, and wait until each has been taken down.
    case endBackgroundClaims
    /// Take back the reminders, shown or not.
    case withdrawReminders
    /// ``Outbox/resume()``.
    case resume
    /// Let an upload in flight end, for as long as the system allows.
    case finishUploads
    /// ``Outbox/pause()``.
    case pause
    /// ``Keepsake``.
    case keepEvidence
    /// Remind of faxes with a payment out.
    case remind
    /// Queue their claims.
    case queueClaims
  }

  /// One passing into a phase.
  public struct Turn: Sendable, Equatable {
    let number: Int
    /// What to do.
    public let steps: [Step]
  }

  /// Whether the system stops the app when it leaves, as a phone does and a Mac does not.
  private let isSuspended: Bool
  private var number = 0
  private var phase: Phase?
  private var scenes: [String: Phase] = [:]
  /// What was said of the app as a whole, as long as no window speaks for itself.
  private var whole: Phase?

  /// An app that has not entered any phase.
  public init(isSuspended: Bool) { self.isSuspended = isSuspended }

  /// Takes a new phase of the app, or of one of its windows; nil where that changes nothing: an app is in
  /// front as long as any window of it is. Once a window has spoken, what is said of the whole app counts
  /// no more: nobody would say that it has left.
  public mutating func enter(_ change: Phase, scene: String? = nil) -> Turn? {
    if let scene { (scenes[scene], whole) = (change, nil) }
    if scenes.isEmpty { whole = change }
    let isActive = whole == .active || scenes.values.contains(.active)
    let new: Phase = isActive ? .active : .background
    guard new != phase else { return nil }
    phase = new
    number += 1
    return Turn(number: number, steps: steps(in: new))
  }

  /// Whether no other phase was entered since.
  public func isCurrent(_ turn: Turn) -> Bool { turn.number == number }

  /// Whether the app is in front, so that everything that is due is done there.
  public var isActive: Bool { phase == .active }

  private func steps(in phase: Phase) -> [Step] {
    switch phase {
    case .active where isSuspended:
      return [.endBackgroundClaims, .resume, .withdrawReminders, .keepEvidence]
    case .active: return [.resume, .withdrawReminders, .keepEvidence]
    case .background where isSuspended:
      return [.finishUploads, .pause, .keepEvidence, .remind, .queueClaims]
    case .background: return [.keepEvidence]
    }
  }
}
