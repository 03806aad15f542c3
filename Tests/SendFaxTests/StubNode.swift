import Foundation
import SendFaxAPI

/// A JSON-RPC node in a table: what it answers to each method, and what it was asked.
actor StubNode: HTTPTransport {
  enum Answer: Sendable {
    /// The JSON of a result.
    case result(String)
    case error(Int, String = "no")
    /// A whole body, in which `ID` stands for the call's id.
    case body(String, status: Int = 200)
    case failure(TransportFailure.Reason, TransportFailure.Delivery)
    /// One answer after the other; the last stays.
    case sequence([Answer])
  }

  struct Asked: Sendable {
    var method: String
    var id: Int
    var body: String
    var deadline: Duration
  }

  static let account = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
  static let hash = "0x" + String(repeating: "a1", count: 32)

  private var answers: [String: Answer]
  private(set) var asked: [Asked] = []

  init(_ changes: [String: Answer] = [:]) {
    answers = [
      "eth_chainId": .result(#""0x2105""#),
      "eth_accounts": .result(#"["\#(StubNode.account)"]"#),
      "eth_call": .result("\"0x" + String(repeating: "0", count: 58) + "0f4240\""),
      "eth_getBalance": .result(#""0xde0b6b3a7640000""#), "eth_gasPrice": .result(#""0x989680""#),
      "eth_getTransactionCount": .result(#""0x7""#), "eth_blockNumber": .result(#""0x100""#),
      "eth_sendTransaction": .result("\"\(StubNode.hash)\""),
    ]
    answers.merge(changes) { _, change in change }
  }

  func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard case .bytes(let data) = request.body,
      let call = try? JSONDecoder().decode(Call.self, from: data)
    else { throw TransportFailure(.other, .neverSent, "Not a call.") }
    asked.append(
      Asked(
        method: call.method, id: call.id, body: String(decoding: data, as: UTF8.self),
        deadline: request.deadline))
    return try answer(call, answers[call.method] ?? .error(-32601, "no such method"))
  }

  private func answer(_ call: Call, _ answer: Answer) throws -> HTTPResponse {
    switch answer {
    case .result(let json):
      return body(#"{"jsonrpc":"2.0","id":\#(call.id),"result":\#(json)}"#)
    case .error(let code, let message):
      return body(
        #"{"jsonrpc":"2.0","id":\#(call.id),"error":{"code":\#(code),"message":"\#(message)"}}"#)
    case .body(let text, let status):
      return body(text.replacingOccurrences(of: "ID", with: String(call.id)), status: status)
    case .failure(let reason, let delivery):
      throw TransportFailure(reason, delivery, "It failed.")
    case .sequence(let list):
      guard let first = list.first else { return body("") }
      if list.count > 1 { answers[call.method] = .sequence(Array(list.dropFirst())) }
      return try self.answer(call, first)
    }
  }

  private func body(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, fields: ["Content-Type": "application/json"], body: Data(text.utf8))
  }

  private struct Call: Decodable {
    var id: Int
    var method: String
  }
}
