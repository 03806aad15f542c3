import SendFaxAPI

/// A wallet before whose request something else is done, the moment it is asked and no sooner: a person
/// is told, the way back is arranged. Whoever sees the address could pay it, and until then the outbox
/// may still decide against asking.
package struct AnnouncedWallet<Base: Wallet>: Wallet {
  private let base: Base
  private let announce: @Sendable () async -> Void

  /// A wallet that is `base`, once `announce` has ended.
  package init(base: Base, announce: @escaping @Sendable () async -> Void) {
    self.base = base
    self.announce = announce
  }

  package var name: String { base.name }
  package var requestLifetime: Duration { base.requestLifetime }

  package func submit(_ request: TransferRequest) async -> TransferOutcome {
    await announce()
    return await base.submit(request)
  }
}

extension AnnouncedWallet: TransferWitness where Base: TransferWitness {
  package func receipt(
    of hash: String, for request: TransferRequest, reference: [String: String]
  ) async -> TransferReceipt? {
    await base.receipt(of: hash, for: request, reference: reference)
  }
}
