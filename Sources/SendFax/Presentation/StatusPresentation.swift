import SendFaxAPI

/// What is said of a fax of which only the service's answer is known, as `sendfax status` asks for it.
///
/// ```swift
/// let shown = StatusPresentation(of: answer.value)
/// shown.title         // "Sending"
/// ```
public struct StatusPresentation: Sendable, Equatable {
  /// Where it stands, in a few words.
  public let title: String
  /// What that means, in a sentence or two.
  public let sentence: String
  /// Where it stands, in two or three lower-case words.
  public let stateWord: String
  /// How it fares.
  public let mood: Presentation.Mood
  /// The service's own word for a failure, in a sentence.
  public let failureWord: String?

  /// What is shown of an answer.
  public init(of fax: Fax, in context: Presentation.Context = .init()) {
    self.init(of: fax.status, failureReason: fax.failureReason, in: context)
  }

  /// What is shown of a status alone.
  public init(
    of status: FaxStatus, failureReason: String? = nil, in context: Presentation.Context = .init()
  ) {
    let words = context.words
    let story = Story(of: status, failureReason: failureReason, words)
    title = story.title
    sentence = story.sentence
    stateWord = story.stateWord
    mood = story.mood
    let reason = status == .failed ? failureReason : nil
    failureWord = reason.map { words(.noticeFailureWord, [.word: .text($0)]) }
  }
}
