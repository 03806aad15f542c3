#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The names that only this machine answers to.
enum Loopback {
  /// Whether an authority, with or without a port, names this machine. `127.evil.example` does not.
  static func isNamed(_ authority: String) -> Bool {
    let name = host(authority).lowercased()
    return name == "localhost" || name == "[::1]" || isAddress(name)
  }

  /// Whether a text is an IPv4 address of the loopback network.
  static func isAddress(_ text: String) -> Bool {
    var address = in_addr()
    return inet_pton(AF_INET, text, &address) == 1
      && UInt32(bigEndian: address.s_addr) >> 24 == 127
  }

  /// Whether a text can stand as the authority of a URL.
  static func isAuthority(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 255
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122: return true
        default: return "-.:[]".utf8.contains(byte)
        }
      }
  }

  private static func host(_ authority: String) -> Substring {
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") {
      return authority[...end]
    }
    return authority.prefix { $0 != ":" }
  }
}
