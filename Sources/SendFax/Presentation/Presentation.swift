import Foundation
import SendFaxAPI

/// What a screen or a terminal says of a fax, and what it offers: decided here, once, and only drawn
/// elsewhere.
///
/// ```swift
/// let shown = Presentation(of: snapshot, at: clock.now())
/// print(shown.title, shown.sentence, shown.moneySentence)
/// for offer in shown.offers { print(offer.label, offer.consequence) }
/// ```
///
/// - Guaranteed: no state is without words; “You were not charged.” is said only where nothing that
///   could charge is open; ``evidence`` holds neither the number nor the document's name.
/// - Not guaranteed: that an offer is still allowed when it is taken; the outbox checks again.
public struct Presentation: Sendable, Equatable, Identifiable {
  /// What the words depend on beside the fax.
  public struct Context: Sendable {
    /// The language.
    public var words: Words
    /// The ways to pay that this app has.
    public var rails: Set<Rail>
    /// Where it is shown.
    public var medium: Medium

    /// Creates a context.
    public init(
      words: Words = .english, rails: Set<Rail> = [.card, .wallet], medium: Medium = .terminal
    ) {
      self.words = words
      self.rails = rails
      self.medium = medium
    }
  }

  /// Where words are shown: a terminal is told what to type.
  public enum Medium: Sendable {
    /// A terminal: commands are named.
    case terminal
    /// A screen with buttons: none is.
    case screen
  }

  /// How a fax fares, for a colour or a symbol beside the words.
  public enum Mood: String, Sendable, CaseIterable {
    /// The person's turn, nothing at stake.
    case idle
    /// Something is going on.
    case waiting
    /// It arrived.
    case good
    /// It did not arrive.
    case bad
    /// Money may be out and the person must act.
    case attention
  }

  /// The fax's name on this device.
  public let id: String
  /// Where it stands, in a few words: `Waiting for the payment`.
  public internal(set) var title: String
  /// What that means and what to do, in a sentence or two.
  public internal(set) var sentence: String
  /// Where it stands, in two or three lower-case words for a list: `waiting for payment`.
  public internal(set) var stateWord: String
  /// How it fares.
  public internal(set) var mood: Mood
  /// What became of the money, in a sentence or two.
  public internal(set) var moneySentence: String
  /// What it costs or did cost, a line each.
  public internal(set) var priceLines: [String] = []
  /// What else is worth knowing now, a sentence or two each: delays, troubles, second payments.
  public internal(set) var notices: [String] = []
  /// What may be done next, the likeliest first.
  public internal(set) var offers: [Offer] = []
  /// Where the person can go on without this app: the payment page, or the status page once paid.
  public internal(set) var escapeHatch: URL?
  /// What a support person needs to find the money; empty as long as nothing could be paid.
  public internal(set) var evidence: [Fact] = []
  /// How much of a running upload is done, 0 to 1.
  public internal(set) var uploaded: Double?
  /// The way from the first tap to the other machine, and how far it is gone; empty where there is none.
  public internal(set) var steps: [Step] = []
  /// What a person who leaves this app to pay must know.
  public internal(set) var comeBack: String?
  /// The place in a list: the smallest first, money in doubt before all others.
  public internal(set) var rank: Rank

  /// Why a fax stands where it does in a list.
  public enum Rank: Int, Sendable, Comparable, CaseIterable {
    /// Money may be out and a person must act, or the fax can't be read.
    case needsPerson
    /// Money may be out and the machine is at work.
    case inDoubt
    /// Paid, on its way.
    case underWay
    /// Not paid; the person's turn.
    case unpaid
    /// Over.
    case over

    /// The more urgent first.
    public static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  /// Whether only the person can go on, with money perhaps out.
  public var needsAttention: Bool { rank == .needsPerson }

  /// What is shown of a fax at a moment.
  public init(of fax: FaxSnapshot, at now: Moment, in context: Context = Context()) {
    self.init(of: fax.record, at: now, in: context)
    if let trouble = fax.trouble, let notice = Presentation.notice(of: trouble, fax.record, context)
    {
      notices.insert(notice, at: 0)
    }
    uploaded = fax.progress.map { min(1, Double($0.sent) / Double(max($0.total, 1))) }
  }

  /// What is shown of a fax at a moment, without what only the running process knows.
  public init(of record: FaxRecord, at now: Moment, in context: Context = Context()) {
    let story = Story(of: record, at: now, context.words)
    id = record.job.description
    title = story.title
    sentence = story.sentence
    stateWord = story.stateWord
    mood = record.strayIntents.isEmpty ? story.mood : .attention
    moneySentence = Presentation.money(of: record, context.words)
    priceLines = Presentation.priceLines(of: record, context.words)
    notices = Presentation.notices(of: record, at: now, context.words)
    offers = Presentation.offers(for: record, at: now, in: context)
    escapeHatch = record.statusPage ?? record.payablePage
    evidence = record.evidence(context.words)
    steps = Presentation.steps(of: record, context.words)
    comeBack = Presentation.comeBack(record, at: now, context.words)
    rank = Presentation.rank(of: record)
  }

  static func rank(of record: FaxRecord) -> Rank {
    if record.state == .needsAttention || !record.strayIntents.isEmpty { return .needsPerson }
    switch record.state {
    case .transferRequested, .transferSent, .checkoutOpened: return .inDoubt
    case .accepted: return .underWay
    case .drafted, .uploaded, .quoted: return .unpaid
    default: return .over
    }
  }
}

extension Presentation {
  /// What is shown of a fax whose events can't be read (``Outbox/quarantined()``).
  public init(quarantined fax: QuarantinedFax, in context: Context = Context()) {
    let words = context.words
    id = fax.name
    title = words(.quarantinedTitle)
    sentence = words(.quarantinedSentence)
    stateWord = words(.quarantinedWord)
    mood = .attention
    moneySentence = words(.mayHaveBeenCharged)
    rank = .needsPerson
    evidence = [
      Fact(.job, fax.name, words), Fact(.reason, ShownText.clean(fax.reason) ?? "", words),
    ]
  }
}

extension FaxRecord {
  /// The service's page on which a person follows the fax; only once it is paid (rule 12).
  var statusPage: URL? {
    guard let acceptance else { return nil }
    return acceptance.statusURL ?? faxID.map { draft.base.endpoint("f/\($0.rawValue)") }
  }

  /// The Checkout page, as long as it may be paid.
  var payablePage: URL? { state == .checkoutOpened ? page?.opened.url : nil }
}
