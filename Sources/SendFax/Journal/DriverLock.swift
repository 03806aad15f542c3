import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The right to drive one fax, held by one process; the system takes it back when the process dies.
final class DriverLock: Sendable {
  private let descriptor: Int32

  /// Takes the lock, or returns nil where another holds it.
  init?(path: String) throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw OutboxFolder.unwritable(errno) }
    self.descriptor = descriptor
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return nil
      default: throw OutboxFolder.unwritable(errno)
      }
    }
  }

  deinit {
    // A child that is just being started has the descriptor too, and would keep the lock a while longer.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
