import Foundation

/// The JSON in a challenge's `request` (draft-payment-intent-charge-00).
struct ChargeRequest: Decodable, Equatable {
  struct Details: Decodable, Equatable {
    var chainId: Int?
    var decimals: Int?
  }

  var amount: String
  var currency: String
  var recipient: String?
  var methodDetails: Details?

  /// Reads any JSON, by Foundation, whose word counts.
  init(decoding json: [UInt8]) throws {
    self = try OutsideJSON.decode(from: Data(json))
  }
}

extension ChargeRequest {
  /// Reads what services write; nil where Foundation must be asked, which is slower.
  init?(plain json: [UInt8]) {
    var (amount, currency, recipient): (String?, String?, String?)
    var details: Details?
    var reader = PlainJSON(json)
    let isRead = reader.wholeObject { reader, name in
      switch name {
      case "amount": return take(reader.text(), for: &amount)
      case "currency": return take(reader.text(), for: &currency)
      case "recipient": return take(reader.text(), for: &recipient)
      case "methodDetails": return take(Details(plain: &reader), for: &details)
      default: return reader.skipValue()
      }
    }
    guard isRead, let amount, let currency else { return nil }
    self.amount = amount
    self.currency = currency
    self.recipient = recipient
    methodDetails = details
  }
}

extension ChargeRequest.Details {
  fileprivate init?(plain reader: inout PlainJSON) {
    var (chain, decimals): (Int?, Int?)
    let isRead = reader.object { reader, name in
      switch name {
      case "chainId": return take(reader.number(), for: &chain)
      case "decimals": return take(reader.number(), for: &decimals)
      default: return reader.skipValue()
      }
    }
    guard isRead else { return nil }
    chainId = chain
    self.decimals = decimals
  }
}

/// Keeps the value of a name; false where there is none, or the name came before.
private func take<Value>(_ value: Value?, for place: inout Value?) -> Bool {
  guard let value, place == nil else { return false }
  place = value
  return true
}
