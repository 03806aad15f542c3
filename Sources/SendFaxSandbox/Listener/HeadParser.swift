import Foundation
import SendFaxAPI

/// The head of a request: the request line, the fields, and what they say of the body.
enum HeadParser {
  private static let fieldLimit = 100

  static func parse(_ bytes: ArraySlice<UInt8>) throws -> RequestParser.Head {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while true {
      guard let end = rest.firstIndex(of: 10) else {
        lines.append(rest)
        break
      }
      guard end > rest.startIndex, rest[end - 1] == 13 else {
        throw RequestParser.Malformed.lineEnd
      }
      lines.append(rest[rest.startIndex..<end - 1])
      rest = rest[(end + 1)...]
    }
    guard lines.count <= fieldLimit + 1 else {
      throw RequestParser.Malformed(431, "There are too many fields. Send 100 at most.")
    }
    let (method, target, isOld) = try requestLine(lines[0])
    var fields = HTTPFields()
    for line in lines.dropFirst() {
      let (name, value) = try field(line)
      fields.append(name, value)
    }
    try checkHost(fields, isOld: isOld)
    let (authority, path, query) = try split(target)
    let options = (fields["Connection"] ?? "").utf8.split(separator: UInt8(ascii: ","))
      .map { option in String(decoding: option.filter { $0 != 32 && $0 != 9 }, as: UTF8.self) }
    let (closes, keeps) = (
      options.contains { isWord($0, "close") }, options.contains { isWord($0, "keep-alive") }
    )
    let length = try length(fields, isOld: isOld)
    return RequestParser.Head(
      method: method, authority: authority, path: path, query: query, fields: fields,
      contentLength: length,
      keepsAlive: !closes && (keeps || !isOld),
      expectsContinue: try expectsContinue(fields) && !isOld && length != 0)
  }

  /// Exactly one Host, and one that can name a machine (RFC 9112 §3.2); HTTP/1.0 may do without.
  private static func checkHost(_ fields: HTTPFields, isOld: Bool) throws {
    let hosts = fields.values(of: "Host")
    guard hosts.count == 1 || (isOld && hosts.isEmpty) else {
      throw RequestParser.Malformed(
        400, "A request has exactly one Host field, like Host: 127.0.0.1.")
    }
    guard hosts.allSatisfy({ $0.utf8.allSatisfy(isAuthority) }) else {
      throw RequestParser.Malformed(
        400, "The Host field names no machine. Write it like Host: 127.0.0.1:8080.")
    }
  }

  private static func expectsContinue(_ fields: HTTPFields) throws -> Bool {
    guard let expectation = fields["Expect"] else { return false }
    guard isWord(expectation, "100-continue") else {
      throw RequestParser.Malformed(417, "The only expectation met is 100-continue.")
    }
    return true
  }

  private static func requestLine(
    _ line: ArraySlice<UInt8>
  ) throws -> (method: String, target: String, isOld: Bool) {
    guard line.count <= RequestParser.lineLimit else {
      throw RequestParser.Malformed(414, "The request line is too long. Send 8 KiB at most.")
    }
    let words = line.split(separator: 32, omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(isToken),
      !words[1].isEmpty, words[1].allSatisfy({ (33...126).contains($0) })
    else {
      throw RequestParser.Malformed(
        400, "The request line can't be read. Write it like GET / HTTP/1.1, with single blanks.")
    }
    let version = String(decoding: words[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw RequestParser.Malformed(505, "HTTP/1.1 is spoken here. Turn HTTP/2 off.")
    }
    return (
      String(decoding: words[0], as: UTF8.self), String(decoding: words[1], as: UTF8.self),
      version == "HTTP/1.0"
    )
  }

  static func field(_ line: ArraySlice<UInt8>) throws -> (String, String) {
    guard let colon = line.firstIndex(of: 58) else {
      throw RequestParser.Malformed(400, "A field has no colon. Write it like Name: value.")
    }
    let name = line[line.startIndex..<colon]
    var value = line[(colon + 1)...]
    while let first = value.first, first == 32 || first == 9 { value = value.dropFirst() }
    while let last = value.last, last == 32 || last == 9 { value = value.dropLast() }
    guard !name.isEmpty, name.allSatisfy(isToken),
      value.allSatisfy({ $0 == 9 || ($0 >= 32 && $0 != 127) })
    else {
      throw RequestParser.Malformed(
        400,
        "A field can't be read. Write it like Name: value, on one line, without a blank before "
          + "the colon and without control characters.")
    }
    return (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
  }

  /// The body's length; nil where it is chunked. Two answers to that question are refused.
  private static func length(_ fields: HTTPFields, isOld: Bool) throws -> Int? {
    let lengths = fields.values(of: "Content-Length")
    let codings = fields.values(of: "Transfer-Encoding")
    guard lengths.count + codings.count <= 1 else {
      throw RequestParser.Malformed(
        400,
        "The length of the body is given twice. Send one Content-Length, or "
          + "Transfer-Encoding: chunked, not both.")
    }
    if let coding = codings.first {
      guard !isOld else {
        throw RequestParser.Malformed(
          400, "HTTP/1.0 has no Transfer-Encoding. Send Content-Length.")
      }
      guard isWord(coding, "chunked") else {
        throw RequestParser.Malformed(501, "The only Transfer-Encoding taken is chunked.")
      }
      return nil
    }
    guard let text = lengths.first else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw RequestParser.Malformed(400, "Content-Length is not a number. Send digits only.")
    }
    guard text.utf8.count <= 15, let length = Int(text) else {
      throw RequestParser.Malformed(413, "Content-Length is beyond what anybody sends.")
    }
    return length
  }

  /// The parts of an origin-form or absolute-form target.
  private static func split(
    _ target: String
  ) throws -> (authority: String?, path: String, query: String) {
    var rest = Substring(target)
    var authority: String?
    if !rest.hasPrefix("/") {
      let lowered = rest.lowercased()
      guard lowered.hasPrefix("http://") || lowered.hasPrefix("https://"),
        let scheme = rest.range(of: "://")
      else {
        throw RequestParser.Malformed(400, "The target is not a path. Write it like GET /path.")
      }
      rest = rest[scheme.upperBound...]
      authority = String(rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" })
      rest = rest.dropFirst(authority?.count ?? 0)
      if !rest.hasPrefix("/") { rest = "/" + rest }
    }
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    let query = rest.dropFirst(path.count).dropFirst().prefix { $0 != "#" }
    return (authority, String(path), String(query))
  }

  /// Without regard to the case of ASCII alone: the Kelvin sign is a small k to `lowercased()`, and a
  /// coding that we take for chunked and a proxy does not hides a second request in the body.
  private static func isWord(_ text: String, _ word: String) -> Bool {
    text.utf8.count == word.utf8.count
      && zip(text.utf8, word.utf8).allSatisfy { (65...90).contains($0) ? $0 | 32 == $1 : $0 == $1 }
  }

  /// What a host and its port are written with (RFC 3986 §3.2.2).
  private static func isAuthority(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122: return true
    default: return "-._~!$&'()*+,;=%[]:".utf8.contains(byte)
    }
  }

  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122: return true
    case 33, 35...39, 42, 43, 45, 46, 94, 95, 96, 124, 126: return true
    default: return false
    }
  }
}
