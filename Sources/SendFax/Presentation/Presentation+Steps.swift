extension Presentation {
  /// One part of a fax's way, for a row of dots or a list.
  public struct Step: Sendable, Equatable, Identifiable {
    /// How far it is gone.
    public enum Stage: String, Sendable, CaseIterable {
      /// It is over.
      case done
      /// It is where the fax stands.
      case now
      /// It is still to come.
      case later
      /// The fax ended before.
      case stopped
    }
    /// Its place, from 0.
    public let id: Int
    /// What it is, in a word.
    public let label: String
    /// How far it is gone.
    public let stage: Stage
    /// Both in words, for one who does not see it.
    public let spoken: String
  }

  static func steps(of record: FaxRecord, _ words: Words) -> [Step] {
    let labels: [Words.Key] = [.stepSaved, .stepPaid, .stepSent, .stepDelivered]
    return zip(labels, stages(of: record)).enumerated().map { index, step in
      let label = words(step.0)
      return Step(
        id: index, label: label, stage: step.1,
        spoken: words(step.1.spoken, [.label: .text(label)]))
    }
  }

  private static func stages(of record: FaxRecord) -> [Step.Stage] {
    switch record.state {
    case .drafted, .uploaded, .quoted: return [.done, .later, .later, .later]
    case .transferRequested, .transferSent, .checkoutOpened: return [.done, .now, .later, .later]
    case .accepted: return [.done, .done, .now, .later]
    case .delivered: return [.done, .done, .done, .done]
    case .failed: return [.done, .done, .stopped, .stopped]
    case .expired where record.acceptance != nil: return [.done, .done, .stopped, .stopped]
    case .needsAttention, .expired: return [.done, .stopped, .stopped, .stopped]
    // What a person said of it does not fit into steps.
    case .withdrawn, .closed: return []
    }
  }

  /// What a person who leaves this app to pay must know.
  static func comeBack(_ record: FaxRecord, at now: Moment, _ words: Words) -> String? {
    switch record.state {
    case .transferRequested where timeToApprove(record, at: now) != nil:
      return words(.comeBackWallet)
    case .checkoutOpened: return words(.comeBackPage)
    default: return nil
    }
  }
}

extension Presentation.Step.Stage {
  fileprivate var spoken: Words.Key {
    switch self {
    case .done: return .stepDone
    case .now: return .stepNow
    case .later: return .stepLater
    case .stopped: return .stepStopped
    }
  }
}

extension Presentation {
  /// What is read out when it changes.
  public var announcement: String {
    ([title, sentence, moneySentence] + notices).joined(separator: " ")
  }

  /// The upload in words, where one is running.
  public func uploading(_ words: Words) -> String? {
    uploaded.map { words(.uploading, [.value: .text(String(Int($0 * 100)))]) }
  }

  /// The evidence as text, to be sent to support: a fact a line, without the number and the document's
  /// name.
  public var evidenceText: String { evidence.map(\.line).joined(separator: "\n") }
}
