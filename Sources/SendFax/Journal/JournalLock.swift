import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Says that a journal is open, so that nobody replaces its file under another process.
///
/// Everyone who has the journal open holds it shared; who mends a damaged one holds it alone. The
/// system takes it back when a process dies.
final class JournalLock: Sendable {
  private let descriptor: Int32

  init(path: String) throws {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw OutboxFolder.unwritable(errno) }
  }

  deinit { close(descriptor) }

  /// Holds it together with others; false where someone has it alone.
  func share() throws -> Bool { try take(LOCK_SH) }

  /// Holds it alone; false where others have it, and then it is not held at all.
  func seize() throws -> Bool { try take(LOCK_EX) }

  private func take(_ kind: Int32) throws -> Bool {
    while flock(descriptor, kind | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return false
      default: throw OutboxFolder.unwritable(errno)
      }
    }
    return true
  }
}
