import Foundation

@testable import SendFaxSandbox

/// What a client sends to the sandbox. However the bytes are cut, the same comes out.
enum Wire {
  static func readRequests(_ bytes: [UInt8]) {
    demand(requests(bytes, step: bytes.count) == requests(bytes, step: 1), "cuts change nothing")
  }

  static func readForm(_ bytes: [UInt8]) {
    demand(form(bytes, step: bytes.count) == form(bytes, step: 1), "cuts change nothing")
  }

  /// What came out, with a body in one piece however it was cut.
  private enum Seen: Equatable {
    case head(RequestParser.Head)
    case part(FormDataParser.Event)
    case bytes([UInt8])
    case end
    case failed(String)
  }

  private static func requests(_ bytes: [UInt8], step: Int) -> [Seen] {
    var parser = RequestParser()
    var seen: [Seen] = [], body: [UInt8] = []
    do {
      try pieces(bytes, step) { piece in
        parser.feed(piece)
        while let event = try parser.next() {
          switch event {
          case .head(let head):
            demand(!head.path.isEmpty, "a path is not empty")
            seen.append(.head(head))
          case .body(let bytes): body += bytes
          case .end:
            seen += [.bytes(body), .end]
            body = []
          }
        }
      }
    } catch { return seen + [.bytes(body), failed(error)] }
    return seen + [.bytes(body)]
  }

  private static func form(_ bytes: [UInt8], step: Int) -> [Seen] {
    guard var parser = FormDataParser(contentType: "multipart/form-data; boundary=b") else {
      fatalError("a literal content type is one")
    }
    var seen: [Seen] = [], contents: [UInt8] = []
    do {
      try pieces(bytes, step) { piece in
        try parser.feed(piece) { event in
          if case .bytes(let more) = event {
            contents += more
          } else {
            seen += [.bytes(contents), .part(event)]
            contents = []
          }
        }
      }
      try parser.finish()
    } catch { return seen + [failed(error)] }
    return seen + [.bytes(contents)]
  }

  private static func pieces(
    _ bytes: [UInt8], _ step: Int, _ take: (UnsafeRawBufferPointer) throws -> Void
  ) rethrows {
    try bytes.withUnsafeBytes { all in
      for start in stride(from: 0, to: all.count, by: max(step, 1)) {
        try take(UnsafeRawBufferPointer(rebasing: all[start..<min(all.count, start + step)]))
      }
    }
  }

  private static func failed(_ error: any Error) -> Seen {
    switch error {
    case let malformed as RequestParser.Malformed: return .failed(malformed.detail)
    case let malformed as FormDataParser.Malformed: return .failed(malformed.detail)
    default: fatalError("a reader of bytes throws what its answer says: \(error)")
    }
  }
}
