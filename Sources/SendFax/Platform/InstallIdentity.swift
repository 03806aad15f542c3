import Foundation
import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Names the device and the very folder an outbox is in, so that a copy or a restored backup is noticed.
public enum InstallIdentity {
  /// A digest of the machine's identity and the folder's place on the disk; it names neither.
  public static func current(folder: String) -> String {
    var status = stat()
    let place = stat(folder, &status) == 0 ? "\(status.st_ino)" : "-"
    return SHA256.hex(of: Data("\(machine())\n\(place)".utf8))
  }

  private static func machine() -> String {
    #if os(Linux)
      for path in ["/etc/machine-id", "/var/lib/dbus/machine-id"] {
        guard let text = FileManager.default.contents(atPath: path), !text.isEmpty else { continue }
        return String(decoding: text, as: UTF8.self)
      }
      return "unnamed"
    #elseif os(macOS)
      // Not `kern.uuid`: that names the kernel, the same on every Mac until the next update.
      var bytes = [UInt8](repeating: 0, count: 16)
      var patience = timespec(tv_sec: 1, tv_nsec: 0)
      guard gethostuuid(&bytes, &patience) == 0 else { return "unnamed" }
      return Data(bytes).base64EncodedString()
    #else
      // A phone names itself to nobody; there the folder's place alone tells a restored copy.
      return "phone"
    #endif
  }
}
