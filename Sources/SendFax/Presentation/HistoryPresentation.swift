import SendFaxAPI

/// The list of faxes: money in doubt before all others, then by age.
///
/// ```swift
/// let shown = HistoryPresentation(of: faxes, at: clock.now(), in: context)
/// for section in shown.sections { print(section.title, section.rows.count) }
/// ```
public struct HistoryPresentation: Sendable, Equatable {
  /// Faxes that belong together.
  public struct Section: Sendable, Equatable, Identifiable {
    /// Its heading.
    public let title: String
    /// Its faxes.
    public let rows: [Row]
    /// The heading names it.
    public var id: String { title }
  }

  /// One fax in the list.
  public struct Row: Sendable, Equatable, Identifiable {
    /// The fax's name on this device.
    public let id: String
    /// The fax; nil where it can't be read.
    public let job: JobID?
    /// The document's name.
    public let title: String
    /// The number.
    public let number: String
    /// Where it stands, in two or three words.
    public let stateWord: String
    /// How it fares.
    public let mood: Presentation.Mood
    /// When it last changed.
    public let age: String
    /// What to do about one that can't be read.
    public let advice: String?
    /// All of it, for one who does not see it.
    public let spoken: String
    /// What to ask before a fax that can't be read is removed (``Outbox/discard(quarantined:)``).
    public let removal: Presentation.Offer.Confirmation?
  }

  /// The sections that have faxes.
  public let sections: [Section]
  /// The heading where there is none at all.
  public let emptyTitle: String
  /// What to do then.
  public let emptySentence: String

  /// What is shown of these faxes.
  public init(
    of faxes: [FaxSnapshot], quarantined: [QuarantinedFax] = [], at now: Moment,
    in context: Presentation.Context = .init()
  ) {
    let words = context.words
    emptyTitle = words(.historyEmptyTitle)
    emptySentence = words(.historyEmptySentence)
    var rows: [Words.Key: [Row]] = [:]
    rows[.historyNeedsYou] = quarantined.map { HistoryPresentation.row($0, context) }
    for fax in faxes.sorted(by: HistoryPresentation.isNewer) {
      let shown = Presentation(of: fax, at: now, in: context)
      rows[HistoryPresentation.heading(of: shown.rank), default: []].append(
        HistoryPresentation.row(fax, shown, at: now, words))
    }
    let order: [Words.Key] = [.historyNeedsYou, .historyUnderWay, .historyUnpaid, .historyOver]
    sections = order.compactMap { heading in
      guard let rows = rows[heading], !rows.isEmpty else { return nil }
      return Section(title: words(heading), rows: rows)
    }
  }

  private static func isNewer(_ a: FaxSnapshot, _ b: FaxSnapshot) -> Bool {
    if a.record.draftedAt.wall != b.record.draftedAt.wall {
      return a.record.draftedAt.wall > b.record.draftedAt.wall
    }
    return a.id < b.id
  }

  private static func heading(of rank: Presentation.Rank) -> Words.Key {
    switch rank {
    case .needsPerson: return .historyNeedsYou
    case .inDoubt, .underWay: return .historyUnderWay
    case .unpaid: return .historyUnpaid
    case .over: return .historyOver
    }
  }

  private static func row(
    _ fax: FaxSnapshot, _ shown: Presentation, at now: Moment, _ words: Words
  ) -> Row {
    let draft = fax.record.draft
    let age = words.age(now.since(fax.record.updatedAt))
    return Row(
      id: shown.id, job: fax.id, title: draft.name, number: draft.to.formatted,
      stateWord: shown.stateWord, mood: shown.mood, age: age, advice: nil,
      spoken: words(
        .historyRow,
        [
          .name: .text(draft.name), .number: .text(draft.to.formatted),
          .word: .text(shown.stateWord), .time: .text(age),
        ]), removal: nil)
  }

  private static func row(
    _ lost: QuarantinedFax, _ context: Presentation.Context
  ) -> Row {
    let shown = Presentation(quarantined: lost, in: context)
    return Row(
      id: lost.name, job: nil, title: shown.title, number: lost.name, stateWord: shown.stateWord,
      mood: shown.mood, age: "", advice: shown.sentence,
      spoken: "\(shown.title). \(shown.sentence)",
      removal: .init(
        title: shown.title, message: context.words(.offerForgetEvidenceWhy),
        label: context.words(.offerForget), cancel: context.words(.cancel), isDestructive: true))
  }
}
