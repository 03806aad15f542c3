#if canImport(Glibc)
  import Glibc

  private let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#else
  import Darwin

  private let files = RLIMIT_NOFILE
#endif

/// How many descriptors this process may have.
enum DescriptorLimit {
  /// Raises the soft limit as far as `wanted` and the hard limit allow, and returns where it is then.
  static func raise(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0 else { return 256 }
    let most = min(rlim_t(wanted), limit.rlim_max)
    if limit.rlim_cur < most {
      let before = limit.rlim_cur
      limit.rlim_cur = most
      if setrlimit(files, &limit) != 0 { limit.rlim_cur = before }
    }
    return Int(min(limit.rlim_cur, rlim_t(Int32.max)))
  }
}
