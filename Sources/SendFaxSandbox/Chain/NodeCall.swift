import Foundation

/// A JSON-RPC request, read leniently: ids of any kind are echoed.
struct NodeCall {
  var id: JSONText = .null
  var method: String
  var parameters: [Any]

  /// Why a body is no request.
  enum Malformed: Error {
    case noJSON, noRequest

    var answer: SandboxAnswer {
      switch self {
      case .noJSON: return NodeCall(id: .null).error(-32700, "The body is not JSON.")
      case .noRequest:
        return NodeCall(id: .null).error(-32600, "A JSON-RPC request with a method is expected.")
      }
    }
  }

  init?(_ value: Any) {
    guard let object = value as? [String: Any], let method = object["method"] as? String else {
      return nil
    }
    self.method = method
    parameters = object["params"] as? [Any] ?? []
    if let number = object["id"] as? Int { id = .int(number) }
    if let text = object["id"] as? String { id = .string(text) }
  }

  /// A call of which only the id matters any more.
  init(id: JSONText) {
    (self.id, method, parameters) = (id, "", [])
  }

  /// What a body holds: a request, or a list of them.
  static func read(_ request: SandboxRequest) throws -> Any {
    guard let bytes = request.bytes(upTo: 1 << 20),
      let value = try? JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed)
    else { throw Malformed.noJSON }
    return value
  }

  /// Whether a request asks the wallet to send.
  static func isSend(_ request: SandboxRequest) -> Bool {
    (try? read(request)).flatMap(NodeCall.init)?.method == "eth_sendTransaction"
  }

  /// A parameter that is a text.
  func text(_ index: Int) -> String? {
    parameters.indices.contains(index) ? parameters[index] as? String : nil
  }

  /// A parameter that is an object of texts.
  func object(_ index: Int) -> [String: String] {
    members(index).compactMapValues { $0 as? String }
  }

  /// A parameter that is an object.
  func members(_ index: Int) -> [String: Any] {
    parameters.indices.contains(index) ? parameters[index] as? [String: Any] ?? [:] : [:]
  }

  /// A parameter that is `0x` and so many hexadecimal digits.
  func digits(_ index: Int, _ count: Int) -> String? {
    guard let text = text(index)?.lowercased(), text.hasPrefix("0x"),
      text.utf8.count == count + 2, text.dropFirst(2).allSatisfy(\.isHexDigit)
    else { return nil }
    return text
  }

  func result(_ value: JSONText) -> SandboxAnswer {
    .json(200, .object([("jsonrpc", .string("2.0")), ("id", id), ("result", value)]))
  }

  func error(_ code: Int, _ message: String) -> SandboxAnswer {
    let error = JSONText.object([("code", .int(code)), ("message", .string(message))])
    return .json(200, .object([("jsonrpc", .string("2.0")), ("id", id), ("error", error)]))
  }

  /// The error for a parameter that is missing or of another kind.
  func invalid(_ index: Int, _ what: String) -> SandboxAnswer {
    error(-32602, "Invalid params: argument \(index) must be \(what).")
  }
}
