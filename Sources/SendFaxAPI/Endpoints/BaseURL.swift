import Foundation

/// The address of the service, checked once.
///
/// ```swift
/// let base = try BaseURL("https://sendfax.sh")
/// base.endpoint("api/v1/faxes")          // https://sendfax.sh/api/v1/faxes
/// ```
///
/// `https`, or `http` on loopback; a path is kept, a trailing slash makes no difference; user info,
/// query and fragment are refused.
///
/// - Throws: ``FaxError/Code-swift.struct/baseURLInvalid``.
public struct BaseURL: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The service itself, `https://sendfax.sh`.
  public static let production = BaseURL(unchecked: "https://sendfax.sh", isLoopback: false)

  /// The normalised text, without a trailing slash.
  public let description: String
  /// Whether the host is this machine (127.0.0.0/8, `[::1]` or `localhost`).
  public let isLoopback: Bool

  private init(unchecked text: String, isLoopback: Bool) {
    self.description = text
    self.isLoopback = isLoopback
  }

  /// Checks and normalises a base URL.
  public init(_ text: String) throws {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      let host = parts.host?.lowercased(), !host.isEmpty
    else { throw BaseURL.refused("“\(text.prefix(80))” is not a URL like https://sendfax.sh.") }
    let loopback = BaseURL.isLoopback(host)
    guard scheme == "https" || (scheme == "http" && loopback) else {
      throw BaseURL.refused(
        "The service's URL must begin with https:// (http is for loopback only).")
    }
    guard parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil else {
      throw BaseURL.refused("The service's URL must have no user, query or fragment.")
    }
    var path = parts.percentEncodedPath
    while path.hasSuffix("/") { path.removeLast() }
    guard !path.contains("//"),
      !path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." })
    else { throw BaseURL.refused("The service's URL has a path that can't be used.") }
    let isDefaultPort = parts.port == (scheme == "https" ? 443 : 80)
    let port = parts.port.flatMap { isDefaultPort ? nil : ":\($0)" } ?? ""
    self.init(unchecked: "\(scheme)://\(host)\(port)\(path)", isLoopback: loopback)
    guard URL(string: description) != nil else {
      throw BaseURL.refused("“\(text.prefix(80))” is not a URL like https://sendfax.sh.")
    }
  }

  /// The URL of a path below the base; `path` is ours, never a server's or a person's text.
  public func endpoint(_ path: String) -> URL {
    guard let url = URL(string: "\(description)/\(path)") else {
      preconditionFailure("\(path) is a literal of this module and makes a URL")
    }
    return url
  }

  /// Whether a host, as URLComponents gives it, is this machine.
  static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "[::1]" || host == "::1" { return true }
    let octets = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return octets.count == 4 && octets[0] == 127 && !octets.contains(nil)
  }

  private static func refused(_ message: String) -> FaxError { FaxError(.baseURLInvalid, message) }

  /// Decodes and checks again.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
