import Foundation
import SendFaxAPI

@testable import SendFax

/// What a wallet's node answers.
enum Nodes {
  static func read(_ bytes: [UInt8]) {
    let parts = bytes.parts
    let node = Node(answers: parts.map { Data($0) })
    guard let wallet = try? JSONRPCWallet(url: "http://127.0.0.1:8545", transport: node),
      let token = try? EthereumAddress("0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"),
      let address = try? EthereumAddress("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")
    else { fatalError("literals are valid") }
    let request = TransferRequest(
      chainID: 8453, network: "base", token: token, address: address,
      amount: USDC(baseUnits: 50_000), paymentIntent: "pi_1", lifetime: .seconds(300),
      window: .seconds(900), note: { _ in })
    let outcome = waited { await wallet.submit(request) }
    if case .sent(let hash)? = outcome {
      demand(hash.hasPrefix("0x") && hash.count == 66, "a hash is 32 bytes")
      demand(node.wasAsked, "what was sent was asked for")
    }
    if case .notAsked? = outcome { demand(!node.wasAsked, "not asked is not asked") }
  }
}

/// Answers in turn, whatever is asked; `ID` in them stands for the call's id.
private final class Node: HTTPTransport, @unchecked Sendable {  // guarded by the lock
  private let lock = NSLock()
  private var answers: [Data]
  private var asked = false

  init(answers: [Data]) { self.answers = answers }

  var wasAsked: Bool { lock.withLock { asked } }

  func exchange(_ request: HTTPRequest) async throws -> HTTPResponse {
    var call = ""
    if case .bytes(let data) = request.body { call = String(decoding: data, as: UTF8.self) }
    let answer = lock.withLock { () -> Data in
      if call.contains("eth_sendTransaction") { asked = true }
      return answers.isEmpty ? Data() : answers.removeFirst()
    }
    let id = call.range(of: "\"id\":").map { call[$0.upperBound...].prefix { $0.isNumber } } ?? "1"
    let text = String(decoding: answer, as: UTF8.self).replacingOccurrences(of: "ID", with: id)
    return HTTPResponse(status: 200, fields: [:], body: Data(text.utf8))
  }
}
