/// One challenge of a `WWW-Authenticate` field: a scheme and what it needs (RFC 9110 §11.6.1).
///
/// ```swift
/// let challenges = AuthenticationChallenges([#"Basic realm="simple", Payment id="a""#])
/// challenges.read.first { $0.isScheme("payment") }?["id"]      // "a"
/// ```
public struct AuthenticationChallenge: Sendable, Hashable {
  /// The scheme as it was written.
  public let scheme: String
  /// The parameters by their lower-case names, quotes and escapes undone.
  public let parameters: [String: String]
  /// The single value that some schemes send in place of parameters.
  public let token68: String?

  /// Creates a challenge; names of parameters are lower case.
  public init(scheme: String, parameters: [String: String] = [:], token68: String? = nil) {
    self.scheme = scheme
    self.parameters = parameters
    self.token68 = token68
  }

  /// Whether it is of that scheme; case makes no difference.
  public func isScheme(_ name: String) -> Bool {
    scheme.utf8.count == name.utf8.count && scheme.lowercased() == name.lowercased()
  }

  /// The value of a parameter, named in lower case.
  public subscript(name: String) -> String? { parameters[name] }
}
