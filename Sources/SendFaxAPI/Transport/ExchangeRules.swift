import Foundation

/// What every transport refuses to send, and what it calls itself.
package enum ExchangeRules {
  /// This library's version, as it stands in the User-Agent.
  package static let version = "0.1.0"

  #if os(Linux)
    private static let system = "Linux"
  #elseif os(macOS)
    private static let system = "macOS"
  #else
    private static let system = "iOS"
  #endif

  /// The User-Agent: this library, and nothing of the program or the device that uses it.
  package static var userAgent: String { "SendFax-Swift/\(version) (\(system))" }

  /// The most bytes of header lines an answer may have.
  package static let headLimit = 64 << 10

  /// Throws where a request must not go out.
  package static func check(_ request: HTTPRequest) throws {
    guard isSecure(request.url) else {
      throw TransportFailure(
        .insecureURL, .neverSent, "The URL is neither https nor http on loopback.")
    }
    guard request.fields.allSatisfy({ isToken($0.name) && isValue($0.value) }) else {
      throw TransportFailure(.other, .neverSent, "A header field holds a line break.")
    }
    guard request.deadline > .zero else {
      throw TransportFailure(.timedOut, .neverSent, "The deadline has passed already.")
    }
  }

  /// `https` anywhere, `http` on loopback.
  static func isSecure(_ url: URL) -> Bool {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true),
      let host = parts.host, !host.isEmpty, host.utf8.allSatisfy(isHostByte)
    else { return false }
    switch parts.scheme?.lowercased() {
    case "https": return true
    case "http": return BaseURL.isLoopback(host)
    default: return false
    }
  }

  /// Not a delimiter: a decoded `%2F` in a host would show two parsers two hosts.
  private static func isHostByte(_ byte: UInt8) -> Bool {
    (0x21...0x7e).contains(byte) && !"/\\?#@%".utf8.contains(byte)
  }

  private static func isToken(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy {
        (0x21...0x7e).contains($0) && !"\"(),/:;<=>?@[\\]{}".utf8.contains($0)
      }
  }

  private static func isValue(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }
  }
}

extension Duration {
  /// Whole milliseconds, at least 1 and at most a month.
  package var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    if seconds >= 2_592_000 { return 2_592_000_000 }
    return max(1, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }
}
