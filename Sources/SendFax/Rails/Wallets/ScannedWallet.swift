import SendFaxAPI

/// A wallet on another device, reached by a QR code or by typing: it is shown what to send and can't
/// answer.
///
/// ```swift
/// try await outbox.pay(quote, from: ScannedWallet(presenter: terminal))
/// ```
///
/// Showing the address is asking for payment, so the answer is always `unknown`, and the claims say how
/// it went.
public struct ScannedWallet: Wallet {
  /// `scanned`.
  public let name = "scanned"
  /// How long a person has to scan, read and approve.
  public let requestLifetime: Duration
  private let presenter: any TransferPresenter

  /// A wallet that is shown its requests by a presenter.
  public init(presenter: any TransferPresenter, requestLifetime: Duration = .seconds(300)) {
    self.presenter = presenter
    self.requestLifetime = requestLifetime
  }

  /// Shows one transfer, once.
  public func submit(_ request: TransferRequest) async -> TransferOutcome {
    do {
      try await request.note(["shown": "qr"])
    } catch {
      return .notAsked(reason: "The request could not be written down first, so it was not shown.")
    }
    await presenter.present(TransferInstructions(request))
    return .unknown(reason: "scanned")
  }
}

/// Shows a transfer to a person: a terminal draws the QR code, an app asks CoreImage for it.
public protocol TransferPresenter: Sendable {
  /// Shows the instructions and returns; the claims go on meanwhile.
  func present(_ instructions: TransferInstructions) async
}
