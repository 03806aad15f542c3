import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The time since boot, sleep included, and a name for the boot it counts from.
enum BootClock {
  static func uptimeMilliseconds() -> Int64 {
    #if os(Linux)
      let source = CLOCK_BOOTTIME
    #else
      let source = CLOCK_MONOTONIC  // counts sleep on Apple's systems
    #endif
    var time = timespec()
    clock_gettime(source, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// A boot that can't be named equals no other, so that uptimes are never compared across boots; its
  /// name says so, because another one is then no proof of a restart.
  static let identity = named(systemIdentity())

  static func named(_ boot: String?) -> String {
    guard let boot, !boot.isEmpty else { return Moment.unnamedBoot + UUID().uuidString }
    return boot
  }

  private static func systemIdentity() -> String? {
    #if os(Linux)
      guard let bytes = FileManager.default.contents(atPath: "/proc/sys/kernel/random/boot_id")
      else { return nil }
      return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    #else
      var size = 0
      guard sysctlbyname("kern.bootsessionuuid", nil, &size, nil, 0) == 0, size > 1 else {
        return nil
      }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("kern.bootsessionuuid", &bytes, &size, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #endif
  }
}
