import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Inbox {
  static let partialPrefix = ".partial-"

  /// A shared file's name, fit for ours: no path, no hidden file, no control or bidirectional characters,
  /// and short enough for every file system.
  static func safeName(_ name: String) -> String {
    let last = name.split(whereSeparator: { "/\\:".contains($0) }).last.map(String.init) ?? ""
    let scalars = last.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        return false
      default: return true
      }
    }
    let text = String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
    let parts = split(String(text.drop { $0 == "." }))
    var stem = parts.stem
    while stem.utf8.count + parts.ending.utf8.count > 200 { stem.removeLast() }
    return stem.isEmpty ? "document" + parts.ending : stem + parts.ending
  }

  /// The ending tells what a file is; it survives where a name is shortened.
  private static func split(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, "") }
    let ending = String(name[dot...])
    let isPlain = ending.dropFirst().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isPlain, (2...10).contains(ending.count) else { return (name, "") }
    return (String(name[..<dot]), ending)
  }

  /// The size of a regular file; a link, folder, pipe or device is none.
  static func size(of file: URL) throws -> Int {
    var status = stat()
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Refusal.notAFile
    }
    return Int(status.st_size)
  }

  static func isFolder(_ place: URL) -> Bool {
    var status = stat()
    return lstat(place.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func date(of place: URL) -> Date {
    var status = stat()
    guard lstat(place.path, &status) == 0 else { return .distantPast }
    #if canImport(Glibc)
      let time = status.st_mtim
    #else
      let time = status.st_mtimespec
    #endif
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// Makes the inbox's folder, for its owner alone and out of every backup.
  func prepare() throws {
    guard access(folder.path, F_OK) != 0 else { return }
    try Inbox.makeFolder(folder)
    #if os(iOS)
      do {
        try FileManager.default.setAttributes(
          [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
          ofItemAtPath: folder.path)
        var place = folder
        var values = URLResourceValues()
        values.isExcludedFromBackup = true
        try place.setResourceValues(values)
      } catch { throw Refusal.unwritable(EPERM) }
    #endif
  }

  static func makeFolder(_ place: URL) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: place.path, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch { throw Refusal.unwritable(errno == 0 ? EIO : errno) }
  }

  /// By the system, from file to file: on Apple's systems a clone where the volume has them.
  static func copy(_ file: URL, to copy: URL) throws {
    do { try FileManager.default.copyItem(atPath: file.path, toPath: copy.path) } catch {
      throw Refusal.unwritable(errno == 0 ? EIO : errno)
    }
    guard chmod(copy.path, 0o600) == 0 else { throw Refusal.unwritable(errno) }
  }

  static func sync(_ place: URL) throws {
    let descriptor = open(place.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw Refusal.unwritable(errno) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw Refusal.unwritable(errno) }
  }

  /// Removes one of our own folders; first it disappears from what waits, so that dying in the middle
  /// leaves nothing that looks whole.
  static func remove(_ place: URL) {
    let name = place.lastPathComponent
    var doomed = place
    if UUID(uuidString: name) != nil {
      doomed = place.deletingLastPathComponent().appendingPathComponent(partialPrefix + name)
      if rename(place.path, doomed.path) != 0 { doomed = place }
    }
    // Where it can't be removed now, `tidy` does it another time.
    try? FileManager.default.removeItem(atPath: doomed.path)
  }
}
