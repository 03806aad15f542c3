import Foundation
import SendFax
import SendFaxAPI
import SendFaxSandbox
import SendFaxURLSession

#if canImport(SwiftUI)
  import SendFaxUI
#endif

/// Sends a PDF by card and by wallet, to a sandbox in this process.
@main
struct Consumer {
  static func main() async throws {
    guard let path = CommandLine.arguments.dropFirst().first else {
      throw Failure("usage: Consumer FILE.pdf")
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("consumer-\(UUID().uuidString)").path
    defer { removeFolder(folder) }
    let desk = try await Desk(folder: folder)
    let document = try FaxDocument.read(path: path)
    for line in Presentation.prices(of: document.pageCount) { print(line) }
    try await desk.sendByCard(document)
    try await desk.sendByWallet(document)
    try desk.balance()
    await desk.outbox.close()
    // What an app on Apple's systems hands to its outbox; nothing goes out here.
    _ = Outbox.Configuration(folder: folder, transport: URLSessionTransport())
  }

  private static func removeFolder(_ folder: String) {
    do { try FileManager.default.removeItem(atPath: folder) } catch {
      print("The folder \(folder) could not be removed: \(error)")
    }
  }
}

/// Why the program gives up.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
