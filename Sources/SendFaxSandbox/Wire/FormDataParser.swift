import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads `multipart/form-data` (RFC 7578, RFC 2046 §5.1) piece by piece; pure, bytes in, events out.
struct FormDataParser {
  /// What a piece of the body held.
  enum Event: Equatable {
    case part(name: String, fileName: String?)
    case bytes([UInt8])
    case endOfPart
    case end
  }

  /// Why a body can't be read; the text goes into the problem document.
  struct Malformed: Error, Equatable {
    var detail: String
  }

  private enum State {
    case preamble, head, body, finished
  }

  private static let headLimit = 16 << 10
  private let delimiter: [UInt8]
  private var state = State.preamble
  // The first delimiter may stand at the very start, where no line break precedes it.
  private var pending: [UInt8] = [13, 10]

  /// Creates a parser, or nil where the content type is no multipart/form-data with a boundary.
  init?(contentType: String?) {
    guard let contentType, let boundary = FormDataParser.boundary(contentType) else { return nil }
    delimiter = Array("\r\n--\(boundary)".utf8)
  }

  /// Takes the next bytes and hands over what they complete.
  mutating func feed(
    _ bytes: UnsafeRawBufferPointer, _ take: (Event) throws -> Void
  ) throws {
    guard state != .finished else { return }
    pending.append(contentsOf: bytes)
    while try step(take) {}
  }

  /// Says that no byte follows.
  func finish() throws {
    guard state == .finished else {
      throw Malformed(detail: "The form ends before its last boundary.")
    }
  }

  /// Whether there may be more to do with what is pending.
  private mutating func step(_ take: (Event) throws -> Void) throws -> Bool {
    switch state {
    case .finished: return false
    case .preamble, .body:
      let inBody = state == .body
      guard let found = FormDataParser.find(delimiter, in: pending, from: 0) else {
        let sure = pending.count - delimiter.count + 1
        guard sure > 0 else { return false }
        if inBody { try take(.bytes(Array(pending[..<sure]))) }
        pending.removeFirst(sure)
        return false
      }
      if inBody {
        if found > 0 { try take(.bytes(Array(pending[..<found]))) }
        try take(.endOfPart)
      }
      pending.removeFirst(found + delimiter.count)
      state = .head
      return true
    case .head:
      if pending.starts(with: [45, 45]) {
        state = .finished
        pending = []
        try take(.end)
        return false
      }
      guard let end = FormDataParser.find([13, 10, 13, 10], in: pending, from: 0) else {
        guard pending.count <= FormDataParser.headLimit else {
          throw Malformed(detail: "The head of a part is too long.")
        }
        return false
      }
      try take(part(String(decoding: pending[..<end], as: UTF8.self)))
      pending.removeFirst(end + 4)
      state = .body
      return true
    }
  }

  private func part(_ head: String) throws -> Event {
    let lines = head.components(separatedBy: "\r\n").dropFirst()
    let disposition = lines.first { $0.lowercased().hasPrefix("content-disposition:") }
    guard let disposition else {
      throw Malformed(detail: "A part has no Content-Disposition.")
    }
    let value = disposition.drop { $0 != ":" }.dropFirst()
    let parameters = FormDataParser.parameters(String(value))
    guard parameters.kind == "form-data", let name = parameters.values["name"] else {
      throw Malformed(detail: "A part is not form-data with a name.")
    }
    return .part(name: name, fileName: parameters.values["filename"])
  }

  private static func boundary(_ contentType: String) -> String? {
    let parameters = parameters(contentType)
    guard parameters.kind == "multipart/form-data", let boundary = parameters.values["boundary"],
      (1...70).contains(boundary.utf8.count), boundary.last != " "
    else { return nil }
    return boundary
  }

  /// `kind; name=value; name="quoted"`; WHATWG's percent escapes stay as they are.
  static func parameters(_ text: String) -> (kind: String, values: [String: String]) {
    var pieces: [String] = [""]
    var quoted = false
    for character in text {
      if character == "\"" { quoted.toggle() }
      if character == ";" && !quoted {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    var values: [String: String] = [:]
    for piece in pieces.dropFirst() {
      guard let equals = piece.firstIndex(of: "=") else { continue }
      let name = piece[..<equals].trimmingCharacters(in: .whitespaces).lowercased()
      var value = piece[piece.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
        value = String(value.dropFirst().dropLast())
      }
      if values[name] == nil { values[name] = value }
    }
    return (pieces[0].trimmingCharacters(in: .whitespaces).lowercased(), values)
  }

  /// memchr and memcmp, since a loop over 20 MB takes seconds in a debug build.
  private static func find(_ needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBytes { hay in
      needle.withUnsafeBytes { needle in
        guard let base = hay.baseAddress, let wanted = needle.baseAddress else { return nil }
        var at = start
        while at + needle.count <= hay.count {
          let room = hay.count - needle.count + 1 - at
          guard let hit = memchr(base + at, Int32(needle[0]), room) else { return nil }
          at = UnsafeRawPointer(hit) - base
          if memcmp(base + at, wanted, needle.count) == 0 { return at }
          at += 1
        }
        return nil
      }
    }
  }
}
