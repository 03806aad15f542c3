import Foundation
import SendFaxAPI

/// An OpenAPI document as a judge of exchanges: just as much of JSON Schema as ours uses.
struct ContractDocument {
  /// What an exchange breaks.
  struct Breach: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
  }

  let root: [String: Any]

  init(_ json: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: json) as? [String: Any] else {
      throw Breach("the document is no object")
    }
    self.root = root
  }

  /// Whether a request and its answer are what the document describes.
  func check(_ request: HTTPRequest, body: Data, answer: HTTPResponse) throws {
    let operation = try operation(request)
    if let described = operation["requestBody"] {
      let content = try content(described, type: request.fields["Content-Type"])
      try check(body, content, type: request.fields["Content-Type"] ?? "", at: "request")
    } else if !body.isEmpty {
      throw Breach("a body nobody described")
    }
    let responses = operation["responses"] as? [String: Any] ?? [:]
    guard let described = responses[String(answer.status)] else {
      throw Breach("status \(answer.status) is not described")
    }
    let response = try resolve(described)
    for (name, value) in response["headers"] as? [String: Any] ?? [:] {
      try checkHeader(name, resolve(value), answer)
    }
    let type = answer.fields["Content-Type"]
    try check(answer.body, content(described, type: type), type: type ?? "", at: "answer")
  }

  private func operation(_ request: HTTPRequest) throws -> [String: Any] {
    let asked = request.url.path.split(separator: "/")
    let paths = root["paths"] as? [String: [String: Any]] ?? [:]
    let found = paths.first { template, _ in
      let parts = template.split(separator: "/")
      return parts.count == asked.count
        && zip(parts, asked).allSatisfy { $0 == $1 || $0.hasPrefix("{") }
    }
    guard let operation = found?.value[request.method.rawValue.lowercased()] as? [String: Any]
    else { throw Breach("\(request.method.rawValue) \(request.url.path) is not described") }
    return operation
  }

  private func checkHeader(_ name: String, _ header: [String: Any], _ answer: HTTPResponse) throws {
    guard let value = answer.fields[name] else {
      if header["required"] as? Bool == true { throw Breach("the field \(name) is missing") }
      return
    }
    try check(value, header["schema"], at: name)
  }

  private func content(_ described: Any, type: String?) throws -> [String: Any] {
    let wanted = (type ?? "").prefix { $0 != ";" }
    let all = try resolve(described)["content"] as? [String: [String: Any]] ?? [:]
    guard let content = all[String(wanted)] else { throw Breach("\(wanted) is not described") }
    return content
  }

  private func check(_ body: Data, _ content: [String: Any], type: String, at place: String) throws
  {
    if type.hasPrefix("multipart/form-data") {
      return try check(parts(body, type), content["schema"], at: place)
    }
    let value = try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)
    try check(value, content["schema"], at: place)
  }

  /// The parts of a form; a document only by its size, as text.
  private func parts(_ body: Data, _ type: String) throws -> [String: Any] {
    let boundary = type.components(separatedBy: "boundary=").last ?? ""
    let text = String(decoding: body, as: UTF8.self)
    var parts: [String: Any] = [:]
    for piece in text.components(separatedBy: "--\(boundary)").dropFirst().dropLast() {
      guard let head = piece.range(of: "\r\n\r\n"),
        let name = piece[..<head.lowerBound].components(separatedBy: "; name=\"").dropFirst().first
      else { throw Breach("a part without a name") }
      parts[String(name.prefix { $0 != "\"" })] = String(piece[head.upperBound...].dropLast())
    }
    return parts
  }

  private func resolve(_ value: Any?) throws -> [String: Any] {
    guard let object = value as? [String: Any] else { throw Breach("something is no object") }
    guard let reference = object["$ref"] as? String else { return object }
    var found: Any? = root
    for name in reference.dropFirst(2).split(separator: "/") {
      found = (found as? [String: Any])?[String(name)]
    }
    guard let target = found as? [String: Any] else { throw Breach("\(reference) leads nowhere") }
    return target
  }

  /// Checks a value against a schema; a word it does not know is a breach as well.
  private func check(_ value: Any, _ schema: Any?, at place: String) throws {
    let schema = try resolve(schema)
    for (word, rule) in schema {
      switch word {
      case "type": try checkType(value, rule as? String ?? "", at: place)
      case "required":
        let members = value as? [String: Any] ?? [:]
        for name in rule as? [String] ?? [] where members[name] == nil {
          throw Breach("\(place) lacks \(name)")
        }
      case "properties":
        let members = value as? [String: Any] ?? [:]
        for (name, inner) in rule as? [String: Any] ?? [:] {
          if let member = members[name] { try check(member, inner, at: "\(place).\(name)") }
        }
      case "pattern":
        let text = value as? String ?? ""
        let isMatched = text.range(of: rule as? String ?? "", options: .regularExpression) != nil
        if !isMatched { throw Breach("\(place) is “\(text)”") }
      case "minLength":
        if (value as? String ?? "").count < rule as? Int ?? 0 { throw Breach("\(place) is short") }
      case "minimum":
        if value as? Int ?? 0 < rule as? Int ?? 0 { throw Breach("\(place) is too small") }
      case "maximum":
        if value as? Int ?? 0 > rule as? Int ?? 0 { throw Breach("\(place) is too large") }
      case "description", "examples", "format", "contentMediaType": break
      default: throw Breach("the schema of \(place) says \(word), which is not checked")
      }
    }
  }

  private func checkType(_ value: Any, _ type: String, at place: String) throws {
    let isRight: Bool
    switch type {
    case "object": isRight = value is [String: Any]
    case "string": isRight = value is String
    case "integer": isRight = value is Int
    default: isRight = false
    }
    if !isRight { throw Breach("\(place) is no \(type)") }
  }
}
