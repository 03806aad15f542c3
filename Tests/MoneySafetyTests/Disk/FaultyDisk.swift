#if os(Linux)
  import Foundation
  import Testing

  /// A disk that fails below the command's feet: a library put between the command and the C library.
  struct FaultyDisk: Sendable, CustomTestStringConvertible {
    /// What fails, and how.
    enum Kind: String, CaseIterable, Sendable {
      case syncOnce = "one fsync fails with EIO"
      case syncAlways = "every fsync fails with EIO from then on"
      case fullOnce = "one write finds the disk full"
      case fullAlways = "the disk stays full from then on"

      var isForGood: Bool { self == .syncAlways || self == .fullAlways }
      var call: String { self == .syncOnce || self == .syncAlways ? "sync" : "write" }
      var code: Int32 { self == .syncOnce || self == .syncAlways ? EIO : ENOSPC }
    }

    let kind: Kind
    /// The call that fails first, counted from 1.
    let nth: Int

    var testDescription: String { "\(kind.rawValue), at call \(nth)" }

    /// What the command's environment says of it.
    func variables(library: String, under folder: String) -> [String: String] {
      [
        "LD_PRELOAD": library, "FAULT_CALL": kind.call, "FAULT_ERRNO": "\(kind.code)",
        "FAULT_FROM": "\(nth)", "FAULT_TO": "\(kind.isForGood ? Int(Int32.max) : nth)",
        "FAULT_UNDER": folder,
      ]
    }

    /// Compiles the library with the toolchain's own clang, beside the command.
    static func library() throws -> String {
      let folder = try KillChild.place(of: "sendfax").deletingLastPathComponent()
      let source = folder.appendingPathComponent("faulty-disk.c")
      let library = folder.appendingPathComponent("faulty-disk.so")
      try Data(code.utf8).write(to: source)
      let clang = Process()
      clang.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      clang.arguments = [
        "clang", "-shared", "-fPIC", "-O1", "-o", library.path, source.path, "-ldl",
      ]
      var variables = ProcessInfo.processInfo.environment
      variables["PATH", default: "/usr/bin:/bin"] += ":/opt/swift/usr/bin"
      clang.environment = variables
      try clang.run()
      clang.waitUntilExit()
      guard clang.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
      return library.path
    }

    /// Only files under FAULT_UNDER are troubled, so that what the command prints arrives.
    private static let code = """
      #define _GNU_SOURCE
      #include <dlfcn.h>
      #include <errno.h>
      #include <stdatomic.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <string.h>
      #include <unistd.h>

      static atomic_int calls;

      static int fails(const char *call, int file) {
        const char *which = getenv("FAULT_CALL"), *under = getenv("FAULT_UNDER");
        if (!which || !under || strcmp(which, call)) return 0;
        char link[64], path[4096];
        snprintf(link, sizeof link, "/proc/self/fd/%d", file);
        ssize_t length = readlink(link, path, sizeof path - 1);
        if (length < 0) return 0;
        path[length] = 0;
        if (strncmp(path, under, strlen(under))) return 0;
        int number = atomic_fetch_add(&calls, 1) + 1;
        if (number < atoi(getenv("FAULT_FROM")) || number > atoi(getenv("FAULT_TO"))) return 0;
        errno = atoi(getenv("FAULT_ERRNO"));
        return 1;
      }

      #define REAL(name) ((__typeof__(&name)) dlsym(RTLD_NEXT, #name))
      int fsync(int file) { return fails("sync", file) ? -1 : REAL(fsync)(file); }
      int fdatasync(int file) { return fails("sync", file) ? -1 : REAL(fdatasync)(file); }
      ssize_t write(int file, const void *bytes, size_t count) {
        return fails("write", file) ? -1 : REAL(write)(file, bytes, count);
      }
      ssize_t pwrite(int file, const void *bytes, size_t count, off_t at) {
        return fails("write", file) ? -1 : REAL(pwrite)(file, bytes, count, at);
      }
      ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t at) {
        return fails("write", file) ? -1 : REAL(pwrite64)(file, bytes, count, at);
      }
      """
  }
#endif
