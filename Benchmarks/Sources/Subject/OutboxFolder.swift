import Foundation
import SendFax
import SendFaxAPI

/// A folder with an outbox in it.
struct OutboxFolder {
  let path: String
  var outbox: String { path + "/outbox" }

  init(_ path: String) { self.path = path }

  static func temporary() throws -> OutboxFolder {
    let path = NSTemporaryDirectory() + "sendfax-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return OutboxFolder(path)
  }

  func remove() {
    do { try FileManager.default.removeItem(atPath: path) } catch { print("left: \(path)") }
  }

  /// Adds faxes that have ended, until there are so many.
  func fill(to count: Int) async throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let document = try Sample.document(in: path)
    let outbox = try await open()
    for index in try await outbox.faxes().count..<count {
      let fax = try await outbox.add(document, to: Sample.number(index))
      try await outbox.withdraw(fax.id)
    }
    await outbox.close()
  }

  /// Opens the outbox, and lists the newest 20.
  func list() async throws {
    let outbox = try await open()
    guard try await !outbox.faxes(limit: 20).isEmpty else { throw Misuse(message: "nothing there") }
    await outbox.close()
  }

  /// The same, and takes up what is unfinished, as an app does at its start.
  func resume() async throws {
    let outbox = try await open()
    guard try await !outbox.faxes(limit: 20).isEmpty else { throw Misuse(message: "nothing there") }
    try await outbox.resume()
    await outbox.close()
  }

  private func open() async throws -> Outbox {
    try await Outbox.open(.init(folder: outbox, transport: CurlTransport()))
  }
}
