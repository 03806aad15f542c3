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

  private static func requests(_ bytes: [UInt8], step: Int) -> [String] {
    var parser = RequestParser()
    var out: [String] = [], body: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: max(step, 1)) {
      bytes[start..<min(bytes.count, start + max(step, 1))].withUnsafeBytes { parser.feed($0) }
      do {
        while let event = try parser.next() {
          switch event {
          case .head(let head):
            demand(!head.path.isEmpty, "a path is not empty")
            out.append("\(head)")
          case .body(let bytes): body += bytes
          case .end:
            out.append("\(body)")
            body = []
          }
        }
      } catch { return out + ["\(body)", "\(error)"] }
    }
    return out + ["\(body)"]
  }

  private static func form(_ bytes: [UInt8], step: Int) -> [String] {
    guard var parser = FormDataParser(contentType: "multipart/form-data; boundary=b") else {
      fatalError("a literal content type is one")
    }
    var out: [String] = [], contents: [UInt8] = []
    do {
      for start in stride(from: 0, to: bytes.count, by: max(step, 1)) {
        try bytes[start..<min(bytes.count, start + max(step, 1))].withUnsafeBytes { piece in
          try parser.feed(piece) { event in
            if case .bytes(let more) = event {
              contents += more
            } else {
              out += ["\(contents)", "\(event)"]
              contents = []
            }
          }
        }
      }
      try parser.finish()
    } catch { return out + ["\(error)"] }
    return out + ["\(contents)"]
  }
}
