import Foundation

extension SendFaxSandbox.Ledger {
  /// A make-believe chain: accounts with USDC and ETH, and the transactions between them.
  public struct Chain: Sendable, Codable, Equatable {
    /// The wallet's accounts, the one that pays first.
    public internal(set) var accounts: [Account] = []
    /// Transactions, oldest first.
    public internal(set) var transactions: [Transaction] = []
    /// What the wallet was asked to send, approved or not.
    public internal(set) var asks: [Ask] = []

    /// The index of an account.
    func account(_ address: String) -> Int? {
      accounts.firstIndex { $0.address.lowercased() == address.lowercased() }
    }
  }

  /// An account the wallet holds.
  public struct Account: Sendable, Codable, Equatable {
    /// The address.
    public var address: String
    /// USDC base units, as the settled transactions left them.
    public var usdc: UInt64
    /// Wei.
    public var wei: UInt64
    /// The nonce of the next transaction.
    public var nonce: UInt64
  }

  /// A transaction.
  public struct Transaction: Sendable, Codable, Equatable {
    /// What became of it.
    public enum Status: String, Sendable, Codable {
      /// The tokens move once it is mined.
      case succeeds
      /// It is mined, and moves nothing.
      case reverts
      /// Another transaction took its nonce.
      case replaced
    }
    /// `0x` and 64 digits.
    public var hash: String
    /// The sender.
    public var from: String
    /// The contract called.
    public var contract: String
    /// The calldata.
    public var data: String
    /// The recipient of an ERC-20 transfer, where the calldata is one.
    public var to: String?
    /// Its amount in base units.
    public var amount: UInt64?
    /// The nonce.
    public var nonce: UInt64
    /// When it was sent.
    public var sentAt: Date
    /// When it is in a block.
    public var minedAt: Date
    /// What becomes of it then.
    public var status: Status
    /// Whether balances follow it already.
    var isSettled = false
  }

  /// A request to send that reached the wallet.
  public struct Ask: Sendable, Codable, Equatable {
    /// `ask_…`.
    public var id: String
    /// When.
    public var at: Date
    /// The account asked to pay.
    public var from: String
    /// The contract to call (the transaction's `to`).
    public var contract: String
    /// The calldata as asked.
    public var data: String
    /// The nonce that was asked for, if one was.
    public var nonce: UInt64?
    /// What the wallet did: `pending`, `sent`, `declined`, `ignored`, …
    public var answer: String

    /// Whether it waits for the wallet's holder.
    public var isPending: Bool { answer == "pending" }
  }
}
