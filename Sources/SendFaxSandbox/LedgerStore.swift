import Foundation
import SendFaxAPI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The ledger in a file: written beside it, synced, and put in its place in one step.
struct LedgerStore: Sendable {
  var path: String

  private struct Contents: Codable {
    var version = 1
    var offset: TimeInterval
    var ledger: SendFaxSandbox.Ledger
    var scenarios: [SendFaxSandbox.Scenario]
  }

  /// Goes on from the file; one that can't be read is put aside.
  func restore(_ service: inout Service) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    guard let contents = try? OutsideJSON.decode(Contents.self, from: data),
      contents.version == 1
    else {
      rename(path, path + ".unreadable")
      return
    }
    service.ledger = contents.ledger
    service.scenarios = contents.scenarios
    service.clock.restore(offset: contents.offset)
  }

  /// Keeps the ledger. A failure leaves the older file: a sandbox goes on without its memory.
  func save(_ service: Service) {
    let contents = Contents(
      offset: service.clock.offset, ledger: service.ledger, scenarios: service.scenarios)
    guard let data = try? JSONEncoder().encode(contents) else { return }
    let temporary = path + ".new"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let isWritten = LedgerStore.write(data, to: file) && fsync(file) == 0
    close(file)
    if isWritten { rename(temporary, path) } else { unlink(temporary) }
  }

  private static func write(_ data: Data, to file: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Glibc)
          let count = Glibc.write(file, part.baseAddress, part.count)
        #else
          let count = Darwin.write(file, part.baseAddress, part.count)
        #endif
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}
