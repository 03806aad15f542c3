import SendFax

/// What came back for one request of ours.
enum WalletReply: Sendable, Equatable {
  /// A result; nil where it is not text.
  case result(String?)
  case error(code: Int, message: String)
  /// The SDK gave the request up; the wallet may not have.
  case expired

  /// EIP-1193's and WalletConnect's codes for a person's no; the journal knows the same ones.
  static let declineCodes: Set<Int> = [4001, 5000, 5001, 5002]

  /// What it means. Never a message's words: one wallet's “rejected” is another's “failed to send”.
  var outcome: TransferOutcome {
    switch self {
    case .result(let text?) where WalletReply.isHash(text): return .sent(hash: text.lowercased())
    case .result: return .unknown(reason: "The wallet answered without a transaction’s hash.")
    case .error(let code, _) where WalletReply.declineCodes.contains(code):
      return .declined(code: code)
    case .error(let code, _): return .unknown(reason: "The wallet answered with error \(code).")
    case .expired: return .unknown(reason: "The wallet did not answer in time.")
    }
  }

  private static func isHash(_ text: String) -> Bool {
    text.hasPrefix("0x") && text.utf8.count == 66
      && text.utf8.dropFirst(2).allSatisfy {
        (48...57).contains($0) || (65...70).contains($0) || (97...102).contains($0)
      }
  }
}
