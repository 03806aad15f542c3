import SendFax
import SendFaxAPI

/// A wallet whose request is told to the person the moment it is asked, and no sooner: whoever sees the
/// address could pay it, and until then the outbox may still decide against asking.
struct AnnouncedWallet<Base: Wallet>: Wallet {
  let base: Base
  let announce: @Sendable () async -> Void

  var name: String { base.name }
  var requestLifetime: Duration { base.requestLifetime }

  func submit(_ request: TransferRequest) async -> TransferOutcome {
    await announce()
    return await base.submit(request)
  }
}

extension AnnouncedWallet: TransferWitness where Base: TransferWitness {
  func receipt(
    of hash: String, for request: TransferRequest, reference: [String: String]
  ) async -> TransferReceipt? {
    await base.receipt(of: hash, for: request, reference: reference)
  }
}
