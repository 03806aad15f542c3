import SendFaxAPI
import TestSupport
import Testing

@testable import SendFax

@Suite(.timeLimit(.minutes(4)))
struct DriverLockTests {
  @Test func `one holds it, and gives it back by letting go`() throws {
    let folder = try TemporaryFolder()
    var lock = try DriverLock(path: folder.path("driver"))
    #expect(lock != nil)
    #expect(try DriverLock(path: folder.path("driver")) == nil)
    withExtendedLifetime(lock) {}
    lock = nil
    #expect(try DriverLock(path: folder.path("driver")) != nil)
  }

  @Test func `a process that dies gives it back, and one that lives keeps others out`() async throws
  {
    let folder = try TemporaryFolder()
    let path = folder.path("driver")
    await #expect(processExitsWith: .success) { [path = path as String] in
      guard try DriverLock(path: path) != nil else { throw CancellationError() }
    }
    let lock = try #require(try DriverLock(path: path))
    await #expect(processExitsWith: .success) { [path = path as String] in
      guard try DriverLock(path: path) == nil else { throw CancellationError() }
    }
    withExtendedLifetime(lock) {}
  }

  @Test func `a folder that is not there is an error, not a lock that somebody has`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FaxError.self) { try DriverLock(path: folder.path("none/driver")) }
  }
}
