import Foundation

extension SendFaxSandbox {
  /// How a sandbox behaves; every default is what the guide says, or the likelier reading of it.
  ///
  /// ```swift
  /// var configuration = SendFaxSandbox.Configuration()
  /// configuration.openQuestions.checkoutSessions = .newEachTime
  /// configuration.scenarios = [.init(.answerLost, on: .checkout, first: 1)]
  /// let sandbox = SendFaxSandbox(configuration: configuration)
  /// ```
  public struct Configuration: Sendable {
    /// How time passes.
    public var clock: SandboxClock = .frozen()
    /// How fast the carrier works.
    public var carrier = CarrierSpeed()
    /// The chain that payments are made on; Base is 8453.
    public var chainID = 8453
    /// The token's contract; USDC on Base.
    public var token = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913"
    /// The largest document in bytes, 20·2^20.
    public var documentLimit = 20 << 20
    /// What the guide leaves open.
    public var openQuestions = OpenQuestions()
    /// The troubles that are on from the start.
    public var scenarios: [Scenario] = []
    /// The seed of ids and addresses; nil draws them from the system, which cannot be guessed.
    public var seed: UInt64?
    /// What `Date` says beside the clock of the sandbox, in seconds; nil leaves the field out.
    public var dateSkew: TimeInterval? = 0
    /// Where Checkout pages live; nil is below the sandbox itself.
    public var checkoutHost: String?
    /// How long after a transfer is mined the service sees it.
    public var detectionLag: Duration = .seconds(2)
    /// How long the chain takes to mine a transaction.
    public var blockTime: Duration = .seconds(2)
    /// What the wallet holds at first, in base units of the token.
    public var walletTokens: UInt64 = 1_000_000_000
    /// What it holds for gas, in wei.
    public var walletWei: UInt64 = 100_000_000_000_000_000
    /// Whether the wallet asks its holder, on `/wallet` or through ``SendFaxSandbox/approve(ask:)``.
    public var walletIsByHand = false
    /// The file that keeps the ledger across restarts; nil keeps it in memory.
    public var ledgerFile: String?

    /// The defaults.
    public init() {}
  }

  /// How long a paid fax stays in each status.
  public struct CarrierSpeed: Sendable, Codable, Equatable {
    /// In `paid`, then in `queued`, then in `media_processed`.
    public var step: Duration = .seconds(1)
    /// In `sending` for each page.
    public var page: Duration = .milliseconds(500)

    /// The defaults: a page is delivered 3.5 s after it is paid.
    public init() {}
  }

  /// What the guide does not say; a client has to survive either answer.
  public struct OpenQuestions: Sendable, Codable, Equatable {
    /// What makes two `POST /faxes` the same request.
    public enum Identity: String, Sendable, Codable, CaseIterable {
      /// Every byte of the body.
      case bodyBytes = "body_bytes"
      /// The document and the number.
      case documentAndNumber = "document_and_number"
    }
    /// What a second `POST /checkout` for one upload answers.
    public enum CheckoutSessions: String, Sendable, Codable, CaseIterable {
      /// The session that is open.
      case same
      /// Another one; both can be paid.
      case newEachTime = "new_each_time"
    }
    /// The unit of `createdAt` and `terminalAt`.
    public enum Timestamps: String, Sendable, Codable, CaseIterable {
      /// Seconds since 1970.
      case seconds
      /// Milliseconds since 1970.
      case milliseconds
    }
    /// What `expires` in the challenge says.
    public enum Expires: String, Sendable, Codable, CaseIterable {
      /// The end of the intent's window.
      case windowEnd = "window_end"
      /// Five minutes from the answer, moving with every answer.
      case fiveMinutes = "five_minutes"
      /// Nothing.
      case absent
    }

    /// What makes two requests identical.
    public var identity = Identity.bodyBytes
    /// Whether a claim after the window still returns the receipt of what was paid inside it; where
    /// not, it mints another intent.
    public var receiptAfterWindow = false
    /// The same Checkout session or a new one.
    public var checkoutSessions = CheckoutSessions.same
    /// Whether a transfer that arrives after the window still pays the intent.
    public var lateTransferPays = false
    /// Whether an upload that is paid after it expired is still sent.
    public var expiredUploadCanBePaid = false
    /// Whether a fax that was paid by deposit and failed is refunded.
    public var walletFailureIsRefunded = false
    /// Seconds or milliseconds.
    public var timestamps = Timestamps.milliseconds
    /// What the challenge's `expires` means.
    public var expires = Expires.windowEnd

    /// The likelier readings.
    public init() {}
  }
}

extension Duration {
  /// The length in seconds.
  var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
