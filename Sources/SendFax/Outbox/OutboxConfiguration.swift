import Foundation
import SendFaxAPI

extension Outbox {
  /// Where an outbox is and what it works with; every part can be replaced in a test.
  ///
  /// ```swift
  /// let outbox = try await Outbox.open(
  ///   .init(folder: folder, base: sandbox.baseURL, transport: sandbox.transport()))
  /// ```
  public struct Configuration: Sendable {
    /// The folder; made where it is missing, mode 0700.
    public var folder: String
    /// The service new faxes go to. A fax keeps the one it was made for.
    public var base: BaseURL
    /// How requests travel.
    public var transport: any HTTPTransport
    /// The most a wallet is asked for, whatever the service says.
    public var ceiling = USDC(worth: USD(cents: 500))
    /// The chain wallets pay on, 8453 for Base; another only for a sandbox.
    public var chainID = 8453
    /// The network's name in a quote.
    public var network = "base"
    /// The token wallets pay in; another only for a sandbox.
    public var token = EthereumAddress.usdcOnBase
    /// A node that can say what became of transactions whose wallet is gone.
    public var witness: (any TransferWitness)?
    /// What time it is.
    public var clock: any FaxClock
    /// Names this device and folder; a journal that was made elsewhere only claims and asks.
    public var install: @Sendable (_ folder: String) -> String
    /// How many faxes are followed at once; the others wait for their turn, money first.
    public var lanes: Int
    /// Hears of every event just before it is committed and just after, for tests that end the process
    /// there.
    package var onAppend: @Sendable (JobID, StoredEvent, AppendPhase) -> Void = { _, _, _ in }
    /// Names new faxes; a simulation names them from its seed.
    package var newJob: @Sendable () -> JobID = { JobID.random() }

    /// Creates a configuration.
    public init(
      folder: String, base: BaseURL = .production, transport: any HTTPTransport,
      clock: any FaxClock = SystemClock(),
      install: @escaping @Sendable (_ folder: String) -> String = InstallIdentity.current,
      lanes: Int = 64
    ) {
      self.folder = folder
      self.base = base
      self.transport = transport
      self.clock = clock
      self.install = install
      self.lanes = lanes
    }
  }
}
