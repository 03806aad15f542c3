/// Every challenge of an answer: those that can be read, and why the others can't.
///
/// ```swift
/// let challenges = AuthenticationChallenges(response.fields)
/// for refusal in challenges.refused { print(refusal) }     // what is wrong, nothing of what was sent
/// ```
///
/// Several challenges may share a line and one field may come on several lines (RFC 9110 §11.6.1, where
/// a comma separates both challenges and parameters). Schemes and names of parameters are without
/// regard to case; blanks and tabs may stand around `=` and `,`; empty list elements are skipped.
///
/// - Guaranteed: every line is read once from left to right, in time linear in its length; no input
///   traps; a broken challenge leaves the readable ones before it, and after it where a comma outside
///   quotes shows where the next begins.
/// - Not guaranteed: that a scheme or parameter means anything.
public struct AuthenticationChallenges: Sendable, Hashable {
  /// The longest challenge that is read, in bytes.
  public static let challengeLimit = 16 << 10
  /// The longest line that is read, in bytes.
  public static let lineLimit = 64 << 10

  /// The challenges that can be read, in their order.
  public let read: [AuthenticationChallenge]
  /// The challenges that can't.
  public let refused: [Refusal]

  /// Reads the lines of a `WWW-Authenticate` field.
  public init(_ lines: [String]) {
    var read: [AuthenticationChallenge] = []
    var refused: [Refusal] = []
    for line in lines {
      guard line.utf8.count <= AuthenticationChallenges.lineLimit else {
        refused.append(Refusal(scheme: nil, reason: .tooLong))
        continue
      }
      var reader = ChallengeReader(line)
      guard !reader.hasControlCharacter else {
        refused.append(Refusal(scheme: nil, reason: .controlCharacter))
        continue
      }
      reader.readLine()
      read += reader.read
      refused += reader.refused
    }
    self.read = read
    self.refused = refused
  }

  /// Reads the `WWW-Authenticate` fields of an answer.
  public init(_ fields: HTTPFields) { self.init(fields.values(of: "WWW-Authenticate")) }

  /// A challenge, or a whole line, that can't be read.
  public struct Refusal: Sendable, Hashable, CustomStringConvertible {
    /// What is wrong with it.
    public enum Reason: String, Sendable, CaseIterable {
      /// Longer than ``AuthenticationChallenges/challengeLimit`` or
      /// ``AuthenticationChallenges/lineLimit``.
      case tooLong = "is too long"
      /// A character that no field's value may hold (RFC 9110 §5.5), tabs aside.
      case controlCharacter = "has a control character"
      /// A quoted string that the line's end cuts off.
      case unterminatedQuote = "has a quote without an end"
      /// One name twice, in whatever case: which of them counts is anybody's guess.
      case duplicateParameter = "has a parameter twice"
      /// Something else than `name=value` between two commas.
      case malformedParameter = "has a parameter without a name, a value or a comma"
      /// A parameter that belongs to no challenge.
      case noScheme = "begins with a parameter"
      /// The single value of some schemes (`token68`) beside parameters, which RFC 9110 excludes.
      case token68WithParameters = "has parameters after a token"
    }

    /// Its scheme, where that much could be read.
    public let scheme: String?
    /// What is wrong.
    public let reason: Reason

    /// A clause for a log: the scheme and what is wrong, nothing else of what was sent.
    public var description: String {
      "a challenge\(scheme.map { " of the scheme \($0.prefix(40))" } ?? "") \(reason.rawValue)"
    }
  }
}
