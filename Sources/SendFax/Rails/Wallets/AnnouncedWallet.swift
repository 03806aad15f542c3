import SendFaxAPI

/// A wallet before whose request something else is done, the moment it is asked and no sooner: a person
/// is told, the way back is arranged. Whoever sees the address could pay it, and until then the outbox
/// may still decide against asking.
///
/// A phone may stop the app while that is done; a wallet that is asked once the time to pay has gone by
/// would pay for nothing, so it is not asked then.
package struct AnnouncedWallet<Base: Wallet>: Wallet {
  private let base: Base
  private let clock: any FaxClock
  private let announce: @Sendable () async -> Void

  /// A wallet that is `base`, once `announce` has ended.
  package init(
    base: Base, clock: any FaxClock, announce: @escaping @Sendable () async -> Void
  ) {
    self.base = base
    self.clock = clock
    self.announce = announce
  }

  package var name: String { base.name }
  package var requestLifetime: Duration { base.requestLifetime }

  package func submit(_ request: TransferRequest) async -> TransferOutcome {
    let start = clock.now()
    await announce()
    guard let spent = clock.now().since(start), let request = request.later(by: spent) else {
      return .notAsked(reason: "The time to pay was nearly over before the wallet could be asked.")
    }
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
