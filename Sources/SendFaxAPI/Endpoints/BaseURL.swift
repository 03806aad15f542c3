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
    // Only characters that every URL parser reads alike: a backslash, a percent sign or a blank can
    // make two of them see two hosts.
    let authority = BaseURL.authority(of: text)
    let host = BaseURL.host(of: authority).lowercased()
    guard text.utf8.count <= 2048, text.utf8.allSatisfy(BaseURL.isPlain),
      let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      parts.host != nil, BaseURL.isHost(host)
    else {
      throw BaseURL.refused(
        "The service's URL must look like https://sendfax.sh, without user, query or fragment.")
    }
    let loopback = BaseURL.isLoopback(host)
    guard scheme == "https" || (scheme == "http" && loopback) else {
      throw BaseURL.refused(
        "The service's URL must begin with https:// (http is for loopback only).")
    }
    guard let port = BaseURL.port(of: authority, host: host) else {
      throw BaseURL.refused("The service's URL has a port that can't be used.")
    }
    var path = parts.percentEncodedPath
    while path.hasSuffix("/") { path.removeLast() }
    guard !path.contains("//"), !path.contains(":"),
      !path.split(separator: "/").contains(where: { $0 == "." || $0 == ".." })
    else { throw BaseURL.refused("The service's URL has a path that can't be used.") }
    let isDefaultPort = port == 0 || port == (scheme == "https" ? 443 : 80)
    self.init(
      unchecked: "\(scheme)://\(host)\(isDefaultPort ? "" : ":\(port)")\(path)",
      isLoopback: loopback)
  }

  /// The URL of a path below the base; `path` is ours, never a server's or a person's text.
  public func endpoint(_ path: String) -> URL {
    guard let url = URL(string: "\(description)/\(path)") else {
      preconditionFailure("\(path) is a literal of this module and makes a URL")
    }
    return url
  }

  /// The host in lower case, an IPv6 one in brackets.
  var host: String { URLComponents(string: description)?.host ?? "" }

  /// Whether a URL has the scheme, host and port of the base, and no user.
  func isOrigin(of url: URL) -> Bool {
    guard let own = URLComponents(string: description),
      let other = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return false }
    func port(_ parts: URLComponents) -> Int {
      parts.port ?? (parts.scheme?.lowercased() == "https" ? 443 : 80)
    }
    return other.user == nil && other.password == nil && own.scheme == other.scheme?.lowercased()
      && own.host == other.host?.lowercased() && port(own) == port(other)
  }

  /// Whether a host, as URLComponents gives it, is this machine.
  package static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased()
    if host == "localhost" || host == "[::1]" || host == "::1" { return true }
    let octets = host.split(separator: ".", omittingEmptySubsequences: false)
    return octets.count == 4 && octets[0] == "127" && octets.allSatisfy(isOctet)
  }

  /// 0 to 255 without a sign or a leading zero, which some resolvers read as octal.
  private static func isOctet(_ text: Substring) -> Bool {
    guard let value = UInt8(text) else { return false }
    return String(value) == text
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default: return "-._~:/[]".utf8.contains(byte)
    }
  }

  /// What stands between `//` and the path.
  private static func authority(of text: String) -> String {
    guard let start = text.range(of: "://") else { return "" }
    return String(text[start.upperBound...].prefix { $0 != "/" })
  }

  /// An authority without its port.
  private static func host(of authority: String) -> String {
    guard authority.hasPrefix("[") else { return String(authority.prefix { $0 != ":" }) }
    return authority.firstIndex(of: "]").map { String(authority[...$0]) } ?? ""
  }

  private static func isHost(_ host: String) -> Bool {
    if host.hasPrefix("["), host.hasSuffix("]"), host.utf8.count > 2 {
      return host.dropFirst().dropLast().utf8.allSatisfy { ":0123456789abcdef.".utf8.contains($0) }
    }
    return !host.isEmpty && !host.hasPrefix(".") && !host.hasPrefix("-")
      && !host.contains("..") && !host.contains { "~:/[]".contains($0) }
  }

  /// The port an authority names, 0 where it names none, nil where it can't be one.
  private static func port(of authority: String, host: String) -> Int? {
    let rest = authority.dropFirst(host.utf8.count)
    if rest.isEmpty || rest == ":" { return 0 }
    let digits = rest.dropFirst()
    guard rest.first == ":", digits.utf8.count <= 5, digits.allSatisfy(\.isNumber),
      let port = Int(digits), (1...65535).contains(port)
    else { return nil }
    return port
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
