import SendFax
import SendFaxAPI

/// A wallet app as an example talks to it.
protocol WalletApp: Sendable {
  func newRequestID() -> String
  func transfer(
    _ amount: USDC, of token: EthereumAddress, to address: EthereumAddress, _ request: String
  ) async -> WalletAppAnswer
}

/// What such an app answers.
enum WalletAppAnswer: Sendable {
  case transaction(String)
  case refused(Int)
  case silent
}

struct AppWallet: Wallet {
  let name = "app"
  let requestLifetime = Duration.seconds(300)
  let app: any WalletApp

  func submit(_ request: TransferRequest) async -> TransferOutcome {
    let id = app.newRequestID()
    do { try await request.note(["request": id]) } catch {
      return .notAsked(reason: "The request could not be written down first.")
    }
    switch await app.transfer(request.amount, of: request.token, to: request.address, id) {
    case .transaction(let hash): return .sent(hash: hash)
    case .refused(let code) where [4001, 5000, 5001, 5002].contains(code):
      return .declined(code: code)
    case .refused, .silent: return .unknown(reason: "The wallet did not say what it did.")
    }
  }
}

/// Paying, in the examples' words.
struct PayingExamples {
  let outbox: Outbox
  let terminal: any TransferPresenter

  func agrees(to amount: USDC, _ pages: Int) async -> Bool { pages > 0 }

  func pay(_ fax: FaxSnapshot, _ wallet: any Wallet) async throws {
    let quote = try await outbox.quote(fax.id)
    guard await agrees(to: quote.amount, quote.pageCount) else { return }
    try await outbox.pay(quote, from: wallet)
  }

  func scan(_ quote: WalletQuote) async throws {
    try await outbox.pay(quote, from: ScannedWallet(presenter: terminal))
  }

  #if os(Linux)
    func ask(_ quote: WalletQuote) async throws {
      let wallet = try JSONRPCWallet(
        url: "http://127.0.0.1:1248", transport: CurlTransport(usesProxy: false))
      try await outbox.pay(quote, from: wallet)
    }
  #endif
}
