import Foundation
import SendFaxAPI

/// `Sender send|upload URL FILE`: an upload, by a program that has no outbox.
enum Upload {
  static func run(_ arguments: [String]) async throws {
    switch (arguments.first, arguments.dropFirst().map { $0 }) {
    case ("send", let rest) where rest.count == 2: try await send(rest[1], to: rest[0])
    case ("upload", let rest) where rest.count == 2: try await upload(rest[1], to: rest[0])
    default: throw Misuse(message: "usage: Sender send|upload URL FILE")
    }
  }

  /// Sends a body that is on the disk already, as every claim does.
  static func send(_ path: String, to url: String) async throws {
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard let url = URL(string: url), let size else { throw Misuse(message: "no such file or URL") }
    let request = HTTPRequest(.post, url, body: .file(path: path, length: size))
    let response = try await CurlTransport().exchange(request)
    guard response.status == 200 else { throw Misuse(message: "answered \(response.status)") }
  }

  /// All there is to do before the price is known: reads and checks the document, counts its pages,
  /// writes the request to the disk, and sends it.
  static func upload(_ path: String, to url: String) async throws {
    let body = "\(path).body-\(ProcessInfo.processInfo.processIdentifier)"
    defer { unlink(body) }
    let request = try MultipartBody.write(
      document: .read(path: path), to: FaxNumber("+16135550100"), into: body)
    let client = SendFaxClient(base: try BaseURL(url), transport: CurlTransport())
    guard try await client.upload(request).value.pageCount == 1 else {
      throw Misuse(message: "answered another number of pages")
    }
  }
}

/// Arguments that can't be used, or an answer that is not what it must be.
struct Misuse: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
