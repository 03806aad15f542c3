/// What was tapped and has not ended: nothing that pays or changes a fax is begun twice.
///
/// ```swift
/// guard gate.begin(offer.action, for: job) else { return }
/// ```
///
/// The outbox would refuse a second payment all the same; this keeps a second tap from being a second
/// question.
public struct OfferGate: Sendable, Equatable {
  private var running: [JobID: Presentation.Offer.Action] = [:]

  /// Nothing is under way.
  public init() {}

  /// Takes a tap; false where it must be ignored.
  public mutating func begin(_ action: Presentation.Offer.Action, for job: JobID) -> Bool {
    guard isOpen(action, for: job) else { return false }
    if action.changesFax { running[job] = action }
    return true
  }

  /// What was begun has ended, well or not.
  public mutating func end(_ action: Presentation.Offer.Action, for job: JobID) {
    if running[job] == action { running[job] = nil }
  }

  /// Whether a tap would be taken now.
  public func isOpen(_ action: Presentation.Offer.Action, for job: JobID) -> Bool {
    running[job] == nil || !action.changesFax
  }

  /// Whether anything is under way.
  public var isBusy: Bool { !running.isEmpty }

  /// What is under way for a fax, so that its button says so.
  public func action(of job: JobID) -> Presentation.Offer.Action? { running[job] }
}

extension Presentation.Offer.Action {
  /// Whether it does more than show something that is there already.
  var changesFax: Bool {
    switch self {
    case .follow, .showReceipt: return false
    default: return true
    }
  }
}

extension Presentation.Offer {
  /// What a screen asks before something that can't be undone.
  public struct Confirmation: Sendable, Equatable {
    /// The question: what is about to be done.
    public let title: String
    /// What follows from it.
    public let message: String
    /// The button that does it.
    public let label: String
    /// The button that does not.
    public let cancel: String
    /// Whether something is deleted or given up by it.
    public let isDestructive: Bool
  }

  /// What to ask first; nil where a tap is enough.
  public func confirmation(_ words: Words) -> Confirmation? {
    guard isFinal else { return nil }
    return Confirmation(
      title: label, message: consequence, label: label, cancel: words(.cancel),
      isDestructive: action.givesUp)
  }
}

extension Presentation.Offer.Action {
  fileprivate var givesUp: Bool {
    switch self {
    case .withdraw, .forget, .settle(.writtenOff): return true
    default: return false
    }
  }
}
