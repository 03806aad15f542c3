import Foundation

extension SendFaxSandbox {
  /// Why a person's action is not possible.
  public enum Refusal: String, Error, Sendable, Equatable {
    /// No fax has that id.
    case noSuchFax = "There is no such fax."
    /// No Checkout page has that id, or the fax has none.
    case noSuchSession = "There is no such Checkout page."
    /// The page is paid or expired.
    case sessionClosed = "This Checkout page is closed."
    /// No wallet request has that id.
    case noSuchAsk = "The wallet has no such request."
    /// The wallet's holder has answered before.
    case askAnswered = "This wallet request is answered already."
  }

  /// Pays on the newest Checkout page of a fax, as a person would.
  ///
  /// - Throws: ``Refusal`` where no page is open.
  @discardableResult
  public func payCheckout(of faxID: String) throws -> Ledger.Payment {
    try changing { service in
      try service.pay(session: try service.openSession(of: faxID))
    }
  }

  /// Pays on one Checkout page; two pages of one fax can both be paid.
  @discardableResult
  public func pay(session id: String) throws -> Ledger.Payment {
    try changing { try $0.pay(session: id) }
  }

  /// Has the card declined on the newest Checkout page of a fax; the page stays open.
  public func declineCheckout(of faxID: String) throws {
    try changing { service in
      try service.decline(session: try service.openSession(of: faxID))
    }
  }

  /// Has the newest Checkout page of a fax expire, as a day would.
  public func expireCheckout(of faxID: String) throws {
    try changing { service in
      try service.expire(session: try service.openSession(of: faxID))
    }
  }

  /// Whether the wallet waits for its holder, instead of approving everything at once.
  public func setWalletByHand(_ isByHand: Bool) { changing { $0.setWallet(byHand: isByHand) } }

  /// Approves what the wallet was asked to send; ``Ledger/Chain/asks`` lists it.
  ///
  /// ```swift
  /// for ask in sandbox.ledger.chain.asks where ask.isPending { try sandbox.approve(ask: ask.id) }
  /// ```
  ///
  /// A client that still waits gets the transaction's hash. One that has gone, and any client of
  /// ``transport()``, which never waits, learns nothing; the transfer is made all the same.
  ///
  /// - Throws: ``Refusal`` where nothing is pending under that id.
  public func approve(ask id: String) throws { try changing { try $0.decide(id, .approve) } }

  /// Declines what the wallet was asked to send; a client that waits gets code 4001.
  public func decline(ask id: String) throws { try changing { try $0.decide(id, .decline) } }

  /// Puts a wallet request away unanswered; a client that waits goes on waiting.
  public func ignore(ask id: String) throws { try changing { try $0.decide(id, .ignore) } }

  /// Sends tokens to an address from a wallet that is not the sandbox's own, as after scanning a code.
  ///
  /// - Returns: the transaction's hash. It is mined after ``Configuration/blockTime``.
  @discardableResult
  public func deposit(_ amount: UInt64, to address: String, token: String? = nil) -> String {
    changing { $0.deposit(to: address, amount: amount, token: token) }
  }
}

extension Service {
  /// The newest page of a fax that can be paid.
  func openSession(of faxID: String) throws -> String {
    guard ledger.fax(faxID) != nil else { throw SendFaxSandbox.Refusal.noSuchFax }
    let sessions = ledger.checkoutSessions.filter { $0.faxID == faxID }
    guard !sessions.isEmpty else { throw SendFaxSandbox.Refusal.noSuchSession }
    guard let open = sessions.last(where: { $0.state == .open }) else {
      throw SendFaxSandbox.Refusal.sessionClosed
    }
    return open.id
  }
}
