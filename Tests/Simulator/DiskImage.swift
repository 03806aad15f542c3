import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An outbox's folder as a sudden end leaves it.
enum DiskImage {
  /// Copies the files as they are this instant: what is committed is there, what is not is not.
  ///
  /// The copies are as old as the simulated `date`, so that what is left lying about ages with them.
  static func copy(_ folder: String, to new: String, date: Date, without suffix: String? = nil) {
    mkdir(new, 0o700)
    for name in names(in: folder) {
      let (from, to) = ("\(folder)/\(name)", "\(new)/\(name)")
      var status = stat()
      guard lstat(from, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        copy(from, to: to, date: date)
      } else if !name.hasSuffix("-shm"), suffix.map(name.hasSuffix) != true {
        // What the reserve holds does not matter, only that it is there.
        copyFile(from, to: to, upTo: name == "reserve" ? 0 : Int(status.st_size))
      }
      age(to, date)
    }
    age(new, date)
  }

  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func copyFile(_ from: String, to new: String, upTo size: Int) {
    let source = open(from, O_RDONLY)
    let target = open(new, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer {
      close(source)
      close(target)
    }
    guard size > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: size)
    let count = read(source, &bytes, size)
    precondition(count == size && write(target, bytes, size) == size, "the disk image is not whole")
  }

  private static func age(_ path: String, _ date: Date) {
    let time = timespec(tv_sec: Int(date.timeIntervalSince1970), tv_nsec: 0)
    utimensat(AT_FDCWD, path, [time, time], 0)
  }
}

/// A disk without room: no file grows while it is full.
enum FullDisk {
  // Only the simulating thread touches it.
  nonisolated(unsafe) private(set) static var isSet = false

  /// Lets every write of this process to a file fail from now on, or none.
  static func set(_ isFull: Bool) {
    guard isFull != isSet else { return }
    isSet = isFull
    setLimit(isFull ? 0 : rlim_t.max)
  }

  private static func setLimit(_ bytes: rlim_t) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
      let resource = RLIMIT_FSIZE
    #endif
    getrlimit(resource, &limit)
    limit.rlim_cur = min(bytes, limit.rlim_max)
    setrlimit(resource, &limit)
  }
}
