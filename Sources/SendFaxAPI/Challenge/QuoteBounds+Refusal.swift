import Foundation

extension QuoteBounds {
  /// Why a quote must not be paid.
  public enum Refusal: Sendable, Hashable {
    /// The money would go over another network.
    case network(asked: String, expected: String)
    /// Another token is asked for.
    case token(asked: EthereumAddress, expected: EthereumAddress)
    /// The deposit address is the zero address.
    case addressIsZero
    /// The deposit address is the token's contract.
    case addressIsToken
    /// The deposit address is the service's static one, whose payments match no fax.
    case addressIsStatic
    /// The only payment challenges are unreadable; why.
    case challengeUnreadable(String)
    /// No payment challenge is a charge on the expected chain and in the expected token.
    case challengeOfOther(expectedChain: Int, expectedToken: EthereumAddress)
    /// Challenge and quote name different amounts.
    case challengeDisagrees(asked: USDC, challenge: String)
    /// The challenge's time is over.
    case challengeExpired(Date)
    /// The amount is not the price of a whole number of pages.
    case notWholePages(USDC)
    /// The service counts other pages than the device, or the device only estimates.
    case pagesNeedConsent(asked: Int, counted: PageCount)
    /// The person agreed to another number of pages.
    case pagesNotConsented(asked: Int, consented: Int)
    /// The amount is over the limit.
    case overCeiling(asked: USDC, ceiling: USDC)
  }
}

extension QuoteBounds.Refusal {
  /// Whether a person who sees the numbers may agree to them.
  public var canBeAgreedTo: Bool {
    switch self {
    case .pagesNeedConsent, .pagesNotConsented: return true
    default: return false
    }
  }

  /// The refusal as an error: what was asked, what was expected, and that nothing moved.
  public var faxError: FaxError {
    FaxError(
      canBeAgreedTo ? .pageCountDiffers : .quoteOutOfBounds, "\(sentence) No money has moved.")
  }

  private var sentence: String {
    switch self {
    case .network(let asked, let expected):
      return "The service asks for payment on the network “\(asked.prefix(40))”, but “\(expected)” "
        + "is expected."
    case .token(let asked, let expected):
      return "The service asks for the token \(asked), but \(expected) is expected."
    case .addressIsZero:
      return
        "The service’s deposit address is zero, where money is lost; an address of its own for "
        + "this fax is expected."
    case .addressIsToken:
      return "The service’s deposit address is the token’s own contract, where money is lost; an "
        + "address of its own for this fax is expected."
    case .addressIsStatic:
      return "The service’s deposit address is its general one, where a payment is matched with no "
        + "fax; an address of its own for this fax is expected."
    case .challengeUnreadable(let reason):
      return "The service asks for payment in a way that can’t be verified (\(reason)); a readable "
        + "challenge that agrees with the quote is expected."
    case .challengeOfOther(let chain, let token):
      return "The service’s payment challenge is of another kind, chain or token than its quote; a "
        + "charge on chain \(chain) in token \(token) is expected."
    case .challengeDisagrees(let asked, let challenge):
      return
        "The service’s quote asks for \(asked) (\(asked.baseUnits) base units), but its payment "
        + "challenge for \(challenge.prefix(30)) base units; both must be the same."
    case .challengeExpired(let date):
      return "The service’s payment challenge ended at \(date.formatted(.iso8601)); one that is "
        + "still open is expected. Ask for a new quote, and check this device’s clock."
    case .notWholePages(let asked):
      return
        "The service asks for \(asked) (\(asked.baseUnits) base units), which is no whole number "
        + "of pages at \(USDC.pagePrice) each."
    case .pagesNeedConsent(let asked, .exact(let counted)):
      return "The service asks for \(price(asked)), but this document has \(phrase(counted)): "
        + "\(USDC.walletPrice(pages: counted)) is expected."
    case .pagesNeedConsent(let asked, .estimate(let counted)):
      return "The service asks for \(price(asked)); this device could only estimate "
        + "\(phrase(counted)) (\(USDC.walletPrice(pages: counted))), so somebody must agree."
    case .pagesNotConsented(let asked, let consented):
      return "The service now asks for \(price(asked)), but \(price(consented)) was agreed to."
    case .overCeiling(let asked, let ceiling):
      return "The service asks for \(asked), which is over the limit of \(ceiling)."
    }
  }

  private func price(_ pages: Int) -> String {
    "\(USDC.walletPrice(pages: pages)) for \(phrase(pages))"
  }

  private func phrase(_ pages: Int) -> String { pages == 1 ? "1 page" : "\(pages) pages" }
}

extension DepositQuote.Refusal {
  /// The refusal as an error: the wallet can't be used now, a card can.
  public var faxError: FaxError {
    FaxError(
      .noDepositQuote,
      "The service sent no quote that a wallet could pay: \(self). A wallet can’t be used now; pay "
        + "by card instead. No money has moved.", status: 402)
  }
}
