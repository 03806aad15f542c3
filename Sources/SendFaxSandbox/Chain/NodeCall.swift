import Foundation

/// A JSON-RPC request, read leniently: ids of any kind are echoed.
struct NodeCall {
  var id: JSONText = .null
  var method: String
  var parameters: [Any]

  init?(_ request: SandboxRequest) {
    guard let bytes = request.bytes(upTo: 1 << 20),
      let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let method = object["method"] as? String
    else { return nil }
    self.method = method
    parameters = object["params"] as? [Any] ?? []
    if let number = object["id"] as? Int { id = .int(number) }
    if let text = object["id"] as? String { id = .string(text) }
  }

  /// A call of which only the id matters any more.
  init(id: JSONText) {
    (self.id, method, parameters) = (id, "", [])
  }

  /// Whether a request asks the wallet to send.
  static func isSend(_ request: SandboxRequest) -> Bool {
    NodeCall(request)?.method == "eth_sendTransaction"
  }

  /// A parameter that is a text.
  func text(_ index: Int) -> String? {
    parameters.indices.contains(index) ? parameters[index] as? String : nil
  }

  /// A parameter that is an object of texts.
  func object(_ index: Int) -> [String: String] {
    guard parameters.indices.contains(index), let object = parameters[index] as? [String: Any]
    else { return [:] }
    return object.compactMapValues { $0 as? String }
  }

  func result(_ value: JSONText) -> SandboxAnswer {
    .json(200, .object([("jsonrpc", .string("2.0")), ("id", id), ("result", value)]))
  }

  func error(_ code: Int, _ message: String) -> SandboxAnswer {
    let error = JSONText.object([("code", .int(code)), ("message", .string(message))])
    return .json(200, .object([("jsonrpc", .string("2.0")), ("id", id), ("error", error)]))
  }
}
