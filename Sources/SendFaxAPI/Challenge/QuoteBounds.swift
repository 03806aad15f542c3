import Foundation

/// What a quote must be before a wallet may be asked: decided purely, before money moves.
///
/// ```swift
/// let bounds = QuoteBounds(pages: document.pageCount, ceiling: USDC(worth: USD(cents: 500)))
/// let quote = try bounds.admit(PaymentRequired(response), at: now)
/// ```
///
/// Token, network and chain must be the expected ones; the address none of the token, zero and the
/// challenges' static recipients; the amount the price of a whole number of pages, namely the
/// document's own or those the person agreed to, and within the ceiling. Where `Payment` challenges
/// came, one of this token and chain must agree with the quote and be in time.
public struct QuoteBounds: Sendable, Hashable {
  /// The document's own count of pages. An estimate is never enough without consent.
  public var pages: PageCount
  /// The pages the person agreed to pay for, where one was asked; no other number passes then.
  public var consentedPages: Int?
  /// The most that may be paid, where there is a limit.
  public var ceiling: USDC?
  /// The chain's id (EIP-155); Base is 8453.
  public var chainID: Int
  /// The network's name in a quote.
  public var network: String
  /// The token's contract.
  public var token: EthereumAddress

  /// Creates bounds; USDC on Base unless another is named.
  public init(
    pages: PageCount, consentedPages: Int? = nil, ceiling: USDC? = nil, chainID: Int = 8453,
    network: String = "base", token: EthereumAddress = .usdcOnBase
  ) {
    self.pages = pages
    self.consentedPages = consentedPages
    self.ceiling = ceiling
    self.chainID = chainID
    self.network = network
    self.token = token
  }

  /// The quote of an answer, if it may be paid at that instant.
  ///
  /// - Parameters:
  ///   - answer: what a 402 said.
  ///   - now: the service's clock where it is known (`Date`), else this device's.
  /// - Throws: ``FaxError`` with `noDepositQuote`, `pageCountDiffers` (the person may agree) or
  ///   `quoteOutOfBounds`; no money has moved.
  public func admit(_ answer: PaymentRequired, at now: Date) throws -> DepositQuote {
    switch answer.deposit {
    case .failure(let refusal): throw refusal.faxError
    case .success(let quote):
      if let refusal = refusal(of: quote, in: answer, at: now) { throw refusal.faxError }
      return quote
    }
  }

  /// Why a quote must not be paid, or nil where it may be.
  public func refusal(of quote: DepositQuote, in answer: PaymentRequired, at now: Date) -> Refusal?
  {
    refusalOfPlace(quote)
      ?? refusalOfAddress(quote, answer.challenges)
      ?? refusalOfChallenges(quote, answer, now)
      ?? refusalOfAmount(quote)
  }

  private func refusalOfPlace(_ quote: DepositQuote) -> Refusal? {
    guard quote.network == network else { return .network(asked: quote.network, expected: network) }
    guard quote.token == token else { return .token(asked: quote.token, expected: token) }
    return nil
  }

  private func refusalOfAddress(
    _ quote: DepositQuote, _ challenges: [PaymentChallenge]
  ) -> Refusal? {
    if quote.address.isZero { return .addressIsZero }
    if quote.address == token { return .addressIsToken }
    let isStatic = challenges.contains { same($0.terms.recipient, quote.address) }
    return isStatic ? .addressIsStatic : nil
  }

  private func refusalOfChallenges(
    _ quote: DepositQuote, _ answer: PaymentRequired, _ now: Date
  ) -> Refusal? {
    guard !answer.challenges.isEmpty else {
      return answer.unreadable.first.map { .challengeUnreadable($0) }
    }
    let ours = answer.challenges.filter(isOurs)
    guard !ours.isEmpty else {
      return .challengeOfOther(expectedChain: chainID, expectedToken: token)
    }
    for challenge in ours {
      guard USDC(baseUnitsText: challenge.terms.amount) == quote.amount else {
        return .challengeDisagrees(asked: quote.amount, challenge: challenge.terms.amount)
      }
      if let expires = challenge.expires, expires <= now { return .challengeExpired(expires) }
    }
    return nil
  }

  private func refusalOfAmount(_ quote: DepositQuote) -> Refusal? {
    guard let asked = quote.amount.wholePages, asked > 0 else {
      return .notWholePages(quote.amount)
    }
    if let consentedPages {
      guard asked == consentedPages else {
        return .pagesNotConsented(asked: asked, consented: consentedPages)
      }
    } else if pages != .exact(asked) {
      return .pagesNeedConsent(asked: asked, counted: pages)
    }
    if let ceiling, quote.amount > ceiling {
      return .overCeiling(asked: quote.amount, ceiling: ceiling)
    }
    return nil
  }

  private func isOurs(_ challenge: PaymentChallenge) -> Bool {
    challenge.intent == "charge" && challenge.terms.chainID == chainID
      && same(challenge.terms.currency, token) && challenge.terms.decimals ?? 6 == 6
  }

  /// Whether a challenge names that address, in whatever case it writes it.
  private func same(_ text: String?, _ address: EthereumAddress) -> Bool {
    text?.lowercased() == "0x" + address.digits
  }
}
