#if canImport(Glibc)
  import Glibc

  /// Takes from this process, for good, what reading a letter does not need: what it inherited, memory,
  /// time, core files and, should it be subverted, writing to files.
  func limitThisProcess() {
    // posix_spawn can't do it: the C library's module lacks `addclosefrom_np`.
    for descriptor in inheritedDescriptors() { close(descriptor) }
    limit(RLIMIT_AS, to: 512 << 20)
    limit(RLIMIT_CPU, to: 10)
    limit(RLIMIT_CORE, to: 0)
    limit(RLIMIT_FSIZE, to: 0)
  }

  /// What there may be beside the standard three; a number is as high as the parent's limit allowed.
  private func inheritedDescriptors() -> [Int32] {
    var found = Array(Int32(3)..<1024)
    guard let folder = opendir("/proc/self/fd") else { return found }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let descriptor = Int32(name), descriptor >= 1024 { found.append(descriptor) }
    }
    return found
  }

  private func limit(_ resource: __rlimit_resource, to most: rlim_t) {
    var value = rlimit(rlim_cur: most, rlim_max: most)
    setrlimit(__rlimit_resource_t(resource.rawValue), &value)
  }
#elseif os(macOS)
  import Darwin

  /// Takes from this process, for good, what reading a letter does not need. macOS does not hold a
  /// process to an address space, so there only time is limited.
  func limitThisProcess() {
    limit(RLIMIT_CPU, to: 10)
    limit(RLIMIT_CORE, to: 0)
    limit(RLIMIT_FSIZE, to: 0)
  }

  private func limit(_ resource: Int32, to most: rlim_t) {
    var value = rlimit(rlim_cur: most, rlim_max: most)
    setrlimit(resource, &value)
  }
#endif
