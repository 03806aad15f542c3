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
        throw RequestParser.Malformed(400, "A line does not end with CRLF.")
      }
      lines.append(rest[rest.startIndex..<end - 1])
      rest = rest[(end + 1)...]
    }
    guard lines.count <= fieldLimit + 1 else {
      throw RequestParser.Malformed(431, "There are too many fields.")
    }
    let (method, target, isOld) = try requestLine(lines[0])
    var fields = HTTPFields()
    for line in lines.dropFirst() {
      let (name, value) = try field(line)
      fields.append(name, value)
    }
    guard isOld || fields.values(of: "Host").count == 1 else {
      throw RequestParser.Malformed(400, "A request has exactly one Host field.")
    }
    let (path, query) = try split(target)
    let connection = (fields["Connection"] ?? "").lowercased()
    let tokens = connection.split(separator: ",").map { $0.filter { $0 != " " } }
    let length = try length(fields, isOld: isOld)
    return RequestParser.Head(
      method: method, path: path, query: query, fields: fields, contentLength: length,
      keepsAlive: isOld ? tokens.contains("keep-alive") : !tokens.contains("close"),
      expectsContinue: !isOld && length != 0
        && fields["Expect"]?.lowercased() == "100-continue")
  }

  private static func requestLine(
    _ line: ArraySlice<UInt8>
  ) throws -> (method: String, target: String, isOld: Bool) {
    guard line.count <= RequestParser.lineLimit else {
      throw RequestParser.Malformed(414, "The request line is too long.")
    }
    let words = line.split(separator: 32, omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(isToken),
      !words[1].isEmpty, words[1].allSatisfy({ (33...126).contains($0) })
    else { throw RequestParser.Malformed(400, "The request line can't be read.") }
    let version = String(decoding: words[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw RequestParser.Malformed(505, "HTTP/1.1 is spoken here.")
    }
    return (
      String(decoding: words[0], as: UTF8.self), String(decoding: words[1], as: UTF8.self),
      version == "HTTP/1.0"
    )
  }

  private static func field(_ line: ArraySlice<UInt8>) throws -> (String, String) {
    guard let colon = line.firstIndex(of: 58) else {
      throw RequestParser.Malformed(400, "A field has no colon.")
    }
    let name = line[line.startIndex..<colon]
    var value = line[(colon + 1)...]
    while let first = value.first, first == 32 || first == 9 { value = value.dropFirst() }
    while let last = value.last, last == 32 || last == 9 { value = value.dropLast() }
    guard !name.isEmpty, name.allSatisfy(isToken),
      value.allSatisfy({ $0 == 9 || ($0 >= 32 && $0 != 127) })
    else { throw RequestParser.Malformed(400, "A field can't be read.") }
    return (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
  }

  /// The body's length; nil where it is chunked. Two answers to that question are refused.
  private static func length(_ fields: HTTPFields, isOld: Bool) throws -> Int? {
    let lengths = fields.values(of: "Content-Length")
    let codings = fields.values(of: "Transfer-Encoding")
    guard lengths.count + codings.count <= 1 else {
      throw RequestParser.Malformed(400, "The length of the body is given twice.")
    }
    if let coding = codings.first {
      guard !isOld, coding.lowercased() == "chunked" else {
        throw RequestParser.Malformed(400, "The only transfer coding taken is chunked.")
      }
      return nil
    }
    guard let text = lengths.first else { return 0 }
    guard (1...15).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }),
      let length = Int(text)
    else { throw RequestParser.Malformed(400, "The length of the body can't be read.") }
    return length
  }

  /// Path and query of an origin-form or absolute-form target.
  private static func split(_ target: String) throws -> (String, String) {
    var rest = Substring(target)
    if !rest.hasPrefix("/") {
      let lowered = rest.lowercased()
      guard lowered.hasPrefix("http://") || lowered.hasPrefix("https://"),
        let authority = rest.range(of: "://")
      else { throw RequestParser.Malformed(400, "The target is not a path.") }
      rest = rest[authority.upperBound...].drop { $0 != "/" && $0 != "?" }
      if !rest.hasPrefix("/") { rest = "/" + rest }
    }
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    let query = rest.dropFirst(path.count).dropFirst().prefix { $0 != "#" }
    return (String(path), String(query))
  }

  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122: return true
    case 33, 35...39, 42, 43, 45, 46, 94, 95, 96, 124, 126: return true
    default: return false
    }
  }
}
