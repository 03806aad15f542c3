import SendFaxAPI

/// What a token's `Transfer` event leaves in a block.
struct TransferLog {
  /// Keccak-256 of `Transfer(address,address,uint256)`.
  static let transfer = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"

  var contract: String
  var topics: [String]
  var data: String
  var transaction: String
  var block: JSONText
  var blockHash: String
  var index: JSONText

  var json: JSONText {
    .object([
      ("address", .string(contract)), ("topics", .list(topics.map { .string($0) })),
      ("data", .string(data)), ("blockNumber", block), ("blockHash", .string(blockHash)),
      ("transactionHash", .string(transaction)), ("transactionIndex", index),
      ("logIndex", index), ("removed", .bool(false)),
    ])
  }
}

/// What `eth_getLogs` asks for: each place is anything, one value, or one of several.
struct LogFilter {
  private var addresses: Set<String>?
  private var topics: [Set<String>?]

  init(_ filter: [String: Any]) {
    addresses = LogFilter.choices(filter["address"])
    topics = (filter["topics"] as? [Any] ?? []).map(LogFilter.choices)
  }

  func matches(_ log: TransferLog) -> Bool {
    guard addresses?.contains(log.contract) ?? true, topics.count <= log.topics.count else {
      return false
    }
    return zip(topics, log.topics).allSatisfy { $0?.contains($1) ?? true }
  }

  private static func choices(_ value: Any?) -> Set<String>? {
    if let text = value as? String { return [text.lowercased()] }
    guard let list = value as? [Any], !list.isEmpty else { return nil }
    return Set(list.compactMap { ($0 as? String)?.lowercased() })
  }
}

/// The 2048 bits by which a block is passed over that has no log of interest (Yellow Paper §4.3.1).
enum Bloom {
  static func text(_ logs: [TransferLog]) -> String {
    var bits = [UInt8](repeating: 0, count: 256)
    for entry in logs.flatMap({ [$0.contract] + $0.topics }) {
      let digest = Array(Keccak256.digest(bytes(entry)))
      for pair in 0..<3 {
        let bit = (Int(digest[2 * pair]) << 8 | Int(digest[2 * pair + 1])) & 2047
        bits[255 - bit / 8] |= 1 << UInt8(bit % 8)
      }
    }
    return "0x" + bits.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex.dropFirst(2))
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }
}
