import SendFaxSandbox

extension Help {
  /// What the sandbox does by number and by name, from its own tables.
  static var sandbox: [String] {
    let numbers = SendFaxSandbox.numbers.map { number in
      (number.e164, "\(number.outcome.summary) (\(number.country))")
    }
    let troubles = SendFaxSandbox.Trouble.allCases.map { ($0.rawValue, $0.summary) }
    return ["", "A fax to one of these numbers; every other valid one is delivered to:"]
      + table(numbers) + ["", "Troubles for --scenario:"] + table(troubles)
  }
}
