import SendFaxAPI

extension Outbox {
  /// Uploads a fax for card and gives its Checkout page: the same page every time.
  ///
  /// ```swift
  /// let page = try await outbox.checkout(fax.id)
  /// show(page.url)      // in a browser; it says nothing when it is closed, and it need not
  /// ```
  ///
  /// - Parameters:
  ///   - job: a fax that is not paid.
  ///   - price: the most the person agreed to pay where the service asks more than this device's own
  ///     count suggests.
  /// - Guaranteed: the page is on disk before it is returned. A second page is made only 24 h 10 min
  ///   after the first, and only while the service still awaits payment.
  /// - Throws: `priceHigher` before any page is made; `alreadyPaid`; `notAllowedNow`;
  ///   `drivenElsewhere`; what the service or the network answer, after three tries within 30 s.
  public func checkout(_ job: JobID, acceptingUpTo price: USD? = nil) async throws -> CheckoutPage {
    let driver = try await driver(job)
    defer { letGo(job) }
    let rail = CardRail(driver: driver) { [weak self] progress in
      Task { await self?.uploading(job, progress) }
    }
    beginUploading(job)
    defer { uploading(job, nil) }
    let page = try await Patience(clock: configuration.clock).threeTries {
      try await driver.turn.run { try await rail.checkout(acceptingUpTo: price) }
    }
    follow(job)
    return page
  }
}
