extension DepositQuote {
  private static let prefix = "x-payment-deposit-"
  private static let names = ["network", "address", "token", "amount-micros", "payment-intent"]

  /// Reads the fields of a 402. `x-payment-deposit-amount` is for display and never looked at.
  ///
  /// - Throws: ``Refusal``.
  public init(_ fields: HTTPFields) throws {
    var values: [String: String] = [:]
    for name in DepositQuote.names {
      let lines = Set(fields.values(of: DepositQuote.prefix + name).map(DepositQuote.trimmed))
      guard lines.count <= 1 else { throw Refusal.conflicting(DepositQuote.prefix + name) }
      values[name] = lines.first
    }
    guard !values.isEmpty else { throw Refusal.absent }
    let missing = DepositQuote.names.filter { values[$0, default: ""].isEmpty }
    guard missing.isEmpty else { throw Refusal.missing(missing.map { DepositQuote.prefix + $0 }) }

    func read<Value>(_ name: String, _ make: (String) -> Value?) throws -> Value {
      guard let value = values[name].flatMap(make) else {
        throw Refusal.malformed(DepositQuote.prefix + name)
      }
      return value
    }
    let address = try read("address", DepositQuote.address)
    // These two are shown before a wallet is asked, and the address must not be.
    func readShown(_ name: String) throws -> String {
      try read(name) { text in
        text.lowercased().contains(address.digits) ? nil : DepositQuote.word(text)
      }
    }
    self.init(
      network: try readShown("network"), token: try read("token", DepositQuote.address),
      address: address, amount: try read("amount-micros", USDC.init(baseUnitsText:)),
      paymentIntent: try readShown("payment-intent"))
  }

  private static func trimmed(_ value: String) -> String {
    let blanks: Set<Character> = [" ", "\t"]
    var text = value[...]
    while let last = text.last, blanks.contains(last) { text.removeLast() }
    return String(text.drop(while: blanks.contains))
  }

  private static func address(_ text: String) -> EthereumAddress? { try? EthereumAddress(text) }

  /// A name that is safe in a journal, a log and a terminal: letters, digits and `-._~:`.
  private static func word(_ text: String) -> String? {
    let isWord = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        return true
      default: return "-._~:".utf8.contains(byte)
      }
    }
    return isWord && text.utf8.count <= 255 ? text : nil
  }
}
