import Foundation

/// What the service wants for one fax by wallet, as the `x-payment-deposit-*` fields of a 402 say it
/// (guide, “Flow B”).
///
/// ```swift
/// let quote = try PaymentRequired(response).deposit.get()
/// quote.amount            // 0.05 USDC
/// quote.amount.wholePages // 1
/// ```
///
/// - Guaranteed: every field was there and well formed, and nothing was defaulted or rounded.
/// - Not guaranteed: that it may be paid; ``QuoteBounds`` decides that.
///
/// The deposit address is not public and not printed: whoever sees it can pay, so only a wallet does,
/// after the journal knows.
public struct DepositQuote: Sendable, Hashable {
  /// The network's name, `base`.
  public let network: String
  /// The token's contract.
  public let token: EthereumAddress
  /// The exact amount.
  public let amount: USDC
  /// The service's id of the payment this quote waits for.
  public let paymentIntent: String
  /// Where the money goes: unique to this request.
  package let address: EthereumAddress

  /// Creates a quote from what a journal or a test holds.
  package init(
    network: String, token: EthereumAddress, address: EthereumAddress, amount: USDC,
    paymentIntent: String
  ) {
    self.network = network
    self.token = token
    self.address = address
    self.amount = amount
    self.paymentIntent = paymentIntent
  }

  /// Why there is no quote.
  public enum Refusal: Error, Sendable, Hashable {
    /// No deposit field at all: another payment scheme, or a proxy's own 402.
    case absent
    /// Some fields are missing; their names.
    case missing([String])
    /// A field says two different things.
    case conflicting(String)
    /// A field is not what the contract says; its name.
    case malformed(String)
  }
}

extension DepositQuote: CustomStringConvertible, CustomReflectable {
  /// Amount and payment intent, without the address.
  public var description: String { "\(amount) on \(network) for \(paymentIntent)" }

  /// Everything but the address, so that `dump` and a debugger's log don't show it either.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "network": network, "token": token, "amount": amount, "paymentIntent": paymentIntent,
      ])
  }
}

extension DepositQuote.Refusal: CustomStringConvertible {
  /// A clause for a message.
  public var description: String {
    switch self {
    case .absent: return "it sent no deposit address"
    case .missing(let names): return "\(names.joined(separator: ", ")) is missing"
    case .conflicting(let name): return "\(name) came twice with different values"
    case .malformed(let name): return "\(name) can’t be read"
    }
  }
}
