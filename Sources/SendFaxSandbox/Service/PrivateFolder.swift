import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that only this process can read, gone when it is no longer needed.
///
/// Its name holds the process, so that the next start can remove what a killed one left behind.
final class PrivateFolder: Sendable {
  let path: String
  private static let prefix = "sendfax-sandbox-"

  /// Chooses a name and removes the folders of dead processes.
  init() {
    let base = NSTemporaryDirectory()
    PrivateFolder.removeStale(in: base)
    path = "\(base)/\(PrivateFolder.prefix)\(getpid())-\(UUID().uuidString.prefix(8))"
  }

  deinit { remove() }

  /// A path for a new file; the folder is made when it is needed, and again after it was removed.
  func newPath(_ type: String) -> String {
    mkdir(path, 0o700)
    return "\(path)/\(UUID().uuidString).\(type)"
  }

  /// Removes the folder and what is in it.
  func remove() {
    // Nothing of value is lost where this fails: the next start removes it.
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func removeStale(in base: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
      guard let id = pid_t(process), id != getpid(), kill(id, 0) != 0, errno == ESRCH else {
        continue
      }
      try? FileManager.default.removeItem(atPath: "\(base)/\(name)")
    }
  }
}
