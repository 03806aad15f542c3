extension PaymentChallenge.Terms {
  /// The longest `request` that is decoded, in bytes.
  static let requestLimit = 16 << 10

  /// Decodes the `request` parameter.
  init(request: String) throws {
    guard request.utf8.count <= Self.requestLimit else {
      throw PaymentChallenge.Refusal.requestTooLong
    }
    guard let json = Base64URL.decode(request) else {
      throw PaymentChallenge.Refusal.requestNotBase64URL
    }
    let wire: ChargeRequest
    do {
      wire = try ChargeRequest(plain: json) ?? ChargeRequest(decoding: json)
    } catch {
      throw PaymentChallenge.Refusal.requestUnreadable
    }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard !wire.amount.isEmpty, wire.amount.utf8.allSatisfy(digits.contains) else {
      throw PaymentChallenge.Refusal.amountNotDigits
    }
    amount = wire.amount
    currency = wire.currency
    recipient = wire.recipient
    chainID = wire.methodDetails?.chainId
    decimals = wire.methodDetails?.decimals
  }
}
