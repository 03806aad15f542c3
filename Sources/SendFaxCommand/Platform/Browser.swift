import Foundation

#if canImport(Darwin)
  private func noAttributes() -> posix_spawnattr_t? { nil }
  private func noActions() -> posix_spawn_file_actions_t? { nil }
  private let opener = "open"
#else
  private func noAttributes() -> posix_spawnattr_t { .init() }
  private func noActions() -> posix_spawn_file_actions_t { .init() }
  private let opener = "xdg-open"
#endif

/// Shows a page with the program the system has for it.
enum Browser {
  /// Starts the opener without a shell, in a process group of its own so that Ctrl-C here does not end
  /// it, and with nothing on its standard streams. False where there is no opener.
  static func open(_ page: URL) -> Bool {
    var attributes = noAttributes()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var actions = noActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in 0...2 {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    let words: [UnsafeMutablePointer<CChar>?] = [strdup(opener), strdup(page.absoluteString), nil]
    defer { words.forEach { free($0) } }
    var child: pid_t = 0
    return posix_spawnp(&child, opener, &actions, &attributes, words, environ) == 0
  }
}
