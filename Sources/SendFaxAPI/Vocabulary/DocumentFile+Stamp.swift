import Foundation

extension DocumentFile.Stamp {
  /// The stamp in a status.
  init(_ status: stat) {
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    self.init(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino), size: Int(status.st_size),
      seconds: changed.tv_sec, nanoseconds: changed.tv_nsec)
  }
}
