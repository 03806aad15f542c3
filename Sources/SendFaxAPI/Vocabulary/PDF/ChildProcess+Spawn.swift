#if canImport(Glibc)
  import Foundation

  extension ChildProcess {
    /// Starts a program with that standard output.
    static func spawn(_ executable: String, _ arguments: [String], output: Int32) -> pid_t? {
      var actions = posix_spawn_file_actions_t()
      guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      return CStrings.with([executable] + arguments, environment) { arguments, environment in
        var process: pid_t = 0
        let error = posix_spawn(&process, executable, &actions, nil, arguments, environment)
        return error == 0 ? process : nil
      }
    }

    private static var environment: [String] {
      let path = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]
      return path.map { ["LD_LIBRARY_PATH=\($0)"] } ?? []
    }
  }
#elseif os(macOS)
  import Foundation

  extension ChildProcess {
    /// Starts a program with that standard output, and closes every other descriptor in it.
    static func spawn(_ executable: String, _ arguments: [String], output: Int32) -> pid_t? {
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
      defer { posix_spawn_file_actions_destroy(&actions) }
      guard posix_spawnattr_init(&attributes) == 0 else { return nil }
      defer { posix_spawnattr_destroy(&attributes) }
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      return CStrings.with([executable] + arguments, []) { arguments, environment in
        var process: pid_t = 0
        let error = posix_spawn(&process, executable, &actions, &attributes, arguments, environment)
        return error == 0 ? process : nil
      }
    }
  }
#endif
